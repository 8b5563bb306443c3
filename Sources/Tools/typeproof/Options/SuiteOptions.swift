import Audit
import DynamicType
import ImageDiff
import Projects
import Rendering
import Snapshots
import Wording

/// The options that verify and record share: the cells, their folders and the number of threads.
struct SuiteOptions: ArgumentGroup {
  @Option(
    "The suite. By default that of typeproof.json, or else fonts, which tests each font in the "
      + "folder. Typeproof's own repository also has proof, the whole table of sizes, and breaks, "
      + "lines that break differently in other Unicode versions.", value: "name")
  var suite: String?
  @Option(
    "Only cells whose coordinates match this pattern, such as '*/body/*.ax?@2x'. * matches "
      + "anything.",
    value: "glob")
  var filter: String?
  @Option("The number of threads that draw.", value: "n")
  var jobs: JobCount = .processors
  @Option(
    "The folder of goldens. By default Snapshots beside the nearest Fonts folder, here or above.",
    value: "folder", completion: .folder)
  var snapshots: String?
  @Option(
    "The folder of fonts. By default the nearest Fonts folder, here or above.",
    value: "folder", completion: .folder)
  var fonts: String?
  @Flag("Print the results as JSON.") var json = false
  @OptionGroup var limits: LimitOptions

  @Option(
    "The project file with the suite. By default the nearest typeproof.json, here or above, "
      + "unless you give --fonts.",
    value: "file", completion: .file(endings: [".json"]))
  var config: String?

  /// A run, with further facts about its suite.
  struct Prepared {
    let run: SuiteRun
    /// The audit of its styles; `nil` if the suite is not a project's.
    let audit: DesignAudit?
    /// Notes to print before the run.
    let notes: [String]
  }

  /// Returns the run that these options ask for.
  ///
  /// - Parameters:
  ///   - shard: The shard of the suite; `nil` for all of it.
  ///   - drawsCells: Whether a filter has to match a cell that can be drawn.
  /// - Throws: `SuiteOptionsError`, or the reason why a folder or the project file cannot be read.
  func prepared(
    of shard: Shard? = nil, artifacts: ArtifactFolder?, drawsCells: Bool = true
  ) throws -> Prepared {
    for (option, path) in [
      ("--snapshots", snapshots), ("--fonts", fonts), ("--artifacts", artifacts?.path),
      ("--config", config),
    ] where path?.isEmpty == true {
      throw SuiteOptionsError.emptyPath(option: option)
    }
    let chosen = try chosenSuite()
    let goldens = try GoldenFolder.path(named: snapshots, otherwise: chosen.goldens)
    if let artifacts, FileTree.isInside(artifacts.path, folder: goldens) {
      throw SuiteOptionsError.artifactsAmongGoldens(artifacts.path, goldens: goldens)
    }
    var run = SuiteRun(
      suite: chosen.suite, fonts: chosen.fonts, systemFont: chosen.systemFont,
      store: SnapshotStore(root: goldens),
      filter: filter.map(CellFilter.init(glob:)) ?? .all, jobs: jobs.count, artifacts: artifacts)
    // No golden is larger than what can be drawn.
    let pictures = PNGLimits(
      maximumPixels: min(limits.limits.pictures.maximumPixels, DrawingLimits.greatestPixelCount))
    run.pictureLimits = pictures
    guard !run.suite.ramps.isEmpty else {
      throw SuiteOptionsError.noFonts(folder: chosen.fonts.path)
    }
    // A part may have no ramp where there are more parts than ramps, so the whole is asked.
    guard run.selectedCount > 0 || !drawsCells else {
      throw SuiteOptionsError.nothingMatches(filter ?? "")
    }
    run.shard = shard
    if shard != nil { run.program = ProgramCode.digest() }
    return Prepared(
      run: run, audit: chosen.audit,
      notes: chosen.notes + passedOver + beginning(of: chosen.suite.name, at: goldens))
  }

  /// Returns the same run, and prints the notes about it on the console.
  func run(artifacts: ArtifactFolder?, telling console: Console) throws -> SuiteRun {
    let prepared = try prepared(artifacts: artifacts)
    prepared.tell(console)
    return prepared.run
  }

