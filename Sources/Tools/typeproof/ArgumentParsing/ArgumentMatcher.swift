/// Matches the words of a command line to the arguments that a command declares.
struct ArgumentMatcher {
  private let call: String
  private let positionals: [ArgumentDeclaration]
  private let named: [ArgumentDeclaration]

  /// Creates a matcher for a command's own arguments and the general options.
  init(_ command: CommandDeclaration) {
    call = command.call
    let all = command.arguments + command.generalOptions
    positionals = all.filter { $0.role == .positional }
    named = all.filter { $0.role != .positional }
  }

  /// Returns the texts for each argument.
  ///
  /// Options can be `--name value`, `--name=value`, `-n value` or `-nvalue`, and flags can be
  /// joined as in `-ab`. A single `-`, a negative number, and everything after `--` are positional.
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

  /// Returns the number of leading words that are options with their values.
  func countOfLeadingOptions(in words: some Collection<String>) throws(UsageError) -> Int {
    var ignored = GivenArguments()
    var rest = Array(words)[...]
    while let word = rest.first, word != "--", Self.looksLikeOption(word) {
      rest.removeFirst()
      try matchOption(word, followedBy: &rest, into: &ignored)
    }
    return words.count - rest.count
  }

  /// Whether a word is an option: a dash followed by something that is not a number.
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

/// The texts that a command line has for each declared argument.
struct GivenArguments: Equatable, Sendable {
  private var texts: [String: [String]] = [:]

  /// Returns the texts for a property, in order; empty if there are none. The texts of a flag are
  /// empty strings.
  func texts(for property: String) -> [String] { texts[property, default: []] }

  /// Adds a text for a property.
  mutating func add(_ text: String, for property: String) {
    texts[property, default: []].append(text)
  }
}
