import Snapshots
import Testing

@testable import typeproof

/// A project of one font, whose suite is a body ramp of twelve cells.
private struct Project {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
  }

  func run(
    _ words: String..., environment: [String: String] = ["NO_COLOR": "1"]
  ) async -> CommandRun {
    await CommandRun(
      words + ["--fonts", folder("Fonts"), "--snapshots", folder("Snapshots")],
      environment: environment)
  }

  func verify(_ words: String...) async -> CommandRun {
    await CommandRun(
      [
        "verify", "--artifacts", folder("Artifacts"), "--fonts", folder("Fonts"), "--snapshots",
        folder("Snapshots"),
      ] + words)
  }

  static let ramp = "Snapshots/fonts/body/jetbrainsmono-regular"

  /// Makes the size of the cell at Large another on record.
  func resize() throws {
    let file = Self.ramp + "@2x.txt"
    let before = try text(of: folder(file))
    try folder.file(file, before.replacing("size: 17 pt", with: "size: 16 pt", in: "L"))
  }

  /// Replaces the first place where a file says something.
  func edit(_ file: String, _ old: String, to new: String) throws {
    let before = try text(of: folder(file))
    let place = try #require(before.firstRange(of: old))
    try folder.file(file, before.replacingCharacters(in: place, with: new))
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

@Suite struct `Recording from the command line` {
  private let project: Project

  init() throws { project = try Project() }

  @Test func `tells each ramp it recorded`() async {
    let run = await project.run("record")
    #expect(run.code == .nothingToDo)
    #expect(
      run.output == """
        recorded  fonts/body/jetbrainsmono-regular@2x: XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5
        fonts: compared 12 of 12 cells: 12 recorded

        """)
  }

  @Test func `has nothing to do the second time`() async {
    _ = await project.run("record")
    let run = await project.run("record")
    #expect(run.output == "fonts: compared 12 of 12 cells: 12 equal\n")
  }

  @Test(arguments: ["true", "1", "yes"])
  func `is refused where CI is set`(value: String) async throws {
    let run = await project.run("record", environment: ["CI": value])
    #expect(run.code == .trouble)
    #expect(run.errors.contains("CI is set, so no golden is recorded"))
    #expect(!FileTree.exists(project.folder("Snapshots")))
  }

  @Test func `is done on CI where force says so`() async {
    let run = await project.run("record", "--force", environment: ["CI": "true"])
    #expect(run.code == .nothingToDo)
  }

  @Test func `clears what a killed recording left behind`() async throws {
    _ = await project.run("record")
    let left = try project.folder.file("Snapshots/fonts/body/.typeproof-0abc.tmp", "half")
    _ = await project.run("record")
    #expect(!FileTree.exists(left))
  }

  @Test func `ends with differences where the mode leaves some`() async throws {
    _ = await project.run("record", "--filter", "*.l@2x")
    try project.resize()
    let run = await project.run("record", "--mode", "missing")
    #expect(run.code == .differences)
    #expect(run.output.hasSuffix("11 recorded, 1 changed\n"))
  }
}

@Suite struct `Verifying from the command line` {
  private let project: Project

  init() async throws {
    project = try Project()
    let run = await project.run("record")
    try #require(run.code == .nothingToDo)
  }

  @Test func `says in one line that all is well`() async {
    let run = await project.verify()
    #expect(run.code == .nothingToDo)
    #expect(run.output == "fonts: compared 12 of 12 cells: 12 equal; self-check: 6 of 6\n")
  }

