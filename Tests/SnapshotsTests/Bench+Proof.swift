import DynamicType
import ImageDiff
import Imaging

@testable import Changes
@testable import GoldenStore
@testable import GoldenText
@testable import Suites
@testable import Verification

extension Bench {
  /// The inputs of a ramp.
  func head(of ramp: RampSpec, in fonts: FontFolder? = nil) -> GoldenHead {
    GoldenHead(of: ramp, systemFont: systemFont, fonts: fonts ?? self.fonts)
  }

  /// How a cell differs from its golden; `nil` where it does not. Without a store, so that a golden may show what no
  /// program of today draws.
  ///
  /// - Parameters:
  ///   - golden: What the golden shows; what the old ramp draws unless given.
  ///   - oldHead: The inputs on record; those of the old ramp unless given.
  ///   - newHead: The inputs of today; those of the new ramp unless given.
  func change(
    from old: RampSpec, to new: RampSpec, oldHead: GoldenHead? = nil, newHead: GoldenHead? = nil,
    showing golden: Bitmap? = nil, oldFonts: FontFolder? = nil, newFonts: FontFolder? = nil,
    drift: Drift = .none, at category: ContentSizeCategory = .accessibilityMedium
  ) throws -> CellChange? {
    let worker = { (fonts: FontFolder?) in
      let fonts = fonts ?? self.fonts
      return ProvingVerifier(
        verifier: try CellWorker(fonts: fonts, systemFont: systemFont),
        prover: Prover(fonts: FontArchive(today: fonts)))
    }
    var recorded = try worker(oldFonts).worker.draw(old, at: category)
    if let golden {
      recorded.bitmap = golden
      recorded.facts.pixels = ContentDigest(ofPixelsIn: golden)
    }
    let picture = try PNG.encode(recorded.bitmap)
    var onRecord = Golden(
      recorded: LayoutDocument.Cell(
        facts: recorded.facts, of: picture, head: oldHead ?? head(of: old, in: oldFonts)),
      layoutTrouble: nil, picture: picture, pictureTrouble: nil, drift: drift)
    onRecord.headOfToday = newHead ?? head(of: new, in: newFonts)
    let verdict = try worker(newFonts).comparison(of: new, at: category, with: onRecord).verdict
    switch verdict {
    case .equal: return nil
    case .changed(let change): return change
    default: throw Unchanged(verdict: verdict)
    }
  }

  struct Unchanged: Error {
    let verdict: Verdict
  }
}
