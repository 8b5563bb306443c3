import Snapshots
import XCTest

@testable import typeproof

/// The suite that comes with the repository, so that `swift test` alone proves it.
final class BuiltInSuiteTests: XCTestCase {
  func testEveryCellLooksAsItWasRecorded() throws {
    let repository = ScratchPackage.repository
    let run = SuiteRun(
      suite: try BuiltInSuite.spec(), fonts: try FontFolder(path: repository + "/Fonts"),
      systemFont: BuiltInSuite.systemFont, store: SnapshotStore(root: repository + "/Snapshots"),
      jobs: ProcessInfo.processInfo.activeProcessorCount,
      artifacts: ArtifactFolder(path: repository + "/.build/snapshot-artifacts"))
    let account = RunAccount(report: try run.verify(), allowsObsolete: false)
    let console = Console(
      output: DescriptorChannel.standardOutput, errors: DescriptorChannel.standardError,
      environment: ["NO_COLOR": "1"])
    if account.exitCode != .nothingToDo { XCTFail(account.text(in: console)) }
  }
}
