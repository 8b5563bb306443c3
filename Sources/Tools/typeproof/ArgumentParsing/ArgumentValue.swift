import Wording

/// A type whose values can be typed on the command line.
protocol ArgumentValue: Sendable {
  /// Reads the value a text stands for.
  init(argument: String) throws(ArgumentValueError)
  /// How the value is typed; help shows it as default.
  var argumentText: String { get }
  /// Every text that is a value, in the order to show them; empty where they cannot be listed.
  static var choices: [String] { get }
}

/// Why a text is no value of a type.
enum ArgumentValueError: Error, Equatable {
  /// The text is none of a short list.
  case notAChoice(String, choices: [String])
  /// The text cannot be read; `expected` says what was wanted, with its article.
  case notA(String, text: String, example: String)
  /// The type's own sentences on what is wrong and what to do.
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

/// An enum with text behind its cases needs no more than the declaration of conformance.
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

/// The words as a choice within a sentence: `auto, always or never`.
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// A time in seconds; one that is typed is at least a second and at most a day.
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
