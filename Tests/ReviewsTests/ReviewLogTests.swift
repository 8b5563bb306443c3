import ImageDiff
import Testing

@testable import Reviews

@Suite struct `The record of reviews, read again` {
  private let pixels = ContentDigest(of: [1])
  private let noon = ReviewTime(secondsSince1970: 1_700_000_000)

  /// A line that some seconds before the commit was written.
  private func line(_ deed: String, _ before: Int, _ more: String = "", of pixels: ContentDigest?)
    -> String
  {
    let time = ReviewTime(secondsSince1970: noon.secondsSince1970 - before)
    return "\(time) | \(deed) | app/body/a.l@2x | \(pixels.map { "\($0)" } ?? "–") | Ada\(more)\n"
  }

  private func acceptance(_ lines: String..., deleted: Bool = false) -> ReviewLog.Entry? {
    ReviewLog(lines.joined()).acceptance(
      of: "app/body/a.l@2x", pixels: deleted ? nil : pixels, until: noon)
  }

  @Test func `names who accepted a picture`() {
    #expect(acceptance(line("accepted", 60, of: pixels))?.person == "Ada")
    #expect(acceptance(line("accepted", 60, of: ContentDigest(of: [2]))) == nil)
    #expect(acceptance(line("rejected", 60, of: pixels)) == nil)
  }

  @Test func `names who deleted a golden`() {
    #expect(acceptance(line("deleted", 60, of: nil), deleted: true)?.deed == "deleted")
  }

  @Test func `has the reason where a line says one`() {
    #expect(
      acceptance(line("accepted", 60, " | The new brand | font", of: pixels))?.reason
        == "The new brand | font")
    #expect(acceptance(line("accepted", 60, of: pixels))?.reason == nil)
  }

  @Test func `forgets what was undone before the commit, and what came after it`() {
    let accepted = line("accepted", 60, of: pixels)
    #expect(acceptance(accepted, line("undone", 30, of: pixels)) == nil)
    #expect(acceptance(accepted, line("undone", -30, of: pixels)) != nil)
    #expect(acceptance(line("accepted", -30, of: pixels)) == nil)
  }

  @Test func `goes by times where a merge mixed the lines`() {
    #expect(acceptance(line("undone", 90, of: pixels), line("accepted", 60, of: pixels)) != nil)
    #expect(acceptance(line("undone", 30, of: pixels), line("accepted", 60, of: pixels)) == nil)
  }

  @Test func `passes over lines that are none of a review`() {
    let log = ReviewLog("typeproof reviews 1\n<<<<<<< ours\n|||\nyesterday | a | b | c | d\n")
    #expect(log.entries.isEmpty)
  }
}
