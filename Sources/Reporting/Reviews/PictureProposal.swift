import ImageDiff
import Reports
import Snapshots
import Wording

/// The effect of accepting another tool's picture: the exact bytes that were looked at.
struct PictureProposal {
  /// The digest of the expected file that was looked at; `nil` if there was none.
  private let expected: SecureDigest?
  /// The file to write in its place; `nil` to delete the expected one.
  private let actual: [UInt8]?

  init(
    accepting cell: CellResult, with file: ComparedPicture, of run: ReviewedRun
  ) throws(Refusal) {
    switch cell.verdict {
    case .equal, .tolerated: throw .passes
    case .failed, .unstable:
      throw .ofPicture(
        "You cannot accept this picture, because the actual file cannot be read. Make it again, then compare again."
      )
    case .changed, .missing, .unreadable, .obsolete: break
    }
    if let obstacle = file.obstacle { throw .ofPicture(obstacle) }
    guard file.path.hasNameEnding(".png") else {
      throw .ofPicture("Its name does not end in .png, so it is no picture to accept. Rename it.")
    }
    // One that cannot be read is not shown either.
    if let shown = try run.picture(cell.pictures.expected), SecureDigest(of: shown) != file.expected
    {
      throw .ofPicture("The report's copy is not the file that was compared. Compare again.")
    }
    let shown = try run.picture(cell.pictures.actual)
    guard (shown == nil) == (file.actual == nil) else {
      throw .ofPicture("The report has no copy of the file that was compared. Compare again.")
    }
    if let shown, SecureDigest(of: shown) != file.actual {
      throw .ofPicture("The report's copy is not the file that was compared. Compare again.")
    }
    expected = file.expected
    actual = shown
  }

  /// Returns the change of the files on disk. It changes nothing if they are already as proposed.
  ///
  /// - Throws: `Refusal` if the files are neither as proposed nor as they were looked at.
  func change(of state: GoldenState) throws(Refusal) -> GoldenChange {
    guard !state.isLFSPointer else { throw .lfsPointer }
    let change = GoldenChange(from: state, to: GoldenState(picture: actual, block: nil))
    guard change.isWritten else { return change }
    switch (expected, change.pictureBefore) {
    case (nil, .some): throw Self.changed("was added")
    case (.some, nil): throw Self.changed("was deleted")
    case (let expected, let present):
      guard expected == present else { throw Self.changed("changed") }
    }
    return change
  }

  private static func changed(_ what: String) -> Refusal {
    .ofPicture("The expected picture \(what) after the report was made. Compare again.")
  }
}
