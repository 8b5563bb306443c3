package import GoldenText
package import Suites
package import DynamicType

/// A side of a merge, as git numbers it in its index.
package enum MergeSide: Int, CaseIterable, Sendable {
  /// The common ancestor.
  case base = 1
  /// The current branch.
  case ours
  /// The branch that is merged into the current one.
  case theirs
}

/// The layout texts of a ramp on the sides of a merge.
package struct MergeSides: Sendable {
  package let base: LayoutDocument
  package let ours: LayoutDocument
  package let theirs: LayoutDocument

  /// - Parameter text: Reads the text of a side; returns one without cells where the side has none.
  package init(_ text: (MergeSide) throws -> LayoutDocument) rethrows {
    (base, ours, theirs) = (try text(.base), try text(.ours), try text(.theirs))
  }

  package subscript(side: MergeSide) -> LayoutDocument {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }

  /// The categories that at least one side has, in ascending order.
  package var categories: [ContentSizeCategory] {
    Set([base, ours, theirs].flatMap(\.cells.keys)).sorted()
  }

  /// Returns the only side that changed a cell, or ours where neither did or both made the same
  /// change. `nil` where both changed it in different ways.
  package func side(of category: ContentSizeCategory) -> MergeSide? {
    let cells = [base, ours, theirs].map { $0.cells[category] }
    if cells[1] == cells[2] || cells[2] == cells[0] { return .ours }
    return cells[1] == cells[0] ? .theirs : nil
  }
}

/// The result of merging a ramp that has conflicts.
package struct MergedRamp: Sendable {
  /// The layout text.
  package let document: LayoutDocument
  /// The content of each cell's picture file; `nil` for a cell without one.
  package let pictures: [SnapshotName: [UInt8]?]
  /// The cells that were drawn, because both sides changed them.
  package let drawn: [SnapshotName]
  /// The cells that stay in conflict, and why in words. If there are any, nothing of the ramp may
  /// be written.
  package let conflicts: [(cell: SnapshotName, words: String)]
}
