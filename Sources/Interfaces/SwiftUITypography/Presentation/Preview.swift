public import Foundation

/// A type with previews for Xcode, like SwiftUI's `PreviewProvider`. Typeproof never shows them.
@preconcurrency @MainActor public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views that Xcode shows.
  @ViewBuilder static var previews: Previews { get }
}

/// The size of a preview in Xcode. It has no effect here.
public enum PreviewLayout: Sendable {
  /// The size of the device's screen.
  case device
  /// The size that the view asks for.
  case sizeThatFits
  /// A fixed width and height in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device for a preview. It has no effect here.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  /// Creates a device from its name.
  public init(rawValue: String) {}
  /// Creates a device from a literal with its name.
  public init(stringLiteral value: String) {}
}

/// The orientation of a device in a preview. It has no effect here.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  /// The device is upright.
  case portrait
  /// The device is upside down.
  case portraitUpsideDown
  /// The device is in landscape, rotated to the left.
  case landscapeLeft
  /// The device is in landscape, rotated to the right.
  case landscapeRight
}

nonisolated extension View {
  /// Sets the size of a preview in Xcode. It has no effect here.
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  /// Sets the name of a preview in Xcode. It has no effect here.
  public func previewDisplayName(_ name: String?) -> some View { self }
  /// Sets the device of a preview in Xcode. It has no effect here.
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }
  /// Sets the device orientation of a preview in Xcode. It has no effect here.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
}
