import DynamicType
import Imaging
import Snapshots
import Testing

@testable import Suites

@Suite struct `The proofs of some cells` {
  private func sum(_ proofs: [Proof?]) -> ProofSum? {
    let ramp = RampName(suite: "app", style: .body, sample: "word", scale: .x2)
    let cells = zip(ContentSizeCategory.allCases, proofs).map { category, proof in
      (name: SnapshotName(ramp: ramp, category: category), proof: proof)
    }
    return ProofSum(of: cells)
  }

  private let mark = Proof.unexplained(
    pixels: 1, within: PixelRect(x: 4, y: 2, width: 1, height: 1))

  @Test func `say that all are proved, and by what`() {
    #expect(sum([.proved, .proved])?.words == "proved by drawing")
    #expect(sum([.explained])?.words == "explained by changed parts")
    #expect(sum([.explained, .proved])?.words == "proved by drawing")
    #expect(sum([.explained, .proved])?.provedCount == 2)
  }

  @Test func `name the first that is not, and why`() {
    #expect(
      sum([.proved, mark, .unknown("a font is gone")])?.words
        == "1 of 3 proved by drawing; app/body/word.s@2x is not: no input explains 1 pixel, within "
        + "1 × 1 px at (4, 2)")
    #expect(sum([.unknown("a font is gone"), mark])?.words == "not proved: a font is gone")
    #expect(
      sum([.explained, mark])?.words.hasPrefix("1 of 2 explained by changed parts; ") == true)
  }

  @Test func `are none where nothing was drawn`() {
    #expect(sum([nil, nil]) == nil)
    #expect(sum([]) == nil)
  }
}
