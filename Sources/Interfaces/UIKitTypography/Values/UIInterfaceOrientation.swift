/// The orientation of an interface. It is always portrait here.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown
  /// The interface is upright on the device.
  case portrait
  /// The interface is upside down on the device.
  case portraitUpsideDown
  /// The device is turned a quarter clockwise, with its bottom at the left.
  case landscapeLeft = 4
  /// The device is turned a quarter anticlockwise, with its bottom at the right.
  case landscapeRight = 3

  /// Whether the orientation is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is turned a quarter to either side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations of an interface. It has no effect here.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the orientations, as in UIKit.
  public let rawValue: UInt
  /// Creates a set of orientations from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upright orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The upside-down orientation.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The orientation with the bottom of the device at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The orientation with the bottom of the device at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The orientation of a device. It is always portrait here.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown
  /// The device is upright.
  case portrait
  /// The device is upside down.
  case portraitUpsideDown
  /// The device is turned a quarter anticlockwise, with its top at the left.
  case landscapeLeft
  /// The device is turned a quarter clockwise, with its top at the right.
  case landscapeRight
  /// The device lies flat with its screen up.
  case faceUp
  /// The device lies flat with its screen down.
  case faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is turned a quarter to either side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The style of the status bar. None is drawn here.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// The content of the bar follows the appearance.
  case `default`
  /// The content of the bar is light, for a dark background.
  case lightContent
  /// The content of the bar is dark, for a light background.
  case darkContent = 3
}

/// The animation with which the status bar appears or disappears. None is drawn here.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// The bar changes without animation.
  case none
  /// The bar fades in or out.
  case fade
  /// The bar slides from or to the edge.
  case slide
}
