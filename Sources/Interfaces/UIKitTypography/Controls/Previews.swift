public import Foundation

/// How Xcode shows a preview. Nothing shows it here.
public struct PreviewTrait: Sendable {
  /// The layout of the device.
  public static let defaultLayout = PreviewTrait()
  /// The view's own size.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// A device that stands upright.
  public static let portrait = PreviewTrait()
  /// A device upside down.
  public static let portraitUpsideDown = PreviewTrait()
  /// A device that lies on its right side.
  public static let landscapeLeft = PreviewTrait()
  /// A device that lies on its left side.
  public static let landscapeRight = PreviewTrait()

  /// A room of a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}

// The traits are optional only to rank these macros behind SwiftUI's: for a body of several statements
// the compiler would else call the two ambiguous.

/// A preview of a view, for Xcode's canvas. It compiles to nothing here: a test draws views.
///
/// - Parameters:
///   - name: The preview's name.
///   - traits: How Xcode shows it.
///   - body: The view.
@freestanding(declaration)
public macro Preview<Body: UIView>(
  _ name: String? = nil, traits: PreviewTrait?..., body: @escaping @MainActor () -> Body
) = #externalMacro(module: "InterfaceMacros", type: "Preview")

/// A preview of a view controller, for Xcode's canvas. It compiles to nothing here.
///
/// - Parameters:
///   - name: The preview's name.
///   - traits: How Xcode shows it.
///   - body: The controller.
@freestanding(declaration)
public macro Preview<Body: UIViewController>(
  _ name: String? = nil, traits: PreviewTrait?..., body: @escaping @MainActor () -> Body
) = #externalMacro(module: "InterfaceMacros", type: "Preview")
