package import GoldenText
package import Suites
package import DynamicType

/// A side of a merge, as git numbers it in its index.
package enum MergeSide: Int, CaseIterable, Sendable {
  /// The common ancestor.
  case base = 1
  /// The branch that is checked out.
  case ours
  /// The branch that is merged into it.
  case theirs
}

/// The layout texts that the sides of a merge have of a ramp.
package struct MergeSides: Sendable {
  package let base: LayoutDocument
  package let ours: LayoutDocument
  package let theirs: LayoutDocument

  /// - Parameter text: Reads the text of a side; one without cells where the side has none.
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

  /// The categories that a side has, in ascending order.
  package var categories: [ContentSizeCategory] {
    Set([base, ours, theirs].flatMap(\.cells.keys)).sorted()
  }

  /// The side that alone changed a cell, or ours where neither did or both did alike; `nil` where both sides
  /// changed it in different ways.
  package func side(of category: ContentSizeCategory) -> MergeSide? {
    let cells = [base, ours, theirs].map { $0.cells[category] }
    if cells[1] == cells[2] || cells[2] == cells[0] { return .ours }
    return cells[1] == cells[0] ? .theirs : nil
  }
}

/// What became of a ramp that has conflicts.
package struct MergedRamp: Sendable {
  /// The layout text.
  package let document: LayoutDocument
  /// What each cell's picture is; `nil` where it has none.
  package let pictures: [SnapshotName: [UInt8]?]
  /// The cells that were drawn, because both sides changed them.
  package let drawn: [SnapshotName]
  /// Why cells stay in conflict, in words. Then nothing of the ramp may be written.
  package let conflicts: [(cell: SnapshotName, words: String)]
}
