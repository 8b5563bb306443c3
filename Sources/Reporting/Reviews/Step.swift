import ImageDiff
import Reports
import Snapshots
import Wording

/// A cell that was decided about, with its file, which a report without the cell does not name.
struct DecidedCell: Equatable {
  let name: SnapshotName
  /// The digest of what was looked at.
  let lookedAt: SecureDigest
  /// The file of another tool's picture, below the folder of expected pictures; `nil` for a golden.
  var file: String?
  /// The cell of the other name, if the picture was renamed.
  var other: SnapshotName?
}

/// The change of a cell from one standing to another.
struct Step: Equatable {
  let decided: DecidedCell
  let from: Standing
  let to: Standing

  var cell: SnapshotName { decided.name }
  var lookedAt: SecureDigest { decided.lookedAt }

  /// The step that undoes this one.
  var reversed: Step { Step(decided: decided, from: to, to: from) }

  /// Whether the step writes a golden.
  var isWritten: Bool { from.change?.isWritten == true || to.change?.isWritten == true }

  /// Applies the step to the goldens in an edit.
  ///
  /// - Throws: `Refusal` if the golden is not the one that the step starts from, and any error of
  ///   the edit.
  func prepare(in edit: inout GoldenEdit) throws {
    if let file = decided.file { edit.place(cell, at: file) }
    for change in [from.change.map { GoldenChange(from: $0.to, to: $0.from) }, to.change] {
      guard let change, change.isWritten else { continue }
      guard try edit.state(of: cell) == change.from else { throw Refusal.changedSinceDecision }
      try edit.set(change.to, of: cell)
    }
  }

  /// Whether the record of reviews contains the step.
  var isOnRecord: Bool { from.isOnRecord || to.isOnRecord }

  /// Returns the step's line in the record of reviews; `nil` if nothing was decided or undone.
  ///
  /// - Parameter pixels: The digest of the drawing that was decided about; `nil` if there is none.
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

  /// The digest of the pixels that the step made golden; `nil` if it made none golden.
  var goldenPixels: ContentDigest? {
    let golden = (from.change ?? to.change)?.to
    return golden?.block?.facts.pixels
      ?? golden?.picture.flatMap(ContentDigest.init(ofPixelsInFile:))
  }
}

extension CellResult {
  /// Returns the digest of the pixels that a report shows for the cell; `nil` if it shows none.
  func pixels(in run: ReviewedRun) -> ContentDigest? {
    guard file != nil else { return actual?.pixels }
    return pictures.actual.flatMap { run.pictures[$0] }.flatMap(ContentDigest.init(ofPixelsInFile:))
  }
}

extension ContentDigest {
  /// Creates the digest of a PNG file's pixels; `nil` if the file cannot be read.
  fileprivate init?(ofPixelsInFile file: [UInt8]) {
    guard let picture = WorkWatch.over("a picture", { try? PNG.decode(file) }) else { return nil }
    self.init(ofPixelsIn: picture)
  }
}

/// A decision about a cell that has not been carried out yet.
enum Attempt {
  /// An acceptance, whose effect depends on the files on disk.
  case accept(DecidedCell, from: Standing, Proposal, Set<ChangeIdentity>)
  /// A step whose effect is already known.
  case known(Step)

  var cell: SnapshotName {
    switch self {
    case .accept(let decided, _, _, _): decided.name
    case .known(let step): step.cell
    }
  }

  /// The step if it writes nothing; `nil` otherwise.
  var unwritten: Step? {
    if case .known(let step) = self, !step.isOnRecord { step } else { nil }
  }

  /// Applies the attempt to the goldens in an edit, and returns its step.
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
