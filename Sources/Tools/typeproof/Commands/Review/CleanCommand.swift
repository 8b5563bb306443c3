import DynamicType
import JSON
import Snapshots

/// `typeproof clean`: deletes goldens that no suite and no test declares.
struct CleanCommand: Command {
  static let name = "clean"
  static let summary = "Delete goldens that no suite declares and no test draws."
  static let discussion = """
    clean lists obsolete goldens, stray pictures and texts, blocks of layout texts without a \
    declared cell, and temporary files of a recording that was stopped. It then deletes all of a \
    suite, or none. A list of more than three is shortened to the first and a count; --json lists \
    all. It keeps fingerprint.txt (the versions of libraries), reviews.txt, links, and files that \
    are neither pictures nor texts.

    In a Swift package, it also deletes goldens that your tests wrote and draw no more, as after a \
    test was renamed. It asks the last run of “swift test” that ran all tests and passed. If a \
    source file changed since, clean keeps the goldens of tests. A disabled test draws nothing, so \
    look at the list.

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
    var all = SuiteLeftovers()
    for declared in try declared(telling: console) {
      if dryRun {
        let leftovers = try declared.leftovers()
        try list(leftovers, in: console)
        all.add(leftovers)
      } else {
        // What is meant is told before it is done.
        all.add(try declared.clean { try list($0, in: console) })
      }
    }
    try console.print(
      options.json ? json(on: all).text : sum(of: all), isForProgram: options.json)
    return dryRun && !all.isEmpty ? .differences : .nothingToDo
  }

  /// Returns the goldens of the suite, then those of the package's tests.
  private func declared(telling console: Console) throws -> [DeclaredGoldens] {
    var tests = GoldensOfTests.nearest()
    let isNamed = [options.suite, options.fonts, options.config].contains { $0 != nil }
    if isNamed { tests = nil }
    var declared: [DeclaredGoldens] = []
    do {
      let prepared = try options.prepared(artifacts: nil, drawsCells: false)
      // A package whose tests have all the goldens is not told how to begin a suite.
      if tests == nil || FileTree.exists(prepared.run.store.path(prepared.run.suite.name)) {
        prepared.tell(console)
      }
      declared.append(prepared.run.declared)
    } catch  where tests != nil && options.projectFile == nil {
      // There is no suite but those of tests.
    }
    guard let tests else { return declared }
    let ofTests = try tests.unclaimed(in: options.snapshots, matching: options.filter)
      // The suite's own goldens may have the name of a test's file.
      .filter { test in !declared.contains { $0.hasFolder(of: test) } }
    if !ofTests.isEmpty, let source = try tests.claims.newerSource() {
      console.complain(
        "\(TerminalText.escaped(source)) changed since the last run of all tests, so goldens of tests are kept. "
          + "Run “swift test”, then clean again.")
      return declared
    }
    return declared + ofTests
  }

  private func list(_ leftovers: SuiteLeftovers, in console: Console) throws {
    guard !options.json, !leftovers.isEmpty else { return }
    try console.print(lines(on: leftovers, in: console).joined(separator: "\n"))
  }

  private func json(on leftovers: SuiteLeftovers) -> JSONValue {
    [
      "isDryRun": .bool(dryRun),
      "obsolete": .array(leftovers.obsolete.map { .string($0.coordinates) }),
      "strayFiles": .array(strays(among: leftovers).map(JSONValue.string)),
      "blocks": .array(leftovers.blocks.map { .string($0.coordinates) }),
      "temporaryFiles": .array(leftovers.temporaryFiles.map(JSONValue.string)),
    ]
  }

  /// Returns a line for each thing to delete. Many of one kind are shortened to one and a count.
  private func lines(on leftovers: SuiteLeftovers, in console: Console) -> [String] {
    let obsolete = leftovers.obsolete.map(\.picturePath)
    let strays = strays(among: leftovers).map(TerminalText.escaped)
    let blocks = leftovers.blocks.map { "\($0.ramp.layoutPath) [\($0.category.shortName)]" }
    return [
      ("obsolete", obsolete), ("stray", strays), ("block", blocks),
      ("temporary", leftovers.temporaryFiles),
    ].flatMap { kind, names in
      FoldedLines.of(names) { "\(console.styled(kind, .yellow))  \($0)" }
    }
  }

  /// Returns pictures and texts that are not goldens. Bytes of a name that are not UTF-8 are shown
  /// as U+FFFD.
  private func strays(among leftovers: SuiteLeftovers) -> [String] {
    leftovers.strayFiles + leftovers.misspelled.map(\.path)
  }

  private func sum(of leftovers: SuiteLeftovers) -> String {
    let counts = [
      (leftovers.obsolete.count, "obsolete golden"),
      (strays(among: leftovers).count, "stray file"),
      (leftovers.blocks.count, "layout block"),
      (leftovers.temporaryFiles.count, "temporary file"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    let deed = dryRun ? "would be deleted" : "deleted"
    return counts.isEmpty ? "nothing to delete" : "\(counts.joined(separator: ", ")) \(deed)"
  }
}
