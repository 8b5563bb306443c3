import DynamicType
import ImageDiff

/// What findings in several cells have in common where they are one: what happened and to which
/// characters, and about how much of it for the size of the text.
struct FindingShape: Hashable {
  private let kind: CauseKind
  private let characters: Range<Int>?
  private let text: String?
  private let elements: [ElementName]
  private let amount: FindingAmount

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
