import DynamicType
import JSON
import Snapshots
import Wording

/// The output of merging goldens.
struct MergeAccount {
  /// The folder of goldens.
  let goldens: String
  /// Files in conflict outside of the folder of goldens.
  let others: [String]
  /// The ramps whose conflicts are resolved.
  var merged: [MergedRamp] = []
  /// The records of reviews whose conflicts are resolved.
  var reviews: [String] = []
  /// Cells, ramps and files that stay in conflict, each with the reason.
  var conflicts: [(name: String, words: String)] = []

  func text(in console: Console) -> String {
    var lines = merged.map { ramp in
      let cells = ramp.drawn.map(\.category.shortName).joined(separator: " ")
      return "\(console.styled("merged", .green))  \(ramp.document.ramp.coordinates)"
        + (cells.isEmpty ? "" : ": drew \(cells)")
    }
    lines += reviews.map { "\(console.styled("merged", .green))  \($0): lines of both branches" }
    var alike: [(words: String, names: [String])] = []
    for conflict in conflicts {
      if let place = alike.firstIndex(where: { $0.words == conflict.words }) {
        alike[place].names.append(conflict.name)
      } else {
        alike.append((conflict.words, [conflict.name]))
      }
    }
    for (words, names) in alike {
      lines += FoldedLines.of(names) {
        "\(console.styled("conflict", .yellow))  \(TerminalText.escaped("\($0)  \(words)"))"
      }
    }
    return (lines + [sum]).joined(separator: "\n")
  }

  private var sum: String {
    let folder = TerminalText.escaped(ShellWord.spelled(goldens))
    let elsewhere =
      others.isEmpty
      ? "" : "Also in conflict: \(TerminalText.escaped(others.joined(separator: ", "))). "
    if !conflicts.isEmpty {
      return elsewhere
        + "The rest of \(folder) stays in conflict. Take one side, and review what the other "
        + "changed: git checkout --ours -- \(folder) && typeproof verify --report .build/report"
    }
    return merged.isEmpty && reviews.isEmpty
      ? "\(elsewhere)No golden in \(folder) is in conflict."
      : "\(elsewhere)All goldens in \(folder) are merged and added. Next: typeproof verify"
  }

  var json: JSONValue {
    [
      "merged": .array(
        merged.map { ramp in
          [
            "ramp": .string(ramp.document.ramp.coordinates),
            "drawn": .array(ramp.drawn.map { .string($0.coordinates) }),
          ]
        }),
      "reviews": .array(reviews.map { .string($0) }),
      "conflicts": .array(
        conflicts.map { ["name": .string($0.name), "reason": .string($0.words)] }),
    ]
  }
}
