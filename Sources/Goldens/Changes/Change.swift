public import GoldenText
import Suites

/// One difference from a golden: an input of the drawing, or an effect that was seen.
///
/// A change is made where it is found, and is the same in layouts, interfaces, reports and reviews.
public struct Change: Hashable, Sendable {
  /// The stage between project and picture at which the change was found.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A setting of the project, a font file or a library.
    case input
    /// A value that follows from the inputs before layout: a size, a face, leading.
    case resolved
    /// The lines that resulted, and problems that a reader would notice.
    case layout
    /// A difference in the pixels, judged as text.
    case pixels
    /// The size of the result.
    case extent
    /// A contradiction between recorded files.
    case record
  }

  /// What kind of thing changed.
  public let kind: ChangeKind
  /// The stage at which the change was found.
  public let role: Role
  /// Which of several things of its kind changed, such as `maximum size`; empty where the kind says it.
  public let aspect: String
  /// The part, lines, characters or area that changed.
  public let place: ChangePlace
  /// The value before, with its unit; `nil` where there was none, or where `sentence` says it
  /// better.
  public let before: String?
  /// The value now, with its unit; `nil` where there is none, or where `sentence` says it better.
  public let after: String?
  /// The amount of the change, where numbers differ from cell to cell.
  public let amount: ChangeAmount
  /// The change in words: the value now, then the value before.
  public let sentence: String

  /// Creates a change of known facts.
  public init(
    _ kind: ChangeKind, role: Role, aspect: String = "", place: ChangePlace = ChangePlace(),
    before: String? = nil, after: String? = nil, amount: ChangeAmount = .exact, sentence: String
  ) {
    self.kind = kind
    self.role = role
    self.aspect = aspect
    self.place = place
    self.before = before
    self.after = after
    self.amount = amount
    self.sentence = sentence
  }

  /// Returns the same change with another sentence.
  package func told(as sentence: String) -> Change {
    Change(
      kind, role: role, aspect: aspect, place: place, before: before, after: after,
      amount: amount, sentence: sentence)
  }

  /// Returns the same change on other lines.
  package func on(lines: [Int]) -> Change {
    var place = place
    place.lines = lines
    return at(place)
  }

  /// Returns the same change at another place.
  package func at(_ place: ChangePlace) -> Change {
    Change(
      kind, role: role, aspect: aspect, place: place, before: before, after: after,
      amount: amount, sentence: sentence)
  }

  /// Returns the same change with another amount.
  package func with(_ amount: ChangeAmount) -> Change {
    Change(
      kind, role: role, aspect: aspect, place: place, before: before, after: after,
      amount: amount, sentence: sentence)
  }

  /// Whether the change is an effect, not an input.
  public var isEffect: Bool { role != .input }
}

extension Change: CustomStringConvertible {
  /// The same text as `sentence`.
  public var description: String { sentence }
}

extension Change {
  /// Separates changes that can never be alike. Two changes with the same key are alike if their
  /// amounts are.
  package struct Key: Hashable {
    package let kind: ChangeKind
    package let role: Role
    package let parts: [[String]]
    package let range: Range<Int>?
    /// The words as bytes, so that “é” in one code point differs from “é” in two.
    package let words: [[UInt8]?]
  }

  /// Returns the key, with further words that separate the change from others.
  package func key(besides words: [String?] = []) -> Key {
    let isExact = amount == .exact
    let isPlaced = isExact || role == .pixels
    let all = [aspect, isPlaced ? place.text : nil] + (isExact ? [before, after] : []) + words
    return Key(
      kind: kind, role: role, parts: place.elements.map { ElementPath($0.path).withoutAxes },
      range: isPlaced ? place.range : nil, words: all.map { $0.map { Array($0.utf8) } })
  }
}
