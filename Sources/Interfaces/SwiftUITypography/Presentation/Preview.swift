public import Foundation

/// Previews of a view, as Xcode shows them. Nothing shows them here.
@preconcurrency @MainActor public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views that Xcode shows.
  @ViewBuilder static var previews: Previews { get }
}

/// The room that a preview has.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// That of the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  /// Creates a device.
  public init(rawValue: String) {}
  /// Creates a device.
  public init(stringLiteral value: String) {}
}

/// How a device is held in a preview.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left.
  case landscapeLeft
  /// Turned to the right.
  case landscapeRight
}

nonisolated extension View {
  /// Sets the room of a preview in Xcode.
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  /// Sets the name of a preview in Xcode.
  public func previewDisplayName(_ name: String?) -> some View { self }
  /// Sets the device of a preview in Xcode.
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }
  /// Sets how the device of a preview is held in Xcode.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
}
