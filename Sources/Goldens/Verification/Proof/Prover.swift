import Changes
import DynamicType
import GoldenStore
import GoldenText
import ImageDiff
import Imaging
import Suites

/// Has what changed proved.
struct ProvingVerifier: CellVerifier {
  /// Who verifies.
  let verifier: any CellVerifier
  let prover: Prover

  var worker: CellWorker { verifier.worker }

  func comparison(
    of ramp: RampSpec, at category: ContentSizeCategory, with golden: Golden
  ) throws -> CellComparison {
    let comparison = try verifier.comparison(of: ramp, at: category, with: golden)
    guard case .changed(let change) = comparison.verdict, let drawn = comparison.drawn,
      let pair = comparison.pair
    else { return comparison }
    let proved = prover.prove(change, of: drawn, against: golden, pair)
    return CellComparison(verdict: .changed(proved), drawn: drawn, pair: pair)
  }
}

/// Draws cells that changed again, to see whether their changes explain every pixel.
struct Prover {
  let fonts: FontArchive

  /// A change with its proof, and with the effects that none of its inputs brought about.
  ///
  /// - Parameters:
  ///   - drawn: The cell as it is drawn today.
  ///   - golden: What is on record of it.
  ///   - pair: What the golden shows, and what is drawn today.
  func prove(
    _ change: CellChange, of drawn: DrawnCell, against golden: Golden, _ pair: JudgedPair
  ) -> CellChange {
    guard let recorded = golden.recorded else { return change }
    let change = change.told { withVersions($0, since: recorded.head, of: drawn.ramp.name) }
    let isInterface = if case .interface = drawn.layout { true } else { false }
    let (proof, effects): (Proof, [Change])
    if isInterface {
      let ink = PartInk(from: recorded.facts, to: drawn.facts, at: drawn.ramp.name.scale)
      (proof, effects) = (ink.proof(of: pair), [])
    } else if let head = recorded.head, let headOfToday = golden.headOfToday {
      (proof, effects) = proofByDrawing(
        change, SnapshotName(ramp: drawn.ramp.name, category: drawn.category),
        recorded: (head, recorded.facts, pair.expected),
        today: (headOfToday, drawn.facts, drawn.bitmap))
    } else {
      (proof, effects) = (.unknown("\(ProofGap.unknownInputs)"), [])
    }
    if proof == .proved, !isInterface, change.changes.contains(where: { !$0.isEffect }) {
      return change.proved
    }
    guard case .unexplained = proof else { return change.with(proof, []) }
    if let drift = golden.drift.words(since: recorded.facts, to: drawn.facts) {
      return change.with(
        .unknown("the golden was recorded with \(drift), which may draw it otherwise"), [])
    }
    // What an input seems to explain, and does not, is told by itself. All else is told already.
    let inputs = change.changes.filter { !$0.isEffect }
    var hidden = effects.filter(inputs.explain).map { $0.unexplained() }
    let isTold = change.changes.contains { told in
      // Parts of an interface that stand elsewhere say nothing of pixels beside them.
      told.role == .record
        || (isInterface ? told.role == .pixels : told.isEffect && told.role != .extent)
    }
    if hidden.isEmpty, !isTold {
      hidden = [
        Change(
          .unexplained, role: .pixels, amount: .all,
          sentence: "pixels changed in a way that no input explains"
        ).unexplained()
      ]
    }
    return change.with(proof, hidden)
  }

  /// A change of a font file with the versions of both, where they are known.
  private func withVersions(
    _ change: Change, since head: GoldenHead?, of ramp: RampName
  ) -> Change {
    guard change.kind == .fontVersion, let inputs = head?.inputs(of: ramp),
      let versions = fonts.versions(ofFile: change.aspect, on: inputs)
    else { return change }
    return change.told(
      as: "\(change.sentence): version \(versions.today), was \(versions.recorded)")
  }

  /// The proof of a text, and what today's program draws otherwise by the inputs on record.
  private func proofByDrawing(
    _ change: CellChange, _ cell: SnapshotName,
    recorded: (head: GoldenHead, facts: CellFacts, picture: Bitmap),
    today: (head: GoldenHead, facts: CellFacts, picture: Bitmap)
  ) -> (Proof, [Change]) {
    do {
      let old = try RecordedDrawing(onRecord: recorded.head, of: cell.ramp, fonts: fonts)
        .draw(at: cell.category)
      if let proof = Proof(of: old, by: "on record", as: recorded.facts, showing: recorded.picture)
      {
        let characters = old.characters
        let findings = judge(expected: recorded.picture, actual: old.bitmap).findings
        return (proof, findings.map { Change($0, in: characters, em: old.em) })
      }
      let new = try RecordedDrawing(ofToday: today.head, of: cell.ramp, fonts: fonts.today)
        .draw(at: cell.category)
      if let proof = Proof(of: new, by: "of today", as: today.facts, showing: today.picture) {
        return (proof, [])
      }
      // Heads that differ, of which nothing is told, would make a proof of nothing.
      let isTold = recorded.head == today.head || change.changes.contains { !$0.isEffect }
      return (
        isTold
          ? .proved
          : .unknown("the head on record is another than today’s, and no change says how"), []
      )
    } catch {
      return (.unknown("\(error)"), [])
    }
  }
}

extension Proof {
  /// What a drawing by inputs alone has otherwise than a picture and its facts; `nil` where nothing.
  fileprivate init?(
    of drawn: DrawnCell, by inputs: String, as facts: CellFacts, showing picture: Bitmap
  ) {
    switch compare(expected: picture, actual: drawn.bitmap) {
    case .equal:
      guard let change = drawn.facts.changes(since: facts).first else { return nil }
      self = .unknown("the inputs \(inputs) give the same picture and another layout: \(change)")
    case .different(let difference):
      self = .unexplained(pixels: difference.differingPixels, within: difference.boundingBox)
    case .sizeDiffers(let size, let drawn, let overlap):
      // What only the golden has differs whole.
      let shared = (width: min(size.width, drawn.width), height: min(size.height, drawn.height))
      let beyond = size.width * size.height - shared.width * shared.height
      self = .unexplained(
        pixels: max(1, beyond + (overlap?.differingPixels ?? 0)),
        within: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    }
  }
}

extension Change {
  /// The same as something that no input explains, so that none like it stands for it elsewhere.
  fileprivate func unexplained() -> Change {
    Change(
      kind, role: role, aspect: Self.noInput, place: place, before: before, after: after,
      amount: amount,
      sentence: kind == .unexplained ? sentence : "no input explains that \(sentence)")
  }

  private static let noInput = "no input"
}

extension Drift {
  /// What is of another version, such as `FreeType 2.12.1 → 2.13.3`; `nil` where nothing is.
  fileprivate func words(since golden: CellFacts, to today: CellFacts) -> String? {
    let all =
      [
        sizeTable.map { "size table \($0.from) → \($0.to)" },
        golden.unicode == today.unicode ? nil : "Unicode \(golden.unicode) → \(today.unicode)",
      ].compactMap(\.self) + libraries
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}
