/// What a JSON value may be, as JSON Schema says it (json-schema.org, draft 2020-12).
///
/// It holds as much of the vocabulary as a ``JSONForm`` needs; `document` writes it down.
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
  /// Values of one kind, at least so many.
  case list(of: JSONSchema, atLeast: Int = 0)
  /// Values of one kind by names that the writer chooses, at least so many; `names` is what a name
  /// has to be.
  case map(of: JSONSchema, names: JSONSchema = .text(Text()), atLeast: Int = 0)
  /// Values by names that are given.
  case object(Object)
  /// A value of any of these.
  case either([JSONSchema])
  /// A part that has a name of its own, as it is used in several places.
  case defined(String, JSONSchema)

  /// The bounds of a number; `nil` for none.
  public struct Bounds: Hashable, Sendable {
    /// The least value.
    public var least: Double?
    /// The greatest value.
    public var greatest: Double?
    /// What the value has to be above.
    public var above: Double?

    /// Bounds; what is not given is open.
    public init(least: Double? = nil, greatest: Double? = nil, above: Double? = nil) {
      self.least = least
      self.greatest = greatest
      self.above = above
    }
  }

  /// What a text has to be.
  public struct Text: Hashable, Sendable {
    /// The fewest characters.
    public var least: Int
    /// A regular expression that is found in it, in what ECMAScript and Python both understand;
    /// `nil` for none.
    public var pattern: String?
    /// Such texts, for whoever writes one.
    public var examples: [String]

    /// A text; by default any.
    public init(least: Int = 0, pattern: String? = nil, examples: [String] = []) {
      self.least = least
      self.pattern = pattern
      self.examples = examples
    }
  }

  /// What an object has to be.
  public struct Object: Hashable, Sendable {
    /// The members that it may have, in the order in which they are read.
    public var members: [Member]
    /// Whether it may have no others.
    public var isClosed: Bool
    /// Of each list, one has to hold.
    public var alternatives: [[Alternative]]

    /// An object with some members; by default with no others.
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
    /// Its name.
    public var name: String
    /// What its value may be.
    public var value: JSONSchema
    /// Whether it must be there.
    public var isRequired: Bool
    /// What it means, in a sentence; empty where nobody says.
    public var about: String

    /// A member.
    public init(_ name: String, _ value: JSONSchema, isRequired: Bool = false, about: String = "") {
      self.name = name
      self.value = value
      self.isRequired = isRequired
      self.about = about
    }
  }

  /// Something that may hold of an object's members.
  public struct Alternative: Hashable, Sendable {
    /// The members that are there.
    public var having: [String]
    /// The members that are left out.
    public var lacking: [String]
    /// The members that are `true` if they are there.
    public var affirming: [String]
    /// The members that are `false` if they are there.
    public var denying: [String]

    /// What holds together.
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

  /// A list or map of at least so many values; anything else stays as it is.
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

  /// A value of one of two kinds.
  public func or(_ other: JSONSchema) -> JSONSchema { .either(choices + other.choices) }

  private var choices: [JSONSchema] {
    if case .either(let choices) = self { choices } else { [self] }
  }

  /// A text that is one of some, upper and lower case being the same.
  ///
  /// Schemas know no case; so the pattern names both of each letter. The words have to be ASCII.
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
