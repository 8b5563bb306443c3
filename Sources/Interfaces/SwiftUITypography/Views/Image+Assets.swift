import AssetCatalogues
public import Foundation
import Imaging

extension Image {
  /// Creates a picture from the app's asset catalogues, which the test's trait names. A name that none has shows
  /// nothing, and the test warns.
  ///
  /// - Parameters:
  ///   - name: The picture's name, after the names of folders that provide a namespace.
  ///   - bundle: Ignored: all catalogues of the app are one.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(asset: name) }

  /// Creates a picture from the app's asset catalogues with a label, which is not drawn.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(asset: name) }

  /// Creates a picture from the app's asset catalogues that has no meaning of its own.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(asset: name) }

  /// How a picture is coloured.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the colour of the text around it.
    case template
    /// In its own colours.
    case original
  }

  /// The pixels that its surroundings show, with the number of them per point; nil for symbols, and if there are none.
  func pixels(in environment: EnvironmentValues) -> (bitmap: Bitmap, scale: CGFloat)? {
    switch source {
    case .bitmap(let bitmap, let scale): (shown(bitmap, in: environment), scale)
    case .asset(let name): asset(name, in: environment)
    case .symbol, .unreadable: nil
    }
  }

  /// A picture of the app's catalogues as its surroundings show it, with the number of pixels per point.
  private func asset(
    _ name: String, in environment: EnvironmentValues
  ) -> (bitmap: Bitmap, scale: CGFloat)? {
    let screen = AssetScreen(
      isDark: environment.colorScheme == .dark,
      hasHighContrast: environment.colorSchemeContrast == .increased,
      scale: environment.screen.pixelsPerPoint)
    return AssetCatalogues.current.picture(named: name, on: screen).map { picture in
      let bitmap = shown(picture.bitmap, isTemplate: picture.isTemplate, in: environment)
      return (bitmap, CGFloat(picture.scale))
    }
  }

  /// Pixels in the colour of the text around them, if they are a template.
  private func shown(
    _ bitmap: Bitmap, isTemplate: Bool? = nil, in environment: EnvironmentValues
  ) -> Bitmap {
    let isTemplate = renderingMode.map { $0 == .template } ?? isTemplate ?? false
    if !isTemplate { return bitmap }
    return bitmap.filled(with: environment.foregroundColor.resolved(in: environment))
  }
}

extension Color {
  /// Creates a colour from the app's asset catalogues, which the test's trait names. A name that none has is clear,
  /// and the test warns.
  ///
  /// - Parameters:
  ///   - name: The colour's name, after the names of folders that provide a namespace.
  ///   - bundle: Ignored: all catalogues of the app are one.
  public init(_ name: String, bundle: Bundle? = nil) { self = Self.asset(name) }
}
