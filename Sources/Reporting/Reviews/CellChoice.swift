public import Reports
public import Snapshots
import Wording

/// The cells of a run that a person means.
public enum CellChoice: Hashable, Sendable {
  /// All cells that can be decided about.
  case all
  /// A cell by its coordinates, or a pattern with `*`, `?` or `[…]` for all matching cells that can
  /// be decided about.
  case name(String)
  /// A group by its letter, or by the coordinates of one of its cells.
  case group(String)
}

extension RunResults {
  /// Returns the chosen cells, in ascending order.
  ///
  /// - Throws: `CellChoiceError` if a name or group matches nothing.
  public func cells(_ choice: CellChoice) throws(CellChoiceError) -> [SnapshotName] {
    switch choice {
    case .all: reviewedCells
    case .name(let name): try cells(named: name)
    case .group(let group): try cells(ofGroup: group)
    }
  }

  private func cells(named text: String) throws(CellChoiceError) -> [SnapshotName] {
    // A file's name may have brackets of its own.
    let named = cells.first {
      $0.name.coordinates == text || $0.file?.path.utf8.elementsEqual(text.utf8) == true
    }
    if let named { return [named.name] }
    guard text.contains(where: { "*?[".contains($0) }) else {
      throw .unknownName(text, nearest: nearest(to: text))
    }
    let glob = CellFilter(glob: text)
    let paths = Dictionary(
      cells.compactMap { cell in cell.file.map { (cell.name, $0.path) } },
      uniquingKeysWith: { first, _ in first })
    let matching = reviewedCells.filter { name in
      glob.matches(name) || paths[name].map { glob.matches(path: $0) } == true
    }
    guard !matching.isEmpty else {
      throw cells.contains { glob.matches($0.name) }
        ? .nothingOpen(pattern: text) : .nothingMatches(pattern: text)
    }
    return matching
  }

  private func cells(ofGroup text: String) throws(CellChoiceError) -> [SnapshotName] {
    let groups = reviewGroups
    if let place = ChangeGroup.place(ofLetter: text) {
      guard groups.indices.contains(place) else {
        throw .noSuchGroup(text, last: groups.last?.letter)
      }
      return groups[place].cells
    }
    if let group = groups.first(where: { $0.cells.contains { $0.coordinates == text } }) {
      return group.cells
    }
    if cells.contains(where: { $0.name.coordinates == text }) { throw .passes(text) }
    if let nearest = nearest(to: text) { throw .unknownName(text, nearest: nearest) }
    throw .noSuchGroup(text, last: groups.last?.letter)
  }

  /// The cell that a misspelt name most likely means. Cells that can be decided about come first.
  private func nearest(to text: String) -> String? {
    let open = reviewedCells.map(\.coordinates)
    return nearestSpelling(to: text, in: open)
      ?? nearestSpelling(to: text, in: cells.map(\.name.coordinates))
  }
}

/// The reason why a choice matches no cell.
public enum CellChoiceError: Error, Hashable {
  /// The run has no cell of that name.
  case unknownName(String, nearest: String?)
  /// A pattern matches no cell of the run.
  case nothingMatches(pattern: String)
  /// A pattern matches only cells that pass.
  case nothingOpen(pattern: String)
  /// The run has no group of that name. `last` is the last group's letter; `nil` if there are no
  /// groups.
  case noSuchGroup(String, last: String?)
  /// The run has fewer changes than that number.
  case noSuchChange(Int, count: Int)
  /// The cell passes, so it is in no group.
  case passes(String)
}

extension CellChoiceError: CustomStringConvertible {
  /// The problem, then the remedy.
  public var description: String {
    switch self {
    case .unknownName(let name, let nearest?):
      "The report has no cell “\(name)”. Did you mean “\(nearest)”?"
    case .unknownName(let name, nil):
      "The report has no cell “\(name)”. Coordinates look like proof/body/latin.ax3@2x."
    case .nothingMatches(let pattern):
      "“\(pattern)” matches no cell of the report. Coordinates look like proof/body/latin.ax3@2x."
    case .nothingOpen(let pattern):
      "“\(pattern)” matches only cells that pass. Name other cells, or verify again."
    case .noSuchGroup(let group, nil):
      "There is no group “\(group)”, because every cell passes. Verify again."
    case .noSuchGroup(let group, "A"):
      "There is no group “\(group)”. Name A, the only one, or a cell of it."
    case .noSuchGroup(let group, let last?):
      "There is no group “\(group)”. Name one from A to \(last), or a cell of it."
    case .noSuchChange(let number, 0):
      "There is no change \(number), because no cell changed. Verify again."
    case .noSuchChange(let number, let count):
      "There is no change \(number). Name one from 1 to \(count)."
    case .passes(let name):
      "The cell “\(name)” passes, so it is in no group. Name another, or verify again."
    }
  }
}
