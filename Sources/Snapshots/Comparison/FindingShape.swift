import DynamicType
import ImageDiff

/// What findings in several cells have in common where they are one: what happened and to which
/// characters, and about how much of it for the size of the text.
package struct FindingShape: Hashable, Sendable {
  /// What kind of thing happened.
  package let kind: CauseKind
  /// To which characters, in UTF-8 bytes of the sample; `nil` where that is not known.
  package let characters: Range<Int>?
  /// Those characters.
  package let text: String?
  /// The parts of an interface that they stand in.
  package let elements: [ElementName]
  /// How much of it happened.
  package let amount: FindingAmount

  /// What happened, in known facts.
  package init(
    kind: CauseKind, characters: Range<Int>?, text: String?, elements: [ElementName],
    amount: FindingAmount
  ) {
    self.kind = kind
    self.characters = characters
    self.text = text
    self.elements = elements
    self.amount = amount
  }

  /// - Parameter em: The size of the text, in px of the picture.
  init(of located: LocatedFinding, em: Pixels?) {
    kind = located.kind
    characters = located.place?.range
    text = located.place?.text
    elements = located.place?.elements ?? []
    amount = FindingAmount(of: located.finding.cause, em: em)
  }

  /// Whether both are one thing.
  func isLike(_ other: FindingShape) -> Bool {
    kind == other.kind && characters == other.characters && text == other.text
      && elements == other.elements
      && amount.isLike(other.amount)
  }
}
