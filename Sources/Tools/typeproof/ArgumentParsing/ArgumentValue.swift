import Wording

/// A type whose values can be typed on a command line.
protocol ArgumentValue: Sendable {
  /// Reads a value from its text.
  init(argument: String) throws(ArgumentValueError)
  /// The text of the value, which help shows for a default.
  var argumentText: String { get }
  /// All possible values, in the order to show them; empty if they cannot be listed.
  static var choices: [String] { get }
}

/// The reason why a text is not a value of a type.
enum ArgumentValueError: Error, Equatable {
  /// The text is not one of the choices.
  case notAChoice(String, choices: [String])
  /// The text cannot be read. `expected` is what was wanted, with its article.
  case notA(String, text: String, example: String)
  /// The type's own explanation of the problem and its remedy.
  case explained(String)
}

extension ArgumentValueError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notAChoice(let text, let choices):
      if let nearest = nearestSpelling(to: text, in: choices) {
        "“\(text)” is not one of its values. Did you mean “\(nearest)”?"
      } else {
        "“\(text)” is not one of its values. Use \(alternatives(choices))."
      }
    case .notA(let expected, let text, let example):
      "“\(text)” is not \(expected). Write it like \(example)."
    case .explained(let sentences):
      sentences
    }
  }
}

extension ArgumentValue {
  static var choices: [String] { [] }
}

/// An enum with raw text values conforms without further code.
extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  init(argument: String) throws(ArgumentValueError) {
    guard let value = Self(rawValue: argument) else {
      throw .notAChoice(argument, choices: Self.choices)
    }
    self = value
  }

  var argumentText: String { rawValue }
  static var choices: [String] { allCases.map(\.rawValue) }
}

extension String: ArgumentValue {
  init(argument: String) throws(ArgumentValueError) { self = argument }
  var argumentText: String { self }
}

extension Int: ArgumentValue {
  init(argument: String) throws(ArgumentValueError) {
    guard let number = Int(argument) else {
      throw .notA("a whole number", text: argument, example: "8")
    }
    self = number
  }

  var argumentText: String { String(self) }
}

/// Returns the words as choices in a sentence: `auto, always or never`.
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// A time in whole seconds. A typed one is at least a second and at most a day.
struct WholeSeconds: ArgumentValue, Equatable {
  let count: Int

  init(_ count: Int) { self.count = count }

  init(argument: String) throws(ArgumentValueError) {
    guard let count = Int(argument), (1...86_400).contains(count) else {
      throw .notA("a number of seconds from 1 to 86400", text: argument, example: "120")
    }
    self.init(count)
  }

  var argumentText: String { String(count) }
}
