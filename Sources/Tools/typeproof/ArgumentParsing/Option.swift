/// Declares an option, told by its name and followed by a value: `--maximum 24`, `--maximum=24`.
///
/// Its long name is the property's, with dashes: `displayScale` is `--display-scale`. A property
/// without a default must be given, an optional may be left out, an array may be given repeatedly.
@propertyWrapper struct Option<Value: Sendable>: ArgumentProperty {
  private let shape: ArgumentShape<Value>

  /// What was given, or the default.
  var wrappedValue: Value { shape.settledValue }

  func declarations(at path: String) -> [ArgumentDeclaration] {
    [shape.declaration(at: path, role: .option)]
  }

  func filled(from given: GivenArguments, at path: String) throws -> Self {
    Self(shape: try shape.filled(from: given, at: path, role: .option))
  }

  private init(shape: ArgumentShape<Value>) { self.shape = shape }
}

extension Option where Value: ArgumentValue {
  /// An option that must be given.
  ///
  /// - Parameters:
  ///   - help: One or more sentences on what it does.
  ///   - name: Its long name, where that is not the property's.
  ///   - letter: Its one-letter name.
  ///   - value: What help calls the value, where that is not the name.
  ///   - completion: What a shell may offer as value.
  init(
    _ help: String, name: String? = nil, letter: Character? = nil, value: String? = nil,
    completion: ArgumentDeclaration.Completion = .nothing
  ) {
    self.init(
      shape: .single(
        default: nil,
        ArgumentWords(
          help: help, name: name, letter: letter, valueName: value, completion: completion)))
  }

  /// An option that otherwise has the value the property is declared with.
  init(
    wrappedValue: Value, _ help: String, name: String? = nil, letter: Character? = nil,
    value: String? = nil, completion: ArgumentDeclaration.Completion = .nothing
  ) {
    self.init(
      shape: .single(
        default: wrappedValue,
        ArgumentWords(
          help: help, name: name, letter: letter, valueName: value, completion: completion)))
  }
}

extension Option {
  /// An option that may be left out.
  init<Wrapped: ArgumentValue>(
    _ help: String, name: String? = nil, letter: Character? = nil, value: String? = nil,
    completion: ArgumentDeclaration.Completion = .nothing
  ) where Value == Wrapped? {
    self.init(
      shape: .optional(
        ArgumentWords(
          help: help, name: name, letter: letter, valueName: value, completion: completion)))
  }

  /// An option that may be given any number of times.
  init<Element: ArgumentValue>(
    _ help: String, name: String? = nil, letter: Character? = nil, value: String? = nil,
    completion: ArgumentDeclaration.Completion = .nothing
  ) where Value == [Element] {
    self.init(
      shape: .repeated(
        ArgumentWords(
          help: help, name: name, letter: letter, valueName: value, completion: completion)))
  }
}

/// Declares a flag, which is true when its name is given: `@Flag("Print JSON.") var json = false`.
@propertyWrapper struct Flag: ArgumentProperty {
  /// Whether the flag was given.
  let wrappedValue: Bool
  private let words: ArgumentWords

  /// A flag; the property must be declared `= false`, since a flag can only say yes.
  init(wrappedValue: Bool, _ help: String, name: String? = nil, letter: Character? = nil) {
    precondition(!wrappedValue, "a flag begins as false, for there is no way to take it back")
    self.init(
      isGiven: false,
      words: ArgumentWords(help: help, name: name, letter: letter, valueName: ""))
  }

  private init(isGiven: Bool, words: ArgumentWords) {
    wrappedValue = isGiven
    self.words = words
  }

  func declarations(at path: String) -> [ArgumentDeclaration] {
    [
      ArgumentDeclaration(
        property: path, role: .flag, name: words.name(at: path), letter: words.letter,
        valueName: "", help: words.help, isRequired: false, isRepeated: false, defaultText: nil,
        choices: [], completion: .nothing)
    ]
  }

  func filled(from given: GivenArguments, at path: String) throws -> Flag {
    Flag(isGiven: !given.texts(for: path).isEmpty, words: words)
  }
}

/// Takes in arguments declared elsewhere, so that several commands share them:
/// `@OptionGroup var selection: SelectionOptions`.
@propertyWrapper struct OptionGroup<Group: ArgumentGroup>: ArgumentProperty {
  /// The shared arguments as given.
  let wrappedValue: Group

  init() { wrappedValue = Group() }

  private init(_ group: Group) { wrappedValue = group }

  func declarations(at path: String) -> [ArgumentDeclaration] {
    Group.declarations(below: path + ".").map { declaration in
      var declaration = declaration
      declaration.heading = declaration.heading ?? Group.heading
      return declaration
    }
  }

  func filled(from given: GivenArguments, at path: String) throws -> Self {
    Self(try Group(given: given, below: path + "."))
  }
}
