import DynamicType
import Glibc
import ImageDiff
import Imaging
import Rendering
import Snapshots
import TextEngine

/// The program that `scripts/bench` measures with. It times stages in this process, and other
/// programs from outside.
///
/// It prints rows with tabs between the fields, and runs in the repository's folder.
@main struct Bench {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      let message = Array("typeproof-bench: \(error)\n".utf8)
      write(STDERR_FILENO, message, message.count)
      exit(2)
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch arguments.first {
    case "versions" where arguments.count == 1: try printVersions()
    case "cells" where arguments.count == 2: try printCells(CellFilter(glob: arguments[1]))
    case "samples" where arguments.count == 1: try printSamples()
    case "stages" where arguments.count == 3:
      var clock = StageClock()
      let run = try stageRun(arguments, clock: &clock)
      try printStages(arguments, run: run, clock: clock) { try run.verify(&$0) }
    case "differences" where arguments.count == 3:
      var start = StageClock()
      let run = try stageRun(arguments, clock: &start)
      try printStages(arguments, run: run, clock: StageClock()) { try run.differ(&$0) }
    case "growth" where arguments.count == 2: try printGrowth(script: arguments[1])
    case "labels" where arguments.count == 1:
      for label in try labels() { try label.rows(in: Place()).forEach(printRow) }
    case "label-times" where arguments.count == 2:
      guard let runs = Int(arguments[1]), runs > 0 else { throw BenchError.usage }
      try printLabelTimes(runs: runs)
    case "audit" where arguments.count == 2:
      guard let jobs = Int(arguments[1]), jobs > 0 else { throw BenchError.usage }
      printRow(try AuditRun(in: Place()).row(jobs: jobs))
    case "picture-memory" where arguments.count == 4:
      guard let runs = Int(arguments[3]), runs > 0 else { throw BenchError.usage }
      try PictureRun.memoryTimes(arguments[1], arguments[2], runs: runs).forEach(printRow)
    case "picture-files" where arguments.count == 1: try printPictureTimes()
    case "judgements" where arguments.count == 1: try printJudgements()
    case "processes" where arguments.count == 1: try printProcesses()
    default: throw BenchError.usage
    }
  }

  private static func printRow(_ fields: [String]) {
    print(fields.joined(separator: "\t"))
  }

  /// Prints the name and version of each library that pixels depend on.
  private static func printVersions() throws {
    for part in try Fingerprint.current().parts { printRow([part.name, part.version]) }
  }

  /// Prints the recorded facts of cells: a row for each cell, then one for each of its lines, in
  /// pixels.
  private static func printCells(_ filter: CellFilter) throws {
    let place = Place()
    for ramp in try BuiltInSuite.spec().ramps {
      let scale = ramp.name.scale
      for name in ramp.cells where filter.matches(name) {
        guard let facts = try place.store.layout(of: ramp.name)?.cells[name.category]?.facts,
          let font = facts.fonts.first
        else { throw BenchError.notAsRecorded(name.coordinates) }
        printRow([
          "cell", name.coordinates, "\(place.fontsFolder)/\(font.name)", font.instance,
          "\(facts.pointSize.pixels(at: scale).value)", "\(facts.pictureWidth)",
          "\(facts.pictureHeight)",
        ])
        for line in facts.lines {
          printRow([
            "line", "\(line.left.pixels(at: scale).value + Double(facts.frameOrigin.x))",
            "\(line.baseline.pixels(at: scale).value + Double(facts.frameOrigin.y))", line.text,
          ])
        }
      }
    }
  }

  /// Prints each sample of the built-in suite once: name, language, fonts in order of preference,
  /// and text with escaped line ends.
  private static func printSamples() throws {
    var seen: Set<String> = []
    let fonts = try Place().fonts()
    let resolver = TextResolver(fonts: fonts, systemFont: BuiltInSuite.systemFont)
    for ramp in BuiltInSuite.plainRamps where seen.insert(ramp.sample.name).inserted {
      let text = ramp.sample.text.string.split(separator: "\n", omittingEmptySubsequences: false)
      printRow([
        ramp.sample.name, ramp.sample.language ?? "und",
        try resolver.fontPaths(of: ramp).joined(separator: " "), text.joined(separator: "\\n"),
      ])
    }
  }

  /// Prints pass (from 1), stage, seconds for all cells, and number of cells.
  ///
  /// The first pass is like a process that runs once. Later passes find fonts and glyphs loaded.
  private static func printStages(
    _ arguments: [String], run: StageRun, clock: StageClock,
    measure: (inout StageClock) throws -> Void
  ) throws {
    guard let passes = Int(arguments[2]), passes > 0 else { throw BenchError.usage }
    var clock = clock
    for pass in 1...passes {
      try measure(&clock)
      for stage in Stage.allCases {
        guard let duration = clock.durations[stage] else { continue }
        printRow(["\(pass)", stage.rawValue, "\(duration.seconds)", "\(run.cellCount)"])
      }
      clock = StageClock()
    }
  }

  /// Prints shape, bytes and processor nanoseconds for each byte, the shortest texts first.
  private static func printGrowth(script: String) throws {
    let run = try GrowthRun(script: script, in: Place())
    for shape in GrowthRun.Shape.allCases {
      for size in GrowthRun.sizes {
        let (bytes, nanoseconds) = try run.nanosecondsPerByte(shape, size: size)
        printRow([shape.rawValue, "\(size)", "\(bytes)", "\(nanoseconds)"])
      }
    }
  }

  private static func labels() throws -> [Label] {
    let resolver = TextResolver(fonts: try Place().fonts(), systemFont: BuiltInSuite.systemFont)
    return try ScriptText.all().flatMap { script in
      try Label.categories.map { try Label(script, at: $0, by: resolver) }
    }
  }

  /// Prints script, category, run (from 0), processor seconds and wall-clock seconds.
  private static func printLabelTimes(runs: Int) throws {
    for label in try labels() {
      var first: Bitmap?
      for run in 0...runs {
        let (wall, start) = (ContinuousClock.now, ThreadClock.now)
        let bitmap = try label.draw().bitmap
        let (cpu, passed) = (ThreadClock.now - start, ContinuousClock.now - wall)
        guard bitmap == first ?? bitmap else { throw BenchError.notWhole(label.script.name) }
        first = bitmap
        printRow([
          label.script.name, label.category.shortName, "\(run)", "\(cpu.seconds)",
          "\(passed.seconds)",
        ])
      }
    }
  }

  private static func stageRun(
    _ arguments: [String], clock: inout StageClock
  ) throws -> StageRun {
    try StageRun(CellFilter(glob: arguments[1]), in: Place(), clock: &clock)
  }

  /// Compares the pairs of files on standard input: an expected and an actual one on each line,
  /// with a tab between.
  private static func printPictureTimes() throws {
    var pairs: [(expected: String, actual: String)] = []
    while let pair = try readPair() { pairs.append(pair) }
    printRow(try PictureRun.fileTimes(pairs))
  }

  /// Judges the same pairs of files as pictures of text.
  private static func printJudgements() throws {
    while let pair = try readPair() {
      printRow(try JudgementRun.row(expected: pair.expected, actual: pair.actual))
    }
  }

  private static func readPair() throws -> (expected: String, actual: String)? {
    guard let line = readLine() else { return nil }
    let paths = line.split(separator: "\t").map(String.init)
    guard paths.count == 2 else { throw BenchError.usage }
    return (paths[0], paths[1])
  }

  /// Runs the commands on standard input, one on each line, with tabs between its words.
  private static func printProcesses() throws {
    while let line = readLine() {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      printRow(try TimedProcess(running: words).row)
    }
  }
}

