import Suites
import DynamicType
import TextEngine

/// What tells text of one size apart.
struct StyleFace: Hashable {
  let family: String?
  let weight: FontWeight
  let traits: FontDescriptor.SymbolicTraits
}

extension TypeStyle {
  /// The face that the style asks for at a category.
  func face(at category: ContentSizeCategory) -> StyleFace {
    StyleFace(
      family: overrides[category]?.family ?? family, weight: weight(at: category),
      traits: attributes.traits.subtracting(.bold))
  }

  /// The weight that the style asks for at a category.
  func weight(at category: ContentSizeCategory) -> FontWeight {
    if let weight = overrides[category]?.weight ?? attributes.weight { return weight }
    let isBold = attributes.traits.contains(.bold)
    guard isAppleStyle, let apple = textStyle else { return isBold ? .bold : .regular }
    let size = SystemTypeTable.size(for: apple, at: category)
    return isBold ? size.emphasizedWeight : size.weight
  }
}
