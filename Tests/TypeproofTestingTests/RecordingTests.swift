import Snapshots
import Testing

@testable import TypeproofTesting

@Suite struct `What an assertion may record` {
  private func recording(
    _ argument: RecordMode? = nil, configured: RecordMode? = nil,
    _ variables: [String: String] = [:]
  ) throws -> Recording {
    try Recording(
      argument: argument, configured: configured,
      environment: SnapshotEnvironment { variables[$0] })
  }

  @Test func `Nobody asked: what is missing`() throws {
    #expect(try recording().mode == .missing)
  }

  @Test
  func `The assertion counts more than the configuration, which counts more than the environment`()
    throws
  {
    let environment = ["SNAPSHOT_TESTING_RECORD": "failed"]
    #expect(try recording(environment).mode == .failed)
    #expect(try recording(configured: .never, environment).mode == .never)
    #expect(try recording(.all, configured: .never, environment).mode == .all)
  }

  private func recording(_ variables: [String: String]) throws -> Recording {
    try recording(nil, configured: nil, variables)
  }

  @Test(arguments: [
    ("all", RecordMode.all), ("missing", .missing), ("failed", .failed), ("never", .never),
    ("drift-only", .driftOnly), ("Never", .never), ("", .missing),
  ]) func `The environment's words`(word: String, mode: RecordMode) throws {
    #expect(try recording(["SNAPSHOT_TESTING_RECORD": word]).mode == mode)
  }

  @Test func `A misspelt mode is told, even where the assertion says its own`() {
    #expect(throws: SnapshotAssertionError.unknownRecordMode("al")) {
      try recording(.missing, ["SNAPSHOT_TESTING_RECORD": "al"])
    }
  }

  @Test(arguments: ["true", "1", "yes", "woodpecker"])
  func `On CI nothing is recorded, whoever asks`(value: String) throws {
    let all = try recording(.all, configured: .failed, ["CI": value])
    #expect(all.mode == .never)
    #expect(all.isForbidden)
  }

  @Test(arguments: ["false", "False", "0", ""])
  func `CI that is off is no CI`(value: String) throws {
    #expect(try recording(.all, ["CI": value]).mode == .all)
  }

  @Test func `Never is nothing that CI has to forbid`() throws {
    #expect(try !recording(.never, ["CI": "true"]).isForbidden)
  }

  @Test func `True and false are all and missing`() {
    #expect((true as RecordMode) == .all)
    #expect((false as RecordMode) == .missing)
  }
}

@Suite struct `Configuration of a task` {
  @Test func `What an inner scope does not say stays as it was`() {
    withSnapshotTesting(record: .failed, systemFont: "Lora") {
      withSnapshotTesting(record: .never, packageRoot: "/app") {
        let current = SnapshotTestingConfiguration.current
        #expect(current.record == .never)
        #expect(current.systemFont == "Lora")
        #expect(current.packageRoot == "/app")
      }
      #expect(SnapshotTestingConfiguration.current.record == .failed)
    }
    #expect(SnapshotTestingConfiguration.current.record == nil)
  }

  @Test func `An asynchronous scope reaches child tasks`() async {
    await withSnapshotTesting(record: .never) {
      async let mode = SnapshotTestingConfiguration.current.record
      #expect(await mode == .never)
    }
  }

  @Test(.snapshots(record: .never, systemFont: "Lora"))
  func `The trait configures a test`() {
    #expect(SnapshotTestingConfiguration.current.record == .never)
    #expect(SnapshotTestingConfiguration.current.systemFont == "Lora")
  }

  @Suite(.snapshots(record: .failed, packageRoot: "/app")) struct `A suite with the trait` {
    @Test(.snapshots(record: .never)) func `A test's trait counts more than its suite's`() {
      #expect(SnapshotTestingConfiguration.current.record == .never)
      #expect(SnapshotTestingConfiguration.current.packageRoot == "/app")
    }
  }
}
