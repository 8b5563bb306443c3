public import JSON

/// A problem in a file of tokens.
public struct TokenNote: Equatable, Sendable {
  /// The token or group.
  public let path: TokenPath
  /// The property with the problem; `nil` for the whole token or group.
  public let property: String?
  /// The name of the file; empty where only one was read.
  public let file: String
  /// The position in the file.
  public let position: SourcePosition
  /// The problem.
  public let problem: Problem
  /// The consequence of the problem.
  public let consequence: Consequence

  /// The consequence of a problem.
  public enum Consequence: Equatable, Sendable {
    /// The token is missing from the result.
    case tokenLeftOut
    /// The token is in the result without this property.
    case propertyLeftOut
    /// The token is in the result, with an assumption.
    case assumption
  }

  /// A problem with a token.
  public enum Problem: Equatable, Sendable {
    /// The token, or one it refers to, does not have the form of its type; `found` is the actual
    /// form.
    case wrongForm(found: String, expected: String)
    /// The token lacks a property.
    case missing
    /// The token refers to a missing token; `nearest` is the one most likely meant, if any.
    case dangling(String, nearest: String?)
    /// The token refers to itself through these references.
    case circular([String])
    /// The token refers through more tokens than are followed.
    case chainTooLong(limit: Int)
    /// The value is no valid calculation.
    case calculation(String)
    /// The value is a calculation that divides by zero.
    case divisionByZero(String)
    /// A later file has another token of the same path.
    case replaced(by: String)
    /// The value has another unit than its property permits.
    case unknownUnit(String, expected: String)
    /// The value has no counterpart in a style.
    case noCounterpart(found: String)
    /// The value does not have the form that the format requires, but was understood.
    case understood(found: String, as: String)
    /// A group extends a missing group, or a token.
    case extendsNothing(String)
    /// A group extends itself, or a group around it.
    case extendsItself(String)
    /// The file has more groups and tokens, or deeper ones, than are read, perhaps by extending
    /// groups.
    case tooLarge(limit: Int)
  }
}

extension TokenNote: CustomStringConvertible {
  /// The place, the path and the problem in one sentence, then the remedy in another. The file's
  /// name can precede it.
  public var description: String {
    let whole = path.names.isEmpty ? "The file" : "“\(path)”"
    let subject = property.map { "“\($0)” of \(whole)" } ?? whole
    return "\(position): \(subject) \(problem)"
  }
}

extension TokenNote.Problem: CustomStringConvertible {
  /// The problem as the predicate of a sentence, then the remedy in another sentence.
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

/// The names of the groups around a token, and its own.
public struct TokenPath: Hashable, Sendable {
  /// The names, the outermost group's first.
  public let names: [String]

  /// Creates a path from names.
  public init(_ names: [String]) {
    self.names = names
  }

  /// Returns the path of something inside this path.
  func appending(_ name: String) -> TokenPath { TokenPath(names + [name]) }
}

extension TokenPath: CustomStringConvertible {
  /// The names separated by full stops, as in aliases: `font.size.body`.
  public var description: String { names.joined(separator: ".") }
}
