public import JSON

/// A reason why a YAML text could not be read, with the position.
public struct YAMLSyntaxError: Error, Equatable, Sendable {
  /// The problem.
  public let problem: Problem
  /// The position of the problem.
  public let position: SourcePosition

  /// Creates an error from a problem and a position.
  public init(_ problem: Problem, at position: SourcePosition) {
    self.problem = problem
    self.position = position
  }

  /// A problem of a YAML text.
  public enum Problem: Equatable, Sendable {
    /// The text is longer than the caller's limit.
    case tooLarge(bytes: Int, limit: Int)
    /// There are more values than the caller's limit.
    case tooManyValues(limit: Int)
    /// A byte begins no character of UTF-8.
    case notUTF8(byte: UInt8)
    /// A character that YAML does not allow, by its code point.
    case controlCharacter(UInt32)
    /// There is no value.
    case empty
    /// Lists and mappings are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// A second document follows.
    case severalDocuments
    /// A mapping has a key twice.
    case duplicateName(String, first: SourcePosition)
    /// A key is a list or a mapping.
    case noName
    /// An alias repeats an anchor that is not there.
    case unknownAnchor(String)
    /// An alias repeats a value that contains the alias.
    case aliasOfItself(String)
    /// Aliases repeat more values than the limit.
    case tooMuchRepeated(limit: Int)
    /// A tag is not one of those for JSON's types.
    case unknownTag(String)
    /// `<<` has a value other than mappings.
    case noMapping
    /// `{a.b}` without quotation marks, a mapping with one key.
    case unquotedReference(String)
    /// A tab where only spaces can be.
    case tab
    /// The text is not YAML. The words are libyaml's.
    case malformed(String)
    /// There is no memory for the parser.
    case noMemory
  }
}

extension YAMLSyntaxError: CustomStringConvertible {
  /// The message with the line and column, to put after the name of the file.
  public var description: String { "\(position): \(problem)" }
}

extension YAMLSyntaxError.Problem: CustomStringConvertible {
  /// The message without the position: the problem in one sentence, then the remedy in another.
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "The text has \(bytes) bytes, and at most \(limit) are read. Split it."
    case .tooManyValues(let limit): "There are more than \(limit) values. Split the text."
    case .notUTF8(let byte):
      "The byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8. Save the file as UTF-8."
    case .controlCharacter(let code):
      "YAML does not allow the character U+\(String(code, radix: 16, uppercase: true)). Remove it."
    case .empty: "There is no value. Write one, such as “size: 16px”."
    case .tooDeep(let limit):
      "Lists and mappings are nested more than \(limit) levels deep. Nest them less."
    case .severalDocuments:
      "A second document begins after “---”. Write it in a file of its own."
    case .duplicateName(let name, let first):
      "The mapping already has “\(name)”, on \(first). Remove or rename one."
    case .noName: "A key is a list, a mapping or an alias. Write a text."
    case .unknownAnchor(let name):
      "There is no anchor “&\(name)” before this alias. Write it before a value, or write the value here."
    case .aliasOfItself(let name):
      "“*\(name)” is inside the value that it repeats. Write a value here."
    case .tooMuchRepeated(let limit):
      "Aliases repeat more than \(limit) values. Write references such as \"{size.body}\" instead."
    case .unknownTag(let tag):
      "The tag “\(tag)” does not fit the value, or is unknown. Remove it."
    case .noMapping: "“<<” needs an alias of a mapping, or a list of such. Write one."
    case .unquotedReference(let name):
      "“{\(name)}” without quotation marks is a mapping. Write \"{\(name)}\"."
    case .tab: "A tab is used as space. Write spaces."
    case .malformed(let words):
      "It is not YAML: \(words). Check the indentation, the colons and the quotation "
        + "marks."
    case .noMemory: "There is not enough memory to read it. Free some, and run the command again."
    }
  }
}
