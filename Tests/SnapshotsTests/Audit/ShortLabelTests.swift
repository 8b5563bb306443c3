import Snapshots
import DynamicType
import ImageDiff
import Testing

@testable import Verification

/// Labels of three letters at 1x, in which most of the ink is that of the letter exchanged.
@Suite struct `A letter exchanged in a short label` {
  @Test(arguments: [
    ("ถถถ", "ถภถ", "NotoSansThai/NotoSansThai-Regular.ttf", Points(14)),
    ("ขขข", "ขชข", "NotoSansThai/NotoSansThai-Regular.ttf", 10),
    ("تتت", "تثت", "NotoSansArabic/NotoSansArabic-Regular.ttf", 12),
    ("تتت", "تثت", "NotoSansArabic/NotoSansArabic-Regular.ttf", 10),
  ])
  func `is a change of the text`(old: String, new: String, font: String, size: Points) throws {
    let bench = try Bench()
    func picture(_ text: String) throws -> DrawnCell {
      try bench.drawn(Bench.word(text, font: .fixed(font, size: size), categories: [.large]))
    }
    let judgement = judge(expected: try picture(old).bitmap, actual: try picture(new).bitmap)
    #expect(judgement.verdict == .changed)
  }
}
