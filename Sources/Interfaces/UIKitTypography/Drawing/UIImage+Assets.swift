import AssetCatalogues
public import Foundation
import ImageDiff
import Imaging

extension UIImage {
  /// Creates a picture from the app's asset catalogues, which the test's trait names; `nil` for an
  /// unknown name.
  ///
  /// The appearance and the display scale of the current traits select the picture.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a picture from the app's asset catalogues for some traits; `nil` for an unknown name.
  ///
  /// - Parameters:
  ///   - name: The picture's name, after the names of folders that provide a namespace.
  ///   - bundle: Ignored, because all catalogues of the app are searched.
  ///   - traits: The traits whose appearance and display scale select the picture; `nil` for the
  ///     current ones.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let screen = AssetScreen(traits ?? .current)
    guard let picture = AssetCatalogues.current.picture(named: name, on: screen) else { return nil }
    let mode: RenderingMode =
      switch picture.isTemplate {
      case true?: .alwaysTemplate
      case false?: .alwaysOriginal
      case nil: .automatic
      }
    self.init(.bitmap(picture.bitmap, scale: picture.scale), renderingMode: mode)
  }

  /// Creates a picture from the app's asset catalogues; `nil` for an unknown name. The bundle and
  /// the configuration are ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Returns the bitmap to draw: filled with one colour if the image is a template or has a tint.
  func shown(_ bitmap: Bitmap, tint: UIColor, in traits: UITraitCollection) -> Bitmap {
    let color: UIColor? = renderingMode == .alwaysTemplate ? tint : self.tint
    return color.map { bitmap.filled(with: $0.color(in: traits)) } ?? bitmap
  }
}

extension AssetScreen {
  /// Creates a screen with the appearance and the display scale of traits.
  package init(_ traits: UITraitCollection) {
    self.init(isDark: traits.userInterfaceStyle == .dark, scale: Double(traits.displayScale))
  }
}

extension UIImage {
  /// Creates a picture from the app's asset catalogues. With an unknown name the picture is empty,
  /// and the test warns.
  public convenience init(resource: ImageResource) {
    let image = UIImage(named: resource.name)
    self.init(
      image?.kind
        ?? .bitmap(Bitmap(width: 1, height: 1, format: .rgba8, bytes: [0, 0, 0, 0]), scale: 1),
      tint: image?.tint,
      renderingMode: image?.renderingMode ?? .automatic)
  }
}
