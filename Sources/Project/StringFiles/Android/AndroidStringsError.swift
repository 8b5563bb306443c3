public import JSON

/// The error that an Android resource file cannot be read, with its position.
public struct AndroidStringsError: Error, Equatable, Sendable {
  /// The problem.
  public let problem: Problem
  /// The position in the file.
  public let position: SourcePosition

  /// A problem with an Android resource file.
  public enum Problem: Equatable, Sendable {
    /// The bytes are not valid text.
    case encoding(TextEncodingProblem)
    /// The text is not XML.
    case xml(XMLProblem)
    /// The outermost element is not `resources`.
    case notResources(found: String)
    /// An element has no name.
    case missingName(element: String)
    /// A list or plurals element contains an element other than `item`.
    case notAnItem(found: String, in: String)
    /// An item of plurals has no quantity (`nil`), or one that is none of the six.
    case quantity(String?)
    /// An element has a quantity twice.
    case duplicateQuantity(String)
    /// Two elements of one kind have the same name.
    case duplicateName(String, first: SourcePosition)
    /// A text has an unescaped apostrophe, which Android's compiler refuses.
    case bareApostrophe
    /// A `\u` has fewer than four hexadecimal digits, or is half of a surrogate pair.
    case malformedEscape
    /// The file has too many texts; the position is that of the first one not read.
    case tooManyTexts
    /// Strings refer to each other in a circle; the names are in order.
    case circularReference([String])
  }
}

extension AndroidStringsError: CustomStringConvertible {
  /// The place and the problem in one sentence, then the remedy in another. The file's name can
  /// precede it.
  public var description: String { "\(position): \(problem)" }
}

extension AndroidStringsError.Problem: CustomStringConvertible {
  /// The problem in one sentence, then the remedy in another, without the place.
  public var description: String {
    switch self {
    case .encoding(let problem): problem.description
    case .xml(let problem): problem.description
    case .notResources(let found):
      "The outermost element is <\(found)>. Name a file with <resources>."
    case .missingName(let element): "The <\(element)> has no name. Write name=\"…\"."
    case .notAnItem(let found, let list):
      "<\(list)> contains <\(found)>, but only <item> is allowed. Write <item>."
    case .quantity(let quantity):
      "\(quantity.map { "“\($0)” is not a quantity" } ?? "The item has no quantity"). Write one of "
        + AndroidQuantity.all.joined(separator: ", ") + "."
    case .duplicateQuantity(let quantity):
      "The quantity “\(quantity)” occurs twice. Remove one item."
    case .duplicateName(let name, let first):
      "The name “\(name)” already occurs on \(first). Remove or rename one."
    case .bareApostrophe:
      "An apostrophe is not escaped, which Android refuses. Write \\' or put the text in "
        + "quotation marks."
    case .malformedEscape:
      "“\\u” needs four hexadecimal digits that name a character. Write them, as in \\u00E9."
    case .tooManyTexts: StringTable.tooManyTexts()
    case .circularReference(let names):
      "The strings \(names.map { "“\($0)”" }.joined(separator: " → ")) refer to each other in a "
        + "cycle. Write a text in one of them."
    }
  }
}

/// The plural categories of Unicode (UTS 35, part 3) that Android takes as quantities.
enum AndroidQuantity {
  static let all = ["zero", "one", "two", "few", "many", "other"]
}

extension AndroidStringsError.Problem {
  /// Whether the problem is with one entry and does not affect others.
  var isOfOneEntry: Bool {
    switch self {
    case .missingName, .notAnItem, .quantity, .duplicateQuantity, .duplicateName, .bareApostrophe,
      .malformedEscape:
      true
    case .encoding, .xml, .notResources, .tooManyTexts, .circularReference: false
    }
  }
}
