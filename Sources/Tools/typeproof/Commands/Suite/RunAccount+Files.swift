import DynamicType
import Reports
import Snapshots
import Wording

extension RunAccount {
  /// Returns lines for files among the goldens that belong to no cell. Similar ones are shortened.
  func strayLines(in console: Console) -> [String] {
    let obsolete = Set(told.openNames(.obsolete).map(\.ramp.layoutPath))
    let word = console.styled("stray", .yellow)
    let kinds: [(words: String, holds: (String) -> Bool)] = [
      ("it describes obsolete goldens. Delete it with: typeproof clean", obsolete.contains),
      ("no cell has this name. Delete it with: typeproof clean", isCleaned),
      ("no cell has this name. Delete the file.", { _ in true }),
    ]
    var files = told.strayFiles
    return kinds.flatMap { words, holds in
      let alike = files.filter(holds)
      files.removeAll(where: holds)
      return FoldedLines.of(alike) { "\(word)  \(TerminalText.escaped($0)): \(words)" }
    }
  }

  /// Returns whether `typeproof clean` deletes a stray file: pictures and texts that are neither
  /// hidden nor links.
  private func isCleaned(_ path: String) -> Bool {
    [".png", ".txt"].contains(where: path.hasNameEnding)
      && !path.pathNames.contains(where: \.isHiddenName)
      && !FileTree.isLink("\(goldensFolder)/\(path)")
  }

  /// The lines to print if some cells are new and others are gone, as after a change of the matrix;
  /// otherwise empty.
  var otherCellLines: [String] {
    let (missing, obsolete) = (told.openNames(.missing), told.openNames(.obsolete))
    guard !missing.isEmpty, !obsolete.isEmpty else { return [] }
    let known = told.cells.indices.filter { told.cells[$0].verdict != .obsolete }
      .map { told.cells[$0].name }
    let added = CellParts(of: missing).subtracting(CellParts(of: obsolete))
    let gone = CellParts(of: obsolete).subtracting(CellParts(of: known))
    return [
      "The suite “\(told.suite)” declares other cells than its goldens."
        + added.words(after: "New") + gone.words(after: "Gone"),
      "  \(counted(missing.count, "cell")) without a golden. Record with: "
        + "typeproof record --mode missing",
      "  \(counted(obsolete.count, "golden")) without a cell. Delete with: typeproof clean",
    ].map(TerminalText.escaped)
  }
}

extension RunResults {
  /// Returns the cells with a verdict that were not recorded.
  fileprivate func openNames(_ verdict: CellVerdict) -> [SnapshotName] {
    // By their places, as a name for each would copy it.
    cells.indices.filter { cells[$0].verdict == verdict && !cells[$0].isRecorded }
      .map { cells[$0].name }
  }
}

/// The parts of some cells' coordinates, to compare with those of others.
private struct CellParts {
  private static let most = 5

  /// The parts, each once, in the order of the cells.
  private(set) var parts: [String] = []

  init(of cells: [SnapshotName]) {
    var seen: Set<String> = []
    for cell in cells {
      let ramp = cell.ramp
      let own =
        [ramp.style.title, ramp.sample] + ramp.variants + [
          ramp.scaleSuffix, cell.category.shortName,
        ]
      for part in own where seen.insert(part).inserted { parts.append(part) }
    }
  }

  func subtracting(_ other: CellParts) -> CellParts {
    var rest = self
    let known = Set(other.parts)
    rest.parts.removeAll(where: known.contains)
    return rest
  }

  /// Returns a sentence with the first parts; empty if there are none.
  func words(after lead: String) -> String {
    guard !parts.isEmpty else { return "" }
    let more = parts.count - Self.most
    return " \(lead): \(parts.prefix(Self.most).joined(separator: ", "))"
      + (more > 0 ? " and \(more) more." : ".")
  }
}
