/// The words of a declaration, before the property's name is known.
struct ArgumentWords: Sendable {
  let help: String
  let name: String?
  let letter: Character?
  let valueName: String?
  let completion: ArgumentDeclaration.Completion

  init(
    help: String, name: String? = nil, letter: Character? = nil, valueName: String? = nil,
    completion: ArgumentDeclaration.Completion = .nothing
  ) {
    self.help = help
    self.name = name
    self.letter = letter
    self.valueName = valueName
    self.completion = completion
  }

  /// Returns the name to type: the declared one, or else the property's name with dashes.
  func name(at path: String) -> String {
    name ?? ArgumentDeclaration.dashed(path.split(separator: ".").last.map(String.init) ?? path)
  }
}

/// The common part of `Argument` and `Option`: how texts become a value, and what help says about
/// it.
struct ArgumentShape<Value: Sendable>: Sendable {
  private let words: ArgumentWords
  private let isRepeated: Bool
  private let defaultText: String?
  private let choices: [String]
  /// Converts one or more texts to the value.
  private let read: @Sendable ([String]) throws(ArgumentValueError) -> Value
  /// The default at first, and later the given value; `nil` as long as a required value is missing.
  private var value: Value?

  /// The value after the command line was read.
  var settledValue: Value {
    guard let value else {
      preconditionFailure("an argument that must be given was read before the command line was")
    }
    return value
  }

  private init<Element: ArgumentValue>(
    _ words: ArgumentWords, of element: Element.Type, isRepeated: Bool = false,
    defaultText: String? = nil, value: Value?,
    read: @escaping @Sendable ([String]) throws(ArgumentValueError) -> Value
  ) {
    self.words = words
    self.isRepeated = isRepeated
    self.defaultText = defaultText
    self.value = value
    self.read = read
    choices = Element.choices
  }

  /// Returns the declaration of the argument at a path.
  func declaration(at path: String, role: ArgumentDeclaration.Role) -> ArgumentDeclaration {
    let name = words.name(at: path)
    return ArgumentDeclaration(
      property: path, role: role, name: name, letter: words.letter,
      valueName: words.valueName ?? name, help: words.help, isRequired: value == nil,
      isRepeated: isRepeated, defaultText: defaultText, choices: choices,
      completion: words.completion)
  }

  /// Returns the same shape with the value from the command line.
  func filled(
    from given: GivenArguments, at path: String, role: ArgumentDeclaration.Role
  ) throws(UsageError) -> Self {
    let declaration = declaration(at: path, role: role)
    let texts = given.texts(for: path)
    guard let first = texts.first else {
      guard value != nil else { throw .missing(argument: declaration.usage) }
      return self
    }
    if !isRepeated, texts.count > 1 {
      throw .givenTwice(argument: declaration.spelling, first: first, second: texts[1])
    }
    do {
      var filled = self
      filled.value = try read(texts)
      return filled
    } catch {
      throw .notAValue(argument: declaration.spelling, error)
    }
  }
}

extension ArgumentShape where Value: ArgumentValue {
  /// One value, which is required unless there is a default.
  static func single(default value: Value?, _ words: ArgumentWords) -> Self {
    Self(words, of: Value.self, defaultText: value?.argumentText, value: value) {
      (texts) throws(ArgumentValueError) -> Value in try Value(argument: texts[0])
    }
  }
}

extension ArgumentShape {
  /// One value, which may be left out.
  static func optional<Wrapped: ArgumentValue>(_ words: ArgumentWords) -> Self
  where Value == Wrapped? {
    Self(words, of: Wrapped.self, value: .some(nil)) {
      (texts) throws(ArgumentValueError) -> Value in try Wrapped(argument: texts[0])
    }
  }

  /// Any number of values, which may be none.
  static func repeated<Element: ArgumentValue>(_ words: ArgumentWords) -> Self
  where Value == [Element] {
    Self(words, of: Element.self, isRepeated: true, value: []) {
      (texts) throws(ArgumentValueError) -> Value in
      var elements: [Element] = []
      for text in texts { elements.append(try Element(argument: text)) }
      return elements
    }
  }
}
