import Git
import Glibc
import ImageDiff
import Imaging
import Testing

@testable import typeproof

@Suite struct `The facts of a golden` {
  private let project: GitProject

  init() async throws {
    project = try GitProject()
    try await project.takeGoldens()
  }

  private func facts(of file: String) async -> CommandRun {
    await CommandRun("facts", project.folder(file))
  }

  @Test func `are what can be seen, and what the layout text beside it says`() async {
    let run = await facts(of: GitProject.ramp + ".l@2x.png")
    #expect(run.code == .nothingToDo)
    let lines = run.output.split(separator: "\n")
    #expect(lines.prefix(2) == ["picture: 686 × 225 px", "background: #FFFFFF"])
    #expect(lines.contains("colours: 16"))
    #expect(lines.contains("cell: fonts/body/jetbrainsmono-regular.l@2x"))
    #expect(lines.contains("size: 17 pt"))
    #expect(lines.contains { $0.hasSuffix("| 36–42 | gjpqy") })
    #expect(lines.count { $0.hasPrefix("picture: ") } == 1)
  }

  @Test func `of a Git LFS pointer are those of the picture that it stands for`() async throws {
    let golden = GitProject.ramp + ".l@2x.png"
    let picture = try content(of: project.folder(golden))
    func facts(of sha256: String) async throws -> [Substring] {
      try project.folder.file(
        golden,
        "version https://git-lfs.github.com/spec/v1\noid sha256:\(sha256)\nsize \(picture.count)\n")
      let run = await self.facts(of: golden)
      return run.output.split(separator: "\n")
    }
    let lines = try await facts(of: "\(SecureDigest.sha256(of: picture))")
    #expect(lines.first?.hasPrefix("picture: a Git LFS pointer to \(picture.count) bytes") == true)
    #expect(lines.dropFirst().first == "cell: fonts/body/jetbrainsmono-regular.l@2x")
    #expect(lines.contains("size: 17 pt"))
    #expect(try await facts(of: "\(SecureDigest.sha256(of: [0]))").count == 1)
  }

  @Test(arguments: ["typeproof layout 2", "typeproof interface 1"])
  func `are told of a layout text in the format before`(heading: String) async throws {
    let layout = GitProject.ramp + "@2x.txt"
    let text = String(decoding: try content(of: project.folder(layout)), as: UTF8.self)
    try #require(text.hasPrefix("typeproof golden 3\n"))
    try project.folder.file(
      layout, Array(text.replacing("typeproof golden 3", with: heading).utf8))
    let run = await facts(of: GitProject.ramp + ".l@2x.png")
    #expect(run.output.contains("cell: fonts/body/jetbrainsmono-regular.l@2x\n"))
  }

