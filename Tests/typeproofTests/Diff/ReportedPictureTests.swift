import DynamicType
import ImageDiff
import Imaging
import Reports
import Reviews
import Snapshots
import Testing

@testable import typeproof

/// A cell of pictures with a change of its own.
private func cell(
  _ sample: String, _ category: ContentSizeCategory = .large, _ verdict: CellVerdict = .changed,
  pictures: CellResult.Pictures = CellResult.Pictures()
) -> CellResult {
  let ramp = RampName(suite: "pictures", style: .body, sample: sample, scale: .x2)
  let change = Change(
    .text, role: .input, before: "old", after: sample, sentence: "the text says “\(sample)”")
  return CellResult(
    name: SnapshotName(ramp: ramp, category: category), verdict: verdict, words: "It differs",
    changes: verdict == .changed ? [change] : [], pictures: pictures)
}

@Suite struct `Small pictures of groups` {
  /// A grey picture, white but for an area.
  private func picture(
    _ width: Int, _ height: Int, inked area: PixelRect? = nil
  ) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 255, count: width * height)
    if let area {
      for y in area.y..<area.y + area.height {
        for x in area.x..<area.x + area.width { bytes[y * width + x] = 0 }
      }
    }
    return try PNG.encode(
      Bitmap(width: width, height: height, format: .gray8, bytes: bytes), for: .fast)
  }

  /// The small pictures of cells, by the names of their expected pictures.
  private func small(
    _ pictures: [(name: String, content: [UInt8]?)], clusters: [PixelRect] = []
  ) throws -> [(group: String, content: [UInt8])] {
    let cells = pictures.map { name, _ in
      var one = cell(name, pictures: CellResult.Pictures(expected: name + ".png"))
      one.clusters = clusters
      return one
    }
    let contents = pictures.compactMap { name, content in content.map { (name + ".png", $0) } }
    return try SmallPictures(
      of: ReviewedRun(
        results: RunResults(
          suite: "pictures", toolVersion: "0", declaredCount: cells.count, cells: cells),
        pictures: Dictionary(uniqueKeysWithValues: contents))
    ).files
  }

  @Test func `are of twelve groups at most`() throws {
    let file = try picture(4, 2)
    let names = (10..<23).map { "s\($0)" }
    let letters = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
    #expect(try small(names.map { ($0, file) }).map(\.group) == letters)
    #expect(SmallPictures.paths == letters.map { "small/\($0).png" })
  }

  @Test func `keep the letter of their group where others have none`() throws {
    let file = try picture(4, 2)
    #expect(
      try small([("a", nil), ("b", file), ("c", [1, 2, 3]), ("d", file)]).map(\.group)
        == ["B", "D"])
  }

  @Test(
    arguments: [
      (240, 3, 240, 3), (241, 4, 121, 2), (480, 4, 240, 2), (481, 3, 161, 1), (2, 2880, 2, 2880),
      (2, 2881, 2, 2880),
    ] as [(Int, Int, Int, Int)])
  func `are at most 240 px wide, with 8 px around`(
    width: Int, height: Int, smallWidth: Int, smallHeight: Int
  ) throws {
    let files = try small([("a", try picture(width, height))])
    let row = try PNG.decode(try #require(files.first).content)
    #expect(row.width == smallWidth + 16)
    #expect(row.height == smallHeight + 16)
  }

  @Test func `are of the part around the first difference`() throws {
    // The middle of the difference is (1050, 1530), so 1440 × 2880 px begin at (330, 90).
    let difference = PixelRect(x: 1000, y: 1500, width: 100, height: 60)
    let file = try picture(3000, 3000, inked: PixelRect(x: 1050, y: 1530, width: 6, height: 6))
    let files = try small(
      [("a", file)], clusters: [difference, PixelRect(x: 0, y: 0, width: 1, height: 1)])
    let row = try PNG.decode(try #require(files.first).content).expandedToRGBA()
    #expect(row.width == 240 + 16 && row.height == 480 + 16)
    func level(_ x: Int, _ y: Int) -> UInt8 { row.bytes[(y * row.width + x) * 4] }
    let (x, y) = (8 + 120, 8 + 240)
    #expect(level(x, y) == 0)
    for (x, y) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] { #expect(level(x, y) == 255) }
  }

  @Test func `are of the top left corner where no difference has a place`() throws {
    let file = try picture(1500, 2900, inked: PixelRect(x: 0, y: 0, width: 6, height: 6))
    let row = try PNG.decode(
      try #require(try small([("a", file)]).first).content
    ).expandedToRGBA()
    #expect(row.width == 240 + 16 && row.height == 480 + 16)
    #expect(row.bytes[(8 * row.width + 8) * 4] == 0)
    #expect(row.bytes[(8 * row.width + 9) * 4] == 255)
  }

  @Test func `stand on an opaque light grey`() throws {
    let row = try PNG.decode(try #require(try small([("a", try picture(4, 2))]).first).content)
    #expect(row.width == 20 && row.height == 18)
    var bytes = row.expandedToRGBA().bytes
    for y in 8..<10 {
      for x in 8..<12 {
        let start = (y * 20 + x) * 4
        #expect(bytes[start..<start + 4] == [255, 255, 255, 255])
        bytes.replaceSubrange(start..<start + 4, with: [0xDD, 0xDD, 0xDD, 0xFF])
      }
    }
    let isGrey = bytes.enumerated().allSatisfy { $0.element == ($0.offset % 4 == 3 ? 0xFF : 0xDD) }
    #expect(isGrey)
  }
}

@Suite struct `The text sizes of reported pictures` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// What a report says of cells whose names have the text size.
  private func words(_ cells: [CellResult], knowing: Bool = true) throws -> [String] {
    let report = try PictureReport(path: folder("report"), beside: [])
    let cells = cells.map { cell in
      var cell = cell
      cell.file = ComparedPicture(path: cell.name.picturePath, knowsTextSize: knowing)
      return cell
    }
    return try report.write(cells, troubles: [], of: "old", by: .exact).cells.map(\.words)
  }

  @Test func `are told with the next smaller one that is right`() throws {
    #expect(
      try words([
        cell("a", .small, .equal), cell("a", .large, .tolerated), cell("a", .extraLarge, .missing),
        cell("a", .accessibilityMedium), cell("a", .accessibilityLarge, .equal),
      ]) == [
        "It differs", "It differs", "It differs", "It differs; at AX1, L is right", "It differs",
      ])
  }

  @Test func `are told with the next larger one where no smaller one is right`() throws {
    #expect(
      try words([
        cell("a", .small), cell("a", .large, .equal), cell("a", .extraLarge, .equal),
      ]).first == "It differs; at S, L is right")
  }

  @Test func `are told alone where none is right`() throws {
    #expect(
      try words([
        cell("a", .small), cell("a", .large), cell("b", .extraLarge, .equal),
      ]) == ["It differs; at S", "It differs; at L", "It differs"])
  }

  @Test func `are not told where names have none`() throws {
    #expect(
      try words([cell("a", .small), cell("a", .large, .equal)], knowing: false)
        == ["It differs", "It differs"])
  }
}

@Suite struct `The place of a report about pictures` {
  @Test func `is not among them, but for a hidden folder`() throws {
    let folder = try ScratchFolder()
    try folder.file("new/home.png", "")
    let new = folder("new")
    for name in [".report", ".hidden/report", "deep/.report"] {
      #expect(try PictureReport(path: "\(new)/\(name)", beside: [new]).folder.path.hasPrefix(new))
    }
    for name in ["report", "./report", "deep/report"] {
      let path = "\(new)/\(name)"
      #expect(throws: ReportPlaceError.amongPictures(path, pictures: new)) {
        _ = try PictureReport(path: path, beside: [folder("old"), new])
      }
    }
    _ = try PictureReport(path: folder("report"), beside: [new])
  }
}
