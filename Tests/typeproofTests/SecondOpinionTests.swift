import Isolation
import Testing

@testable import typeproof

@Suite struct `A second opinion on fonts` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// The account of a font, with a script in the place of ots-sanitize.
  private func fonts(_ words: String..., sanitizer script: String?) async throws -> CommandRun {
    if let script { try folder.program("bin/ots-sanitize", script) }
    return try await commandRun(
      ["fonts", mono, "--second-opinion"] + words,
      environment: ["NO_COLOR": "1", "PATH": "relative:\(folder("bin"))"])
  }

  @Test func `is told beside the digest, and changes no status`() async throws {
    let run = try await fonts(
      sanitizer: "echo 'ERROR: GDEF: bad offset' >&2; echo 'Failed to sanitize file!' >&2; exit 1")
    #expect(run.code == .nothingToDo)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("\n    ots-sanitize  refuses it: ERROR: GDEF: bad offset\n"))
  }

  @Test func `may be a good one`() async throws {
    let plain = try await fonts(sanitizer: "echo 'File sanitized successfully!'")
    #expect(plain.output.contains("\n    ots-sanitize  accepts it\n"))
    let remarks = try await fonts(sanitizer: "for i in 1 2 3 4 5; do echo WARNING: $i; done")
    #expect(
      remarks.output.contains(
        "ots-sanitize  accepts it, and says: WARNING: 1; WARNING: 2; WARNING: 3; 2 more\n"))
  }

  @Test func `is told to machines`() async throws {
    let run = try await fonts("--json", sanitizer: "echo ERROR: no; exit 1")
    let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      text.contains(
        #""secondOpinion": { "verdict": "refuses", "remarks": [ "ERROR: no" ] }"#))
  }

  @Test func `never writes to the terminal by itself`() async throws {
    let run = try await fonts(sanitizer: "printf 'ERROR: \\033[31mred'; exit 1")
    #expect(run.output.contains("refuses it: ERROR: \\u{1B}[31mred\n"))
  }

  /// It asks for more than it may have; the second keeps a processor busy.
  @Test func `is not waited for where it takes too much`() async throws {
    let crashed = try await fonts(sanitizer: "kill -SEGV $$")
    #expect(
      crashed.output.contains("ots-sanitize  was ended by signal SEGV, with a limit of 1024 MB\n"))
    #expect(crashed.code == .nothingToDo)
    let process = LimitedProcess(
      launcher: try builtProgram(), words: ["/bin/sh", "-c", "ulimit -v; ulimit -c; ulimit -t"],
      limits: WorkerLimits(memory: 300, time: 5))
    let outcome = try process.run()
    #expect(outcome.said.hasPrefix("307200\n0\n"))
    // A program that has just begun has used no second.
    #expect(outcome.said == "307200\n0\n6\n" || outcome.said == "307200\n0\n7\n")
    let slow = try LimitedProcess(
      launcher: try builtProgram(), words: ["/bin/sh", "-c", "exec sleep 100"],
      limits: WorkerLimits(memory: 300, time: 1)
    ).run()
    #expect(slow.status == .failure(.slow(seconds: 1)))
  }

  @Test func `needs the program, and says so`() async throws {
    let run = try await fonts(sanitizer: nil)
    #expect(run.code == .trouble)
    #expect(
      run.errors
        == "typeproof: ots-sanitize is not installed. Install it (Debian's package is "
        + "opentype-sanitizer), or leave out --second-opinion.\n")
  }
}
