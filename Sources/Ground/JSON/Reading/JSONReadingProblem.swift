import Wording

/// What is wrong with a value that is JSON, but not what a reader asked for.
public struct JSONReadingProblem: Error, Hashable, Sendable {
  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    /// A value is not of the form asked for: what it is called, what it is, and what to write.
    case wrongForm(subject: String, found: String, expected: String)
    /// An object lacks a member that it needs; `expected` says what to write there.
    case missing(name: String, subject: String, expected: String)
    /// An object has a member that nothing reads; `known` are those that are read, in their order.
    case unknownName(String, subject: String, known: [String])
    /// Something a single form cannot see, told by the caller in a sentence, with a remedy in another.
    case told(String)
    /// There are more than are told; here is the first that is not.
    case more
  }

  /// What is wrong.
  public let kind: Kind
  /// Where it stands: the value, the surplus name, or the object that lacks a member.
  public let position: SourcePosition

  /// A problem at a place.
  public init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}

extension JSONReadingProblem: CustomStringConvertible {
  /// The place and the problem in one sentence, then the remedy in another; to stand behind the name
  /// of the file.
  public var description: String { "\(position): \(kind)" }
}

extension JSONReadingProblem.Kind: CustomStringConvertible {
  /// The problem in one sentence, then the remedy in another, without the place.
  public var description: String {
    switch self {
    case .wrongForm(let subject, let found, let expected):
      "\(subject) is \(found). Write \(expected)."
    case .missing(let name, let subject, let expected):
      "\(subject) has no “\(name)”. Write \(expected) there."
    case .unknownName(let name, let subject, let known):
      if let nearest = nearestSpelling(to: name, in: known) {
        "\(subject) does not allow “\(name)”. Did you mean “\(nearest)”?"
      } else if known.isEmpty {
        "\(subject) does not allow “\(name)”. Remove it."
      } else {
        "\(subject) does not allow “\(name)”. It allows \(known.joined(separator: ", "))."
      }
    case .told(let sentences): sentences
    case .more:
      "There are more mistakes, but at most \(JSONReadingProblems.greatestCount) are listed. "
        + "Correct these first."
    }
  }
}

/// What is wrong with the values of a text, in the order of the text: all, or as many mistakes as are told.
public struct JSONReadingError: Error, Equatable, Sendable {
  /// The problems, the first in the text first, and last that there are more; at least one.
  public let problems: [JSONReadingProblem]

  /// Problems found in any order; there must be one.
  public init(_ problems: [JSONReadingProblem]) {
    precondition(!problems.isEmpty, "an error of no problems")
    self.problems = problems.sorted {
      ($0.kind == .more ? 1 : 0, $0.position) < ($1.kind == .more ? 1 : 0, $1.position)
    }
  }
}

extension JSONReadingError: CustomStringConvertible {
  /// One problem a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
