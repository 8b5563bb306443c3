/// A description of a JSON value in the terms of JSON Schema (json-schema.org, draft 2020-12).
///
/// It covers as much of the vocabulary as a ``JSONForm`` needs. ``document(title:description:)``
/// writes it.
public indirect enum JSONSchema: Hashable, Sendable {
  /// Any value.
  case anything
  /// `null`.
  case null
  /// `true` or `false`.
  case truth
  /// A whole number of a range.
  case integer(ClosedRange<Int>)
  /// A number within bounds.
  case number(Bounds)
  /// A text.
  case text(Text)
  /// One of some words.
  case words([String])
  /// A list of values of one kind, with a minimum count.
  case list(of: JSONSchema, atLeast: Int = 0)
  /// Members of one kind under names that the writer chooses, with a minimum count; `names`
  /// describes a name.
  case map(of: JSONSchema, names: JSONSchema = .text(Text()), atLeast: Int = 0)
  /// Members under given names.
  case object(Object)
  /// A value of any of these.
  case either([JSONSchema])
  /// A named part that is used in several places.
  case defined(String, JSONSchema)

  /// The bounds of a number; `nil` for none.
  public struct Bounds: Hashable, Sendable {
    /// The minimum; `nil` for none.
    public var least: Double?
    /// The maximum; `nil` for none.
    public var greatest: Double?
    /// The number that the value must exceed; `nil` for none.
    public var above: Double?

    /// Creates bounds. Those not given are open.
    public init(least: Double? = nil, greatest: Double? = nil, above: Double? = nil) {
      self.least = least
      self.greatest = greatest
      self.above = above
    }
  }

  /// A description of a text.
  public struct Text: Hashable, Sendable {
    /// The fewest characters.
    public var least: Int
    /// A regular expression that matches a part of the text, valid in ECMAScript and Python; `nil`
    /// for none.
    public var pattern: String?
    /// Examples for people who write such a text.
    public var examples: [String]

    /// Creates a description of a text; by default of any text.
    public init(least: Int = 0, pattern: String? = nil, examples: [String] = []) {
      self.least = least
      self.pattern = pattern
      self.examples = examples
    }
  }

  /// A description of an object.
  public struct Object: Hashable, Sendable {
    /// The possible members, in the order in which they are read.
    public var members: [Member]
    /// Whether the object may have no other members.
    public var isClosed: Bool
    /// Lists of conditions. In each list, at least one must hold.
    public var alternatives: [[Alternative]]

    /// Creates a description of an object; by default without other members.
    public init(
      _ members: [Member], isClosed: Bool = true, alternatives: [[Alternative]] = []
    ) {
      self.members = members
      self.isClosed = isClosed
      self.alternatives = alternatives
    }
  }

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The name of the member.
    public var name: String
    /// The description of its value.
    public var value: JSONSchema
    /// Whether the member must be present.
    public var isRequired: Bool
    /// The meaning of the member in a sentence; may be empty.
    public var about: String

    /// Creates a description of a member.
    public init(_ name: String, _ value: JSONSchema, isRequired: Bool = false, about: String = "") {
      self.name = name
      self.value = value
      self.isRequired = isRequired
      self.about = about
    }
  }

  /// A condition for an object's members.
  public struct Alternative: Hashable, Sendable {
    /// The members that must be present.
    public var having: [String]
    /// The members that must be absent.
    public var lacking: [String]
    /// The members that must be `true` if they are present.
    public var affirming: [String]
    /// The members that must be `false` if they are present.
    public var denying: [String]

    /// Creates a condition whose parts must all hold.
    public init(
      having: [String], lacking: [String] = [], affirming: [String] = [], denying: [String] = []
    ) {
      self.having = having
      self.lacking = lacking
      self.affirming = affirming
      self.denying = denying
    }
  }
}

extension JSONSchema {
  /// A text with at least one character.
  public static let filledText = JSONSchema.text(Text(least: 1))

  /// Returns the list or map with a minimum count; any other schema unchanged.
  public func atLeast(_ count: Int) -> JSONSchema {
    switch self {
    case .list(let element, _): .list(of: element, atLeast: count)
    case .map(let value, let names, _): .map(of: value, names: names, atLeast: count)
    case .defined(let name, let schema): .defined(name, schema.atLeast(count))
    case .anything, .null, .truth, .integer, .number, .text, .words, .object, .either: self
    }
  }

  /// A map whose names are of a kind; anything else stays as it is.
  func withNames(_ names: JSONSchema) -> JSONSchema {
    if case .map(let value, _, let least) = self {
      .map(of: value, names: names, atLeast: least)
    } else {
      self
    }
  }

  /// Returns a description of a value that either schema describes.
  public func or(_ other: JSONSchema) -> JSONSchema { .either(choices + other.choices) }

  private var choices: [JSONSchema] {
    if case .either(let choices) = self { choices } else { [self] }
  }

  /// Returns a description of a text that is one of some words, ignoring case.
  ///
  /// Schemas cannot ignore case, so the pattern contains both cases of each letter. The words must
  /// be ASCII.
  public static func ignoringCase(_ words: [String]) -> JSONSchema {
    let patterns = words.map { word in
      word.unicodeScalars.map { scalar in
        let (lower, upper) = (
          scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping
        )
        return lower == upper ? String(scalar) : "[\(upper)\(lower)]"
      }.joined()
    }
    return .text(Text(pattern: "^(\(patterns.joined(separator: "|")))$"))
  }
}
