import ImageDiff
import Snapshots

/// The lines in which a review leaves who decided what and when, kept beside the goldens.
///
/// A line has the time, what was decided, the cell, the digest of the pixels that were decided about
/// and the person. The last line of a cell says where it stands. Lines are only ever added, so
/// that `merge=union` of Git's keeps those of both sides.
enum ReviewRecord {
  /// The first line of the file.
  static let heading = "typeproof reviews 1\n"

  /// What a line says was done.
  enum Deed: String {
    case accepted
    case deleted
    case rejected
    case undone
  }

  /// A line on a cell.
  ///
  /// - Parameter pixels: The digest of the drawing; `nil` where there is none, as of a golden that goes.
  static func line(
    _ deed: Deed, _ cell: SnapshotName, pixels: ContentDigest?, by reviewer: Reviewer,
    at time: ReviewTime
  ) -> String {
    [
      "\(time)", deed.rawValue, cell.coordinates, pixels.map { "\($0)" } ?? "–", reviewer.name,
    ].joined(separator: " | ") + "\n"
  }
}
