import DynamicType
import Glibc
import Snapshots
import Wording

/// The options that verify and record share: which cells, from where, how fast.
struct SuiteOptions: ArgumentGroup {
  @Option(
    "The suite: proof, the built-in one, needs the fonts of typeproof's repository and is the one "
      + "taken where they are, and so does breaks, of lines that end elsewhere by other versions of "
      + "Unicode; fonts proves each font of the folder.", value: "name")
  var suite: String?
  @Option(
    "Only cells whose coordinates match, such as '*/body/*.ax?@2x'. * stands for anything.",
    value: "glob")
  var filter: String?
  @Option("How many threads draw at once; one for each processor unless given.", value: "n")
  var jobs: JobCount = .processors
  @Option(
    "The folder of goldens; Snapshots beside the nearest Fonts folder, here or above, unless given.",
    value: "folder", completion: .folder)
  var snapshots: String?
  @Option(
    "The folder of fonts; the nearest Fonts folder, here or above, unless given.",
    value: "folder", completion: .folder)
  var fonts: String?
  @Flag("Print the outcome as JSON.") var json = false

  /// The run these options ask for.
  ///
  /// - Throws: `SuiteOptionsError`, or why a folder cannot be read.
  func run(artifacts: ArtifactFolder?) throws -> SuiteRun {
    for (option, path) in [
      ("--snapshots", snapshots), ("--fonts", fonts), ("--artifacts", artifacts?.path),
    ] where path?.isEmpty == true {
      throw SuiteOptionsError.emptyPath(option: option)
    }
    let project = ProjectFolder.nearest()
    guard let fontsPath = fonts ?? project?.fonts else { throw NoFontsFolder() }
    let folder = try FontFolder(path: fontsPath)
    let goldens = snapshots ?? project?.snapshots ?? "Snapshots"
    if let artifacts, FileTree.isInside(artifacts.path, folder: goldens) {
      throw SuiteOptionsError.artifactsAmongGoldens(artifacts.path, goldens: goldens)
    }
    let suite = try spec(for: folder)
    let run = SuiteRun(
      suite: suite, fonts: folder,
      systemFont: suite.name == FontProofSuite.name ? "" : BuiltInSuite.systemFont,
      store: SnapshotStore(root: goldens),
      filter: filter.map(CellFilter.init(glob:)) ?? .all, jobs: jobs.count, artifacts: artifacts)
    guard !run.suite.ramps.isEmpty else { throw SuiteOptionsError.noFonts(folder: fontsPath) }
    guard run.selectedCount > 0 else { throw SuiteOptionsError.nothingMatches(filter ?? "") }
    return run
  }

  private func spec(for folder: FontFolder) throws -> SuiteSpec {
    let isOurs = folder.files.contains(BuiltInSuite.systemFont.name)
    switch suite ?? (isOurs ? BuiltInSuite.name : FontProofSuite.name) {
    case BuiltInSuite.name: return try BuiltInSuite.spec()
    case LineBreakSuite.name: return try LineBreakSuite.spec()
    case FontProofSuite.name: return try FontProofSuite.spec(of: folder)
    case let name:
      throw SuiteOptionsError.unknownSuite(
        name, known: [BuiltInSuite.name, LineBreakSuite.name, FontProofSuite.name])
    }
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
  /// A path is empty, as that of a variable that is not set.
  case emptyPath(option: String)
  /// Pictures of differences would lie among the goldens.
  case artifactsAmongGoldens(String, goldens: String)
  /// There is no font to prove.
  case noFonts(folder: String)
  /// The filter leaves no cell.
  case nothingMatches(String)

  var description: String {
    switch self {
    case .unknownSuite(let name, let known):
      "There is no suite “\(name)”. "
        + (nearestSpelling(to: name, in: known).map { "Did you mean “\($0)”?" }
          ?? "Use \(alternatives(known)).")
    case .emptyPath(let option):
      "\(option) is given an empty path. Name a folder, or leave it out."
    case .artifactsAmongGoldens(let folder, let goldens):
      "\(folder) lies in \(goldens), where pictures of differences would be taken for goldens. "
        + "Choose another --artifacts."
    case .noFonts(let folder):
      "There is no font in \(folder). Put .ttf or .otf files there, or name another --fonts."
    case .nothingMatches(let filter):
      "The filter “\(filter)” matches no cell. Coordinates look like proof/body/latin.ax3@2x."
    }
  }
}
