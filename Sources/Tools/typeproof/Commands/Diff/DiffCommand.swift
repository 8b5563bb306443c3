import ImageDiff
import JSON
import Snapshots
import Wording

/// `typeproof diff`: compares two pictures, or two folders of pictures.
struct DiffCommand: Command {
  static let name = "diff"
  static let summary = "Compare two PNG files, or two folders of them, and describe differences."
  static let discussion = """
    Two pictures are equal if they have the same size and the same pixels. If pixels differ, diff \
    says what happened: what moved, disappeared, changed in size, weight or colour, or was only \
    rendered differently.

    If rows were inserted, removed or moved, diff says so first, and compares the others.

    --metric chooses which differences are tolerated:
      exact       none
      text        anti-aliasing differences between FreeType versions
      pixelmatch  those that pixelmatch 7.2 ignores, which may hide an accent
    diff lists tolerated differences, and exits 0.

    In folders, diff pairs files by their relative paths, or as the tool names them that made them \
    (--tool). A picture that has only another name is renamed. diff compares files that end in \
    .png, and skips hidden files. It names pictures of other formats once for each format, and exits \
    with 2. It lists symbolic links, but does not follow them. It also lists files that cannot be \
    read, and compares the others.

    --report writes a page and the other files of a report. Accept pictures from it with typeproof \
    review or typeproof approve, which copy the actual file over the expected one.

    In a picture of the difference, ink of the expected picture alone is orange, and ink of the \
    actual picture alone is blue. Ink of both is pale grey, and dark lines enclose the changes. \
    Rows that one picture has alone are drawn between the others. Pictures of different sizes are \
    drawn side by side with it, unless rows explain the difference or the pictures are large.

    Pixels are compared without colour conversion, and 16-bit samples are rounded to 8 bits. A note \
    says so if samples were rounded, or if two files declare different colour spaces.

    Exit status:
      0  All pictures are equal, or their differences are tolerated.
      1  A picture differs, was added or was removed.
      2  Something cannot be read or written.

      typeproof diff before.png after.png --output difference.png
      typeproof diff before after --metric text --output differences --json
      typeproof diff . test-results --tool playwright --report .build/report
    """

  @Argument("The expected picture or folder.", completion: .file(endings: [".png"]))
  var expected: String
  @Argument(
    "The actual picture or folder. Leave it out if a tool puts actual pictures into the same folder.",
    name: "actual",
    completion: .file(endings: [".png"]))
  var actualPath: String?
  @Option("The tool that named the files. By default the one that the names look like.")
  var tool: ToolName?
  @Option("Which differences are tolerated.") var metric = MetricName.exact
  @Option("How much a colour may differ for pixelmatch, from 0 to 1. By default 0.1.")
  var threshold: TypedThreshold?
  @Option(
    "A rectangle to ignore, in px: left, top, width, height.",
    value: "x,y,w,h")
  var ignore: [TypedRectangle]
  @Option(
    "The file for the picture of the difference, or the folder for those of two "
      + "folders.", value: "path",
    completion: .file(endings: [".png"]))
  var output: String?
  @Option(
    "The file of rules for some pictures. By default typeproof-diff.json here, if there is one.",
    value: "file",
    completion: .file(endings: [".json"]))
  var rules: String?
  @Option(
    "The folder for a report, to look at and to accept pictures from.", value: "folder",
    completion: .folder)
  var report: String?
  @Flag("Draw expected, actual and difference side by side.") var strip = false
  @Flag("Print the results as JSON.") var json = false
  @OptionGroup var limits: LimitOptions

  func run(in console: Console) throws -> ExitCode {
    let result = try compare(in: console)
    if json {
      try console.print(try result.json().text, isForProgram: true)
    } else {
      let text = DifferenceText(result: result)
      for sentence in text.complaints { console.complain(sentence) }
      for line in text.lines(in: console) { try console.print(line) }
      if let report, result.exitCode != .nothingToDo { try tell(of: report, in: console) }
    }
    return result.exitCode
  }

  /// Prints the path of the page, and the command to review it.
  private func tell(of report: String, in console: Console) throws {
    let folder = ShellWord.spelled(report)
    // A report names no folder outside of where it is read, as it may come from a stranger.
    let place =
      ProjectPath.relative(expected) == nil && expected != "."
      ? " --snapshots \(ShellWord.spelled(expected))" : ""
    for line in [
      "Page: \(ReportFolder(path: report).pagePath)",
      "Review it with: typeproof review \(folder)\(place)",
    ] { try console.print(TerminalText.escaped(line)) }
  }

  private var actual: String { actualPath ?? expected }

