import ImageDiff
import Reports
import Snapshots

extension ReviewedRun {
  /// What is looked at of each cell that there is something to decide about: its golden and its drawing, and
  /// the inputs of both.
  var lookedAt: [SnapshotName: SecureDigest] {
    let reviewed = Set(results.reviewedCells)
    let cells = results.cells.filter { reviewed.contains($0.name) }
    return Dictionary(cells.map { ($0.name, lookedAt($0)) }, uniquingKeysWith: { $1 })
  }

  private func lookedAt(_ cell: CellResult) -> SecureDigest {
    let sides = [
      (cell.pictures.expected, cell.expected, cell.inputsOnRecord),
      (cell.pictures.actual, cell.actual, cell.inputs),
    ]
    let parts = sides.map { picture, facts, inputs in
      let file = picture.flatMap { pictures[$0] }.map { "\(SecureDigest(of: $0))" }
      let lines = [file.map { [$0] }, facts?.blockLines, inputs?.lines].map { $0 ?? ["none"] }
      return lines.joined().joined(separator: "\n")
    }
    return SecureDigest(of: Array((["\(cell.verdict)"] + parts).joined(separator: "\n\n").utf8))
  }
}
