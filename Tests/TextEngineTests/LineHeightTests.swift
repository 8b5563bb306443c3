import DynamicType
import Glibc
import Imaging
import Testing
import TextEngine

// Rectangles ascends 0.8 em and descends 0.2 em; Noto Nastaliq Urdu 1.904 em and 0.596 em.
@Suite struct `The distance of baselines` {
  /// Rounded to a thousandth of a point, as sums of binary fractions are not exact.
  private func baselines(_ frame: TextFrame) -> [Double] {
    frame.lines.map { ($0.baseline.value * 1000).rounded() / 1000 }
  }

  @Test func `is ascent and descent of the face`() throws {
    let frame = try layOut("l\nl\nl", in: [TestFonts.rectangles])
    #expect(baselines(frame) == [8, 18, 28])
    #expect(frame.height == 30)
    #expect(frame.lines.map(\.ascent) == [8, 8, 8])
    #expect(frame.lines.map(\.descent) == [2, 2, 2])
  }

  @Test func `includes the face's line gap, but not below the last line`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.write([0, 100], at: 8, in: "hhea")
    let face = try font.face()
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: [TextSpan("l\nl", fonts: [try ShapingFont(face)], pointSize: 10)],
        line: LineSetting(.face, face: face, pointSize: 10)), width: nil)
    #expect(baselines(frame) == [8, 19])
    #expect(frame.height == 21)
  }

  @Test func `is the style's leading where it has one`() throws {
    let frame = try layOut("l\nl\nl", in: [TestFonts.rectangles], lineHeight: .leading(22))
    #expect(baselines(frame) == [8, 30, 52])
    #expect(frame.height == 54)
  }

  @Test func `grows around a line of a taller face and nowhere else`() throws {
    let frame = try layOut("l\nب\nl\nl", in: [TestFonts.rectangles, TestFonts.urdu])
    // 8; + 2 + 19.04; + 5.96 + 8; + 10
    #expect(baselines(frame) == [8, 29.04, 43, 53])
  }

  @Test func `grows beyond the leading by what the face is taller`() throws {
    let frame = try layOut(
      "l\nب\nl\nl", in: [TestFonts.rectangles, TestFonts.urdu], lineHeight: .leading(15))
    // 8; + 15 + 11.04; + 15 + 3.96; + 15
    #expect(baselines(frame) == [8, 34.04, 53, 68])
  }

  @Test func `starts lower under a taller first line`() throws {
    let frame = try layOut(
      "ب\nl", in: [TestFonts.rectangles, TestFonts.urdu], lineHeight: .leading(15))
    #expect(baselines(frame) == [19.04, 38])
  }

  @Test func `does not shrink for a lower face`() throws {
    let frame = try layOut("l\nl", in: [TestFonts.urdu, TestFonts.rectangles])
    #expect(baselines(frame) == [19.04, 44.04])
  }
}
