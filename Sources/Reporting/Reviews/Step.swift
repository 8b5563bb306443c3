import ImageDiff
import Reports
import Snapshots
import Wording

/// A cell that something was decided about, so that a report without it knows its file.
struct DecidedCell: Equatable {
  let name: SnapshotName
  /// What was looked at of the cell.
  let lookedAt: SecureDigest
  /// The file of another tool's picture, below the folder of the expected pictures; `nil` for a golden.
  var file: String?
  /// The cell of the other name, of a picture that was renamed.
  var other: SnapshotName?
}

/// A cell that came from one standing to another.
struct Step: Equatable {
  let decided: DecidedCell
  let from: Standing
  let to: Standing

  var cell: SnapshotName { decided.name }
  var lookedAt: SecureDigest { decided.lookedAt }

  /// The way back.
  var reversed: Step { Step(decided: decided, from: to, to: from) }

  /// Whether it writes a golden.
  var isWritten: Bool { from.change?.isWritten == true || to.change?.isWritten == true }

  /// Makes the goldens follow.
  ///
  /// - Throws: `Refusal` where there is something else than the step starts from, and what the edit
  ///   throws.
  func prepare(in edit: inout GoldenEdit) throws {
    if let file = decided.file { edit.place(cell, at: file) }
    for change in [from.change.map { GoldenChange(from: $0.to, to: $0.from) }, to.change] {
      guard let change, change.isWritten else { continue }
      guard try edit.state(of: cell) == change.from else { throw Refusal.changedSinceDecision }
      try edit.set(change.to, of: cell)
    }
  }

  /// Whether the record of reviews tells it.
  var isOnRecord: Bool { from.isOnRecord || to.isOnRecord }

  /// The line that the record of reviews has of it; `nil` where nothing was decided or undone.
  ///
  /// - Parameter pixels: The digest of the drawing that was decided about; `nil` where there is none.
  func line(pixels: ContentDigest?, by reviewer: Reviewer, at time: ReviewTime) -> String? {
    guard isOnRecord else { return nil }
    let deed: ReviewRecord.Deed =
      switch to.state {
      case .accepted: to.change?.to.picture == nil ? .deleted : .accepted
      case .rejected: .rejected
      case .open, .waiting, .skipped, .refused: .undone
      }
    // A bar would part the columns of the line, and a line break the lines.
    let file = decided.file.flatMap { file in
      file.unicodeScalars.allSatisfy { !$0.actsOnTerminals && $0 != "|" } ? file : nil
    }
    return ReviewRecord.line(deed, file ?? cell.coordinates, pixels: pixels, by: reviewer, at: time)
  }

  /// The digest of the pixels that it made golden; `nil` where it made none so.
  var goldenPixels: ContentDigest? {
    let golden = (from.change ?? to.change)?.to
    return golden?.block?.facts.pixels
      ?? golden?.picture.flatMap(ContentDigest.init(ofPixelsInFile:))
  }
}

extension CellResult {
  /// The digest of the pixels that a report shows of a cell; `nil` where it shows none.
  func pixels(in run: ReviewedRun) -> ContentDigest? {
    guard file != nil else { return actual?.pixels }
    return pictures.actual.flatMap { run.pictures[$0] }.flatMap(ContentDigest.init(ofPixelsInFile:))
  }
}

extension ContentDigest {
  /// The digest of the pixels of a PNG file; `nil` where it cannot be read.
  fileprivate init?(ofPixelsInFile file: [UInt8]) {
    guard let picture = WorkWatch.over("a picture", { try? PNG.decode(file) }) else { return nil }
    self.init(ofPixelsIn: picture)
  }
}

/// A decision about a cell that is still to be carried out.
enum Attempt {
  /// What is on disk says what it comes to.
  case accept(DecidedCell, from: Standing, Proposal, Set<ChangeIdentity>)
  /// It is known what it comes to.
  case known(Step)

  var cell: SnapshotName {
    switch self {
    case .accept(let decided, _, _, _): decided.name
    case .known(let step): step.cell
    }
  }

  /// The step, where it needs nothing to be written.
  var unwritten: Step? {
    if case .known(let step) = self, !step.isOnRecord { step } else { nil }
  }

  /// The step, with the goldens following.
  func prepare(in edit: inout GoldenEdit) throws -> Step {
    let step: Step
    switch self {
    case .known(let known): step = known
    case .accept(let decided, let standing, let proposal, let accepted):
      let change = try proposal.change(of: try edit.state(of: decided.name))
      step = Step(
        decided: decided, from: standing,
        to: Standing(.accepted, accepted: accepted, change: change))
    }
    try step.prepare(in: &edit)
    return step
  }
}
