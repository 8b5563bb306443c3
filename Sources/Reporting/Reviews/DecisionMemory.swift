import ImageDiff
import JSON
import Snapshots
import Wording

/// Keeps the decisions of reviews on this machine, so that later reviews can undo them and continue
/// with cells that wait.
///
/// The folder belongs to the user, never to the project: a file that comes with a branch could
/// accept part of a set beforehand. Each decision names the golden and the drawing that were looked
/// at, and has no effect if either has changed.
public struct DecisionMemory: Sendable {
  private let folder: String
  private let greatestSize: Int

  /// Creates a memory in a folder, which need not exist yet.
  public init(folder: String) {
    self.init(folder: folder, greatestSize: 64 << 20)
  }

  /// - Parameter greatestSize: The most bytes of the file with decisions.
  init(folder: String, greatestSize: Int) {
    self.folder = folder
    self.greatestSize = greatestSize
  }

  private static let fileName = "decisions.json"
  private static let greatestDecisionCount = 100

  /// Begins a review: reads the kept decisions, and drops those that no longer hold.
  func begin(_ ledger: inout Ledger, in store: SnapshotStore) {
    guard FileTree.exists(folder) else { return }
    whileHeld(&ledger) { $0.giveUpVoid { try? store.state(of: $0) } }
  }

  /// Runs a body on a ledger with all kept decisions, then keeps what the body makes of it. Other
  /// reviews wait meanwhile.
  func whileHeld<Result>(_ ledger: inout Ledger, _ body: (inout Ledger) -> Result) -> Result {
    var result: Result?
    do {
      try FolderLock.whileHeld(on: folder) {
        read(into: &ledger)
        result = body(&ledger)
        try write(&ledger)
      }
    } catch {
      ledger.memoryTrouble = "\(DecisionMemoryError.notKept(folder: folder, reason: "\(error)"))"
    }
    return result ?? body(&ledger)
  }

  private func read(into ledger: inout Ledger) {
    do {
      let file = try FileTree.read(Self.fileName, within: folder, atMost: greatestSize)
      guard file != ledger.file else { return }
      let kept = try file.map {
        try KeptDecisions(reading: $0, sizeLimit: greatestSize, pictures: picture(named:))
      }
      ledger.decisions = kept?.decisions ?? Decisions()
      ledger.file = file
      guard let lost = kept?.lost, !lost.isEmpty else { return }
      ledger.memoryTrouble = "\(DecisionMemoryError.goldensLost(folder: folder, cells: lost))"
    } catch {
      ledger.memoryTrouble =
        "\(DecisionMemoryError.unreadable(file: "\(folder)/\(Self.fileName)", reason: "\(error)"))"
    }
  }

  private func picture(named name: String) -> [UInt8]? {
    try? FileTree.read(name, within: folder, atMost: SnapshotStore.greatestPictureSize)
  }

  private func write(_ ledger: inout Ledger) throws {
    var decisions = ledger.decisions
    decisions.history = decisions.history.suffix(Self.greatestDecisionCount)
    var kept = KeptDecisions(decisions)
    // What waits is kept, whatever cannot be undone any more.
    while kept.file.count > greatestSize, !decisions.history.isEmpty {
      decisions.history.removeFirst((decisions.history.count + 1) / 2)
      kept = KeptDecisions(decisions)
    }
    ledger.decisions = decisions
    let isFirst = ledger.file == nil && decisions == Decisions()
    guard kept.file != ledger.file, !isFirst else { return }
    guard kept.file.count <= greatestSize else {
      throw DecisionMemoryError.tooLarge(limit: greatestSize)
    }
    let present = Set(try FileTree.files(below: folder))
    let pictures = kept.pictures
    for (name, picture) in pictures where !present.contains(name) {
      try AtomicFile.writePrivate(picture, named: name, within: folder)
    }
    try AtomicFile.writePrivate(kept.file, named: Self.fileName, within: folder)
    ledger.file = kept.file
    for name in present where KeptDecisions.isPicture(name) && pictures[name] == nil {
      try? AtomicFile.deleteIfPresent(named: name, within: folder)
    }
  }
}

/// The reason why decisions cannot be read or kept, and the consequence.
private enum DecisionMemoryError: Error, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case goldensLost(folder: String, cells: [SnapshotName])
  case tooLarge(limit: Int)
  case notKept(folder: String, reason: String)

  var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "Earlier decisions cannot be read from \(file): \(reason) They are lost: you cannot undo "
        + "them, and none of their changes waits."
    case .goldensLost(let folder, let cells):
      "Former goldens are gone from \(folder), so earlier decisions cannot be undone for "
        + "\(cells[0].coordinates)" + (cells.count > 1 ? " and \(cells.count - 1) more" : "")
        + ". Restore the goldens with git."
    case .tooLarge(let limit):
      "The state of the review needs more than \(byteCount(limit)). Verify again, and decide about "
        + "fewer cells."
    case .notKept(let folder, let reason):
      "Decisions cannot be kept in \(folder): \(reason) Accepted goldens stay, but you cannot "
        + "undo them later, and waiting acceptances are lost. Make the folder writable, or set "
        + "XDG_STATE_HOME."
    }
  }
}
