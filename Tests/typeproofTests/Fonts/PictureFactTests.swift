import Git
import Glibc
import Imaging
import Testing

@testable import typeproof

@Suite struct `The facts that a picture shows` {
  /// A picture of grey levels in one row or several.
  private func facts(_ levels: [UInt8], rows: Int = 1) -> PictureFacts {
    PictureFacts(
      of: Bitmap(width: levels.count / rows, height: rows, format: .gray8, bytes: levels))
  }

  private func gray(_ level: UInt8) -> RGBAColor {
    RGBAColor(red: level, green: level, blue: level)
  }

  @Test func `have the commonest colour as ground, in however many pieces it is`() {
    let pieces = facts([9, 1, 9, 2, 9, 3, 9, 7, 7, 7])
    #expect(pieces.ground == gray(9) && pieces.colorCount == 5)
    for levels in [
      [9, 9, 9, 9, 1, 1, 1], [1, 1, 1, 9, 9, 9, 9], [1, 9, 9, 9, 9, 1, 1],
    ] as [[UInt8]] {
      #expect(facts(levels).ground == gray(9), "\(levels)")
    }
    #expect(facts([9]).ground == gray(9) && facts([9]).colorCount == 1)
  }

  @Test func `have the colour with the least bytes as ground where two are as common`() {
    for levels in [[0, 0, 255, 255], [255, 255, 0, 0], [255, 0, 255, 0]] as [[UInt8]] {
      #expect(facts(levels).ground == gray(0), "\(levels)")
    }
    #expect(facts([255, 0, 255, 0]).ink == PixelRect(x: 0, y: 0, width: 3, height: 1))
  }

  @Test func `have ink from its first to its last pixel in each row`() {
    let picture = facts([9, 9, 9, 9, 9, 1, 9, 9, 9, 9, 1, 9], rows: 3)
    #expect(picture.ink == PixelRect(x: 1, y: 1, width: 2, height: 2))
    #expect(picture.lineCount == 1)
    let corners = facts([1, 9, 9, 9, 9, 9, 9, 1], rows: 2)
    #expect(corners.ink == PixelRect(x: 0, y: 0, width: 4, height: 2))
    #expect(facts([9, 9, 9]).ink == nil)
  }

  @Test func `tell colours by all their channels`() {
    let pixels: [UInt8] = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 5]
    let picture = PictureFacts(of: Bitmap(width: 3, height: 1, format: .rgba8, bytes: pixels))
    #expect(picture.ground == RGBAColor(red: 1, green: 2, blue: 3, alpha: 4))
    #expect(picture.colorCount == 2)
    #expect(picture.ink == PixelRect(x: 2, y: 0, width: 1, height: 1))
  }
}

@Suite struct `The block of a picture` {
  private let folder: ScratchFolder
  private static let heading = "typeproof golden 3\napp/body/a@2x\n\n"
  private static let blocks = """
    [M]
    size: 16 pt
    file: 1

    [L]
    size: 17 pt
    picture: 4 × 2 px
    pixels: 3
    file: 2
    sha256: 4
    line: 1

    """
  private let unknown = ["cell: unknown, because no layout text that was found has this picture"]

  init() throws { folder = try ScratchFolder() }

  /// The block of a picture beside a layout text.
  private func block(
    of name: String = "a.l@2x.png", holdingOneOf lines: [String] = ["file: 2"],
    in text: String? = nil
  ) throws -> [String] {
    try folder.file("a@2x.txt", text ?? Self.heading + Self.blocks)
    return RecordedBlock.find(
      for: folder(name), holdingOneOf: lines, repository: GitProcess(folder: folder.path)
    ).lines
  }

  @Test func `is told without what tells of files, which the picture at hand does`() throws {
    let told = ["cell: app/body/a.l@2x", "size: 17 pt", "line: 1"]
    #expect(try block() == told)
    #expect(try block(holdingOneOf: ["pixels: 0", "sha256: 4"]) == told)
    #expect(
      try block(of: "a.m@2x.png", holdingOneOf: ["file: 1"])
        == ["cell: app/body/a.m@2x", "size: 16 pt"])
  }

  @Test func `is that of its own cell, with a whole line of it`() throws {
    #expect(try block(holdingOneOf: ["file: 1"]) == unknown)
    #expect(try block(holdingOneOf: ["file:"]) == unknown)
    #expect(try block(holdingOneOf: ["file: 22"]) == unknown)
    #expect(try block(holdingOneOf: []) == unknown)
    #expect(try block(of: "a.xl@2x.png") == unknown)
    #expect(try block(of: "b.l@2x.png") == unknown)
    #expect(try block(of: "a.png") == unknown)
  }

  @Test func `is of a layout text alone`() throws {
    #expect(try block(in: "notes 3\napp/body/a@2x\n\n" + Self.blocks) == unknown)
    #expect(try block(in: "typeproof golden\napp/body/a@2x\n\n" + Self.blocks) == unknown)
    #expect(try block(in: "typeproof golden 3\nfile: 2\n") == unknown)
    #expect(try block(in: "") == unknown)
  }

  @Test func `names the second line as it is where that is no ramp`() throws {
    #expect(
      try block(in: "typeproof golden 3\nno ramp\n\n" + Self.blocks).first == "cell: no ramp")
  }

  @Test func `is found in a text at the top of the repository, too`() throws {
    let repository = try ScratchFolder()
    let git = GitProcess(folder: repository.path)
    try repository.file("a@2x.txt", Self.heading + Self.blocks)
    try repository.file("aa@2x.txt", "typeproof golden 3\napp/body/aa@2x\n\n" + Self.blocks)
    #expect(try git.run(["init", "--quiet"]).status == 0)
    #expect(try git.run(["add", "--all"]).status == 0)
    let found = RecordedBlock.find(
      for: folder("a.l@2x.png"), holdingOneOf: ["file: 2"], repository: git)
    #expect(found.lines.first == "cell: app/body/a.l@2x", "\(found.lines)")
  }

  @Test func `says which cell a picture was that is gone`() throws {
    let picture = folder("a.l@2x.png")
    #expect(RecordedBlock.cell(beside: picture) == nil)
    try folder.file("a@2x.txt", Self.heading + Self.blocks)
    #expect(RecordedBlock.cell(beside: picture) == "app/body/a.l@2x")
    #expect(RecordedBlock.cell(beside: folder("a.xl@2x.png")) == nil)
    #expect(RecordedBlock.cell(beside: folder("a.png")) == nil)
    try folder.file("a@2x.txt", "typeproof golden 3\nno ramp\n\n" + Self.blocks)
    #expect(RecordedBlock.cell(beside: picture) == nil)
    try folder.file("a@2x.txt", "notes 3\napp/body/a@2x\n\n" + Self.blocks)
    #expect(RecordedBlock.cell(beside: picture) == nil)
  }

  @Test func `is named for a picture that is gone, and for nothing that is in its place`()
    async throws
  {
    try folder.file("a@2x.txt", Self.heading + Self.blocks)
    let gone = await CommandRun("facts", folder("a.l@2x.png"))
    #expect(gone.code == .trouble)
    #expect(gone.errors.contains("a.l@2x.png is gone, but its layout text still exists."))
    #expect(gone.errors.contains("typeproof record --filter app/body/a.l@2x”."))
    try #require(mkdir(folder("a.l@2x.png"), 0o755) == 0)
    let other = await CommandRun("facts", folder("a.l@2x.png"))
    #expect(other.code == .trouble)
    #expect(!other.errors.contains(" is gone"), "\(other.errors)")
  }
}
