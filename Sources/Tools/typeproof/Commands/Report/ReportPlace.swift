import Snapshots
import Wording

/// Checks that a report replaces nothing but another report.
enum ReportPlace {
  /// - Parameters:
  ///   - path: The folder or file of the report.
  ///   - goldens: The folder of goldens.
  ///   - option: The name of the path on the command line.
  /// - Throws: `ReportPlaceError.amongGoldens` or `.behindLink`.
  static func check(
    _ path: String, goldens: String, option: String
  ) throws(ReportPlaceError) {
    if FileTree.isInside(path, folder: goldens) {
      throw .amongGoldens(path, goldens: goldens, option: option)
    }
    try checkIsBehindNoLink(path, option: option)
  }

  /// - Parameters:
  ///   - path: The folder or file of the report. A link in a relative path may come from a stranger
  ///     with the project. Links in a full path are the user's own.
  ///   - option: The name of the path on the command line.
  /// - Throws: `ReportPlaceError.behindLink`.
  static func checkIsBehindNoLink(_ path: String, option: String) throws(ReportPlaceError) {
    if !path.isFullPath, let link = FileTree.linkInTheWay(of: path, below: ".") {
      throw .behindLink(path, link: link.withoutBytes(first: 2), option: option)
    }
  }

  /// - Parameter path: The file of the page.
  /// - Throws: `ReportPlaceError.otherFile`, or `FileError`.
  static func checkIsPage(_ path: String) throws {
    guard let content = try FileTree.readIfPresent(path), !content.isEmpty else { return }
    let start = String(decoding: content.prefix(4096), as: UTF8.self)
    guard start.hasPrefix("<!doctype html>"), start.contains("content=\"Typeproof\"") else {
      throw ReportPlaceError.otherFile(path)
    }
  }
}

/// The reason why a report is not written to its path.
enum ReportPlaceError: ClassifiedError, Equatable, CustomStringConvertible {
  var kind: TroubleKind { .file }

  /// The report would be among the goldens.
  case amongGoldens(String, goldens: String, option: String)
  /// The report would be among the pictures that are compared.
  case amongPictures(String, pictures: String)
  /// The path leads through a link.
  case behindLink(String, link: String, option: String)
  /// The file exists and is not the page of a report.
  case otherFile(String)

  var description: String {
    switch self {
    case .amongGoldens(let path, let goldens, let option):
      "\(option) \(path) is inside \(goldens), the folder of goldens. Choose another place."
    case .amongPictures(let path, let pictures):
      "--report \(path) is inside \(pictures), so the next run would compare its pictures too. Name another folder, or "
        + "one whose name begins with a dot."
    case .behindLink(let path, let link, let option):
      "\(option) \(path) goes through \(link), which is a symbolic link. Give the path of the "
        + "folder that the link leads to, or replace the link with a folder."
    case .otherFile(let path):
      "\(path) exists and is not a page of a report. Choose another name, or delete the file."
    }
  }
}
