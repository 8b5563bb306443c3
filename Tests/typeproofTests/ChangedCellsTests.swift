import Glibc
import Testing

@testable import typeproof

/// A recorded project of twelve cells, with a cache of its own.
private struct Remembering {
  let project: RecordedProject

  init() async throws { project = try await RecordedProject() }

  func verify(
    _ words: String..., environment: [String: String] = ["NO_COLOR": "1"]
  ) async -> CommandRun {
    let folder = project.folder
    return await CommandRun(
      [
        "verify", "--changed", "--cache", folder("cache"), "--artifacts", folder("artifacts"),
        "--fonts", folder("Fonts"), "--snapshots", folder("Snapshots"),
      ] + words, environment: environment)
  }
}

@Suite struct `Verifying only what changed` {
  private let remembering: Remembering

  init() async throws { remembering = try await Remembering() }

  @Test func `draws all the first time, and nothing the second`() async {
    let first = await remembering.verify()
    #expect(
      first.output
        == "fonts: compared 12 of 12 cells: 12 equal; 0 unchanged since they were last equal; "
        + "self-check: 6 of 6\n")
    let second = await remembering.verify()
    #expect(
      second.output
        == "fonts: compared 0 of 12 cells; 12 unchanged since they were last equal; "
        + "self-check: 6 of 6\n")
    #expect(second.code == .nothingToDo)
  }

  @Test func `finds what changed, and finds it again`() async throws {
    _ = await remembering.verify()
    try remembering.project.change()
    for _ in 0..<2 {
      let run = await remembering.verify()
      #expect(run.code == .differences)
      #expect(run.output.contains("1 changed"))
    }
  }

  @Test func `tells machines how many cells were not drawn`() async throws {
    _ = await remembering.verify()
    let run = await remembering.verify("--json")
    #expect(run.output.contains("\"unchanged\": 12"))
    #expect(run.output.contains("\"compared\": 0"))
  }

  @Test func `draws every cell with --no-cache`() async {
    _ = await remembering.verify()
    let run = await remembering.verify("--no-cache")
    #expect(run.output == "fonts: compared 12 of 12 cells: 12 equal; self-check: 6 of 6\n")
  }

  @Test(arguments: ["775", "757", "777"])
  func `refuses a cache that other users can change`(mode: String) async throws {
    _ = await remembering.verify()
    let cache = remembering.project.folder("cache")
    #expect(chmod(cache, try #require(mode_t(mode, radix: 8))) == 0)
    let run = await remembering.verify()
    #expect(run.code == .trouble)
    #expect(
      run.errors
        == "typeproof: --cache \(cache) can be changed by other users, who could make any cell count "
        + "as equal. Run “chmod go-w '\(cache)'” and delete what is in it, or name another folder.\n"
    )
    #expect(chmod(cache, 0o755) == 0)
    #expect(await remembering.verify().code == .nothingToDo)
  }

  @Test func `draws every cell where CI is set, and says so`() async {
    _ = await remembering.verify()
    let run = await remembering.verify(environment: ["CI": "true", "NO_COLOR": "1"])
    #expect(run.output == "fonts: compared 12 of 12 cells: 12 equal; self-check: 6 of 6\n")
    #expect(run.errors.contains("CI is set, so every cell is drawn"))
  }

  @Test func `makes no report, which is about every cell`() async throws {
    let words = ["verify", "--changed", "--report", remembering.project.folder("Report")]
    let run = await CommandRun(words)
    #expect(run.code == .trouble)
    #expect(run.errors.contains("--report needs every cell"))
  }

  @Test func `leaves a verification without --changed as it is`() async {
    _ = await remembering.verify()
    let run = await remembering.project.verify()
    #expect(run.output.contains("compared 12 of 12 cells: 12 equal; self-check"))
  }
}

@Suite struct `What stands for the program` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// The digest of a process that runs code of some files.
  private func digest(_ files: String...) throws -> String {
    let lines = files.map { "55d0-55d1 r-xp 00000000 08:01 1234                       \($0)\n" }
    try folder.file("maps", lines.joined() + "7f00-7f01 r-xp 00000000 00:00 0   [vdso]\n")
    return "\(try ProgramIdentity(maps: folder("maps")).digest)"
  }

  @Test func `is another for another program, and for another library`() throws {
    #expect(try digest("/bin/ls") != digest("/bin/cat"))
    #expect(try digest("/bin/ls") != digest("/bin/ls", "/bin/cat"))
  }

  @Test func `is the same for a copy elsewhere`() throws {
    try folder.file("copy", try content(of: "/bin/ls"))
    #expect(try digest("/bin/ls") == digest(folder("copy")))
  }

  @Test func `is the whole file where that has no build ID`() throws {
    try folder.file("program", "one")
    let before = try digest(folder("program"))
    try folder.file("program", "two")
    #expect(try digest(folder("program")) != before)
  }

  /// A file with one program header, which names one note.
  private func elf(idLength: UInt8, note: [UInt8]) -> [UInt8] {
    var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 114)
    file[32] = 64  // The headers begin here.
    file[54] = 56  // The size of one,
    file[56] = 1  // and their number.
    file[64] = 4  // A note,
    file[72] = 120  // which begins here
    file[96] = UInt8(note.count + 16)  // and is so long.
    return file + [4, 0, 0, 0, idLength, 0, 0, 0, 3, 0, 0, 0] + Array("GNU\0".utf8) + note
  }

  @Test func `is read from the note of a program header`() throws {
    try folder.file("elf", elf(idLength: 4, note: [0x0A, 0xFF, 0x10, 0]))
    #expect(try BuildID(of: folder("elf"))?.description == "0aff1000")
    let note: [UInt8] = [0x0A, 0xFF, 0x10, 0]
    try folder.file("other", elf(idLength: 4, note: note).map { $0 == 3 ? 2 : $0 })
    #expect(try BuildID(of: folder("other")) == nil)
  }

  @Test(arguments: [6, 33, 57, 58, 64, 72, 103, 119, 120, 131, 135, 139])
  func `is none in a file that is cut off`(length: Int) throws {
    let whole = elf(idLength: 4, note: [1, 2, 3, 4])
    try folder.file("cut", Array(whole[..<length]))
    #expect(try BuildID(of: folder("cut")) == nil)
    try folder.file("long", elf(idLength: 5, note: [1, 2, 3, 4]))
    #expect(try BuildID(of: folder("long")) == nil)
  }

  @Test func `is the build ID that the linker wrote`() throws {
    #expect(try BuildID(of: "/bin/ls")?.description.count == 40)
  }
}
