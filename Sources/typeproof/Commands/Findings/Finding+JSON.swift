import ImageDiff
import Imaging
import JSON
import Reports
import Snapshots

/// What any two pictures differ by, in the words that reports have for cells.
extension JSONValue {
  /// What happened to a picture: its kind with its numbers, a sentence, and where.
  init(finding: Finding) throws {
    try self.init(finding: FindingResult(finding))
  }

  /// The same of a cell, with the characters it happened to where they are known.
  init(finding located: LocatedFinding) throws {
    try self.init(finding: FindingResult(located))
  }

  /// The size of a picture, in px.
  init(size: PixelSize) {
    self = .size(size)
  }

  /// A rectangle of a picture, in px.
  init(box: PixelRect) {
    self = .box(box)
  }

  /// How pixels differ.
  init(difference: PixelDifference) {
    self = .difference(difference)
  }
}
