import ImageDiff
import Imaging
import Testing

@testable import PictureDiff
@testable import typeproof

@Suite struct `Areas that diff ignores` {
  private func outside(_ areas: [PixelRect], _ sizes: [PixelSize]) -> [PixelRect] {
    DifferenceResult(
      expected: "old", actual: "new",
      question: DiffQuestion(metric: .exact, ignored: areas, drawsStrip: false),
      areFolders: true,
      files: sizes.map { size in
        ComparedFile(
          name: "a.png",
          comparison: PicturePairComparison.Outcome(
            finding: .compared(
              MetricComparison(
                metric: .exact, verdict: .equal, expectedSize: size,
                actualSize: PixelSize(width: 2, height: 9)))))
      }
    ).ignoredOutside
  }

  @Test func `are outside where they begin behind the last pixel of each picture`() {
    let areas = [(3, 3), (4, 0), (0, 9), (3, 4), (1, 8), (2, 4)].map {
      PixelRect(x: $0.0, y: $0.1, width: 1, height: 1)
    }
    let size = PixelSize(width: 4, height: 4)
    #expect(outside(areas, [size]) == [areas[1], areas[2], areas[3], areas[5]])
    let wide = PixelSize(width: 9, height: 1)
    #expect(outside(areas, [size, wide]) == [areas[2], areas[3], areas[5]])
    #expect(outside(areas, []) == [])
  }
}

@Suite struct `A strip of a tool` {
  @Test func `that cannot be cut into three is told`() async throws {
    let folder = try PictureFolder()
    try folder.put(SmallPicture.white, at: "src/__image_snapshots__/home-snap.png")
    let strip = CraftedPNG.gray([[UInt8]](repeating: [UInt8](repeating: 255, count: 10), count: 2))
    let place = "src/__image_snapshots__/__diff_output__/home-diff.png"
    try folder.put(strip, at: place)
    let run = await folder.diff()
    #expect(run.code == .trouble)
    #expect(
      run.output.contains(
        "\(folder.path)/\(place) cannot be cut into three pictures of one size. Keep the actual "
          + "pictures, and compare again."), "\(run.output)")
  }
}

@Suite struct `Sixel graphics` {
  private func text(_ width: Int, _ bytes: [UInt8], fitting room: Int = 640) -> Substring {
    let bitmap = Bitmap(
      width: width, height: bytes.count / width, format: .gray8, bytes: bytes)
    return SixelPicture(bitmap, fitting: room).text.dropFirst(9).dropLast(2)
  }

  @Test func `count runs of four or more`() {
    #expect(text(3, [0, 0, 0]) == "1;1;3;1#0;2;0;0;0#0@@@")
    #expect(text(4, [0, 0, 0, 0]) == "1;1;4;1#0;2;0;0;0#0!4@")
    #expect(
      text(5, [0, 255, 255, 255, 255]) == "1;1;5;1#0;2;0;0;0#1;2;100;100;100#0@!4?$#1?!4@")
  }

  @Test func `begin a band after six rows`() {
    #expect(text(1, [UInt8](repeating: 0, count: 6)) == "1;1;1;6#0;2;0;0;0#0~")
    #expect(text(1, [UInt8](repeating: 0, count: 7)) == "1;1;1;7#0;2;0;0;0#0~-#0@")
  }

  @Test func `round shares of a hundred`() {
    #expect(text(3, [1, 2, 128]) == "1;1;3;1#0;2;0;0;0#1;2;1;1;1#2;2;50;50;50#0@??$#1?@?$#2??@")
  }

  @Test func `are as wide as there is room, and at least a pixel`() {
    let row: [UInt8] = [0, 0, 0, 255, 255]
    #expect(text(5, row, fitting: 5).hasPrefix("1;1;5;1#"))
    #expect(text(5, row, fitting: 4).hasPrefix("1;1;3;1#"))
    #expect(text(5, row, fitting: 2) == "1;1;2;1#0;2;0;0;0#1;2;100;100;100#0@?$#1?@")
    #expect(text(5, row, fitting: 0).hasPrefix("1;1;1;1#"))
  }

  @Test func `have 256 colours as they are, and fewer of more`() {
    func count(_ colors: Int) -> Int {
      let bytes = (0..<colors).flatMap { color -> [UInt8] in
        [UInt8(color % 256), UInt8(color / 256), 0, 255]
      }
      let bitmap = Bitmap(width: colors, height: 1, format: .rgba8, bytes: bytes)
      let text = SixelPicture(bitmap, fitting: 1000).text
      return text.split(separator: "#").count { $0.contains(";2;") }
    }
    #expect(count(256) == 256)
    #expect(count(257) == 128)
  }

  @Test func `show what is transparent on white`() {
    let bitmap = Bitmap(
      width: 2, height: 1, format: .rgba8, bytes: [0, 0, 0, 0, 0, 0, 0, 255])
    #expect(
      SixelPicture(bitmap, fitting: 2).text.dropFirst(9).dropLast(2)
        == "1;1;2;1#0;2;100;100;100#1;2;0;0;0#0@?$#1?@")
  }
}
