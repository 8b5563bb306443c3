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
