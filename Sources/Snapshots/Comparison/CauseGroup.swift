import DynamicType

/// Cells that changed for one reason.
public struct CauseGroup: Hashable, Sendable {
  /// What kind of reason.
  public let kind: CauseKind
  /// The reason in words, told by the example of the first cell of which it is the cause, where cells
  /// differ in numbers.
  public let cause: String
  /// What all cells have in common, where their numbers differ; `nil` where `cause` says all.
  public let explanation: String?
  /// The cells, in ascending order.
  public let cells: [SnapshotName]
}

extension CauseGroup {
  /// The groups of a run's changed cells, that of most cells first, then by first cell.
  ///
  /// Sizes that one explanation fits are one group, whatever the sizes are. What pixels show is one
  /// group where it is the same thing, about as much of it for the size of the text, and happened to
  /// the same characters. All else that changed alike is one where its words are the same.
  public static func groups(of outcomes: [CellOutcome]) -> [CauseGroup] {
    groups(of: outcomes.compactMap(ChangedCell.init))
  }

  /// The same of cells that are known to have changed, in ascending order.
  package static func groups(of changes: [ChangedCell]) -> [CauseGroup] {
    var groups: [Draft] = []
    let readings = SizeReadings(of: changes)
    for cell in changes {
      let reason = Reason(of: cell, reading: readings.reading(of: cell))
      if let index = groups.firstIndex(where: { $0.reason.isLike(reason) }) {
        groups[index].cells.append(cell)
      } else {
        groups.append(Draft(reason: reason, example: cell, cells: [cell]))
      }
    }
    return gathered(groups).enumerated().sorted {
      ($1.element.cells.count, $0.offset) < ($0.element.cells.count, $1.offset)
    }
    .map(\.element.group)
  }

  /// The same, with cells in which other strokes moved letters among those in which nothing moved.
  ///
  /// Bold letters are wider, which pixels show first where lines are long and weights near each other. Where
  /// the layout tells that lines are wider or letters spaced, that is the cause.
  private static func gathered(_ groups: [Draft]) -> [Draft] {
    var gathered = groups
    for (index, group) in groups.enumerated() where group.example.shape?.kind == .spacing {
      for cell in group.cells {
        let others = groups.indices.filter { other in
          groups[other].cells.count > group.cells.count
            && groups[other].example.kind == .weight
            && cell.shapes.contains { groups[other].reason.isLike(.shape($0)) }
        }
        guard let best = others.max(by: { groups[$0].cells.count < groups[$1].cells.count }) else {
          continue
        }
        gathered[index].cells.removeAll { $0.name == cell.name }
        gathered[best].cells.append(cell)
      }
    }
    return gathered.filter { !$0.cells.isEmpty }
  }

  /// A group that cells are still added to.
  private struct Draft {
    let reason: Reason
    let example: ChangedCell
    var cells: [ChangedCell]

    var group: CauseGroup {
      CauseGroup(
        kind: example.kind, cause: reason.words(for: example, among: cells.count),
        explanation: reason.explanation, cells: cells.map(\.name).sorted())
    }
  }

  /// What cells of a group have in common.
  private enum Reason {
    case reading(SizeReading)
    case shape(FindingShape)
    /// The same thing happened to one part of an interface, whatever the numbers are.
    case element([String])
    case words(String)

    init(of cell: ChangedCell, reading: SizeReading?) {
      self =
        reading.map(Reason.reading) ?? cell.shape.map(Reason.shape)
        ?? cell.element.map { .element($0.sameness) } ?? .words(cell.words)
    }

    func isLike(_ other: Reason) -> Bool {
      switch (self, other) {
      case (.reading(let one), .reading(let other)): one == other
      case (.shape(let one), .shape(let other)): one.isLike(other)
      case (.element(let one), .element(let other)): one == other
      case (.words(let one), .words(let other)): one == other
      default: false
      }
    }

    /// What holds of every cell of the group, where sizes do not.
    var explanation: String? {
      if case .reading(let reading) = self { "\(reading)" } else { nil }
    }

    func words(for cell: ChangedCell, among count: Int) -> String {
      if case .element = self, count > 1, cell.element?.isNumber == true {
        return "at \(cell.name.category.shortName) \(cell.words)"
      }
      guard case .reading(let reading) = self, let size = cell.sizes else { return cell.words }
      let subject = cell.element?.name ?? cell.name.ramp.style.title
      return "\(subject) at \(cell.name.category.shortName) "
        + "is \(size.to) pt, was \(size.from) pt: \(reading)"
    }
  }
}
