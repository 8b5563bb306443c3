import Glibc
import ImageDiff
import Imaging
import Reports
import Reviews
import Snapshots
import Testing

@testable import typeproof

@Suite struct `A report of picture folders` {
  private let folder: PictureFolder

  init() throws {
    folder = try PictureFolder()
    try folder.put(SmallPicture.white, at: "old/home.png")
    try folder.put(SmallPicture.inked, at: "new/home.png")
  }

  private func results() throws -> RunResults {
    try RunResults(reading: try content(of: folder.reported("report.json")))
  }

  @Test func `has the page and the files for machines`() async throws {
    #expect(await folder.diff("old", "new").code == .differences)
    #expect(try text(of: folder.reported("junit.xml")).contains("home.png"))
    #expect(try text(of: folder.reported("summary.md")).contains("`home.png`"))
    #expect(try text(of: folder.reported("reg.json")).contains("failedItems"))
    #expect(try text(of: folder.reported("index.html")).contains("home.png"))
  }

  @Test func `has a small picture of each group for a comment`() async throws {
    try folder.put(SmallPicture.tall, at: "old/list.png")
    try folder.put(SmallPicture.white, at: "new/list.png")
    try folder.put(SmallPicture.white, at: "new/new.png")
    _ = await folder.diff("old", "new")
    let comment = try text(of: folder.reported("comment.md"))
    let groups = try results().groups.groups
    #expect(groups.count == 2)
    for letter in ["A", "B"] {
      #expect(
        comment.contains(
          "**\(letter)** ![Group \(letter): expected, actual, difference](small/\(letter).png)\n"))
    }
    #expect(!(try text(of: folder.reported("summary.md")).contains("small/")))
    // Expected and actual, and the difference where sizes are the same, 4 px wide each, 8 px apart.
    let pictures = try ["A", "B"].map {
      try PNG.decode(content(of: folder.reported("small/\($0).png")))
    }
    #expect(Set(pictures.map(\.width)) == [8 + 3 * 12, 8 + 2 * 12])
    #expect(Set(pictures.map(\.height)) == [2 + 16, 3 + 16])
  }

  @Test func `has the part around the first difference of a large picture`() async throws {
    // 3000 × 3000 px, black from (2898, 2796) on, 6 px wide and high.
    var bytes = [UInt8](repeating: 255, count: 3000 * 3000)
    try folder.put(grayPNG(bytes), at: "before/large.png")
    for y in 2796..<2802 { for x in 2898..<2904 { bytes[y * 3000 + x] = 0 } }
    try folder.put(grayPNG(bytes), at: "after/large.png")
    _ = await folder.diff("before", "after")
    let small = try PNG.decode(content(of: folder.reported("small/A.png")))
    // 1440 × 2880 px around it are shown, which end with the picture: from (1560, 120) on.
    // A sixth of them are 240 × 480 px, and the second of three begins at x = 8 + 240 + 8.
    #expect(small.width == 3 * 248 + 8 && small.height == 480 + 16)
    func level(_ x: Int, _ y: Int) -> UInt8 { small.bytes[(y * small.width + x) * 4] }
    let (x, y) = (256 + (2898 - 1560) / 6, 8 + (2796 - 120) / 6)
    #expect(level(x, y) == 0)
    let around = [level(x - 1, y), level(x + 1, y), level(x, y - 1), level(x, y + 1)]
    #expect(around == [255, 255, 255, 255])
    #expect(level(x - 248, y) == 255)
    #expect(level(7, 8) == 0xDD && level(8, 7) == 0xDD && level(8, 8) == 255)
  }

  private func grayPNG(_ bytes: [UInt8]) throws -> [UInt8] {
    try PNG.encode(Bitmap(width: 3000, height: 3000, format: .gray8, bytes: bytes), for: .fast)
  }

  @Test func `says pictures, added and removed in its summary`() async throws {
    try folder.put(SmallPicture.tall, at: "old/gone.png")
    try folder.put(SmallPicture.white, at: "new/fresh.png")
    _ = await folder.diff("old", "new")
    let summary = try text(of: folder.reported("summary.md"))
    #expect(summary.contains("pictures: compared 3 pictures: 1 changed, 1 added, 1 removed.\n"))
    #expect(summary.contains("| group | pictures | changes | what changed | first of them |"))
  }

  @Test func `has a picture accepted whose name has brackets`() async throws {
    try folder.put(SmallPicture.white, at: "old/home[font_scale=1.5].png")
    try folder.put(SmallPicture.inked, at: "new/home[font_scale=1.5].png")
    _ = await folder.diff("old", "new")
    #expect(await folder.approve("home[font_scale=1.5].png", in: "old").code == .nothingToDo)
    #expect(try content(of: folder.file("old/home[font_scale=1.5].png")) == SmallPicture.inked)
    #expect(try content(of: folder.file("old/home.png")) == SmallPicture.white)
  }

  @Test func `holds the very bytes of the files`() async throws {
    _ = await folder.diff("old", "new")
    let cell = try #require(try results().cells.first)
    let name = try #require(cell.pictures.actual)
    #expect(try content(of: folder.reported(name)) == SmallPicture.inked)
  }

  @Test func `refuses an expected file that changed since`() async throws {
    _ = await folder.diff("old", "new")
    try folder.put(SmallPicture.tall, at: "old/home.png")
    let run = await folder.approve("home.png", in: "old")
    #expect(
      run.code == .differences
        && run.output.contains("The expected picture changed after the report was made."))
    #expect(try content(of: folder.file("old/home.png")) == SmallPicture.tall)
  }

  @Test func `refuses a picture of the report that is another`() async throws {
    _ = await folder.diff("old", "new")
    let name = try #require(try results().cells.first?.pictures.actual)
    let file = try #require(fopen(folder.reported(name), "w"))
    fwrite(SmallPicture.tall, 1, SmallPicture.tall.count, file)
    fclose(file)
    #expect(await folder.approve("--all", in: "old").code == .differences)
    #expect(try content(of: folder.file("old/home.png")) == SmallPicture.white)
  }

  @Test func `is not followed out of the folder that the program was started in`() async throws {
    _ = await folder.diff("old", "new")
    let run = await CommandRun(
      "approve", "--all", "--report", folder.reported(""), environment: ["NO_COLOR": "1"])
    #expect(run.code == .trouble && run.errors.contains("--snapshots"))
  }

  @Test func `records who decided by the names of the files`() async throws {
    _ = await folder.diff("old", "new")
    _ = await folder.approve("--all", in: "old")
    #expect(
      try text(of: folder.file("old/typeproof-reviews.txt")).contains(" | accepted | home.png | "))
  }

  @Test func `has one group for the same pixels on many screens`() async throws {
    for name in ["a", "b", "c"] {
      try folder.put(SmallPicture.white, at: "old/\(name).png")
      try folder.put(SmallPicture.inked, at: "new/\(name).png")
    }
    try folder.put(SmallPicture.inked, at: "old/d.png")
    try folder.put(SmallPicture.white, at: "new/d.png")
    _ = await folder.diff("old", "new")
    #expect(try results().groups.groups.map(\.cells.count) == [4, 1])
  }

  @Test func `knows the text sizes that are right`() async throws {
    for side in ["old", "new"] {
      try folder.put(SmallPicture.white, at: "\(side)/home_XXXL.png")
    }
    try folder.put(SmallPicture.white, at: "old/home_AX3.png")
    try folder.put(SmallPicture.inked, at: "new/home_AX3.png")
    _ = await folder.diff("old", "new")
    #expect(try results().cells.contains { $0.words.hasSuffix("; at AX3, XXXL is right") })
  }

  @Test func `pairs what was renamed, and accepts both names`() async throws {
    try folder.put(SmallPicture.tall, at: "old/before.png")
    try folder.put(SmallPicture.tall, at: "new/after.png")
    #expect(await folder.diff("old", "new").output.contains("renamed after.png: was before.png\n"))
    #expect(await folder.approve("--all", in: "old").code == .nothingToDo)
    #expect(await folder.diff("old", "new").output == "2 equal\n")
  }

  @Test func `tells bad files in a sentence, and accepts the others`() async throws {
    try folder.put(Array("text".utf8), at: "old/text.png")
    try folder.put(SmallPicture.white, at: "new/text.png")
    try folder.put(SmallPicture.white, at: "old/cut.png")
    try folder.put(Array(SmallPicture.white.dropLast(20)), at: "new/cut.png")
    try folder.put(SmallPicture.white, at: "new/folder.png/inner.png")
    symlink(".", folder.file("old/loop"))
    let run = await folder.diff("old", "new")
    #expect(run.code == .trouble)
    #expect(
      run.output.contains("unreadable text.png: ") && run.output.contains("unreadable cut.png: "))
    let accepted = await folder.approve("--all", in: "old")
    #expect(accepted.code == .differences)
    #expect(accepted.output.contains("refused  cut.png: You cannot accept this picture"))
    #expect(try content(of: folder.file("old/text.png")) == SmallPicture.white)
    #expect(try content(of: folder.file("old/cut.png")) == SmallPicture.white)
    #expect(try content(of: folder.file("old/folder.png/inner.png")) == SmallPicture.white)
  }

  @Test func `is not written among the pictures`() async {
    let run = await CommandRun(
      "diff", folder.file("old"), folder.file("new"), "--report", folder.file("new/report"))
    #expect(run.code == .trouble && run.errors.contains("is inside"))
  }
}