  @Test func `names the cell that changed, its group and the pictures`() async throws {
    try project.resize()
    let run = await project.verify()
    #expect(run.code == .differences)
    #expect(
      run.output == """
        changed  fonts/body/jetbrainsmono-regular.l@2x  Body at L: point size is 17 pt, was 16 pt; \
        the pixels are the same
        A  1 cell, one cause: point size is 17 pt, was 16 pt (not proved: recorded inputs give the same picture but another layout: point size is 17 pt, was 16 pt)
        Pictures of the differences: \(project.folder("Artifacts"))
        What this means: typeproof explain 'proved by drawing'
        fonts: compared 12 of 12 cells: 11 equal, 1 changed; self-check: 6 of 6

        """)
    // Both show the same, in the golden's own bytes, so there is no difference to draw.
    let golden = try content(of: project.folder(Project.ramp + ".l@2x.png"))
    let stem = "Artifacts/fonts/body/jetbrainsmono-regular.l@2x"
    #expect(try content(of: project.folder(stem + "-expected.png")) == golden)
    #expect(try content(of: project.folder(stem + "-actual.png")) == golden)
    let folder = try FileTree.files(below: project.folder("Artifacts/fonts"))
    #expect(folder.count == 2)
  }

  @Test func `keeps the verdict where pictures cannot be written`() async throws {
    try project.resize()
    try project.folder.file("Artifacts", "a file in the way")
    let run = await project.verify()
    #expect(run.code == .trouble)
    #expect(run.output.contains("changed  fonts/body/jetbrainsmono-regular.l@2x"))
    #expect(run.output.contains("trouble  \(project.folder("Artifacts"))"))
  }

  @Test func `names a golden that is missing`() async throws {
    try project.folder.remove(Project.ramp + ".ax5@2x.png")
    let run = await project.verify()
    #expect(run.code == .differences)
    #expect(
      run.output.contains(
        "Body at AX5: its picture is gone, but its layout text still exists. "
          + "Restore the picture, or record it again.\n"))
    try project.folder.remove(Project.ramp + "@2x.txt")
    #expect(
      await project.verify().output.contains(
        "Body at AX5: there is no golden. Record it with: typeproof record --mode missing\n"))
  }

  @Test func `lets obsolete goldens pass only where that is asked for`() async throws {
    let picture = try content(of: project.folder(Project.ramp + ".l@2x.png"))
    try project.folder.file("Snapshots/fonts/body/gone.l@2x.png", picture)
    let strict = await project.verify()
    #expect(strict.code == .differences)
    #expect(strict.output.contains("obsolete  fonts/body/gone.l@2x  Body at L: "))
    #expect(await project.verify("--allow-obsolete").code == .nothingToDo)
  }

  @Test func `goes on after a golden that cannot be read, and ends in trouble`() async throws {
    try project.folder.file(
      Project.ramp + ".l@2x.png", "version https://git-lfs.github.com/spec/v1\n")
    let run = await project.verify()
    #expect(run.code == .trouble)
    #expect(run.output.contains("Git LFS has not fetched the picture"))
    #expect(run.output.hasSuffix("11 equal, 1 unreadable; self-check: 6 of 6\n"))
  }

  @Test func `passes over the manifest of an earlier version, which recording deletes`()
    async throws
  {
    let manifest = "Snapshots/fonts/manifest.txt"
    try project.folder.file(manifest, "damaged")
    #expect(await project.verify().code == .nothingToDo)
    #expect(try text(of: project.folder(manifest)) == "damaged")
    _ = await project.run("record")
    #expect(!FileTree.exists(project.folder(manifest)))
  }

  @Test func `tells a damaged fingerprint after everything else has run`() async throws {
    try project.edit("Snapshots/fonts/fingerprint.txt", "FreeType:", to: "FreeType")
    let run = await project.verify()
    #expect(run.code == .trouble)
    #expect(run.output.contains("trouble  Line 3 of the suite's fingerprint.txt is damaged."))
    #expect(run.output.hasSuffix("fonts: compared 12 of 12 cells: 12 equal; self-check: 6 of 6\n"))
  }

  @Test func `misses a fingerprint that is gone`() async throws {
    try project.folder.remove("Snapshots/fonts/fingerprint.txt")
    let run = await project.verify()
    #expect(run.code == .differences)
    #expect(run.output.contains("fonts: The suite has no fingerprint.txt, the file with the"))
  }

  @Test func `refuses an empty path, which would be the root of all files`() async {
    let run = await CommandRun("verify", "--fonts", project.folder("Fonts"), "--snapshots", "")
    #expect(run.code == .trouble)
    #expect(run.errors.contains("--snapshots has an empty path."))
  }

  @Test func `refuses to put pictures of differences among the goldens`() async {
    let folder = project.folder("Snapshots/new/differences")
    let run = await CommandRun(
      "verify", "--fonts", project.folder("Fonts"), "--snapshots", project.folder("Snapshots"),
      "--artifacts", folder)
    #expect(run.code == .trouble)
    #expect(run.errors.contains("would be taken for goldens"))
  }

  @Test func `refuses a filter that matches nothing`() async {
    let run = await project.verify("--filter", "*/bdoy/*")
    #expect(run.code == .trouble)
    #expect(run.errors.contains("The filter “*/bdoy/*” matches no cell."))
  }

  @Test func `refuses a suite there is not`() async {
    let run = await project.verify("--suite", "profo")
    #expect(run.code == .trouble)
    #expect(run.errors.contains("There is no suite “profo”. Did you mean “proof”?"))
  }

  @Test func `refuses a number of jobs that is none`() async {
    #expect(await project.verify("--jobs", "0").code == .trouble)
  }

  @Test func `answers machines with each cell and its changes`() async throws {
    try project.resize()
    let run = await project.verify("--json", "--filter", "*.l@2x")
    #expect(run.code == .differences)
    #expect(run.output.hasPrefix("{\n  \"schemaVersion\": 4,\n  \"tool\": \"typeproof\",\n"))
    #expect(run.output.contains("\"sentence\": \"point size is 17 pt, was 16 pt\""))
    #expect(run.output.contains("\"picture\": {\n        \"verdict\": \"equal\"\n      }"))
  }
}
