import ImageDiff
import Reports
import Snapshots

/// What accepting a picture of another tool comes to: the very bytes that were looked at.
struct PictureProposal {
  /// The digest of the expected file that was looked at; `nil` where there was none.
  private let expected: SecureDigest?
  /// The file that is to lie there; `nil` where the expected one goes.
  private let actual: [UInt8]?

  init(
    accepting cell: CellResult, with file: ComparedPicture, of run: ReviewedRun
  ) throws(Refusal) {
    switch cell.verdict {
    case .equal, .tolerated: throw .passes
    case .failed, .unstable: throw .unreadablePicture
    case .changed, .missing, .unreadable, .obsolete: break
    }
    if let obstacle = file.obstacle { throw .onlyToLookAt(obstacle) }
    // One that cannot be read is not shown either.
    if let shown = try run.picture(cell.pictures.expected), SecureDigest(of: shown) != file.expected {
      throw .otherPicture
    }
    let shown = try run.picture(cell.pictures.actual)
    guard (shown == nil) == (file.actual == nil) else { throw .noPicture(nil) }
    if let shown, SecureDigest(of: shown) != file.actual { throw .otherPicture }
    expected = file.expected
    actual = shown
  }

  /// What is to be on disk in place of what is; the same where all of it is there already.
  ///
  /// - Throws: `Refusal` where what is there is neither that nor what was looked at.
  func change(of state: GoldenState) throws(Refusal) -> GoldenChange {
    guard !state.isLFSPointer else { throw .lfsPointer }
    let change = GoldenChange(from: state, to: GoldenState(picture: actual, block: nil))
    guard change.isWritten else { return change }
    switch (expected, change.pictureBefore) {
    case (nil, .some): throw .goldenAppeared
    case (.some, nil): throw .goldenGone
    case (let expected, let present): guard expected == present else { throw .goldenChanged }
    }
    return change
  }
}