@Suite struct `Rules for pictures` {
  private let folder: PictureFolder

  init() throws {
    folder = try PictureFolder()
    try folder.put(SmallPicture.white, at: "old/home.png")
    try folder.put(SmallPicture.inked, at: "new/home.png")
  }

  private func run(_ rule: String) async throws -> CommandRun {
    try folder.put(
      Array(
        "{ \"rules\": [{ \"pictures\": \"h*\", \(rule), \"reason\": \"The clock.\" }] } // why".utf8
      ),
      at: "rules.json")
    return await CommandRun(
      "diff", folder.file("old"), folder.file("new"), "--rules", folder.file("rules.json"),
      "--report",
      folder.reported(""))
  }

  @Test(arguments: [
    #""ignore": [{ "x": 1, "y": 0, "width": 2, "height": 2 }]"#, #""allowedPixels": 2"#,
  ])
  func `let pass what they ignore or allow`(rule: String) async throws {
    #expect(try await run(rule).code == .nothingToDo)
    #expect(try text(of: folder.reported("report.json")).contains("The clock."))
  }

  @Test func `let pass no more than they allow`() async throws {
    #expect(try await run(#""allowedPixels": 1"#).code == .differences)
  }

  @Test func `are wrong where nothing of a picture is left`() async throws {
    let run = try await run(
      #""ignore": [{ "x": 0, "y": 0, "width": 3, "height": 9 }, { "x": 3, "y": 0, "width": 1, "height": 2 }]"#
    )
    #expect(run.code == .trouble && run.output.contains("ignore all 4 × 2 px of home.png"))
  }

  @Test func `need a reason`() async throws {
    try folder.put(
      Array(#"{ "rules": [{ "pictures": "*", "allowedPixels": 1 }] }"#.utf8), at: "rules.json")
    let run = await CommandRun(
      "diff", folder.file("old"), folder.file("new"), "--rules", folder.file("rules.json"))
    #expect(run.code == .trouble && run.errors.contains("reason"))
  }
}
