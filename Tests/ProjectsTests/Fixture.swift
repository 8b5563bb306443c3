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

  /// A file of the folder of fixtures.
  static func content(of name: String) throws -> [UInt8] { try neighbour("Fixtures/" + name) }

  /// A file beside this one, or below.
  static func neighbour(_ name: String) throws -> [UInt8] {
    try FileTree.read(repository + "/Tests/ProjectsTests/" + name)
  }

  /// The folder of this package.
  static let repository = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")
}
