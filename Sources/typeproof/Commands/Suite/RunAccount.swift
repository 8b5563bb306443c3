import DynamicType
import Snapshots

/// What a run came to, told to people and to machines.
struct RunAccount {
  let report: RunReport
  /// Whether goldens that no suite declares leave the exit code alone.
  let allowsObsolete: Bool

  /// 2 where something could not be drawn or read, else 1 where something differs, else 0.
  var exitCode: ExitCode {
    let open = report.outcomes.filter { !$0.isRecorded }.map(\.verdict)
    if open.contains(where: \.isTrouble) || !troubles.isEmpty { return .trouble }
    let isObsolete = open.contains(.obsolete) || !report.strayFiles.isEmpty
    let differs =
      open.contains { !$0.passes && $0 != .obsolete } || !report.differences.isEmpty
    return differs || (isObsolete && !allowsObsolete) ? .differences : .nothingToDo
  }

  /// The account in words: cells that are not equal, the causes, and the sum.
  func text(in console: Console) -> String {
    var lines = cellLines(in: console)
    lines += recordedLines(in: console)
    lines += report.strayFiles.map {
      "\(console.styled("stray", .yellow))  \(TerminalText.escaped($0)): no cell has this name. "
        + "Delete the file."
    }
    lines += report.differences.map {
      "\(console.styled("changed", .yellow))  \(report.suite): \($0)"
    }
    lines += troubles.map { "\(console.styled("trouble", .red))  \(TerminalText.escaped($0))" }
    lines += causeLines
    if let folder = artifactFolder { lines.append("Pictures of the differences: \(folder)") }
    if !report.drift.isEmpty {
      lines.append(
        "Recorded with other libraries than run here: \(report.drift.joined(separator: ", "))")
    }
    return (lines + [console.styled(sum, exitCode == .nothingToDo ? .green : .bold)])
      .joined(separator: "\n")
  }

  /// What went wrong beside the cells' own verdicts, each once.
  var troubles: [String] {
    var troubles = report.trouble
    for trouble in report.outcomes.compactMap(\.artifactTrouble) where !troubles.contains(trouble) {
      troubles.append(trouble)
    }
    return troubles
  }

  /// One line for each ramp of which cells were recorded.
  private func recordedLines(in console: Console) -> [String] {
    var lines: [(ramp: RampName, categories: [String])] = []
    for outcome in report.outcomes where outcome.isRecorded {
      if lines.last?.ramp != outcome.name.ramp { lines.append((outcome.name.ramp, [])) }
      lines[lines.count - 1].categories.append(outcome.name.category.shortName)
    }
    return lines.map { ramp, categories in
      "\(console.styled("recorded", .green))  \(ramp.coordinates): "
        + categories.joined(separator: " ")
    }
  }

  /// One line for each cause that cells share.
  private var causeLines: [String] {
    let causes = report.causes
    return causes.map { group in
      let count = group.cells.count
      let share = causes.count == 1 ? ", one cause" : ""
      return "\(count) cell\(count == 1 ? "" : "s")\(share): \(group.cause)"
    }
  }

  /// “proof: compared 384 of 384 cells: 372 equal, 12 changed”.
  private var sum: String {
    var parts: [String] = []
    let recorded = report.outcomes.count(where: \.isRecorded)
    if recorded > 0 { parts.append("\(recorded) recorded") }
    for word in [
      "equal", "tolerated", "changed", "missing", "unreadable", "unstable", "failed", "obsolete",
    ] {
      let count = report.outcomes.count { $0.verdict.word == word && !$0.isRecorded }
      if count > 0 { parts.append("\(count) \(word)") }
    }
    let near = report.outcomes.count { $0.verdict.isNear && !$0.isRecorded }
    if near > 0 { parts.append("\(near) near \(near == 1 ? "its" : "their") limit") }
    if !report.differences.isEmpty { parts.append("the suite's own files differ") }
    if !report.strayFiles.isEmpty { parts.append("\(report.strayFiles.count) stray") }
    return "\(report.suite): compared \(report.comparedCount) of \(report.declaredCount) cells: "
      + parts.joined(separator: ", ") + (report.selfCheck.map { "; \($0)" } ?? "")
  }

  /// The folder that holds all pictures of differences; `nil` where there are none.
  private var artifactFolder: String? {
    let paths = report.outcomes.flatMap(\.artifacts)
    guard let first = paths.first, let suite = first.firstRange(of: "/\(report.suite)/") else {
      return nil
    }
    return String(first[..<suite.lowerBound])
  }
}

extension Verdict {
  /// The verdict in one word, the same in text and in JSON.
  var word: String {
    switch self {
    case .equal: "equal"
    case .tolerated: "tolerated"
    case .changed: "changed"
    case .missing: "missing"
    case .obsolete: "obsolete"
    case .unreadable: "unreadable"
    case .unstable: "unstable"
    case .failed: "failed"
    }
  }

  /// Whether the cell passes, but nearly did not.
  var isNear: Bool {
    if case .tolerated(let toleration) = self { toleration.isNear } else { false }
  }

  /// Whether the cell could not be judged at all.
  var isTrouble: Bool {
    switch self {
    case .unreadable, .failed, .unstable: true
    case .equal, .tolerated, .changed, .missing, .obsolete: false
    }
  }
}
