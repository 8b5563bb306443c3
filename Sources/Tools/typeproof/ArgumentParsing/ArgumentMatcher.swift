/// Matches words of a command line to the arguments one command declares.
struct ArgumentMatcher {
  private let call: String
  private let positionals: [ArgumentDeclaration]
  private let named: [ArgumentDeclaration]

  /// A matcher for one command's own arguments and the general options.
  init(_ command: CommandDeclaration) {
    call = command.call
    let all = command.arguments + command.generalOptions
    positionals = all.filter { $0.role == .positional }
    named = all.filter { $0.role != .positional }
  }

  /// Tells which word belongs to which argument.
  ///
  /// `--name value`, `--name=value`, `-n value`, `-nvalue`, several flags in one `-ab`; after `--`
  /// everything is positional, and so is a single `-` and a negative number.
  func match(_ words: some Collection<String>) throws(UsageError) -> GivenArguments {
    var given = GivenArguments()
    var rest = Array(words)[...]
    var places = positionals[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if !optionsEnded, word == "--" {
        optionsEnded = true
      } else if !optionsEnded, Self.looksLikeOption(word) {
        try matchOption(word, followedBy: &rest, into: &given)
      } else {
        guard let place = places.first else { throw .surplus(word, call: call) }
        if !place.isRepeated { places.removeFirst() }
        given.add(word, for: place.property)
      }
    }
    return given
  }

  /// How many leading words are options with their values, up to the first that is neither.
  func countOfLeadingOptions(in words: some Collection<String>) throws(UsageError) -> Int {
    var ignored = GivenArguments()
    var rest = Array(words)[...]
    while let word = rest.first, word != "--", Self.looksLikeOption(word) {
      rest.removeFirst()
      try matchOption(word, followedBy: &rest, into: &ignored)
    }
    return words.count - rest.count
  }

  /// Whether a word is an option and not a value: a dash with something after it that is no number.
  static func looksLikeOption(_ word: String) -> Bool {
    guard word.first == "-", let second = word.dropFirst().first else { return false }
    return !second.isASCII || !(second.isNumber || second == ".")
  }

  private func matchOption(
    _ word: String, followedBy rest: inout ArraySlice<String>, into given: inout GivenArguments
  ) throws(UsageError) {
    if word.hasPrefix("--") {
      try matchLong(word, followedBy: &rest, into: &given)
    } else {
      try matchLetters(word, followedBy: &rest, into: &given)
    }
  }

  private func matchLong(
    _ word: String, followedBy rest: inout ArraySlice<String>, into given: inout GivenArguments
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let argument = named.first(where: { $0.spelling == spelling }) else {
      throw .unknownOption(spelling, call: call, known: named.map(\.spelling))
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    switch (argument.role, attached) {
    case (.flag, nil): given.add("", for: argument.property)
    case (.flag, let value?): throw .unwantedValue(flag: spelling, value: value)
    case (_, let value?): given.add(value, for: argument.property)
    case (_, nil): given.add(try value(of: argument, from: &rest), for: argument.property)
    }
  }

  private func matchLetters(
    _ word: String, followedBy rest: inout ArraySlice<String>, into given: inout GivenArguments
  ) throws(UsageError) {
    // `-stamps` would be read as `-s tamps`; whoever writes that wants `--stamps`.
    let long = "-" + word.prefix { $0 != "=" }
    if named.contains(where: { $0.spelling == long }) {
      throw .unknownOption(String(long.dropFirst()), call: call, known: [long])
    }
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let argument = named.first(where: { $0.letter == letter }) else {
        // A whole word behind one dash is more likely a long name than a bundle of letters.
        let name = word.count > 2 ? word : "-\(letter)"
        throw .unknownOption(name, call: call, known: named.map(\.spelling))
      }
      if argument.role == .flag {
        given.add("", for: argument.property)
      } else {
        if letters.first == "=" { letters.removeFirst() }
        let value = letters.isEmpty ? try value(of: argument, from: &rest) : String(letters)
        given.add(value, for: argument.property)
        return
      }
    }
  }

  private func value(
    of argument: ArgumentDeclaration, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let next = rest.first, next != "--", !Self.looksLikeOption(next) else {
      throw .missingValue(
        option: argument.spelling, valueName: argument.valueName, next: rest.first)
    }
    rest.removeFirst()
    return next
  }
}

/// What a command line gave for each declared argument, still as text.
struct GivenArguments: Equatable, Sendable {
  private var texts: [String: [String]] = [:]

  /// The texts given for a property, in the order given; a flag's are empty. Empty when not given.
  func texts(for property: String) -> [String] { texts[property, default: []] }

  /// Adds one more text for a property.
  mutating func add(_ text: String, for property: String) {
    texts[property, default: []].append(text)
  }
}