  private func question() throws -> DiffQuestion {
    if threshold != nil, metric != .pixelmatch {
      throw DiffCommandError.thresholdWithoutRule(metric)
    }
    if strip, output == nil { throw DiffCommandError.stripWithoutOutput }
    let asked: Metric =
      switch metric {
      case .exact: .exact
      case .text: .text
      case .pixelmatch:
        .pixelmatch(
          threshold.map { PixelmatchRule(threshold: $0.value) } ?? PixelmatchRule())
      }
    return DiffQuestion(
      metric: asked, ignored: ignore.map(\.rectangle), drawsStrip: strip, limits: limits.limits)
  }

  private func compare(in console: Console) throws -> DifferenceResult {
    let question = try question()
    for (name, path) in [("expected", expected), ("actual", actual)] where path.isEmpty {
      throw DiffCommandError.emptyPath(name)
    }
    for (option, path) in [("--report", report), ("--rules", rules)] where path?.isEmpty == true {
      throw SuiteOptionsError.emptyPath(option: option)
    }
    if let tool, !(try FileTree.isFolder(expected)) { throw DiffCommandError.toolOfFiles(tool) }
    let areFolders = (try FileTree.isFolder(expected), try FileTree.isFolder(actual))
    if let output, [expected, actual].contains(where: { FileTree.areSame($0, output) }) {
      throw DiffCommandError.outputIsInput(output)
    }
    if let output, areFolders == (true, true),
      let folder = [expected, actual].first(where: { FileTree.isInside(output, folder: $0) })
    {
      throw DiffCommandError.outputAmongInputs(output, folder: folder)
    }
    switch areFolders {
    case (true, true):
      let report = try report.map { try PictureReport(path: $0, beside: [expected, actual]) }
      return try FolderComparison(
        expected: expected, actual: actual, question: question, output: output, report: report,
        tool: tool, isOneFolder: actualPath == nil,
        rules: try DiffRules(file: rules)
      ).result(telling: console, asJSON: json)
    case (false, false):
      if rules != nil { throw DiffCommandError.rulesOfFiles }
      if actualPath == nil { throw DiffCommandError.onlyOneFile(expected) }
      if report != nil { throw DiffCommandError.reportOfFiles }
      let file = PicturePairComparison(
        expected: expected, actual: actual, question: question, output: output
      ).run()
      return DifferenceResult(
        expected: expected, actual: actual, question: question, areFolders: false,
        files: [ComparedFile(name: actual, comparison: file)])
    case (true, false): throw DiffCommandError.folderAndFile(folder: expected, file: actual)
    case (false, true): throw DiffCommandError.folderAndFile(folder: actual, file: expected)
    }
  }
}

/// The reason why two paths cannot be compared.
enum DiffCommandError: ClassifiedError, Equatable {
  case folderAndFile(folder: String, file: String)
  /// A path is empty, as from a variable that is not set.
  case emptyPath(String)
  /// Neither folder contains a picture. At most the first link is listed.
  case noPictures(String, String, [String])
  /// Only one folder was named, and it contains no actual pictures of a known tool.
  case noActualPictures(String)
  case outputIsInput(String)
  case outputAmongInputs(String, folder: String)
  case thresholdWithoutRule(MetricName)
  case stripWithoutOutput
  case reportOfFiles
  case rulesOfFiles
  case toolOfFiles(ToolName)
  /// Only one picture was named.
  case onlyOneFile(String)
}

extension DiffCommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .folderAndFile(let folder, let file):
      "\(folder) is a folder and \(file) is a file. Name two files or two folders."
    case .emptyPath(let name):
      "The path of the \(name) picture is empty, perhaps from a variable that is not set. Name a "
        + "file or a folder."
    case .noPictures(let expected, let actual, let links):
      "Neither \(expected) nor \(actual) contains a PNG file. "
        + (links.first.map { "\($0) is a symbolic link, and symbolic links are not followed." }
          ?? "Check the paths.")
    case .noActualPictures(let folder):
      "\(folder) contains no actual pictures of a tool that Typeproof knows. If its tests all passed, there is "
        + "nothing to compare. Otherwise name the folder of actual pictures, or the tool with --tool."
    case .outputAmongInputs(let path, let folder):
      "--output \(path) is inside \(folder), so the next run would compare its pictures too. Name "
        + "another folder."
    case .outputIsInput(let path):
      "--output \(path) is one of the compared files and would be overwritten. Name another."
    case .thresholdWithoutRule(let metric):
      "--threshold needs --metric pixelmatch, but the metric is \(metric.rawValue). Leave out "
        + "--threshold, or use --metric pixelmatch."
    case .onlyOneFile(let path):
      "\(path) is one picture. Name the picture to compare it with."
    case .toolOfFiles(let tool):
      "--tool \(tool.rawValue) needs folders, and these are files. Leave out --tool."
    case .rulesOfFiles:
      "--rules is for folders, and these are two files. Use --ignore and --metric instead."
    case .reportOfFiles:
      "--report compares folders, and these are two files. Name the folders that they are in."
    case .stripWithoutOutput:
      "--strip changes the picture of --output, but there is no --output. Add --output."
    }
  }
}
