import Wording

/// A problem of a value that is valid JSON, but not what a reader expects.
public struct JSONReadingProblem: Error, Hashable, Sendable {
  /// The kinds of problems.
  public enum Kind: Hashable, Sendable {
    /// A value does not have the expected form: its name, its kind, and the expectation.
    case wrongForm(subject: String, found: String, expected: String)
    /// An object lacks a member that it needs; `expected` says what to write there.
    case missing(name: String, subject: String, expected: String)
    /// An object has a member that nothing reads; `known` are those that are read, in their order.
    case unknownName(String, subject: String, known: [String])
    /// A problem that no single form can find, in the caller's own sentences.
    case told(String)
    /// There are more problems than are kept. The position is that of the first one left out.
    case more
  }

  /// The kind of problem.
  public let kind: Kind
  /// The position of the value, of the surplus name, or of the object that lacks a member.
  public let position: SourcePosition

  /// Creates a problem at a position.
  public init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}

extension JSONReadingProblem: CustomStringConvertible {
  /// The message with the line and column, to put after the name of the file.
  public var description: String { "\(position): \(kind)" }
}

extension JSONReadingProblem.Kind: CustomStringConvertible {
  /// The message without the position: the problem in one sentence, then the remedy in another.
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

/// The problems of a text's values, in the order of the text, up to the maximum number.
public struct JSONReadingError: Error, Equatable, Sendable {
  /// The problems in the order of the text, at least one. The last one may say that there are more.
  public let problems: [JSONReadingProblem]

  /// Creates an error from at least one problem, in any order.
  public init(_ problems: [JSONReadingProblem]) {
    precondition(!problems.isEmpty, "an error of no problems")
    self.problems = problems.sorted {
      ($0.kind == .more ? 1 : 0, $0.position) < ($1.kind == .more ? 1 : 0, $1.position)
    }
  }
}

extension JSONReadingError: CustomStringConvertible {
  /// The messages of all problems, one per line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
