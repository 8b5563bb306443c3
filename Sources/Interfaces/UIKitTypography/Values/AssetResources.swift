public import Foundation

/// The name of an image in the app's asset catalogues.
///
/// Xcode creates a static property for each image of a catalogue. Write those that you use in an
/// extension:
///
///     extension ImageResource {
///       static let badge = ImageResource(name: "Badge", bundle: .main)
///     }
public struct ImageResource: Hashable, Sendable {
  /// The image's name, after the names of folders that provide a namespace.
  package let name: String

  /// Creates the name of an image. The bundle is ignored, because all catalogues of the app are
  /// one.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of a colour in the app's asset catalogues. Write those that you use in an extension.
public struct ColorResource: Hashable, Sendable {
  /// The colour's name, after the names of folders that provide a namespace.
  package let name: String

  /// Creates the name of a colour. The bundle is ignored, because all catalogues of the app are
  /// one.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
  /// Creates a colour from the app's asset catalogues. If none has the name, the colour is clear
  /// and the test warns.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name) ?? .clear
    self.init { color.resolvedColor(with: $0) }
  }
}
