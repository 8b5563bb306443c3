import Foundation
import Testing
import TypeproofTesting

/// Runs each test twice in an empty package with Inter as its only font: the first run records what
/// is missing and fails, the second compares. Where `CI` is set, nothing is recorded, and the first run
/// finds what else is wrong.
struct ExampleTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Of a suite only its tests are run twice.
    if testCase == nil { return try await function() }
    let package = FileManager.default.temporaryDirectory
      .appendingPathComponent("documentation-\(UUID().uuidString)").path
    // Nothing can be done about a folder that stays.
    defer { try? FileManager.default.removeItem(atPath: package) }
    let fonts = FontSource.path(`An article of the documentation`.repository + "/Fonts/Inter")
    try await withSnapshotTesting(fonts: fonts, packageRoot: package) {
      try await withKnownIssue(isIntermittent: true) {
        try await withSnapshotTesting(record: .missing) { try await function() }
      } matching: { issue in
        issue.comments.contains { $0.rawValue.hasPrefix("No reference was found on disk.") }
      }
      guard FileManager.default.fileExists(atPath: package + "/Snapshots") else { return }
      try await withSnapshotTesting(record: .never) { try await function() }
    }
  }
}

extension Testing.Trait where Self == ExampleTrait {
  /// In a package with Inter as its only font, first to record and then to compare.
  static var examples: ExampleTrait { ExampleTrait() }
}
