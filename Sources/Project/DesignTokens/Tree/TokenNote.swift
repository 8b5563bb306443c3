public import JSON

/// Something of a file of tokens that could not be taken as it stands.
public struct TokenNote: Equatable, Sendable {
  /// The token or group.
  public let path: TokenPath
  /// Its property; `nil` for the whole of it.
  public let property: String?
  /// The name of the file; empty where only one was read.
  public let file: String
  /// Where in the file.
  public let position: SourcePosition
  /// What is the matter.
  public let problem: Problem
  /// What came of it.
  public let consequence: Consequence

  /// What came of a problem.
  public enum Consequence: Equatable, Sendable {
    /// The token is missing from the result.
    case tokenLeftOut
    /// The token is there without this property.
    case propertyLeftOut
    /// The token is there, and something was assumed.
    case assumption
  }

  /// What can be the matter with a token.
  public enum Problem: Equatable, Sendable {
    /// It, or a token it refers to, is not of the form its type has; `found` is what it is.
    case wrongForm(found: String, expected: String)
    /// It lacks a property.
    case missing
    /// It refers to a token that is not there; `nearest` is the one most likely meant, if any is.
    case dangling(String, nearest: String?)
    /// It refers to itself through these references.
    case circular([String])
    /// It refers through more tokens than are followed.
    case chainTooLong(limit: Int)
    /// It is no calculation that can be worked out.
    case calculation(String)
    /// It is a calculation that divides by zero.
    case divisionByZero(String)
    /// A file that is read later has another token of its path.
    case replaced(by: String)
    /// It has a unit other than those of its property.
    case unknownUnit(String, expected: String)
    /// It says something that no style can follow.
    case noCounterpart(found: String)
    /// It is not as the format has it, but was understood all the same.
    case understood(found: String, as: String)
    /// A group extends one that is not there, or a token.
    case extendsNothing(String)
    /// A group extends itself, or one that it stands in.
    case extendsItself(String)
    /// The file has, or grows by extending, more groups and tokens than are read, or deeper ones.
    case tooLarge(limit: Int)
  }
}

extension TokenNote: CustomStringConvertible {
  /// The place, the path and the problem in one sentence, then the remedy in another; to stand behind
  /// the name of the file.
  public var description: String {
    let whole = path.names.isEmpty ? "The file" : "“\(path)”"
    let subject = property.map { "“\($0)” of \(whole)" } ?? whole
    return "\(position): \(subject) \(problem)"
  }
}

extension TokenNote.Problem: CustomStringConvertible {
  /// The problem behind its subject, then the remedy in another sentence.
  public var description: String {
    switch self {
    case .wrongForm(let found, let expected): "is \(found). Write \(expected)."
    case .missing: "is missing. Write it."
    case .dangling(let reference, let nearest?):
      "refers to “\(reference)”, which does not exist. Did you mean “\(nearest)”?"
    case .dangling(let reference, nil):
      "refers to “\(reference)”, which does not exist. Add that token, or write a value."
    case .circular(let references):
      "refers to itself through \(references.map { "“\($0)”" }.joined(separator: ", ")). Write a value "
        + "in one of them."
    case .chainTooLong(let limit):
      "refers through more than \(limit) tokens. Refer to a nearer token, or write a value."
    case .calculation(let text):
      "is “\(text)”, which cannot be calculated. Write the result."
    case .divisionByZero(let text): "is “\(text)”, which divides by zero. Write the result."
    case .replaced(let file):
      "is replaced by \(file), which is listed later. List one of the files, or rename the token."
    case .unknownUnit(let found, let expected): "is “\(found)”. Write it \(expected)."
    case .noCounterpart(let found):
      "is \(found), which a style cannot represent. Set it in the "
        + "app."
    case .understood(let found, let meaning):
      "is \(found), read as \(meaning). Check that this is meant."
    case .extendsNothing(let reference):
      "extends “\(reference)”, which is not a group. Name a group."
    case .extendsItself(let reference):
      "extends “\(reference)”, which is the group itself or contains it. Name another group."
    case .tooLarge(let limit): "exceeds the limit of \(limit). Split the file."
    }
  }
}

/// The names of the groups that lead to a token, and its own.
public struct TokenPath: Hashable, Sendable {
  /// The names, the outermost group's first.
  public let names: [String]

  /// A path of names.
  public init(_ names: [String]) {
    self.names = names
  }

  /// The path of something within what this path leads to.
  func appending(_ name: String) -> TokenPath { TokenPath(names + [name]) }
}

extension TokenPath: CustomStringConvertible {
  /// The names with full stops between, as aliases spell them: `font.size.body`.
  public var description: String { names.joined(separator: ".") }
}
