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
