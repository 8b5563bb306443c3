public import JSON

/// Why an Android resource file could not be read, and where.
public struct AndroidStringsError: Error, Equatable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where.
  public let position: SourcePosition

  /// What can be wrong with an Android resource file.
  public enum Problem: Equatable, Sendable {
    /// The bytes are no text.
    case encoding(TextEncodingProblem)
    /// The text is not XML.
    case xml(XMLProblem)
    /// The outermost element is another than `resources`.
    case notResources(found: String)
    /// An element has no name to ask for it by.
    case missingName(element: String)
    /// An element other than `item` stands in a list or among plurals.
    case notAnItem(found: String, in: String)
    /// An item of plurals has no quantity, or one that is none of the six; `nil` for none.
    case quantity(String?)
    /// A quantity stands twice in one element.
    case duplicateQuantity(String)
    /// A name is given twice to elements of one kind.
    case duplicateName(String, first: SourcePosition)
    /// An apostrophe stands bare in a text, which Android's compiler refuses.
    case bareApostrophe
    /// Less than four hexadecimal digits follow `\u`, or they are half of a pair of surrogates.
    case malformedEscape
    /// The file has more texts than are read; here is the first that is not.
    case tooManyTexts
    /// Strings refer to each other in a circle; their names in order.
    case circularReference([String])
  }
}

extension AndroidStringsError: CustomStringConvertible {
  /// The place and the problem in one sentence, then the remedy in another; to stand behind the name
  /// of the file.
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
    case .tooManyTexts: StringTable.tooManyTexts
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
  /// Whether it is a problem of one entry, which keeps no other out.
  var isOfOneEntry: Bool {
    switch self {
    case .missingName, .notAnItem, .quantity, .duplicateQuantity, .duplicateName, .bareApostrophe,
      .malformedEscape:
      true
    case .encoding, .xml, .notResources, .tooManyTexts, .circularReference: false
    }
  }
}
