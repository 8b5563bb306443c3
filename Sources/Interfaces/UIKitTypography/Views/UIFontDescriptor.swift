import DynamicType
public import Foundation
import Imaging
import TextEngine

/// An immutable description of a font.
///
/// A descriptor of a text style has UIKit's limits: another family or face has no effect, condensed
/// and
/// expanded are ignored, and before iOS 16 it could not be monospaced.
public final class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, Sendable {
  let descriptor: FontDescriptor
  let features: [FeatureSetting]
  /// The values that the descriptor was created from. Archives store them, because ``descriptor``
  /// lacks some of them.
  let recipe: Recipe

  init(_ descriptor: FontDescriptor, features: [FeatureSetting] = [], recipe: Recipe? = nil) {
    self.descriptor = descriptor
    self.features = features
    self.recipe = recipe ?? Recipe(descriptor)
  }

  /// Creates a descriptor by name and size. The name is resolved when a font is created from it.
  public convenience init(name: String, size: CGFloat) {
    let meaning = UIFontRegistry.meaning(of: name)
    let descriptor = FontDescriptor.custom(
      family: meaning?.name ?? name, size: UIFont.points(size))
    self.init(meaning?.face.map { descriptor.withFace($0) } ?? descriptor)
  }

  /// Creates a descriptor from attributes. Unknown attributes are ignored.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let system = UIFontDescriptor(.system(size: UIFont.points(0)))
    let built = system.addingAttributes(attributes)
    self.init(built.descriptor, features: built.features, recipe: built.recipe)
  }

  /// Returns the descriptor of a text style at the text size of the traits, or of the current ones.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    let traits = UITraitCollection.inForce(traitCollection)
    var recipe = Recipe(
      FontDescriptor.preferredFontDescriptor(withTextStyle: style.style, compatibleWith: traits))
    recipe.category = UIContentSizeCategory(traits.preferredContentSizeCategory).rawValue
    return UIFontDescriptor(recipe: recipe)
  }

  /// The size in points.
  public var pointSize: CGFloat { CGFloat(descriptor.pointSize.value) }

  /// The PostScript name of the font.
  public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The symbolic traits of the font. A weight of semibold or more counts as bold.
  public var symbolicTraits: SymbolicTraits {
    let traits = SymbolicTraits(descriptor)
    return descriptor.weight >= .semibold ? traits.union(.traitBold) : traits
  }

  /// Returns the descriptor itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return descriptor == other.descriptor && features == other.features
  }

  /// A hash of the values.
  public override var hash: Int { descriptor.hashValue }

  // MARK: Archives

  /// Whether the class supports secure coding. Always `true`.
  public static var supportsSecureCoding: Bool { true }

  private static let key = "UIFontDescriptorRecipe"

  /// Encodes the descriptor.
  public func encode(with coder: NSCoder) {
    var recipe = recipe
    recipe.features = features.map {
      Recipe.Feature(tag: $0.tag.rawValue, value: $0.value)
    }
    // A recipe is made of numbers and texts, which JSON always takes.
    guard let data = try? JSONEncoder().encode(recipe) else { return }
    coder.encode(data as NSData, forKey: Self.key)
  }

  /// Decodes a descriptor. Returns `nil` if the archive contains none.
  public convenience init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: Self.key),
      let recipe = try? JSONDecoder().decode(Recipe.self, from: data as Data)
    else { return nil }
    self.init(recipe: recipe)
  }
}
