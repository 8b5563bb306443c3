import Snapshots

/// Where a report may be written: nowhere that it would take the place of something else.
enum ReportPlace {
  /// - Parameters:
  ///   - path: A folder or a file.
  ///   - goldens: The folder of goldens.
  ///   - option: What the path is called on the command line.
  /// - Throws: `ReportPlaceError.amongGoldens`.
  static func check(
    _ path: String, goldens: String, option: String
  ) throws(ReportPlaceError) {
    if FileTree.isInside(path, folder: goldens) {
      throw .amongGoldens(path, goldens: goldens, option: option)
    }
  }

  /// - Parameter path: The file that a page is to be.
  /// - Throws: `ReportPlaceError.otherFile`, or `FileError`.
  static func checkIsPage(_ path: String) throws {
    guard let content = try FileTree.readIfPresent(path), !content.isEmpty else { return }
    let start = String(decoding: content.prefix(4096), as: UTF8.self)
    guard start.hasPrefix("<!doctype html>"), start.contains("content=\"Typeproof\"") else {
      throw ReportPlaceError.otherFile(path)
    }
  }
}

/// Why a report is not written where it is asked for.
enum ReportPlaceError: Error, Equatable, CustomStringConvertible {
  /// It would lie among the goldens.
  case amongGoldens(String, goldens: String, option: String)
  /// There is a file that is no page of a report.
  case otherFile(String)

  var description: String {
    switch self {
    case .amongGoldens(let path, let goldens, let option):
      "\(option) \(path) lies in \(goldens), among the goldens. Choose another place."
    case .otherFile(let path):
      "\(path) is there, and is no page of a report. Choose another name, or delete it."
    }
  }
}
