import Snapshots
import DynamicType
import ImageDiff
import Imaging
import TextEngine
import Testing

@testable import Changes
@testable import Verification

/// JetBrains Mono: each letter is 0.6 em wide, so 12 px at 20 pt and 1x; lines are 26.4 pt high.
@Suite struct `Which characters are where` {
  private let map: CharacterMap

  init() throws {
    let bench = try Bench()
    map = try bench.drawn(
      Bench.word(
        "abc\ndéf", font: .fixed("JetBrainsMono/JetBrainsMono-Regular.ttf", size: 20),
        categories: [.large])
    ).characters
  }

  private func located(
    _ cause: Cause, _ x: Int, _ y: Int, _ width: Int, _ height: Int, lines: [Int] = [1],
    isPart: Bool = false
  ) -> String {
    let area = PixelRect(x: x, y: y, width: width, height: height)
    return
      "\(Change(Finding(cause: cause, area: area, lines: lines, isPart: isPart), in: map, em: nil))"
  }

  @Test func `is known by line and column`() {
    #expect(map.lines.count == 2)
    #expect(map.lines[1].clusters.map(\.bytes) == [4..<5, 5..<7, 7..<8])
    #expect(map.characters(in: PixelRect(x: 13, y: 30, width: 10, height: 10))?.text == "é")
    #expect(map.characters(in: PixelRect(x: 1, y: 30, width: 22, height: 10))?.text == "dé")
  }

  @Test func `tells a part of a letter from a letter, letters and a line`() {
    #expect(
      located(.inkVanished(.line), 15, 30, 5, 4) == "“é” in line 2 has lost a mark of 5 × 4 px")
    #expect(located(.inkVanished(.mark), 13, 30, 10, 20) == "“é” in line 2 is missing")
    #expect(located(.inkAppeared(.glyph), 1, 30, 22, 20) == "“dé” in line 2 is new")
    #expect(located(.inkVanished(.text), 0, 2, 36, 20) == "line 1 is missing")
    #expect(located(.inkAppeared(.line), 0, 2, 36, 50, lines: [1, 2]) == "lines 1 and 2 are new")
  }

  @Test func `names no letter for ink away from all`() {
    #expect(
      located(.inkVanished(.glyph), 90, 5, 8, 8)
        == "a glyph of 8 × 8 px is gone at (90, 5) in line 1")
    #expect(map.lines(in: PixelRect(x: 0, y: 300, width: 5, height: 5), numbered: []) == nil)
  }

  @Test func `names the lines that changed, and none between them`() {
    let all = PixelRect(x: 0, y: 0, width: 36, height: 53)
    #expect(map.lines(in: all, numbered: [2])?.lines == [2])
    #expect(map.lines(in: all, numbered: [1, 2])?.lineWords == "lines 1 and 2")
    #expect(map.lines(in: all, numbered: [7])?.lines == [1, 2])
    #expect(ChangePlace(lines: [1, 2, 3]).lineWords == "lines 1 to 3")
    #expect(ChangePlace(lines: [1, 4]).lineWords == "lines 1 and 4")
  }
}
