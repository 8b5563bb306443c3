import Reports
import Snapshots

/// The reason why a decision about a cell cannot be carried out.
enum Refusal: Error, Equatable {
  /// The cell passes, so there is nothing to decide.
  case passes
  /// The run has already made the cell a golden.
  case isRecorded
  /// The cell could not be drawn, or its drawings differ.
  case notDrawn(CellVerdict)
  /// Another tool's picture cannot be accepted. The words say why, and what to do.
  case ofPicture(String)
  /// The report has no readable picture of the cell. The words say why.
  case noPicture(String?)
  /// The report's picture shows something other than the run drew.
  case otherPicture
  /// The report does not contain the cell's layout.
  case noLayout
  /// The report does not contain the inputs of the cell.
  case noInputs
  /// The folder of goldens has no goldens of the suite.
  case neverRecorded(suite: String, folder: String)
  /// Git LFS has not fetched the golden.
  case lfsPointer
  /// A golden was added after the run.
  case goldenAppeared
  /// The golden was deleted after the run.
  case goldenGone
  /// The golden's picture changed after the run.
  case goldenChanged
  /// The golden's layout text changed after the run.
  case layoutChanged
  /// The inputs in the layout text changed after the run.
  case inputsChanged
  /// The golden on disk is no longer the one that was accepted.
  case changedSinceDecision
  /// The golden or the drawing changed after the decision.
  case lapsed
  /// A file cannot be read or written. The words say which, and what to do.
  case trouble(String)
}

extension Refusal: CustomStringConvertible {
  /// The reason, then the remedy.
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
  /// Creates a refusal from any thrown error.
  init(_ error: any Error) {
    self = error as? Refusal ?? .trouble("\(error)")
  }

  /// Whether trying again may succeed, as after a full disk.
  var mayPass: Bool {
    if case .trouble = self { true } else { false }
  }
}
