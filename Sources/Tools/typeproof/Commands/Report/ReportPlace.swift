import Snapshots
import Wording

/// Where a report may be written: nowhere that it would take the place of something else.
enum ReportPlace {
  /// - Parameters:
  ///   - path: A folder or a file.
  ///   - goldens: The folder of goldens.
  ///   - option: What the path is called on the command line.
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
  ///   - path: A folder or a file. A link on the way comes with the project, so it is a stranger's; over
  ///     those of a full path a person has led.
  ///   - option: What the path is called on the command line.
  /// - Throws: `ReportPlaceError.behindLink`.
  static func checkIsBehindNoLink(_ path: String, option: String) throws(ReportPlaceError) {
    if !path.isFullPath, let link = FileTree.linkInTheWay(of: path, below: ".") {
      throw .behindLink(path, link: link.withoutBytes(first: 2), option: option)
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
enum ReportPlaceError: ClassifiedError, Equatable, CustomStringConvertible {
  var kind: TroubleKind { .file }

  /// It would lie among the goldens.
  case amongGoldens(String, goldens: String, option: String)
  /// It would lie among the pictures that are compared.
  case amongPictures(String, pictures: String)
  /// A link leads there.
  case behindLink(String, link: String, option: String)
  /// There is a file that is no page of a report.
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
