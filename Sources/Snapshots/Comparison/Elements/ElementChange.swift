public import DynamicType

/// One thing about a part of an interface that is not what was recorded; `from` is the golden's, `to`
/// is today's.
public struct ElementChange: Hashable, Sendable {
  /// What happened to a part.
  public enum What: Hashable, Sendable {
    /// It was not there.
    case appeared
    /// It is no longer there.
    case vanished
    /// A stack stands the other way: what it is called, such as `HStack`.
    case turned(from: String, to: String)
    /// It stands elsewhere in the tree.
    case moved(from: String, to: String)
    /// A fact of its text.
    case text(FactsChange)
    /// It shows something else: a shape in another colour, another picture.
    case shows(from: String, to: String)
    /// How it follows, whether it is a control, what of it shows.
    case traits(from: String, to: String)
    /// What the Large Content Viewer shows of it.
    case largeContent(from: String, to: String)
    /// The rectangle that layout gave it, or what it shows within.
    case box(from: PointRect, to: PointRect)
  }

  /// The part.
  public let element: ElementName
  /// What happened to it.
  public let what: What

  /// A change of known facts.
  public init(_ element: ElementName, _ what: What) {
    self.element = element
    self.what = what
  }
}

extension ElementChange: CustomStringConvertible {
  /// The change in words: what is, then what was.
  public var description: String {
    switch what {
    case .appeared: "\(element) was not there"
    case .vanished: "\(element) is gone"
    case .turned(let from, let to): "\(element) is a \(to), was a \(from)"
    case .moved(let from, let to): "\(element) stands at \(to), stood at \(from)"
    case .text(.pointSize(let from, let to)): "\(element) is \(to) pt, was \(from) pt"
    case .text(.text(let from, let to)): "\(element.path) says “\(to)”, was “\(from)”"
    case .text(let change): "\(element): \(change)"
    case .shows(let from, let to): "\(element) shows \(to), was \(from)"
    case .traits(let from, let to): "\(element) is \(Self.words(to)), was \(Self.words(from))"
    case .largeContent(let from, let to):
      "\(element) is held for \(Self.words(to)), was for \(Self.words(from))"
    case .box(let from, let to): "\(element) \(Self.box(from: from, to: to))"
    }
  }

  private static func words(_ words: String) -> String {
    words.isEmpty ? "nothing of the kind" : words
  }

  private static func box(from: PointRect, to: PointRect) -> String {
    guard (from.width, from.height) == (to.width, to.height) else {
      return "is \(to.width) × \(to.height) pt, was \(from.width) × \(from.height) pt"
    }
    let right = (to.x - from.x).toThousandths
    let down = (to.y - from.y).toThousandths
    let ways = [
      right == 0 ? nil : "\(Points(abs(right.value))) pt further \(right < 0 ? "left" : "right")",
      down == 0 ? nil : "\(Points(abs(down.value))) pt \(down < 0 ? "higher" : "lower")",
    ]
    return "stands " + ways.compactMap(\.self).joined(separator: " and ")
  }

  /// What happened to which part, whichever way stacks stand, without its numbers: these differ from
  /// size to size.
  var sameness: [String] {
    ElementPath(element.path).withoutAxes + [kind.rawValue]
      + (isNumber ? [] : [description])
  }

  /// Whether its words are numbers in the main.
  var isNumber: Bool {
    switch what {
    case .text(.text), .text(.setting), .text(.faces): false
    case .text, .box, .turned: true
    case .appeared, .vanished, .moved, .shows, .traits, .largeContent: false
    }
  }

  /// What kind of thing changed.
  var kind: CauseKind {
    switch what {
    case .appeared, .vanished, .moved: .element
    case .turned: .turned
    case .text(let change): change.kind
    case .shows: .color
    case .traits, .largeContent: .setting
    case .box(let from, let to):
      (from.width, from.height) == (to.width, to.height) ? .shifted : .box
    }
  }
}
