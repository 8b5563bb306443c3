public import Snapshots

/// Where cells stand after something was decided.
public struct ReviewAnswer: Hashable, Sendable {
  /// A cell and where it stands.
  public struct Cell: Hashable, Sendable {
    /// The cell.
    public let name: SnapshotName
    /// The file of another tool's picture, below the folder of the expected pictures; `nil` for a golden, and
    /// for a picture that the report shows.
    public var file: String?
    /// Where it stands.
    public let state: ReviewState
    /// The numbers of its changes that are accepted, in ascending order.
    public let accepted: [Int]
  }

  /// The cells, in ascending order.
  public let cells: [Cell]
  /// How many decisions can be undone, one after another.
  public let undoable: Int

  /// The same with the cells of an earlier answer, each as it stands now.
  public func adding(_ other: ReviewAnswer?, in session: ReviewSession) -> ReviewAnswer {
    guard let other else { return self }
    let known = Set(cells.map(\.name))
    let more = other.cells.filter { !known.contains($0.name) }
    return ReviewAnswer(
      cells: (cells + more).sorted { $0.name < $1.name }, undoable: session.decisions.undoable)
  }

  /// The cells that are in a state which a test holds for.
  public func count(where holds: (ReviewState) -> Bool) -> Int { cells.count { holds($0.state) } }
}

/// Why nothing was decided at all.
public enum ReviewError: Error, Hashable, CustomStringConvertible {
  /// The run has no such cell.
  case unknownCell(String)
  /// The run has no such change.
  case unknownChange(Int)
  /// Nothing was decided, or all of it is undone.
  case nothingToUndo

  /// What is wrong, then the remedy.
  public var description: String {
    switch self {
    case .unknownCell(let name): "The report has no cell “\(name)”. Load the page again."
    case .unknownChange(let number):
      "The report has no change \(number). Load the page again."
    case .nothingToUndo: "There is nothing to undo. Decide something first."
    }
  }
}
