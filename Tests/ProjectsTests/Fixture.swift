import Snapshots

@testable import Projects

/// What the tests of this target read from beside them.
enum Fixture {
  /// A file with every member there is.
  static func completeFile() throws -> [UInt8] { try content(of: "complete.json") }

  /// The project in it.
  static func completeSpec() throws -> ProjectSpec {
    try ProjectFile.spec(parsing: try completeFile())
  }

  /// A file of the folder.
  static func content(of name: String) throws -> [UInt8] {
    let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return try FileTree.read(tests.joined(separator: "/") + "/Fixtures/" + name)
  }
}
