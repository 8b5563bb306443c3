public import Foundation

/// The name of a picture of the app's asset catalogues.
///
/// Xcode makes a static property for each picture of a catalogue. Write those that you use in an extension:
///
///     extension ImageResource {
///       static let badge = ImageResource(name: "Badge", bundle: .main)
///     }
public struct ImageResource: Hashable, Sendable {
  /// The picture's name, after the names of folders that provide a namespace.
  package let name: String

  /// Creates the name of a picture. The bundle is ignored: all catalogues of the app are one.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of a colour of the app's asset catalogues. Write those that you use in an extension.
public struct ColorResource: Hashable, Sendable {
  /// The colour's name, after the names of folders that provide a namespace.
  package let name: String

  /// Creates the name of a colour. The bundle is ignored: all catalogues of the app are one.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
  /// Creates a colour from the app's asset catalogues. A name that none has is clear, and the test warns.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name) ?? .clear
    self.init { color.resolvedColor(with: $0) }
  }
}
