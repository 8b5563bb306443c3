import Glibc
import Reports
import Snapshots
import Testing

@testable import typeproof

/// Folders with all that can lie in them beside sound pictures: each gives a sentence, and the rest is judged.
@Suite struct `A report of a hostile folder` {
  private let folder: PictureFolder

  init() throws {
    folder = try PictureFolder()
    try folder.put(SmallPicture.white, at: "old/home.png")
    try folder.put(SmallPicture.inked, at: "new/home.png")
  }

  /// Compares the folders, and checks that the sound picture is judged and accepted, and nothing else changes.
  private func judged(_ told: String) async throws {
    let before = try folder.contents()
    let run = await folder.diff("old", "new")
    #expect(run.output.contains(told), "\(run.output)\(run.errors)")
    #expect(run.output.contains("changed home.png: 2 pixels differ"))
    #expect(try folder.contents() == before)
    #expect(await folder.approve("home.png", in: "old").code == .nothingToDo)
    var after = before
    after["old/home.png"] = SmallPicture.inked
    after["old/\(PictureFolder.record)"] = try content(
      of: folder.file("old/\(PictureFolder.record)"))
    #expect(try folder.contents() == after)
  }

  @Test(
    arguments: [
      ("text", Array("text".utf8), "The file is a text file, not a PNG"),
      ("nothing", [], "The file is empty."),
      ("cut short", Array(SmallPicture.white.dropLast(20)), "ends at least"),
      (
        "an LFS pointer",
        Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8),
        "git lfs pull"
      ),
      (
        "JPEG in CMYK", [0xFF, 0xD8, 0xFF, 0xEE] + Array("\0\u{E}Adobe".utf8),
        "a JPEG picture, not a PNG"
      ),
      (
        "a bomb",
        CraftedPNG.file(
          header: CraftedPNG.header(width: 60_000, height: 60_000, bits: 8, colorType: 6),
          data: CraftedPNG.zeros(copies: 10_000)),
        "The picture is 60000 × 60000 px, and the limit is"
      ),
    ] as [(String, [UInt8], String)])
  func `tells a bad file`(kind: String, bytes: [UInt8], words: String) async throws {
    try folder.put(SmallPicture.white, at: "old/bad.png")
    try folder.put(bytes, at: "new/bad.png")
    try await judged(words)
  }

  @Test func `tells a picture of 16 bits that was rounded`() async throws {
    let deep = { (level: UInt8) in
      CraftedPNG.file(
        header: CraftedPNG.header(width: 1, height: 1, bits: 16),
        data: CraftedPNG.stored([0, level, 9]))
    }
    try folder.put(deep(7), at: "old/deep.png")
    try folder.put(deep(200), at: "new/deep.png")
    try await judged("16-bit samples were rounded to 8 bits")
  }

  @Test func `tells a folder, a pipe and a socket that are called like pictures`() async throws {
    for name in ["folder.png", "pipe.png", "socket.png"] {
      try folder.put(SmallPicture.white, at: "old/\(name)")
    }
    try folder.put(SmallPicture.white, at: "new/folder.png/inner.png")
    #expect(mkfifo(folder.file("new/pipe.png"), 0o600) == 0)
    #expect(mknod(folder.file("new/socket.png"), S_IFSOCK | 0o600, 0) == 0)
    try await judged("unreadable folder.png: ")
    let run = await folder.diff("old", "new")
    #expect(run.code == .trouble)
    for name in ["pipe.png", "socket.png"] {
      #expect(
        run.output.contains("unreadable \(name): \(folder.file("new"))/\(name) cannot be read: "))
    }
    unlink(folder.file("new/socket.png"))
  }

  @Test func `tells a file that this user may not read`() async throws {
    try folder.put(SmallPicture.white, at: "old/secret.png")
    try folder.put(SmallPicture.white, at: "new/secret.png")
    // Root may read everything, so it becomes somebody else.
    let user = getuid() == 0 ? "setpriv --reuid 65534 --clear-groups " : ""
    let told = try shell(
      in: folder.path,
      "cp $typeproof .. && chmod -R go+rX .. && chmod 0 new/secret.png && \(user)../typeproof diff old new; chmod 600 new/*"
    )
    #expect(
      told.contains("unreadable secret.png: new/secret.png cannot be read: Permission denied"),
      "\(told)")
    #expect(told.contains("changed home.png"))
  }

  @Test func `tells links, also those that lead around or nowhere`() async throws {
    for (name, target) in [("loop.png", "loop.png"), ("gone.png", "nowhere"), ("up", "..")] {
      #expect(symlink(target, folder.file("new/\(name)")) == 0)
    }
    try await judged("note: symbolic links are not followed: ")
  }

  @Test func `keeps two names apart that only look alike, and accepts the one that was meant`()
    async throws
  {
    for name in ["\u{E9}", "e\u{301}"] {
      try folder.put(SmallPicture.white, at: "old/\(name).png")
      try folder.put(SmallPicture.tall, at: "new/\(name).png")
    }
    _ = await folder.diff("old", "new")
    // In the order of bytes, the other name comes first.
    #expect(await folder.approve("\u{E9}.png", in: "old").code == .nothingToDo)
    #expect(try content(of: folder.file("old/\u{E9}.png")) == SmallPicture.tall)
    #expect(try content(of: folder.file("old/e\u{301}.png")) == SmallPicture.white)
  }

  @Test func `shows a name with a line break in one line, and accepts it`() async throws {
    try folder.put(SmallPicture.white, at: "old/a\nb.png")
    try folder.put(SmallPicture.tall, at: "new/a\nb.png")
    try await judged(#"changed a\u{A}b.png: "#)
    #expect(await folder.approve("--all", in: "old").code == .nothingToDo)
    #expect(try content(of: folder.file("old/a\nb.png")) == SmallPicture.tall)
  }

  @Test func `tells a name that is no text`() async throws {
    let name = folder.file("new/").utf8CString.dropLast() + [-1, 0x2E, 0x70, 0x6E, 0x67, 0]
    let descriptor = open(Array(name), O_CREAT | O_WRONLY, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
    try await judged(#"unreadable \xFF.png: "#)
    unlink(Array(name))
  }

  @Test func `judges many names`() async throws {
    for number in 0..<500 {
      for side in ["old", "new"] {
        try folder.put(SmallPicture.white, at: "\(side)/many/\(number).png")
      }
    }
    try await judged("\n500 equal, 1 changed\n")
  }

  @Test func `counts the files of a folder within the other once`() async throws {
    try folder.put(SmallPicture.inked, at: "old/run/home.png")
    let run = await folder.diff("old", "old/run")
    #expect(run.code == .differences)
    #expect(
      run.output.contains(
        "\n1 changed\nnote: run lies in \(folder.file("old")); its files count only as actual pictures\n"
      ))
    #expect(await folder.approve("--all", in: "old").code == .nothingToDo)
    #expect(try content(of: folder.file("old/run/home.png")) == SmallPicture.inked)
  }
}
