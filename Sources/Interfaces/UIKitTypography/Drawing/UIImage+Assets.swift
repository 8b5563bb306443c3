import AssetCatalogues
public import Foundation
import ImageDiff
import Imaging

extension UIImage {
  /// Creates a picture from the app's asset catalogues, which the test's trait names; `nil` if none has it.
  ///
  /// It is the picture for the appearance and the screen of the current traits.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a picture from the app's asset catalogues, for traits.
  ///
  /// - Parameters:
  ///   - name: The picture's name, after the names of folders that provide a namespace.
  ///   - bundle: Ignored: all catalogues of the app are one.
  ///   - traits: The appearance and the screen; `nil` for the current ones.
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

  /// Creates a picture from the app's asset catalogues. The configuration has no effect on pixels.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// The picture as it is drawn: in one colour, if it is a template or was given one.
  func shown(_ bitmap: Bitmap, tint: UIColor, in traits: UITraitCollection) -> Bitmap {
    let color: UIColor? = renderingMode == .alwaysTemplate ? tint : self.tint
    return color.map { bitmap.filled(with: $0.color(in: traits)) } ?? bitmap
  }
}

extension AssetScreen {
  /// What traits say of a screen.
  package init(_ traits: UITraitCollection) {
    self.init(isDark: traits.userInterfaceStyle == .dark, scale: Double(traits.displayScale))
  }
}

extension UIImage {
  /// Creates a picture from the app's asset catalogues. A name that none has is an empty picture, and the test warns.
  public convenience init(resource: ImageResource) {
    let image = UIImage(named: resource.name)
    self.init(
      image?.kind
        ?? .bitmap(Bitmap(width: 1, height: 1, format: .rgba8, bytes: [0, 0, 0, 0]), scale: 1),
      tint: image?.tint,
      renderingMode: image?.renderingMode ?? .automatic)
  }
}
