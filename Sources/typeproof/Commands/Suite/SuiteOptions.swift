import Glibc
import Snapshots

/// The options that verify and record share: which cells, from where, how fast.
struct SuiteOptions: ArgumentGroup {
  @Option("The suite; the built-in one is the only one so far.", value: "name")
  var suite = BuiltInSuite.name
  @Option(
    "Only cells whose coordinates match, such as '*/body/*.ax?@2x'. * stands for anything.",
    value: "glob")
  var filter: String?
  @Option("How many threads draw at once; one for each processor unless given.", value: "n")
  var jobs: JobCount = .processors
  @Option("The folder of goldens.", value: "folder", completion: .folder)
  var snapshots = "Snapshots"
  @Option("The folder of fonts.", value: "folder", completion: .folder) var fonts = "Fonts"
  @Flag("Print the outcome as JSON.") var json = false

  /// The run these options ask for.
  ///
  /// - Throws: `SuiteOptionsError`, or why a folder cannot be read.
  func run(artifacts: ArtifactFolder?) throws -> SuiteRun {
    guard suite == BuiltInSuite.name else {
      throw SuiteOptionsError.unknownSuite(suite, known: [BuiltInSuite.name])
    }
    let run = SuiteRun(
      suite: try BuiltInSuite.spec(), fonts: try FontFolder(path: fonts),
      systemFont: BuiltInSuite.systemFont, store: SnapshotStore(root: snapshots),
      filter: filter.map(CellFilter.init(glob:)) ?? .all, jobs: jobs.count, artifacts: artifacts)
    guard run.selectedCount > 0 else { throw SuiteOptionsError.nothingMatches(filter ?? "") }
    return run
  }
}

/// How many threads work at once.
struct JobCount: ArgumentValue {
  /// At least 1.
  let count: Int

  /// One for each processor this process may use.
  static var processors: JobCount { JobCount(count: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  private init(count: Int) {
    self.count = count
  }

  init(argument: String) throws(ArgumentValueError) {
    guard let count = Int(argument), (1...1024).contains(count) else {
      throw .notA("a number of threads from 1 to 1024", text: argument, example: "4")
    }
    self.count = count
  }

  var argumentText: String { String(count) }
}

/// Why there is nothing that a run could be over.
enum SuiteOptionsError: Error, Equatable, CustomStringConvertible {
  /// There is no such suite.
  case unknownSuite(String, known: [String])
  /// The filter leaves no cell.
  case nothingMatches(String)

  var description: String {
    switch self {
    case .unknownSuite(let name, let known):
      "There is no suite “\(name)”. There is \(known.joined(separator: ", "))."
    case .nothingMatches(let filter):
      "The filter “\(filter)” matches no cell. Coordinates look like proof/body/latin.ax3@2x."
    }
  }
}
