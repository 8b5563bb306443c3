import ImageDiff
import Reports
import Snapshots

/// What accepting a cell comes to, worked out from what was looked at alone.
enum Proposal {
  /// Of a golden.
  case golden(GoldenProposal)
  /// Of a picture that another tool made.
  case picture(PictureProposal)

  /// What accepting a cell of a run comes to.
  ///
  /// - Parameter found: What there was on disk for the cell when the review began, of a cell whose
  ///   golden nothing declares.
  init(accepting cell: CellResult, of run: ReviewedRun, found: GoldenState?) throws(Refusal) {
    self =
      if let file = cell.file {
        .picture(try PictureProposal(accepting: cell, with: file, of: run))
      } else {
        .golden(try GoldenProposal(accepting: cell, of: run, found: found))
      }
  }

  /// What is to be on disk in place of what is; the same where all of it is there already.
  ///
  /// - Throws: `Refusal` where what is there is neither that nor what was looked at.
  func change(of state: GoldenState) throws(Refusal) -> GoldenChange {
    switch self {
    case .golden(let proposal): try proposal.change(of: state)
    case .picture(let proposal): try proposal.change(of: state)
    }
  }
}

/// What accepting a cell of a suite comes to.
struct GoldenProposal {
  /// What was looked at: the golden's file, its facts and its inputs as they were at the run.
  private let expected: (picture: [UInt8]?, facts: CellFacts?, head: GoldenHead?)
  /// What is to be the golden; `nil` where the golden goes.
  private let drawn: (picture: [UInt8], facts: CellFacts, head: GoldenHead)?
  private let name: String

  /// What accepting a cell of a run comes to.
  ///
  /// - Parameter found: What there was on disk for the cell when the review began, of a cell whose
  ///   golden nothing declares: of such a golden a report has the picture at most.
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

  /// What is to be on disk in place of what is; the same where all of it is there already.
  ///
  /// - Throws: `Refusal` where what is there is neither that nor what was looked at.
  func change(of state: GoldenState) throws(Refusal) -> GoldenChange {
    // Nobody has looked at what a pointer stands for.
    guard !state.isLFSPointer else { throw .lfsPointer }
    let change = GoldenChange(from: state, to: try result(over: state))
    if change.isWritten { try check(state) }
    return change
  }

  /// - Throws: `Refusal` where a state is not the one that was looked at.
  private func check(_ state: GoldenState) throws(Refusal) {
    switch (expected.picture, state.picture) {
    case (nil, .some): throw .goldenAppeared
    case (.some, nil): throw .goldenGone
    case (let expected, let present): guard expected == present else { throw .goldenChanged }
    }
    guard expected.facts == state.block?.facts else { throw .layoutChanged }
    guard expected.head == state.block?.head else { throw .inputsChanged }
  }

  /// What is to be on disk in place of a state.
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

/// What was on disk for a cell, and what is there instead.
struct GoldenChange: Hashable {
  let from: GoldenState
  let to: GoldenState
  /// The digests of the pictures, worked out once; `nil` where there is none.
  let pictureBefore, pictureAfter: SecureDigest?

  init(from: GoldenState, to: GoldenState) {
    self.from = from
    self.to = to
    pictureBefore = from.picture.map(SecureDigest.init(of:))
    pictureAfter = to.picture.map(SecureDigest.init(of:))
  }

  /// Whether anything on disk becomes another.
  var isWritten: Bool { from != to }
}

extension GoldenState {
  /// Whether Git LFS has not fetched the picture, and left a text that stands for it.
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
  /// A picture of the report; `nil` where it has no name.
  func picture(_ name: String?) throws(Refusal) -> [UInt8]? {
    guard let name else { return nil }
    guard let picture = pictures[name] else { throw .noPicture(troubles[name]) }
    return picture
  }
}