  @Test func `are those of the picture alone where no layout text is of it`() async throws {
    let other = try content(of: project.folder(GitProject.ramp + ".xl@2x.png"))
    try project.folder.file(GitProject.ramp + ".l@2x.png", other)
    let run = await facts(of: GitProject.ramp + ".l@2x.png")
    #expect(run.code == .nothingToDo)
    #expect(
      run.output.hasSuffix(
        "cell: unknown, because no layout text that was found has this "
          + "picture\n"))
  }

  @Test func `of ink are told by place, colours and lines`() {
    var bytes = [UInt8](repeating: 255, count: 10 * 12)
    for (x, y) in [(2, 1), (7, 1), (3, 9)] { bytes[y * 10 + x] = 0 }
    let facts = PictureFacts(of: Bitmap(width: 10, height: 12, format: .gray8, bytes: bytes))
    #expect(
      Array(facts.lines.prefix(5)) == [
        "picture: 10 × 12 px", "background: #FFFFFF", "colours: 2", "ink: 2–8 × 1–10 px",
        "lines of ink: 2",
      ])
  }

  @Test func `of an empty ground have no ink`() {
    let blank = Bitmap(
      width: 3, height: 2, format: .gray8, bytes: [UInt8](repeating: 255, count: 6))
    #expect(PictureFacts(of: blank).lines.contains("ink: none"))
    #expect(PictureFacts(of: blank).lines.contains("lines of ink: 0"))
  }

  @Test(arguments: [
    ("", "picture: none, because the file is empty\n"),
    (
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
      "picture: a Git LFS pointer to 12345 bytes, sha256:4d7a. Run “git lfs pull”.\n"
    ),
    ("no picture", "picture: cannot be read. "),
    ("\u{1B}]0;title\u{7}", "picture: cannot be read. "),
  ])
  func `that cannot be told are one line, and git goes on`(text: String, line: String) async throws
  {
    try project.folder.file("damaged.png", text)
    let run = await facts(of: "damaged.png")
    #expect(run.code == .nothingToDo)
    #expect(run.output.hasPrefix(line), "\(run.output)")
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `are no facts where there is no file`() async {
    let run = await facts(of: "nothing.png")
    #expect(run.code == .trouble)
    #expect(run.errors.contains("nothing.png cannot be read"))
  }

  @Test func `of a layout text are its own lines, and it says so`() async {
    let layout = GitProject.ramp + "@2x.txt"
    let run = await facts(of: layout)
    #expect(run.code == .trouble && run.output.isEmpty)
    #expect(
      run.errors
        == "typeproof: \(project.folder(layout)) is a layout text, which already lists the facts. "
        + "Read it, or name one of the pictures beside it.\n")
  }

  @Test(arguments: [
    ("", "note.txt is empty. Restore it, or name a picture."),
    ("no picture", "note.txt cannot be read as a picture. "),
  ])
  func `are none of a file that is called otherwise`(text: String, words: String) async throws {
    try project.folder.file("note.txt", text)
    let run = await facts(of: "note.txt")
    #expect(run.code == .trouble && run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func `of a golden that is gone say how it comes back`() async throws {
    let golden = GitProject.ramp + ".l@2x.png"
    try project.folder.remove(golden)
    let run = await facts(of: golden)
    #expect(run.code == .trouble && run.output.isEmpty)
    let path = project.folder(golden)
    #expect(
      run.errors
        == "typeproof: \(path) is gone, but its layout text still exists. Restore it with “git "
        + "checkout -- \(path)”, or record it again with “typeproof record --filter "
        + "fonts/body/jetbrainsmono-regular.l@2x”.\n")
  }

  /// A block as it is found for a copy that git made, whose folder says nothing.
  private func blockOfCopy(named name: String) throws -> [String] {
    let copies = try ScratchFolder()
    let copy = try copies.file(name, try content(of: project.folder("copy.png")))
    let picture = ContentDigest(of: try content(of: copy))
    return RecordedBlock.find(
      for: copy, holdingOneOf: ["file: \(picture)"],
      repository: GitProcess(folder: project.folder.path)
    ).lines
  }

  @Test func `of a copy are found by its name in the index, the last commit and history`()
    async throws
  {
    let (golden, layout) = (GitProject.ramp + ".l@2x.png", GitProject.ramp + "@2x.txt")
    try project.folder.file("copy.png", try content(of: project.folder(golden)))
    let expected = "cell: fonts/body/jetbrainsmono-regular.l@2x"
    #expect(try blockOfCopy(named: "other.l@2x.png").first?.hasPrefix("cell: unknown") == true)
    try project.git("add", "--all")
    try project.folder.file(layout, "typeproof golden 3\n")
    #expect(try blockOfCopy(named: "jetbrainsmono-regular.l@2x.png").first == expected)
    try project.git("commit", "--quiet", "--message", "One")
    try project.git("add", layout)
    #expect(try blockOfCopy(named: "jetbrainsmono-regular.l@2x.png").first == expected)
    try project.git("rm", "--quiet", "-r", "--force", "Snapshots")
    #expect(try blockOfCopy(named: "jetbrainsmono-regular.l@2x.png").first == expected)
    // Gone from all places at hand: found where a commit took it away.
    try project.commit()
    #expect(try blockOfCopy(named: "jetbrainsmono-regular.l@2x.png").first == expected)
    #expect(
      try blockOfCopy(named: "jetbrainsmono-regular.xl@2x.png").first?.hasPrefix("cell: unknown")
        == true)
  }

  @Test func `of older pictures are told of both sides of an accepted change`() async throws {
    // First, the golden at L was that of today's at XL, at 16 pt.
    let (picture, layout) = (GitProject.ramp + ".l@2x.png", GitProject.ramp + "@2x.txt")
    let (old, new) = (
      try content(of: project.folder(GitProject.ramp + ".xl@2x.png")),
      try content(of: project.folder(picture))
    )
    let today = try text(of: project.folder(layout))
    let parts = today.split(separator: "[L]", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let block = parts[1].split(
      separator: "\(ContentDigest(of: new))", omittingEmptySubsequences: false
    ).joined(separator: "\(ContentDigest(of: old))")
    let before = block.split(separator: "size: 17 pt", omittingEmptySubsequences: false)
      .joined(separator: "size: 16 pt")
    try project.folder.file(picture, old)
    try project.folder.file(layout, "\(parts[0])[L]\(before)")
    try project.commit()
    try project.folder.file(picture, new)
    try project.folder.file(layout, today)
    try project.commit()
    try project.folder.file("note.txt", "of something else")
    try project.commit()
    func sizes() throws -> [String] {
      try [old, new].map { golden in
        try project.folder.file("copy.png", golden)
        let lines = try blockOfCopy(named: "jetbrainsmono-regular.l@2x.png")
        #expect(lines.first == "cell: fonts/body/jetbrainsmono-regular.l@2x")
        return try #require(lines.first { $0.hasPrefix("size: ") })
      }
    }
    #expect(try sizes() == ["size: 16 pt", "size: 17 pt"])
    // A branch's pictures are found from another, whatever the user's settings.
    try project.git("checkout", "--quiet", "-b", "other", "HEAD~2")
    for setting in ["log.showSignature", "log.follow", "diff.relative"] {
      try project.git("config", setting, "true")
    }
    #expect(try sizes() == ["size: 16 pt", "size: 17 pt"])
  }

  @Test func `of pictures that two cells share name both`() throws {
    let golden = try content(of: project.folder(GitProject.ramp + ".l@2x.png"))
    try project.folder.file("copy.png", golden)
    let text = try text(of: project.folder(GitProject.ramp + "@2x.txt"))
    // A reader of the work tree finds paths from its own folder: so both are read from the index.
    try project.folder.file(
      "Snapshots/fonts/title/jetbrainsmono-regular@2x.txt",
      text.split(separator: "/body/", omittingEmptySubsequences: false).joined(separator: "/title/")
    )
    try project.git("add", "--all")
    #expect(
      try blockOfCopy(named: "jetbrainsmono-regular.l@2x.png") == [
        "cell: one of fonts/body/jetbrainsmono-regular.l@2x, "
          + "fonts/title/jetbrainsmono-regular.l@2x"
      ])
  }
}
