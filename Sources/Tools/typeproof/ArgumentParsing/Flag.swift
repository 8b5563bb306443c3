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
