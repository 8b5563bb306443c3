public import Foundation

/// A setting of an Xcode preview. It has no effect here.
public struct PreviewTrait: Sendable {
  /// The layout of the whole device.
  public static let defaultLayout = PreviewTrait()
  /// A layout in the view's own size.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// A device in portrait orientation.
  public static let portrait = PreviewTrait()
  /// A device in portrait orientation, upside down.
  public static let portraitUpsideDown = PreviewTrait()
  /// A device in landscape orientation, turned a quarter clockwise.
  public static let landscapeLeft = PreviewTrait()
  /// A device in landscape orientation, turned a quarter anticlockwise.
  public static let landscapeRight = PreviewTrait()

  /// Returns a layout of a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}

// The traits are optional only to rank these macros behind SwiftUI's: for a body of several statements
// the compiler would else call the two ambiguous.

/// A preview of a view for Xcode's canvas. It compiles to nothing here.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The settings of the preview.
///   - body: A closure that returns the view.
@freestanding(declaration)
public macro Preview<Body: UIView>(
  _ name: String? = nil, traits: PreviewTrait?..., body: @escaping @MainActor () -> Body
) = #externalMacro(module: "InterfaceMacros", type: "Preview")

/// A preview of a view controller for Xcode's canvas. It compiles to nothing here.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The settings of the preview.
///   - body: A closure that returns the controller.
@freestanding(declaration)
public macro Preview<Body: UIViewController>(
  _ name: String? = nil, traits: PreviewTrait?..., body: @escaping @MainActor () -> Body
) = #externalMacro(module: "InterfaceMacros", type: "Preview")
