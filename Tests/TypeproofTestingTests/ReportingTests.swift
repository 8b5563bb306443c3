import Testing
import TypeproofTesting

@Suite struct `In Swift Testing` {
  @Test func `A failure points at the caller's line and column`() throws {
    let package = try ScratchPackage()
    let line: UInt = #line + 4
    withKnownIssue {
      withSnapshotTesting(record: .never, packageRoot: package.path) {
        // The column is that of the parenthesis's call.
        assertSnapshot(of: "Grüße", as: .image(style: .body))
      }
    } matching: { issue in
      let place = issue.sourceLocation
      return place?.fileID == "TypeproofTestingTests/ReportingTests.swift"
        && place?.line == Int(line) && place?.column == 23
        && issue.comments.contains { $0.rawValue.hasPrefix("No reference was found on disk.\n") }
    }
  }
}
