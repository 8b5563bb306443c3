import Reports
import Snapshots

/// Why a decision about a cell cannot be carried out.
enum Refusal: Error, Equatable {
  /// The cell passes.
  case passes
  /// The run made it a golden already.
  case isRecorded
  /// It could not be drawn, or not twice alike.
  case notDrawn(CellVerdict)
  /// A picture of another tool cannot be accepted; the words say why, and what to do.
  case ofPicture(String)
  /// The report has no picture of it, or none that can be read; the words say why.
  case noPicture(String?)
  /// The report's picture shows something else than the run drew.
  case otherPicture
  /// The report does not say how the cell is laid out.
  case noLayout
  /// The report does not say by which inputs the cell is drawn.
  case noInputs
  /// Nothing of the suite is on record in the folder of goldens.
  case neverRecorded(suite: String, folder: String)
  /// Git LFS has not fetched the golden.
  case lfsPointer
  /// There is a golden now, and there was none.
  case goldenAppeared
  /// There was a golden, and there is none now.
  case goldenGone
  /// The golden's file is another.
  case goldenChanged
  /// The block of the layout text is another.
  case layoutChanged
  /// The inputs in the layout text are others.
  case inputsChanged
  /// What was accepted in this review is no longer what is on disk.
  case changedSinceDecision
  /// What was decided was about another golden or another drawing.
  case lapsed
  /// Something cannot be read or written; the words say what, and what to do.
  case trouble(String)
}

extension Refusal: CustomStringConvertible {
  /// What stands in the way, then the remedy.
  var description: String {
    switch self {
    case .passes: "The cell matches its golden. There is nothing to decide."
    case .isRecorded: "The run already recorded this cell. Verify again."
    case .notDrawn(.unstable):
      "You cannot accept this cell, because two drawings of it differ. Fix that, then verify again."
    case .notDrawn:
      "You cannot accept this cell, because it could not be drawn. Fix that, then verify again."
    case .ofPicture(let words): words
    case .noPicture(let reason?): "\(reason) Then verify again."
    case .noPicture(nil): "The report has no picture of this cell. Verify again with --report."
    case .otherPicture:
      "The picture in the report is not the one that the run drew. Verify again."
    case .noLayout: "The report has no layout of this cell. Verify again with --report."
    case .noInputs:
      "The report does not name the inputs that the layout text needs. Verify again with --report."
    case .neverRecorded(let suite, let folder):
      "\(folder) has no goldens of the suite “\(suite)”. Name the folder with --snapshots, or record "
        + "the suite first with: typeproof record"
    case .lfsPointer:
      "The golden is a Git LFS pointer, so the report cannot show it. Run “git lfs pull”, then verify "
        + "again."
    case .goldenAppeared: "A golden was added after the run. Verify again."
    case .goldenGone: "The golden was deleted after the run. Verify again."
    case .goldenChanged: "The golden changed after the run. Verify again."
    case .layoutChanged:
      "The layout text of this cell changed after the run. Verify again."
    case .inputsChanged:
      "The inputs in the layout text changed after the run. Verify again."
    case .changedSinceDecision:
      "The golden changed after this decision, so it is not touched. Verify again."
    case .lapsed:
      "The golden or the drawing changed after this decision, so it cannot be undone. Decide again."
    case .trouble(let words): words
    }
  }
}

extension Refusal {
  /// What was thrown, as a reason.
  init(_ error: any Error) {
    self = error as? Refusal ?? .trouble("\(error)")
  }

  /// Whether the same may work later, as where a disk was full.
  var mayPass: Bool {
    if case .trouble = self { true } else { false }
  }
}
