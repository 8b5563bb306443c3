import ImageDiff
import Testing

@Suite struct `The article on comparing pictures` {
  private static let folder =
    `An article of the documentation`.repository + "/Tests/ImageDiffTests/TextJudgement/Fixtures/"
  private let before = folder + "text.png"
  private let after = folder + "no_accent.png"
  private let redrawn = folder + "redrawn.png"

  @Test func `finds a lost accent`() throws {
    let result = try compare(
      expected: FileSource(before), actual: FileSource(after), by: .text)
    if result.verdict == .differs {
      for finding in result.findings { print(finding) }
    }
    #expect(result.findings.count == 1)
    #expect(result.findings.first?.cause == .inkVanished(.mark))
  }

  @Test func `has three metrics`() throws {
    let files = try (FileSource(before), FileSource(redrawn))
    #expect(try compare(expected: files.0, actual: files.1, by: .exact).verdict == .differs)
    #expect(try compare(expected: files.0, actual: files.1, by: .text).verdict == .passes)

    let rule = PixelmatchRule(threshold: 0.1)
    let result = try compare(expected: files.0, actual: files.1, by: .pixelmatch(rule))
    #expect(result.verdict == .differs)
    #expect(result.pixelmatchCount?.differingPixels == 21)
  }

  @Test func `ignores rectangles`() throws {
    let (expected, actual) = try (picture(before), picture(after))
    let clock = PixelRect(x: 40, y: 20, width: 16, height: 16)
    let result = compare(expected: expected, actual: actual, by: .exact, ignoring: [clock])
    #expect(result.verdict == .equal)
  }

  @Test func `draws a difference`() throws {
    let (expected, actual) = try (picture(before), picture(after))
    let result = compare(expected: expected, actual: actual, by: .text)
    let difference = differencePicture(
      expected: expected, actual: actual, clusters: result.clusters)
    let file = try PNG.encode(difference)
    #expect(try PNG.decode(file) == difference.reduced())
  }

  private func picture(_ path: String) throws -> Bitmap {
    try PNG.decode(FileSource(path))
  }
}
