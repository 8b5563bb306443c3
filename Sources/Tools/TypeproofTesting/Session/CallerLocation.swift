import Snapshots

/// Where an assertion stands in the source of a test.
struct CallerLocation: Sendable {
  /// Module and file, such as `AppTests/GreetingTests.swift`.
  let fileID: StaticString
  /// The file's full path.
  let filePath: StaticString
  /// The line, from 1.
  let line: UInt
  /// The column, from 1.
  let column: UInt
}

extension CallerLocation: CustomStringConvertible {
  /// File and line, as compilers write them: `AppTests/GreetingTests.swift:12`.
  var description: String { "\(fileID):\(line)" }
}

/// The names that a test's file and function go by in coordinates.
enum TestCoordinates {
  /// A suite is called as its file, without folders and ending: `GreetingTests.swift` is
  /// `greetingtests`.
  static func suite(ofFile path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return RampName.clean(String(file.hasSuffix(".swift") ? file.dropLast(6) : file))
  }

  /// A sample is called as its test, without the parentheses: `testGreeting()` is `testgreeting`,
  /// and so is `testGreeting(name:)`.
  static func sample(ofTest function: String) -> String {
    // A name in backticks may have parentheses of its own; only the last are the arguments'.
    guard function.hasSuffix(")"), let parenthesis = function.lastIndex(of: "(") else {
      return RampName.clean(function)
    }
    return RampName.clean(String(function[..<parenthesis]))
  }
}