/// The folders of fonts and goldens.
struct Place {
  let fontsFolder = "Fonts"
  let store = SnapshotStore(root: "Snapshots")

  func fonts() throws -> FontFolder { try FontFolder(path: fontsFolder) }
}

/// The reason why something cannot be measured.
enum BenchError: Error, Equatable, CustomStringConvertible {
  case usage
  case nothingMatches
  case notAsRecorded(String)
  case notWhole(String)
  case noProcess(String, detail: String)

  var description: String {
    switch self {
    case .usage:
      "typeproof-bench is called by scripts/bench: versions | cells GLOB"
        + " | stages GLOB PASSES | differences GLOB PASSES | processes"
        + " | growth SCRIPT | labels | label-times RUNS | audit JOBS"
        + " | picture-memory EXPECTED ACTUAL RUNS | picture-files | judgements"
    case .nothingMatches: "The filter matches no cell. Correct it."
    case .notAsRecorded(let cell):
      "\(cell) differs from its golden, so its time has no meaning. Run scripts/verify."
    case .notWhole(let script):
      "The text in \(script) is not laid out completely, or its pictures differ from run to run, "
        + "so its time has no meaning. Correct the engine."
    case .noProcess(let program, let detail):
      "\(program) cannot be run: \(detail). Check that it is installed."
    }
  }
}
