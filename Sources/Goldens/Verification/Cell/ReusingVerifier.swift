import GoldenText
import Suites
import DynamicType
import TextEngine

/// Reuses results of other cells of the run: a text is laid out once for all its scales, and drawn
/// once for all cells with the same settings.
///
/// A cell whose picture is known is compared with its golden like any other, by facts and digests.
/// Where no digest is trusted, its file must be one that was decoded and has the same pixels. A
/// cell that differs is drawn.
struct ReusingVerifier: CellVerifier {
  let worker: CellWorker
  let known: KnownDrawings

  func comparison(
    of ramp: RampSpec, at category: ContentSizeCategory, with golden: Golden
  ) throws -> CellComparison {
    guard case .text = ramp.subject else {
      return try worker.comparison(of: ramp, at: category, with: golden)
    }
    let cell = try worker.resolver.resolve(ramp, at: category)
    let text = known[KnownDrawings.Setting(cell.text, width: ramp.width)]
    let frame = try text.frame { try worker.layOut(cell, of: ramp) }
    if let picture = text.picture(at: ramp.name.scale, on: ramp.background) {
      let facts = CellFacts(cell: cell, ramp: ramp, frame: frame, picture: picture.facts)
      if golden.isShown(by: facts, frame, as: picture.file) {
        return CellComparison(
          verdict: .equal, facts: facts, letterHeights: frame.frame.letterHeights)
      }
    }
    let drawn = try worker.draw(
      LaidOutCell(ramp: ramp, category: category, content: .text(cell, frame)))
    let comparison = try worker.compare(drawn, with: golden)
    // Only where no digest is trusted was the file decoded.
    let isDecoded = comparison.verdict == .equal && !golden.trustsDigests
    text.keep(
      KnownText.Picture(facts: PictureFacts(drawn.facts), file: isDecoded ? golden.picture : nil),
      at: ramp.name.scale, on: ramp.background)
    return comparison
  }
}
