import ImageDiff
import JSON
import Snapshots

/// `typeproof diff`: two pictures, or two folders of them.
struct DiffCommand: Command {
  static let name = "diff"
  static let summary = "Compare two PNG files, or two folders of them, and say what differs."
  static let discussion = """
    Pictures are equal when they have the same size and each pixel is the same. Where pixels differ, \
    words say what happened: what moved, is lost, has another size, weight or colour, or is only drawn \
    by other means.

    --metric says what may differ and still pass. exact: nothing. text: what another rasteriser does to \
    the same text, and no more. pixelmatch: what the rule of pixelmatch 7.2 overlooks, which may be \
    an accent. What passes is told, and ends with 0.

    In folders, files are paired by their names, those in folders below too; hidden files and files \
    that do not end in .png are passed over, and symbolic links are named. A file that cannot be read \
    stops nothing: it is named, and the rest is compared.

    In a picture of the difference, ink that only the expected one has is orange, ink that only the \
    actual one has is blue, what both have is pale grey, and dark lines run around what changed. Pictures \
    of other sizes are put side by side with it.

    Pixels are compared as they are stored, samples of 16 bits rounded to 8. That is told, and so is \
    where two files declare other colour spaces.

    The exit status is 0 when all are equal or pass, 1 when something differs, was added or removed, and \
    2 when something cannot be read or written.

      typeproof diff before.png after.png --output difference.png
      typeproof diff before after --metric text --output differences --json
    """

  @Argument("The picture or folder as it should be.", completion: .file(endings: [".png"]))
  var expected: String
  @Argument("The picture or folder as it is.", completion: .file(endings: [".png"]))
  var actual: String
  @Option("What may differ and still pass.") var metric = MetricName.exact
  @Option("How far off a colour may be for pixelmatch, from 0 to 1; 0.1 unless told otherwise.")
  var threshold: TypedThreshold?
  @Option(
    "A rectangle in px whose pixels count for nothing: left, top, width, height.",
    value: "x,y,w,h")
  var ignore: [TypedRectangle]
  @Option(
    "Where the picture of the difference goes, or the folder for those of folders.", value: "path",
    completion: .file(endings: [".png"]))
  var output: String?
  @Flag("Draw expected, actual and difference side by side.") var strip = false
  @Flag("Print what was found as JSON.") var json = false
  @OptionGroup var limits: LimitOptions

  func run(in console: Console) throws -> ExitCode {
    let result = try compare(in: console)
    if json {
      try console.print(try result.json().text)
    } else {
      let text = DifferenceText(result: result)
      for sentence in text.complaints { console.complain(sentence) }
      for line in text.lines(in: console) { try console.print(line) }
    }
    return result.exitCode
  }

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
      return try FolderComparison(
        expected: expected, actual: actual, question: question, output: output
      ).result(progress: console.progress)
    case (false, false):
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

/// Why two paths cannot be compared.
enum DiffCommandError: Error, Equatable {
  case folderAndFile(folder: String, file: String)
  /// A path is empty, as that of a variable that is not set.
  case emptyPath(String)
  /// Neither folder holds a picture; of links, at most the first is told.
  case noPictures(String, String, [String])
  case outputIsInput(String)
  case outputAmongInputs(String, folder: String)
  case thresholdWithoutRule(MetricName)
  case stripWithoutOutput
}

extension DiffCommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .folderAndFile(let folder, let file):
      "\(folder) is a folder and \(file) is a file. Name two files or two folders."
    case .emptyPath(let name):
      "The path of the \(name) picture is empty, as that of a variable that is not set. "
        + "Name a file or a folder."
    case .noPictures(let expected, let actual, let links):
      "Neither \(expected) nor \(actual) holds a PNG file. "
        + (links.first.map { "\($0) is a symbolic link, and those are not followed." }
          ?? "Check the paths.")
    case .outputAmongInputs(let path, let folder):
      "--output \(path) lies in \(folder), and what is drawn there would be compared the next time. "
        + "Name another folder."
    case .outputIsInput(let path):
      "--output \(path) is one of what is compared, and would be written over. Name another."
    case .thresholdWithoutRule(let metric):
      "--threshold belongs to --metric pixelmatch, and the metric is \(metric.rawValue). "
        + "Leave one out, or add the other."
    case .stripWithoutOutput:
      "--strip says what --output draws, and there is no --output. Add it."
    }
  }
}
