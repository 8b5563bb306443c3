import DynamicType
import JSON
import Snapshots

/// `typeproof clean`: deletes what no suite declares.
struct CleanCommand: Command {
  static let name = "clean"
  static let summary = "Delete goldens and layout texts that the suite does not declare."
  static let discussion = """
    clean lists obsolete goldens, stray pictures and texts, and blocks of layout texts without a \
    declared cell. It then deletes all of them, or none. A list of more than three is shortened \
    to the first and a count; --json lists all. It keeps fingerprint.txt (the versions of \
    libraries), reviews.txt, other suites, links, and files that are neither pictures nor texts.

    Exit status:
      0  Nothing is left to delete.
      1  --dry-run found something to delete.
      2  Something cannot be read or deleted.

      typeproof clean --dry-run
      typeproof clean
    """

  @OptionGroup var options: SuiteOptions
  @Flag("List what would be deleted, but delete nothing.") var dryRun = false
  @Flag("Delete files even if CI is set.") var force = false

  func run(in console: Console) throws -> ExitCode {
    guard dryRun || force || !isContinuousIntegration(console.environment) else {
      throw ReviewCommandError.continuousIntegration
    }
    let watch = EndingWatch(telling: console) {
      $0.files == 0
        ? "Stopped. Nothing was deleted." : "Stopped. All that was listed was deleted."
    }
    defer { watch.end() }
    let run = try options.run(artifacts: nil, telling: console)
    if dryRun {
      let leftovers = try run.leftovers()
      try list(leftovers, in: console)
      try sumUp(leftovers, in: console)
      return leftovers.isEmpty ? .nothingToDo : .differences
    }
    // What is meant is told before, and that it was done only when it was.
    try sumUp(try run.clean { try list($0, in: console) }, in: console)
    return .nothingToDo
  }

  private func list(_ leftovers: SuiteLeftovers, in console: Console) throws {
    guard !options.json, !leftovers.isEmpty else { return }
    try console.print(lines(on: leftovers, in: console).joined(separator: "\n"))
  }

  private func sumUp(_ leftovers: SuiteLeftovers, in console: Console) throws {
    try console.print(
      options.json ? json(on: leftovers).text : sum(of: leftovers), isForProgram: options.json)
  }

  private func json(on leftovers: SuiteLeftovers) -> JSONValue {
    [
      "isDryRun": .bool(dryRun),
      "obsolete": .array(leftovers.obsolete.map { .string($0.coordinates) }),
      "strayFiles": .array(leftovers.strayFiles.map(JSONValue.string)),
      "blocks": .array(leftovers.blocks.map { .string($0.coordinates) }),
    ]
  }

  /// A line for each thing; of many of a kind, one and how many more there are.
  private func lines(on leftovers: SuiteLeftovers, in console: Console) -> [String] {
    let obsolete = leftovers.obsolete.map(\.picturePath)
    let strays = leftovers.strayFiles.map(TerminalText.escaped)
    let blocks = leftovers.blocks.map { "\($0.ramp.layoutPath) [\($0.category.shortName)]" }
    return [("obsolete", obsolete), ("stray", strays), ("block", blocks)].flatMap { kind, names in
      FoldedLines.of(names) { "\(console.styled(kind, .yellow))  \($0)" }
    }
  }

  private func sum(of leftovers: SuiteLeftovers) -> String {
    let counts = [
      (leftovers.obsolete.count, "obsolete golden"), (leftovers.strayFiles.count, "stray file"),
      (leftovers.blocks.count, "layout block"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    let deed = dryRun ? "would be deleted" : "deleted"
    return counts.isEmpty ? "nothing to delete" : "\(counts.joined(separator: ", ")) \(deed)"
  }
}
