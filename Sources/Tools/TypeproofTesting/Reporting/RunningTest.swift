import Testing

/// The test that an assertion is made in.
enum RunningTest {
  /// Whether it is one of Swift Testing's. A detached task has no current test, but `swift test` says
  /// which library a process runs.
  static var isSwiftTesting: Bool {
    if Test.current != nil { return true }
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains { option, value in
      option == "--testing-library" && value == "swift-testing"
    }
  }
}

extension CallerLocation {
  /// The place as Swift Testing has it.
  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
