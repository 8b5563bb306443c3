import DynamicType
import JSON
import Reports
import Snapshots

/// The output of a run, for people and as JSON.
struct RunAccount {
  /// The results with paths of this machine, for output on this machine.
  let told: RunResults
  /// The same results without paths of this machine, for reports.
  var results: RunResults
  /// Whether proved cells are only counted.
  var listsUnproved = false
  /// The folder for pictures of differences; `nil` for none.
  private let artifacts: ArtifactFolder?
  /// The path of the folder of goldens.
  let goldensFolder: String

  /// The sentence that names the commit of the goldens; `nil` if they are those on disk.
  private let comparedWith: String?

  /// - Parameters:
  ///   - allowsObsolete: Whether obsolete goldens leave the exit status unchanged.
  ///   - artifacts: The folder for pictures of differences.
  ///   - goldens: The paths of the folder of goldens and of the folder of fonts.
  ///   - committed: The folder of goldens in a commit, if they were taken from one.
  init(
    report: RunReport, allowsObsolete: Bool, artifacts: ArtifactFolder? = nil,
    goldens: String = "Snapshots", fonts: String = "Fonts", committed: CommittedFolder? = nil
  ) {
    self.init(
      results: RunResults(
        report, toolVersion: BuildVersions.typeproof, goldens: ProjectPath.name(of: goldens),
        commit: committed?.commit, allowsObsolete: allowsObsolete, artifacts: artifacts),
      artifacts: artifacts, goldens: goldens, fonts: fonts, committed: committed)
  }

  /// - Parameters:
  ///   - results: The results, with paths of this machine.
  ///   - artifacts: The folder for pictures of differences.
  ///   - goldens: The paths of the folder of goldens and of the folder of fonts.
  ///   - committed: The folder of goldens in a commit, if they were taken from one.
  init(
    results: RunResults, artifacts: ArtifactFolder?, goldens: String, fonts: String,
    committed: CommittedFolder?
  ) {
    told = results
    self.artifacts = artifacts
    goldensFolder = committed?.path ?? goldens
    comparedWith = committed?.sentence
    let name = results.goldens
    self.results = results.plain(
      by: FolderNames(
        [goldens, fonts, artifacts?.path].compactMap(\.self).map { ($0, ProjectPath.name(of: $0)) }
          + [committed?.path].compactMap(\.self).map { ($0, name) }
          + [ProjectPath.workingFolder].compactMap(\.self).map { ($0, "") }))
  }

  /// 2 if something could not be drawn or read; otherwise 1 if something differs; otherwise 0.
  var exitCode: ExitCode { ExitCode(results.status) }

  /// Returns the output as JSON, without layouts.
  ///
  /// - Parameter pictureFolder: The folder that picture names start from.
  /// - Throws: `JSONNumber.NotFinite`.
  func json(pictureFolder: String? = nil) throws -> JSONValue {
    try results.json(isBrief: true, pictureFolder: pictureFolder)
  }

  /// Returns the output for people: cells that are not equal, the groups, and a summary.
  func text(in console: Console) -> String {
    var lines = cellLines(in: console)
    lines += recordedLines(in: console)
    lines += strayLines(in: console)
    lines += told.differences.map {
      "\(console.styled("changed", .yellow))  \(told.suite): \($0)"
    }
    lines += told.troubles.map {
      "\(console.styled("trouble", .red))  \(TerminalText.escaped($0))"
    }
    lines += groupLines + otherCellLines
    let proved = listsUnproved ? results.proofs.values.count(where: \.isProved) : 0
    if proved > 0 {
      lines.append(
        "\(proved) changed cell\(proved == 1 ? " is" : "s are") proved by drawing and not listed.")
    }
    if let folder = artifacts?.path, told.cells.contains(where: { !$0.pictures.isEmpty }) {
      lines.append("Pictures of the differences: \(folder)")
    }
    if !told.libraryDrift.isEmpty {
      lines.append(
        "Recorded with other library versions: "
          + TerminalText.escaped(told.libraryDrift.joined(separator: ", "))
      )
    }
    if let comparedWith { lines.append(comparedWith) }
    if exitCode != .nothingToDo { lines += ExplainCommand.offer(results.wordsToExplain) }
    return (lines + [console.styled(results.sum, exitCode == .nothingToDo ? .green : .bold)])
      .joined(separator: "\n")
  }

  /// Returns a line for each ramp with recorded cells.
  private func recordedLines(in console: Console) -> [String] {
    var lines: [(ramp: RampName, categories: [String])] = []
    // By their places, as a name for each would copy it.
    for place in told.cells.indices where told.cells[place].isRecorded {
      let cell = told.cells[place]
      if lines.last?.ramp != cell.name.ramp { lines.append((cell.name.ramp, [])) }
      lines[lines.count - 1].categories.append(cell.name.category.shortName)
    }
    return lines.map { ramp, categories in
      "\(console.styled("recorded", .green))  \(ramp.coordinates): "
        + categories.joined(separator: " ")
    }
  }

  /// A line for each group of cells with the same changes, then lines for inputs without a visible
  /// effect.
  private var groupLines: [String] {
    let proofs = results.proofs
    return results.groups.groups.enumerated().compactMap { place, group in
      if listsUnproved, group.cells.allSatisfy({ proofs[$0]?.isProved == true }) { return nil }
      let sum = ProofSum(of: group.cells.map { ($0, proofs[$0]) })
      let words = group.summary + (sum.map { " (\($0.words))" } ?? "")
      return "\(ChangeGroup.letter(at: place))  \(TerminalText.escaped(words))"
    }
      + results.unseenInputs.map { change in
        "note: \(TerminalText.escaped(change.sentence)). It changes no pixel of "
          + "\(change.cells.count) cell\(change.cells.count == 1 ? "" : "s"). Record it with: "
          + "typeproof record"
      }
      + (results.pointerNote.map { ["note: \($0)"] } ?? [])
  }
}

extension ExitCode {
  /// Creates the exit status for a run.
  init(_ status: RunStatus) {
    self =
      switch status {
      case .nothingToDo: .nothingToDo
      case .differences: .differences
      case .trouble: .trouble
      }
  }
}
