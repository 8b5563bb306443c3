/// How an interface stands on the device. It is upright here.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// It is unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// The top is at the right side of the device.
  case landscapeLeft = 4
  /// The top is at the left side of the device.
  case landscapeRight = 3

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Creates ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The top at the left side of the device.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The top at the right side of the device.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Lying.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How a device is held. It is upright here.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// It is unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// The top at the left.
  case landscapeLeft
  /// The top at the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The style of the status bar. None is drawn.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the appearance.
  case `default`
  /// For what is dark.
  case lightContent
  /// For what is light.
  case darkContent = 3
}

/// How the status bar comes and goes. None is drawn.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// At once.
  case none
  /// By and by.
  case fade
  /// From the edge.
  case slide
}
