import JSON
import Snapshots

/// `typeproof diff`: two pictures, or two folders of them.
struct DiffCommand: Command {
  static let name = "diff"
  static let summary = "Compare two PNG files, or two folders of them, pixel by pixel."
  static let discussion = """
    Pictures are equal when they have the same size and each pixel is the same. In folders, files \
    are paired by their names, those in folders below too; hidden files, symbolic links and files \
    that do not end in .png are passed over. A file that cannot be read stops nothing: it is named, \
    and the rest is compared.

    In a difference picture, ink that only the expected one has is orange, ink that only the actual \
    one has is blue, and what both have is pale grey.

    The exit status is 0 when all are equal, 1 when something differs, was added or removed, and 2 \
    when something cannot be read or written.

      typeproof diff before.png after.png --output difference.png
      typeproof diff before after --output differences --json
    """

  @Argument("The picture or folder as it should be.", completion: .file(endings: [".png"]))
  var expected: String
  @Argument("The picture or folder as it is.", completion: .file(endings: [".png"]))
  var actual: String
  @Option(
    "Where the difference picture goes, or the folder for those of folders.", value: "path",
    completion: .file(endings: [".png"]))
  var output: String?
  @Flag("Print what was found as JSON.") var json = false

  func run(in console: Console) throws -> ExitCode {
    let result = try compare(in: console)
    if json {
      try console.print(result.json.text)
    } else {
      let text = DifferenceText(result: result)
      for sentence in text.complaints { console.complain(sentence) }
      for line in text.lines(in: console) { try console.print(line) }
    }
    return result.exitCode
  }

  private func compare(in console: Console) throws -> DifferenceResult {
    let areFolders = (try FileTree.isFolder(expected), try FileTree.isFolder(actual))
    if let output, [expected, actual].contains(where: { FileTree.areSame($0, output) }) {
      throw DiffCommandError.outputIsInput(output)
    }
    switch areFolders {
    case (true, true):
      return try FolderComparison(expected: expected, actual: actual, output: output)
        .result(progress: console.progress)
    case (false, false):
      let file = PictureComparison(expected: expected, actual: actual, output: output).run()
      return DifferenceResult(
        expected: expected, actual: actual, areFolders: false,
        files: [ComparedFile(name: actual, comparison: file)])
    case (true, false): throw DiffCommandError.folderAndFile(folder: expected, file: actual)
    case (false, true): throw DiffCommandError.folderAndFile(folder: actual, file: expected)
    }
  }
}

/// Why two paths cannot be compared.
enum DiffCommandError: Error, Equatable {
  case folderAndFile(folder: String, file: String)
  case noPictures(String, String)
  case outputIsInput(String)
}

extension DiffCommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .folderAndFile(let folder, let file):
      "\(folder) is a folder and \(file) is a file. Name two files or two folders."
    case .noPictures(let expected, let actual):
      "Neither \(expected) nor \(actual) holds a PNG file. Check the paths."
    case .outputIsInput(let path):
      "--output \(path) is one of what is compared, and would be written over. Name another."
    }
  }
}
