import Git
import JSON
import Reviews
import Snapshots
import Wording

/// `typeproof log`: shows the history of a golden.
struct LogCommand: Command {
  static let name = "log"
  static let summary = "Print the history of a golden: who changed it, when, and what changed."
  static let discussion = """
    Each commit that changed the picture or the layout text of the cell is listed, the newest first, with \
    what changed in the words of verify. Where reviews.txt has the picture, the log names who accepted it. \
    Nothing is drawn: the command compares what was recorded, and asks git only to read. It follows a golden to \
    its earlier name if git sees the rename.

    A cell is named by its coordinates, or by a pattern that one cell matches, as --filter of verify takes it.

    The last line is a command for a cell that differs today. With git bisect, it finds the first commit after \
    the last recording in which the cell differs. A commit that cannot be verified is skipped. \
    “git bisect reset” ends the search.

    The exit status is 0 when there is a history, and 2 when there is none or something cannot be read.

      typeproof log proof/body/latin.ax3@2x
      typeproof log '*/body/latin.ax3@2x' --json
    """

  @Argument("A cell, such as proof/body/latin.ax3@2x, or a pattern that one cell matches.")
  var cell: String
  @Option(
    "The folder of goldens. By default Snapshots beside typeproof.json, or beside the nearest Fonts folder.",
    value: "folder", completion: .folder)
  var snapshots: String?
  @Flag("Print the history as JSON.") var json = false

  func run(in console: Console) throws -> ExitCode {
    if snapshots?.isEmpty == true { throw SuiteOptionsError.emptyPath(option: "--snapshots") }
    let goldens = try ReviewOptions.goldens(named: snapshots)
    do {
      return try run(over: goldens, in: console)
    } catch let error as GitError {
      throw LogCommandError.git(error, goldens: goldens)
    }
  }

  private func run(over goldens: String, in console: Console) throws -> ExitCode {
    let repository = try GitRepository(around: goldens)
    let name = try LoggedCell(
      typed: cell, goldens: goldens, repository: repository
    ).name
    let history = try GoldenHistory(of: name, in: repository)
    guard !history.steps.isEmpty else { throw LogCommandError.neverCommitted(name.coordinates) }
    let log = try GoldenLog(of: name, history: history, in: SnapshotStore(root: goldens))
    if log.isShallow {
      console.complain(
        "This clone has a part of the history alone. Fetch the rest with: git fetch --unshallow")
    }
    let bisection = try Bisection(of: log, snapshots: snapshots)
    try console.print(
      json ? log.json(bisection).text : log.text(bisection, in: console))
    return .nothingToDo
  }
}

/// The cell whose name a person typed.
struct LoggedCell {
  let name: SnapshotName

  /// The most names that a message lists. Others are only counted.
  private static let mostNames = 5

  /// - Parameters:
  ///   - typed: The cell's coordinates, a pattern or the path of a picture.
  ///   - goldens: The folder of goldens.
  ///   - repository: The repository that contains it.
  /// - Throws: `LogCommandError` if no cell or several cells match.
  init(typed: String, goldens: String, repository: GitRepository) throws {
    var text = typed
    if typed.hasNameEnding(".png") {
      text = String(typed.pathNames.suffix(3).joined(separator: "/").dropLast(4))
    }
    let exact = SnapshotName(picturePath: text + ".png")
    let known = try Self.known(in: goldens, repository)
    if let exact, known.contains(exact) {
      name = exact
      return
    }
    let filter = CellFilter(glob: text)
    let found = known.filter(filter.matches).sorted()
    switch (found.count, exact) {
    case (1, _): name = found[0]
    // It may have been deleted.
    case (0, let exact?):
      name = exact
      guard try GoldenHistory(of: exact, in: repository).steps.isEmpty else { return }
      fallthrough
    case (0, nil):
      throw LogCommandError.unknownCell(
        typed, nearest: nearestSpelling(to: text, in: known.map(\.coordinates).sorted()))
    default:
      throw LogCommandError.severalCells(
        typed, Array(found.prefix(Self.mostNames).map(\.coordinates)), count: found.count)
    }
  }

  /// Returns the cells with a picture on disk or in the checked-out commit.
  private static func known(
    in goldens: String, _ repository: GitRepository
  ) throws -> Set<SnapshotName> {
    let onDisk = FileTree.exists(goldens) ? try FileTree.files(below: goldens) : []
    let committed = try repository.files(atHeadWithEnding: ".png")
    return Set((onDisk + committed).compactMap(SnapshotName.init(picturePath:)))
  }
}

/// The reason why there is no history to show.
enum LogCommandError: ClassifiedError, Equatable, CustomStringConvertible {
  /// No cell has the name.
  case unknownCell(String, nearest: String?)
  /// Several cells match. The names are the first of them.
  case severalCells(String, [String], count: Int)
  /// No commit contains the golden.
  case neverCommitted(String)
  /// Git cannot read the history.
  case git(GitError, goldens: String)

  var description: String {
    switch self {
    case .unknownCell(let name, let nearest?):
      "There is no cell “\(name)”. Did you mean “\(nearest)”?"
    case .unknownCell(let name, nil):
      "There is no cell “\(name)”. Coordinates look like proof/body/latin.ax3@2x."
    case .severalCells(let pattern, let names, let count):
      "“\(pattern)” matches \(count) cells: \(names.joined(separator: ", "))"
        + (count > names.count ? " and \(count - names.count) more" : "")
        + ". Name one of them: typeproof log \(names.first ?? "")"
    case .neverCommitted(let name):
      "No commit has the golden of \(name). Commit it with: git add --all && git commit"
    case .git(.noGit(let detail), _):
      "git cannot be started: \(detail). Install git, which has the history of goldens."
    case .git(.noRepository(let folder, let detail), _):
      "The goldens in \(folder) are in no Git repository\(GitError.words(detail)), so they have no history. "
        + "Name the folder that is in one with --snapshots."
    case .git(.unknownCommit, let goldens):
      "The repository of \(goldens) has no commit yet. Commit the goldens with: "
        + "git add --all && git commit"
    case .git(let error, _): "\(error)"
    }
  }
}

extension LogCommandError {
  var kind: TroubleKind {
    switch self {
    case .unknownCell, .severalCells: .usage
    case .neverCommitted, .git: .git
    }
  }

  var next: String? {
    if case .severalCells(_, let names, _) = self {
      names.first.map { "typeproof log \($0)" }
    } else {
      nil
    }
  }
}