  /// The project file; `nil` if the suite is not a project's.
  var projectFile: String? {
    if let config { return config }
    let isAsked = fonts == nil && !(suite.map(ChosenSuite.builtIn.contains) ?? false)
    return isAsked ? ProjectFile.nearest() : nil
  }

  /// The note that a project file is not used, although nobody asked for another suite by its name.
  private var passedOver: [String] {
    guard let fonts, suite == nil, let file = ProjectFile.nearest() else { return [] }
    return [
      "\(file) is ignored, because --fonts \(fonts) chooses a suite of that folder. Leave out "
        + "--fonts to use the project's suite."
    ]
  }

  /// Returns how to begin, if nothing was recorded yet and nobody asked for this suite.
  private func beginning(of suite: String, at goldens: String) -> [String] {
    guard suite == FontProofSuite.name, self.suite == nil, fonts == nil,
      !FileTree.exists("\(goldens)/\(suite)")
    else { return [] }
    return [
      "There is no typeproof.json here or above, so each font of the folder is drawn in one sample. To verify "
        + "your own styles and texts, run “typeproof init”."
    ]
  }

  /// The folder of the project, whose file need not exist; empty for the current one.
  var projectFolder: String {
    let file = projectFile ?? ""
    return file.pathBeforeLastName.map { $0 + "/" } ?? ""
  }

  private func chosenSuite() throws -> ChosenSuite {
    if config != nil {
      for (option, value) in [("--suite", suite), ("--fonts", fonts)] where value != nil {
        throw SuiteOptionsError.saidByProject(option: option)
      }
    }
    if let projectFile {
      let file = try ProjectFileOnDisk(file: projectFile, isNamed: config != nil)
      let chosen = try ChosenSuite(ofProject: file, jobs: jobs.count, limits: limits.limits)
      if let suite, suite != chosen.suite.name {
        throw SuiteOptionsError.unknownSuite(
          suite, known: [chosen.suite.name] + ChosenSuite.builtIn)
      }
      return chosen
    }
    let folder = ProjectFolder.nearest()
    guard let fontsPath = fonts ?? folder?.fonts else { throw NoFontsFolder() }
    return try ChosenSuite(
      named: suite, fonts: FontFolder(path: fontsPath, limits: limits.limits.fonts),
      goldens: folder?.snapshots ?? "Snapshots")
  }
}

extension SuiteOptions.Prepared {
  /// Prints the notes about the run.
  func tell(_ console: Console) {
    for note in notes { console.complain(TerminalText.escaped(note)) }
  }
}

/// The reason why there is nothing to run.
enum SuiteOptionsError: ClassifiedError, Equatable, CustomStringConvertible {
  /// No suite has that name.
  case unknownSuite(String, known: [String])
  /// An option and the project file would both set the same value.
  case saidByProject(option: String)
  /// A path is empty, as from a variable that is not set.
  case emptyPath(option: String)
  /// Pictures of differences would be among the goldens.
  case artifactsAmongGoldens(String, goldens: String)
  /// The folder contains no font to prove.
  case noFonts(folder: String)
  /// The filter matches no cell.
  case nothingMatches(String)

  var description: String {
    switch self {
    case .unknownSuite(let name, let known):
      "There is no suite “\(name)”. "
        + (nearestSpelling(to: name, in: known).map { "Did you mean “\($0)”?" }
          ?? "Use \(alternatives(known)).")
    case .saidByProject(let option):
      "\(option) and --config cannot be given together, because the project file sets it. Leave "
        + "out one of them."
    case .emptyPath(let option):
      "\(option) has an empty path. Give a path, or leave out the option."
    case .artifactsAmongGoldens(let folder, let goldens):
      "\(folder) is inside \(goldens), where pictures of differences would be taken for goldens. "
        + "Choose another folder."
    case .noFonts(let folder):
      "There is no font in \(folder). Put .ttf or .otf files there, or name another folder with "
        + "--fonts."
    case .nothingMatches(let filter):
      "The filter “\(filter)” matches no cell. Coordinates look like proof/body/latin.ax3@2x."
    }
  }
}
