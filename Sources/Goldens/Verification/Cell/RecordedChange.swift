package import Changes
package import GoldenStore
package import GoldenText
import ImageDiff
package import Imaging

/// How one recording of a cell differs from an earlier one, in the same words as a difference from
/// a golden. Nothing is drawn; both layout texts and both pictures are the recorded ones.
package struct RecordedChange {
  /// The differences. The `picture` has no meaning where pictures were not compared.
  package let change: CellChange
  /// Whether the pictures were compared, or the layout texts prove them equal.
  private let knowsPictures: Bool

  /// - Parameters:
  ///   - before: The earlier recording.
  ///   - after: The later recording.
  ///   - drift: The versions that changed until the later one.
  ///   - pictures: The pictures of both; `nil` where one cannot be read.
  package init(
    from before: LayoutDocument.Cell, to after: LayoutDocument.Cell, drift: Drift,
    pictures: (before: Bitmap, after: Bitmap)?
  ) {
    let pair = pictures.map { JudgedPair(expected: $0.before, actual: $0.after) }
    let isSamePicture = before.facts.pixels == after.facts.pixels
    knowsPictures = pair != nil || isSamePicture
    let inputs = after.head.flatMap { head in before.head.map { head.changes(since: $0) } } ?? []
    let hasHeads = before.head != nil && after.head != nil
    let repeated: RepeatedInputs =
      hasHeads ? (inputs.isEmpty ? .areTold : .areExplained) : .areInputs
    let isOfKnownInputs = before.head?.tellsInputs == true
    var found =
      FoundChanges(
        told: inputs
          + drift.changes(of: after.facts, since: before.facts, isOfKnownInputs: isOfKnownInputs))
      + after.facts.found(
        since: before.facts, repeated: repeated, namesFaces: before.head?.namesFaces ?? false)
    if let pair, pair.comparison != .equal, !found.told.explainPixels {
      found.told += pair.judgement.findings.map(Change.init)
        .filter { $0.kind != .pictureSize || !found.told.contains { $0.role == .extent } }
    }
    if found.all.isEmpty, !isSamePicture {
      found.told.append(
        Change(.unexplained, role: .pixels, amount: .all, sentence: "the pixels changed"))
    }
    change = CellChange(found, picture: pair?.comparison ?? .equal)
  }

  /// Whether nothing differs that is visible or affects the picture.
  package var isEmpty: Bool {
    change.changes.isEmpty && change.consequences.isEmpty
      && (!knowsPictures || change.picture == .equal)
  }
}

extension RecordedChange: CustomStringConvertible {
  package var description: String { change.words(tellingPictures: knowsPictures) }
}

extension Drift {
  /// Returns the changes for other editions of tables and other versions of libraries.
  ///
  /// - Parameter isOfKnownInputs: Whether every input is on record.
  func changes(
    of facts: CellFacts, since recorded: CellFacts, isOfKnownInputs: Bool
  ) -> [Change] {
    var changes: [Change] = []
    if let edition = sizeTable {
      changes.append(
        Change(
          .sizeTable, role: .input, aspect: isOfKnownInputs ? "" : Change.unknownInputs,
          before: edition.from, after: edition.to,
          sentence: "the size table is \(edition.to), was \(edition.from)"))
    }
    changes += libraries.map { versions in
      Change(
        .library, role: .input, aspect: String(versions.prefix { $0 != " " }), after: versions,
        sentence: "library drift: \(versions)")
    }
    let (from, to) = (recorded.unicode, facts.unicode)
    if from != to, from == unicode {
      changes.append(
        Change(
          .library, role: .input, aspect: Fingerprint.unicode, before: from, after: to,
          sentence: "library drift: Unicode \(from) → \(to)"))
    }
    return changes
  }
}
