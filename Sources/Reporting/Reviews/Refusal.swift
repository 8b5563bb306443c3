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
    case .passes: "It is as recorded, so there is nothing to decide. Choose another cell."
    case .isRecorded: "The run already recorded it. Verify again."
    case .notDrawn(.unstable):
      "Two drawings of it differ, so there is nothing to accept. Correct that, then verify again."
    case .notDrawn:
      "It could not be drawn, so there is nothing to accept. Correct that, then verify again."
    case .noPicture(let reason?): "\(reason) Then verify again."
    case .noPicture(nil): "The report has no picture of it. Verify again with --report."
    case .otherPicture:
      "The report's picture is not the one that the run drew. Verify again."
    case .noLayout: "The report does not contain its layout. Verify again with --report."
    case .noInputs:
      "The report does not contain its inputs, which the layout text needs. Verify again with "
        + "--report."
    case .neverRecorded(let suite, let folder):
      "Nothing of the suite “\(suite)” is recorded in \(folder), so the library versions of its "
        + "goldens are unknown. Name the folder of its goldens with --snapshots, or run typeproof "
        + "record once."
    case .lfsPointer:
      "Its golden is a Git LFS pointer, so you have not seen the picture it replaces. Run “git "
        + "lfs pull”, then verify again."
    case .goldenAppeared: "It now has a golden that you have not seen. Verify again."
    case .goldenGone: "Its golden has been deleted since the run. Verify again."
    case .goldenChanged: "Its golden is not the file that was reviewed. Verify again."
    case .layoutChanged:
      "Its block of the layout text is not the one that was reviewed. Verify again."
    case .inputsChanged:
      "Its inputs in the layout text are not those that were reviewed. Verify again."
    case .changedSinceDecision:
      "Its golden has changed since the decision, and stays as it is. Verify again."
    case .lapsed:
      "Its golden or its drawing has changed since the decision, so there is nothing to undo. "
        + "Decide about it again."
    case .trouble(let words): words
    }
  }
}
