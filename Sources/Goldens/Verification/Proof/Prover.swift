import Changes
import DynamicType
import GoldenStore
import GoldenText
import ImageDiff
import Imaging
import Suites

/// A verifier that also proves each changed cell.
struct ProvingVerifier: CellVerifier {
  /// The verifier that it wraps.
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

/// Draws changed cells again, to check whether their changes explain every pixel.
struct Prover {
  let fonts: FontArchive

  /// Returns a change with its proof, and with the effects that none of its inputs caused.
  ///
  /// - Parameters:
  ///   - drawn: The cell as drawn today.
  ///   - golden: The recorded cell.
  ///   - pair: The pictures of the golden and of today.
  func prove(
    _ change: CellChange, of drawn: DrawnCell, against golden: Golden, _ pair: JudgedPair
  ) -> CellChange {
    guard let recorded = golden.recorded else { return change }
    let drift = golden.drift.words(since: recorded.facts, to: drawn.facts)
    switch drawn.layout {
    case .interface:
      let ink = PartInk(from: recorded.facts, to: drawn.facts, at: drawn.ramp.name.scale)
      // Parts that stand elsewhere say nothing of pixels beside them.
      let isTold = change.changes.contains { [.pixels, .record].contains($0.role) }
      return change.with(ink.proof(of: pair).beside(drift), hiding: [], isTold: isTold)
    case .text:
      let change = change.told { withVersions($0, since: recorded.head, of: drawn.ramp.name) }
      guard let head = recorded.head, let headOfToday = golden.headOfToday else {
        return change.with(.unknown("\(ProofGap.unknownInputs)"), [])
      }
      let (proof, effects) = proofByDrawing(
        change, SnapshotName(ramp: drawn.ramp.name, category: drawn.category),
        recorded: (head, recorded.facts, pair.expected),
        today: (headOfToday, drawn.facts, drawn.bitmap))
      let inputs = change.changes.filter { !$0.isEffect }
      if proof == .proved, !inputs.isEmpty { return change.proved }
      let isTold = change.changes.contains { $0.isEffect && $0.role != .extent }
      return change.with(
        proof.beside(drift), hiding: effects.filter(inputs.explain), isTold: isTold)
    }
  }

  /// Returns a change of a font file, with both versions of the file where they are known.
  private func withVersions(
    _ change: Change, since head: GoldenHead?, of ramp: RampName
  ) -> Change {
    guard change.kind == .fontVersion, let inputs = head?.inputs(of: ramp),
      let versions = fonts.versions(ofFile: change.aspect, on: inputs)
    else { return change }
    return change.told(
      as: "\(change.sentence): version \(versions.today), was \(versions.recorded)")
  }

  /// Returns the proof of a text, and what today's program draws differently from the recorded
  /// inputs.
  private func proofByDrawing(
    _ change: CellChange, _ cell: SnapshotName,
    recorded: (head: GoldenHead, facts: CellFacts, picture: Bitmap),
    today: (head: GoldenHead, facts: CellFacts, picture: Bitmap)
  ) -> (Proof, [Change]) {
    do {
      let old = try RecordedDrawing(onRecord: recorded.head, of: cell.ramp, fonts: fonts)
        .draw(at: cell.category)
      if let proof = Proof(of: old, by: "recorded", as: recorded.facts, showing: recorded.picture) {
        let characters = old.characters
        let findings = judge(expected: recorded.picture, actual: old.bitmap).findings
        return (proof, findings.map { Change($0, in: characters, em: old.em) })
      }
      let new = try RecordedDrawing(ofToday: today.head, of: cell.ramp, fonts: fonts.today)
        .draw(at: cell.category)
      if let proof = Proof(of: new, by: "today’s", as: today.facts, showing: today.picture) {
        return (proof, [])
      }
      // If the heads differ and no change says how, the drawings prove nothing.
      let namesInput = change.changes.contains { change in
        change.role == .input && ![.library, .sizeTable].contains(change.kind)
      }
      return (
        recorded.head == today.head || namesInput
          ? .proved
          : .unknown("the recorded head differs from today’s, and no change explains it"), []
      )
    } catch {
      return (.unknown("\(error)"), [])
    }
  }
}

extension Proof {
  /// Compares a drawing by inputs alone with a picture and its facts; `nil` where nothing differs.
  fileprivate init?(
    of drawn: DrawnCell, by inputs: String, as facts: CellFacts, showing picture: Bitmap
  ) {
    switch compare(expected: picture, actual: drawn.bitmap) {
    case .equal:
      guard let change = drawn.facts.changes(since: facts).first else { return nil }
      self = .unknown("\(inputs) inputs give the same picture but another layout: \(change)")
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

extension Proof {
  /// Returns the proof where libraries, Unicode or the size table have another version. They may
  /// draw the golden differently, so unexplained pixels become unknown.
  fileprivate func beside(_ drift: String?) -> Proof {
    guard case .unexplained = self, let drift else { return self }
    return .unknown("the golden was recorded with \(drift), which may draw it differently")
  }
}

extension CellChange {
  /// Returns the change with a proof. Unexplained pixels add a change, so that accepting the inputs
  /// leaves the cell open.
  ///
  /// - Parameters:
  ///   - hidden: Effects that an input seemed to explain, but does not.
  ///   - isTold: Whether one of the changes already reports the unexplained pixels.
  fileprivate func with(_ proof: Proof, hiding hidden: [Change], isTold: Bool) -> CellChange {
    guard case .unexplained = proof else { return with(proof, []) }
    if !hidden.isEmpty { return with(proof, hidden.map { $0.unexplained() }) }
    if isTold { return with(proof, []) }
    let change = Change(
      .unexplained, role: .pixels, amount: .all,
      sentence: "pixels changed, and no input explains it")
    return with(proof, [change.unexplained()])
  }
}

extension Change {
  /// Returns the change marked as unexplained, so that it is not grouped with explained ones.
  fileprivate func unexplained() -> Change {
    Change(
      kind, role: role, aspect: Self.noInput, place: place, before: before, after: after,
      amount: amount,
      sentence: kind == .unexplained ? sentence : "no input explains that \(sentence)")
  }

  private static let noInput = "no input"
}

extension Drift {
  /// Returns the versions that changed, such as `FreeType 2.12.1 → 2.13.3`; `nil` where none did.
  fileprivate func words(since golden: CellFacts, to today: CellFacts) -> String? {
    let all =
      [
        sizeTable.map { "size table \($0.from) → \($0.to)" },
        golden.unicode == today.unicode ? nil : "Unicode \(golden.unicode) → \(today.unicode)",
      ].compactMap(\.self) + libraries
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}
