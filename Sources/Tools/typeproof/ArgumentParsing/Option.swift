/// Declares an option, which has a name and a value: `--maximum 24`, `--maximum=24`.
///
/// Its long name is the property's, with dashes: `displayScale` is `--display-scale`. A property
/// without a default is required, an optional may be left out, and an array may be given
/// repeatedly.
@propertyWrapper struct Option<Value: Sendable>: ArgumentProperty {
  private let shape: ArgumentShape<Value>

  /// The value from the command line, or the default.
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
  /// Declares an option that is required.
  ///
  /// - Parameters:
  ///   - help: One or more sentences on its effect.
  ///   - name: The long name, if it is not the property's.
  ///   - letter: The one-letter name.
  ///   - value: The name of the value in help, if it is not the option's name.
  ///   - completion: What a shell can offer as the value.
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

  /// Declares an option with a default: the value that the property is declared with.
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
  /// Declares an option that may be left out.
  init<Wrapped: ArgumentValue>(
    _ help: String, name: String? = nil, letter: Character? = nil, value: String? = nil,
    completion: ArgumentDeclaration.Completion = .nothing
  ) where Value == Wrapped? {
    self.init(
      shape: .optional(
        ArgumentWords(
          help: help, name: name, letter: letter, valueName: value, completion: completion)))
  }

  /// Declares an option that may be given any number of times.
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

/// Declares a flag, which is true if its name is given: `@Flag("Print JSON.") var json = false`.
@propertyWrapper struct Flag: ArgumentProperty {
  /// Whether the flag was given.
  let wrappedValue: Bool
  private let words: ArgumentWords

  /// Declares a flag. The property must be declared `= false`, because a flag can only turn
  /// something on.
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

/// Includes a group of arguments that several commands share:
/// `@OptionGroup var selection: SelectionOptions`.
@propertyWrapper struct OptionGroup<Group: ArgumentGroup>: ArgumentProperty {
  /// The shared arguments with their values.
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
