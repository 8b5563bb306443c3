import DynamicType
import Suites
import TextEngine

// The rule about a view that is used again.
extension StyleSizes {
  /// The finding that the sizes are those of the style that the view had before, whose font is
  /// equal to the new one at Large. An app that sets a font only if it differs keeps the old one
  /// then.
  var updateSwallowed: AuditFinding? {
    guard let previous = observed.previous,
      previous.style.face(at: .large) == style.face(at: .large),
      previous.sizeAtLarge.isAlike(observed.meantAtLarge)
    else { return nil }
    let mismatches = steps.filter { !$0.seen.isNear($0.meant) }
    guard !mismatches.isEmpty,
      steps.allSatisfy({ $0.previous.map($0.seen.isAlike) ?? false })
    else { return nil }
    let staysTooSmall = largest.map { isTooSmall($0.seen) } ?? false
    return finding(
      .updateSwallowed, staysTooSmall ? .error : .warning, at: mismatches,
      words(for: mismatches) + ", like \(previous.style.name), but \(curveWords) has "
        + "\(SizeWords.sizes(mismatches.map(\.meant))): at Large both are "
        + "\(SizeWords.size(previous.sizeAtLarge)) in the same face, so the new font was mistaken "
        + "for the old one")
  }
}

/// The properties that distinguish text of one size.
struct StyleFace: Hashable {
  let family: String?
  let weight: FontWeight
  let traits: FontDescriptor.SymbolicTraits
}

extension TypeStyle {
  /// Returns the face that the style requests at a category.
  func face(at category: ContentSizeCategory) -> StyleFace {
    StyleFace(
      family: overrides[category]?.family ?? family, weight: weight(at: category),
      traits: attributes.traits.subtracting(.bold))
  }

  /// Returns the weight that the style requests at a category.
  func weight(at category: ContentSizeCategory) -> FontWeight {
    if let weight = overrides[category]?.weight ?? attributes.weight { return weight }
    let isBold = attributes.traits.contains(.bold)
    guard isAppleStyle, let apple = textStyle else { return isBold ? .bold : .regular }
    let size = SystemTypeTable.size(for: apple, at: category)
    return isBold ? size.emphasizedWeight : size.weight
  }
}
