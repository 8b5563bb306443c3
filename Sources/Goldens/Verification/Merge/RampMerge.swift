import Changes
import DynamicType
import GoldenStore
import GoldenText
import ImageDiff
import Imaging
package import Suites
import Work

/// Merges the goldens of a ramp.
///
/// A cell that one side changed is taken from it. A cell that both changed is drawn from the merged
/// project. It is accepted if its inputs are the sum of what both sides' reviews accepted. Since
/// each side's golden is what its inputs draw, the inputs explain every pixel of the result.
package struct RampMerge {
  private let run: SuiteRun
  private let worker: CellWorker
  private let archive: FontArchive
  private let ramps: [RampName: RampSpec]

  /// - Parameter run: A run over the merged project.
  package init(_ run: SuiteRun) throws {
    self.run = run
    worker = try CellWorker(fonts: run.fonts, systemFont: run.systemFont)
    archive = FontArchive(today: run.fonts, history: run.fontHistory)
    ramps = Dictionary(
      run.suite.ramps.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Merges a ramp.
  ///
  /// - Parameter picture: Reads the picture of a cell on a side; `nil` for a cell without one.
  /// - Throws: The errors of the closure.
  package func merge(
    _ name: RampName, _ sides: MergeSides,
    picture: (SnapshotName, MergeSide) throws -> [UInt8]?
  ) throws -> MergedRamp {
    var document = LayoutDocument(ramp: name)
    var pictures: [SnapshotName: [UInt8]?] = [:]
    var drawn: [SnapshotName] = []
    var conflicts: [(cell: SnapshotName, words: String)] = []
    for category in sides.categories {
      let cell = SnapshotName(ramp: name, category: category)
      do {
        let state: GoldenState
        if let side = sides.side(of: category) ?? deletingSide(of: cell, sides) {
          state = try self.state(of: cell, on: side, sides, picture)
        } else {
          state = try WorkWatch.over(cell.coordinates, atOverrun: {}) {
            try draw(cell, sides, picture)
          }
          drawn.append(cell)
        }
        document.cells[category] = state.block
        pictures[cell] = .some(state.picture)
      } catch let error as MergeConflict {
        conflicts.append((cell, "\(error)"))
      }
    }
    return MergedRamp(document: document, pictures: pictures, drawn: drawn, conflicts: conflicts)
  }

  /// Returns the side that deleted a cell that the merged project does not declare; `nil` where
  /// none did.
  private func deletingSide(of cell: SnapshotName, _ sides: MergeSides) -> MergeSide? {
    guard cell.ramp.suite == run.suite.name, !isDeclared(cell) else { return nil }
    return [MergeSide.ours, .theirs].first { sides[$0].cells[cell.category] == nil }
  }

  private func isDeclared(_ cell: SnapshotName) -> Bool {
    ramps[cell.ramp]?.categories.contains(cell.category) ?? false
  }

  /// Returns the state of a cell on a side.
  private func state(
    of cell: SnapshotName, on side: MergeSide, _ sides: MergeSides,
    _ picture: (SnapshotName, MergeSide) throws -> [UInt8]?
  ) throws -> GoldenState {
    guard let block = sides[side].cells[cell.category] else { return .absent }
    let file = try picture(cell, side)
    if file.flatMap(LFSPointer.init) != nil { throw MergeConflict.pointer(side) }
    guard let file, ContentDigest(of: file) == block.file,
      block.sha256.map({ $0 == .sha256(of: file) }) ?? true
    else { throw MergeConflict.otherPicture(side) }
    return GoldenState(picture: file, block: block)
  }

  /// Returns a cell that both sides changed, drawn from the merged project.
  private func draw(
    _ cell: SnapshotName, _ sides: MergeSides,
    _ picture: (SnapshotName, MergeSide) throws -> [UInt8]?
  ) throws -> GoldenState {
    let blocks = MergeSide.allCases.map { sides[$0].cells[cell.category] }
    guard let ours = blocks[1], let theirs = blocks[2] else {
      throw MergeConflict.deleted(by: blocks[1] == nil ? .ours : .theirs)
    }
    guard let base = blocks[0] else {
      throw MergeConflict.bothAdded(words(from: ours, to: theirs))
    }
    guard let ramp = ramps[cell.ramp], isDeclared(cell) else {
      throw MergeConflict.undeclared
    }
    guard let baseHead = base.head, let ourHead = ours.head, let theirHead = theirs.head,
      [baseHead, ourHead, theirHead].allSatisfy(\.tellsInputs)
    else { throw MergeConflict.unknownInputs }
    try check(ours, ourHead, of: cell, on: .ours)
    try check(theirs, theirHead, of: cell, on: .theirs)
    let head = GoldenHead(of: ramp, systemFont: run.systemFont, fonts: run.fonts)
    try checkInputs(of: head, base: baseHead, ours: ourHead, theirs: theirHead, of: cell.ramp)
    let drawn = try Self.drawing("the merged project") {
      try worker.draw(ramp, at: cell.category)
    }
    let known = Set([base, ours, theirs].flatMap(\.facts.flags).map(\.asNoticed))
    let new = drawn.facts.flags.filter { !known.contains($0.asNoticed) }
    guard new.isEmpty else {
      throw MergeConflict.newFlags(new.map(\.words).joined(separator: ", "))
    }
    let file = try SnapshotStore.golden(
      showing: drawn.bitmap, inPlaceOf: try picture(cell, .ours))
    return GoldenState(
      picture: file, block: LayoutDocument.Cell(facts: drawn.facts, of: file, head: head))
  }

  /// Checks that a side's golden is what its inputs draw. Where only the other side changed the
  /// picture, git's index lacks it, so the digest of its pixels is compared.
  private func check(
    _ block: LayoutDocument.Cell, _ head: GoldenHead, of cell: SnapshotName, on side: MergeSide
  ) throws(MergeConflict) {
    let drawn = try Self.drawing("the golden of \(side.words)") {
      try RecordedDrawing(onRecord: head, of: cell.ramp, fonts: archive).draw(at: cell.category)
    }
    guard drawn.facts.pixels == block.facts.pixels, drawn.facts.changes(since: block.facts).isEmpty
    else { throw .notDrawnAgain(side) }
  }

  /// Checks that the merged project has the inputs that the changes of both sides add up to.
  private func checkInputs(
    of head: GoldenHead, base: GoldenHead, ours: GoldenHead, theirs: GoldenHead, of ramp: RampName
  ) throws(MergeConflict) {
    let merged = base.merging(ours, theirs, today: head)
    guard let lines = merged.lines else {
      let changes = theirs.changes(since: ours)
      let own = changes.filter { merged.clashes.contains($0.kind) }
      throw .clash((own.isEmpty ? changes : own).words)
    }
    guard let reviewed = GoldenHead(lines: lines, of: ramp) else {
      throw .clash(head.changes(since: ours).words)
    }
    guard head == reviewed else { throw .otherInputs(head.changes(since: reviewed).words) }
  }

  private func words(from ours: LayoutDocument.Cell, to theirs: LayoutDocument.Cell) -> String {
    let known = Drift(unicode: nil, sizeTable: nil, libraries: [])
    return RecordedChange(from: ours, to: theirs, drift: known, pictures: nil)
      .change.changes.words
  }

  private static func drawing<Value>(
    _ what: String, _ draw: () throws -> Value
  ) throws(MergeConflict) -> Value {
    do {
      return try draw()
    } catch {
      throw .notDrawn(what, reason: "\(error)")
    }
  }
}

extension CellFacts.Flag {
  /// The problem without its place and amount, for comparison.
  fileprivate var asNoticed: [String] { [kind.rawValue, kind == .tofu ? detail : ""] }
}

extension MergeSide {
  fileprivate var words: String {
    switch self {
    case .base: "the common ancestor"
    case .ours: "this branch"
    case .theirs: "the other branch"
    }
  }
}

/// Why a cell stays in conflict.
enum MergeConflict: Error, Equatable, CustomStringConvertible {
  /// A side deleted the cell, the other changed it, and the merged project declares it.
  case deleted(by: MergeSide)
  /// Both sides recorded a new cell with different inputs; in words.
  case bothAdded(String)
  /// The merged project does not have the cell.
  case undeclared
  /// A golden lacks some inputs, as that of an interface does.
  case unknownInputs
  /// The picture of a side is not the one that its layout text names.
  case otherPicture(MergeSide)
  /// The picture of a side is a Git LFS pointer.
  case pointer(MergeSide)
  /// Something cannot be drawn.
  case notDrawn(String, reason: String)
  /// The golden of a side differs from what its inputs draw here.
  case notDrawnAgain(MergeSide)
  /// Both sides changed the same input; in words.
  case clash(String)
  /// The merged project has inputs that neither side reviewed; in words.
  case otherInputs(String)
  /// The text has problems that neither side reviewed; in words.
  case newFlags(String)

  var description: String {
    switch self {
    case .deleted(let side):
      "\(side.words) deleted the cell, and \(side == .ours ? "the other" : "this") branch changed it. Keep its "
        + "files with “git add”, or delete them with “git rm”"
    case .bothAdded(let changes):
      "both branches added the cell; on the other branch \(changes)"
    case .undeclared: "both branches changed the cell, and the merged project does not declare it"
    case .unknownInputs:
      "both branches changed the cell, and a golden does not record every input, so it cannot be drawn again"
    case .otherPicture(let side):
      "the picture of \(side.words) is not the one in its layout text"
    case .pointer(let side): "the picture of \(side.words) is a Git LFS pointer"
    case .notDrawn(let what, let reason): "\(what) cannot be drawn: \(reason)"
    case .notDrawnAgain(let side):
      "the inputs of \(side.words) draw another picture than its golden here. Its libraries may have other "
        + "versions"
    case .clash(let changes):
      "both branches changed the same input; on the other branch \(changes)"
    case .otherInputs(let changes):
      "neither branch reviewed what the merged project draws: \(changes)"
    case .newFlags(let flags):
      "neither branch reviewed what both changes together do: \(flags)"
    }
  }
}
