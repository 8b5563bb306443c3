import AssetCatalogues
public import Foundation
import Imaging

extension Image {
  /// Creates a picture from the app's asset catalogues, which a trait of the test names. An unknown
  /// name shows nothing, and the test warns.
  ///
  /// - Parameters:
  ///   - name: The picture's name, after the names of folders that provide a namespace.
  ///   - bundle: Ignored: all catalogues of the app are one.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(asset: name) }

  /// Creates a picture from the app's asset catalogues with a label, which is not drawn.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(asset: name) }

  /// Creates a decorative picture from the app's asset catalogues, which VoiceOver ignores.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(asset: name) }

  /// The way in which a picture is coloured.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The picture is a mask, filled with the colour of the surrounding text.
    case template
    /// The picture has its own colours.
    case original
  }

  /// Returns the pixels for an environment and the number of pixels per point; `nil` for symbols
  /// and missing pictures.
  func pixels(in environment: EnvironmentValues) -> (bitmap: Bitmap, scale: CGFloat)? {
    switch source {
    case .bitmap(let bitmap, let scale): (shown(bitmap, in: environment), scale)
    case .asset(let name): asset(name, in: environment)
    case .symbol, .unreadable: nil
    }
  }

  /// Returns the picture of the app's catalogues for an environment and its number of pixels per
  /// point.
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

  /// Returns a bitmap filled with the foreground colour if it is a template, or else unchanged.
  private func shown(
    _ bitmap: Bitmap, isTemplate: Bool? = nil, in environment: EnvironmentValues
  ) -> Bitmap {
    let isTemplate = renderingMode.map { $0 == .template } ?? isTemplate ?? false
    if !isTemplate { return bitmap }
    return bitmap.filled(with: environment.foregroundColor.resolved(in: environment))
  }
}

extension Color {
  /// Creates a colour from the app's asset catalogues, which a trait of the test names. An unknown
  /// name gives a clear colour, and the test warns.
  ///
  /// - Parameters:
  ///   - name: The colour's name, after the names of folders that provide a namespace.
  ///   - bundle: Ignored: all catalogues of the app are one.
  public init(_ name: String, bundle: Bundle? = nil) { self = Self.asset(name) }
}
