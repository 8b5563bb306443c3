import Snapshots
import Testing

@testable import typeproof

/// Pictures that are not PNG, among those that are.
@Suite struct `Pictures of other formats` {
  private let folder: PictureFolder

  /// The first bytes of each format, by its specification.
  static let starts: [(format: String, ending: String, bytes: [UInt8])] = [
    ("JPEG", "jpg", [0xFF, 0xD8, 0xFF, 0xE0]),
    ("GIF", "gif", Array("GIF89a".utf8)),
    ("WebP", "webp", Array("RIFF\0\0\0\0WEBPVP8 ".utf8)),
    ("BMP", "bmp", Array("BM".utf8) + [70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0]),
    ("TIFF", "tif", [0x49, 0x49, 0x2A, 0]),
    ("HEIC", "heic", [0, 0, 0, 24] + Array("ftypheic\0\0\0\0mif1heic".utf8)),
    ("AVIF", "avif", [0, 0, 0, 24] + Array("ftypmif1\0\0\0\0mif1avif".utf8)),
    ("JPEG XL", "jxl", [0xFF, 0x0A]),
  ]

  init() throws {
    folder = try PictureFolder()
    try folder.put(SmallPicture.white, at: "old/home.png")
    try folder.put(SmallPicture.inked, at: "new/home.png")
  }

  @Test(arguments: starts.map(\.format))
  func `are refused by name, whatever their files are called`(format: String) async throws {
    let start = try #require(Self.starts.first { $0.format == format })
    try folder.put(start.bytes, at: "new/list.\(start.ending)")
    try folder.put(start.bytes, at: "new/other")
    let run = await folder.diff("old", "new")
    #expect(run.code == .trouble)
    #expect(run.output.contains("changed home.png: "))
    #expect(
      run.output.contains(
        "unreadable \(folder.file("new"))/list.\(start.ending) and 1 more are \(format) pictures, and Typeproof "
          + "compares only PNG. Save them as PNG, and compare again.\n"))
    #expect(try text(of: folder.reported("report.json")).contains("are \(format) pictures"))
  }

  @Test func `are told once for a format, and nothing else is`() async throws {
    for name in ["a.jpg", "b.JPEG", "c.jpeg"] { try folder.put([], at: "old/\(name)") }
    try folder.put(SmallPicture.white, at: "new/d.jpg")
    try folder.put(Array("BMX is a sport.".utf8), at: "new/notes.txt")
    let run = await folder.diff("old", "new")
    let told = run.output.split(separator: "\n").filter { $0.hasPrefix("unreadable") }
    #expect(told.count == 2)
    #expect(told[0].contains("old/a.jpg and 2 more are JPEG pictures"))
    #expect(
      told[1].hasSuffix(
        "new/d.jpg contains PNG, but the name does not end in .png. Rename it, and compare again."))
  }

  @Test func `are in the JSON with their number`() async throws {
    try folder.put([], at: "old/a.webp")
    let run = await CommandRun("diff", folder.file("old"), folder.file("new"), "--json")
    #expect(run.code == .trouble)
    #expect(run.output.contains(#""format": "WebP","#) && run.output.contains(#""count": 1,"#))
  }

  @Test func `are told where there is nothing else`() async throws {
    try folder.put([], at: "one/a.jpg")
    try folder.put([], at: "two/a.jpg")
    let run = await folder.diff("one", "two")
    #expect(run.code == .trouble && run.output.contains("are JPEG pictures"))
  }

  @Test func `are left alone in a tool's project where no test makes them`() async throws {
    try folder.put(
      SmallPicture.white, at: "app/tests/home.spec.ts-snapshots/landing-chromium-linux.png")
    try folder.put(SmallPicture.inked, at: "app/test-results/home-chromium/landing-actual.png")
    try folder.put([], at: "app/public/photo.jpg")
    #expect(await CommandRun("diff", folder.file("app")).code == .differences)
    try folder.put([], at: "app/tests/home.spec.ts-snapshots/photo-chromium-linux.jpeg")
    let run = await CommandRun("diff", folder.file("app"))
    #expect(
      run.code == .trouble && run.output.contains("photo-chromium-linux.jpeg is a JPEG picture"))
  }
}
