import Wording

/// A problem with a command line.
enum UsageError: ClassifiedError, Equatable {
  /// `parent` has no command of that name.
  case unknownCommand(String, parent: String, known: [String])
  /// The command `call` has no such option. `known` are its options, as typed.
  case unknownOption(String, call: String, known: [String])
  /// An option has no value. `next` is the word that follows instead, if any.
  case missingValue(option: String, valueName: String, next: String?)
  /// A flag was given a value.
  case unwantedValue(flag: String, value: String)
  /// A required argument, named as a person types it, is missing.
  case missing(argument: String)
  /// An argument that may be given once was given twice.
  case givenTwice(argument: String, first: String, second: String)
  /// More arguments were given than `call` takes.
  case surplus(String, call: String)
  /// The text for an argument is not a value of its type.
  case notAValue(argument: String, ArgumentValueError)
}

extension UsageError: CustomStringConvertible {
  /// The problem, then the remedy.
  var description: String {
    switch self {
    case .unknownCommand(let name, let parent, let known):
      if let nearest = nearestSpelling(to: name, in: known) {
        "There is no command “\(parent) \(name)”. Did you mean “\(nearest)”?"
      } else {
        "There is no command “\(parent) \(name)”. List the commands with: \(parent) --help"
      }
    case .unknownOption(let name, let call, let known):
      if let nearest = nearestSpelling(to: name, in: known) {
        "“\(call)” has no option “\(name)”. Did you mean “\(nearest)”?"
      } else {
        "“\(call)” has no option “\(name)”. List its options with: \(call) --help"
      }
    case .missingValue(let option, let valueName, nil):
      "\(option) lacks its value. Write \(option) <\(valueName)>."
    case .missingValue(let option, let valueName, let next?):
      "\(option) lacks its value. Write \(option) <\(valueName)>; if “\(next)” is the value, "
        + "write \(option)=\(next)."
    case .unwantedValue(let flag, let value):
      "\(flag) takes no value, but was given “\(value)”. Write \(flag) alone."
    case .missing(let argument):
      "\(argument) is missing. Add it."
    case .givenTwice(let argument, let first, let second):
      "\(argument) is given twice, as “\(first)” and as “\(second)”. Give it once."
    case .surplus(let text, let call):
      "“\(text)” is one argument too many. List the arguments with: \(call) --help"
    case .notAValue(let argument, let problem):
      "\(argument): \(problem)"
    }
  }
}

extension UsageError {
  var next: String? {
    switch self {
    case .unknownCommand(_, let parent, _): "\(parent) --help"
    case .unknownOption(_, let call, _), .surplus(_, let call): "\(call) --help"
    case .missingValue, .unwantedValue, .missing, .givenTwice, .notAValue: nil
    }
  }
}
