public import GoldenText
import Suites

/// One thing that is not as it was: an input of a drawing, or an effect that was seen.
///
/// It is made where it is found, and stays as it is in layouts, interfaces, reports and reviews.
public struct Change: Hashable, Sendable {
  /// Where in the way from a project to a picture it was found.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// What the project, a font file or a library says.
    case input
    /// What the inputs come to in one cell before anything is laid out: sizes, faces, leading.
    case resolved
    /// How lines came out, and what a reader would notice of them.
    case layout
    /// What the pixels show when they are judged as text.
    case pixels
    /// How far the result reaches.
    case extent
    /// What the files on record say of each other.
    case record
  }

  /// What kind of thing changed.
  public let kind: ChangeKind
  /// Where it was found.
  public let role: Role
  /// Which of several things of its kind changed, such as `maximum size`; empty where the kind says it.
  public let aspect: String
  /// What it happened to.
  public let place: ChangePlace
  /// What was, with its unit; `nil` where there was nothing, or words say it better.
  public let before: String?
  /// What is now, with its unit; `nil` where there is nothing, or words say it better.
  public let after: String?
  /// How much it is, where numbers differ from cell to cell.
  public let amount: ChangeAmount
  /// What happened in words: what is, then what was.
  public let sentence: String

  /// A change of known facts.
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

  /// The same in other words.
  package func told(as sentence: String) -> Change {
    Change(
      kind, role: role, aspect: aspect, place: place, before: before, after: after,
      amount: amount, sentence: sentence)
  }

  /// The same on other lines.
  package func on(lines: [Int]) -> Change {
    var place = place
    place.lines = lines
    return at(place)
  }

  /// The same at another place.
  package func at(_ place: ChangePlace) -> Change {
    Change(
      kind, role: role, aspect: aspect, place: place, before: before, after: after,
      amount: amount, sentence: sentence)
  }

  /// The same by another amount.
  package func with(_ amount: ChangeAmount) -> Change {
    Change(
      kind, role: role, aspect: aspect, place: place, before: before, after: after,
      amount: amount, sentence: sentence)
  }

  /// Whether it is an effect and no input.
  public var isEffect: Bool { role != .input }
}

extension Change: CustomStringConvertible {
  /// What happened in words: what is, then what was.
  public var description: String { sentence }
}

extension Change {
  /// What tells changes apart that can never be alike. Two changes with one key are the same where their
  /// amounts are alike.
  package struct Key: Hashable {
    package let kind: ChangeKind
    package let role: Role
    package let parts: [[String]]
    package let range: Range<Int>?
    /// By their bytes: “é” in one code point is not “é” in two.
    package let words: [[UInt8]?]
  }

  /// The key, with what else tells it from others.
  package func key(besides words: [String?] = []) -> Key {
    let isExact = amount == .exact
    let isPlaced = isExact || role == .pixels
    let all = [aspect, isPlaced ? place.text : nil] + (isExact ? [before, after] : []) + words
    return Key(
      kind: kind, role: role, parts: place.elements.map { ElementPath($0.path).withoutAxes },
      range: isPlaced ? place.range : nil, words: all.map { $0.map { Array($0.utf8) } })
  }
}
