import ImageDiff
import Reports
import Snapshots

/// The effect of accepting a cell, computed only from what was looked at.
enum Proposal {
  /// The effect on a golden of a suite.
  case golden(GoldenProposal)
  /// The effect on another tool's picture.
  case picture(PictureProposal)

  /// Creates the proposal to accept a cell of a run.
  ///
  /// - Parameter found: The files on disk when the review began, for a cell whose golden nothing
  ///   declares.
  init(accepting cell: CellResult, of run: ReviewedRun, found: GoldenState?) throws(Refusal) {
    self =
      if let file = cell.file {
        .picture(try PictureProposal(accepting: cell, with: file, of: run))
      } else {
        .golden(try GoldenProposal(accepting: cell, of: run, found: found))
      }
  }

  /// Returns the change of the files on disk. It changes nothing if they are already as proposed.
  ///
  /// - Throws: `Refusal` if the files are neither as proposed nor as they were looked at.
  func change(of state: GoldenState) throws(Refusal) -> GoldenChange {
    switch self {
    case .golden(let proposal): try proposal.change(of: state)
    case .picture(let proposal): try proposal.change(of: state)
    }
  }
}

/// The effect of accepting a cell of a suite.
struct GoldenProposal {
  /// What was looked at: the golden's picture, facts and inputs at the time of the run.
  private let expected: (picture: [UInt8]?, facts: CellFacts?, head: GoldenHead?)
  /// The new golden; `nil` to delete the golden.
  private let drawn: (picture: [UInt8], facts: CellFacts, head: GoldenHead)?
  private let name: String

  /// Creates the proposal to accept a cell of a run.
  ///
  /// - Parameter found: The files on disk when the review began, for a cell whose golden nothing
  ///   declares. A report has at most the picture of such a golden.
  init(accepting cell: CellResult, of run: ReviewedRun, found: GoldenState?) throws(Refusal) {
    guard !cell.isRecorded else { throw .isRecorded }
    name = cell.name.coordinates
    switch cell.verdict {
    case .equal, .tolerated: throw .passes
    case .failed, .unstable: throw .notDrawn(cell.verdict)
    case .obsolete:
      // One that was deleted before the review began is what accepting it comes to.
      guard let found, found.picture != nil || found == .absent else { throw .goldenGone }
      if let shown = try run.picture(cell.pictures.expected), found != .absent,
        found.picture != shown
      {
        throw .goldenChanged
      }
      expected = (found.picture, found.block?.facts, found.block?.head)
      drawn = nil
    case .changed, .missing, .unreadable:
      expected = (
        try run.picture(cell.pictures.expected), cell.expected, cell.inputsOnRecord
      )
      guard let picture = try run.picture(cell.pictures.actual) else {
        throw .noPicture(nil)
      }
      guard let facts = cell.actual else { throw .noLayout }
      guard let inputs = cell.inputs else { throw .noInputs }
      drawn = (picture, facts, inputs)
    }
  }

  /// Returns the change of the files on disk. It changes nothing if they are already as proposed.
  ///
  /// - Throws: `Refusal` if the files are neither as proposed nor as they were looked at.
  func change(of state: GoldenState) throws(Refusal) -> GoldenChange {
    // Nobody has looked at what a pointer stands for.
    guard !state.isLFSPointer else { throw .lfsPointer }
    let change = GoldenChange(from: state, to: try result(over: state))
    if change.isWritten { try check(state) }
    return change
  }

  /// - Throws: `Refusal` if a state is not the one that was looked at.
  private func check(_ state: GoldenState) throws(Refusal) {
    switch (expected.picture, state.picture) {
    case (nil, .some): throw .goldenAppeared
    case (.some, nil): throw .goldenGone
    case (let expected, let present): guard expected == present else { throw .goldenChanged }
    }
    guard expected.facts == state.block?.facts else { throw .layoutChanged }
    guard expected.head == state.block?.head else { throw .inputsChanged }
  }

  /// Returns the state that replaces another one.
  private func result(over state: GoldenState) throws(Refusal) -> GoldenState {
    guard let drawn else { return .absent }
    let file: [UInt8]
    do {
      file = try WorkWatch.over(name) {
        let bitmap = try PNG.decode(drawn.picture)
        guard ContentDigest(ofPixelsIn: bitmap) == drawn.facts.pixels else {
          throw Refusal.otherPicture
        }
        return try SnapshotStore.golden(showing: bitmap, inPlaceOf: state.picture)
      }
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw .trouble("The report's picture of it cannot be read. \(error)")
    }
    return GoldenState(
      picture: file,
      block: LayoutDocument.Cell(facts: drawn.facts, of: file, head: drawn.head))
  }
}

/// The golden of a cell on disk, before and after a change.
struct GoldenChange: Hashable {
  let from: GoldenState
  let to: GoldenState
  /// The digests of the pictures, computed once; `nil` if there is no picture.
  let pictureBefore, pictureAfter: SecureDigest?

  init(from: GoldenState, to: GoldenState) {
    self.from = from
    self.to = to
    pictureBefore = from.picture.map(SecureDigest.init(of:))
    pictureAfter = to.picture.map(SecureDigest.init(of:))
  }

  /// Whether the change writes anything.
  var isWritten: Bool { from != to }
}

extension GoldenState {
  /// Whether Git LFS has not fetched the picture, so that only a pointer is on disk.
  var isLFSPointer: Bool {
    guard let picture else { return false }
    do throws(PNGError) {
      _ = try PNG.header(of: picture)
      return false
    } catch {
      return error == .gitLFSPointer
    }
  }
}

extension ReviewedRun {
  /// Returns a picture of the report; `nil` for no name.
  func picture(_ name: String?) throws(Refusal) -> [UInt8]? {
    guard let name else { return nil }
    guard let picture = pictures[name] else { throw .noPicture(troubles[name]) }
    return picture
  }
}
