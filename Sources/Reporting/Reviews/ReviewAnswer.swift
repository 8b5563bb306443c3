public import Snapshots

/// The states of cells after a decision.
public struct ReviewAnswer: Hashable, Sendable {
  /// A cell with its state.
  public struct Cell: Hashable, Sendable {
    /// The name of the cell.
    public let name: SnapshotName
    /// The file of another tool's picture, below the folder of expected pictures; `nil` for a
    /// golden, and for a picture that the report shows.
    public var file: String?
    /// The state of the cell.
    public let state: ReviewState
    /// The numbers of the cell's accepted changes, in ascending order.
    public let accepted: [Int]
  }

  /// The cells, in ascending order.
  public let cells: [Cell]
  /// The number of decisions that can be undone, one after another.
  public let undoable: Int

  /// Returns this answer with the cells of an earlier one, each in its present state.
  public func adding(_ other: ReviewAnswer?, in session: ReviewSession) -> ReviewAnswer {
    guard let other else { return self }
    let known = Set(cells.map(\.name))
    let more = other.cells.filter { !known.contains($0.name) }
    return ReviewAnswer(
      cells: (cells + more).sorted { $0.name < $1.name }, undoable: session.decisions.undoable)
  }

  /// Returns the number of cells whose state passes a test.
  public func count(where holds: (ReviewState) -> Bool) -> Int { cells.count { holds($0.state) } }
}

/// The reason why nothing was decided.
public enum ReviewError: Error, Hashable, CustomStringConvertible {
  /// The run has no such cell.
  case unknownCell(String)
  /// The run has no such change.
  case unknownChange(Int)
  /// There is no decision left to undo.
  case nothingToUndo

  /// The problem, then the remedy.
  public var description: String {
    switch self {
    case .unknownCell(let name): "The report has no cell “\(name)”. Load the page again."
    case .unknownChange(let number):
      "The report has no change \(number). Load the page again."
    case .nothingToUndo: "There is nothing to undo. Decide something first."
    }
  }
}
