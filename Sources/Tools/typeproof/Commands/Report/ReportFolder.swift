import JSON
import ReportPage
import Reports
import Reviews
import Snapshots

/// A folder for the report of a run: results, files for other programs, and pictures.
struct ReportFolder {
  /// The folder's path.
  let path: String

  /// The folder for pictures, which is the report's own.
  var artifacts: ArtifactFolder { ArtifactFolder(path: path, arrangement: .apart) }

  /// The file name of the page.
  static let pageName = "index.html"

  /// The file name of the comment with small pictures, in a report about pictures.
  static let commentName = "comment.md"

  /// The path of the page.
  var pagePath: String { "\(path)/\(Self.pageName)" }

  private static let fileNames = [
    "report.json", "junit.xml", "reg.json", "summary.md", commentName, pageName,
  ]

  /// Deletes the files of an earlier run. If the folder has no report of ours, it deletes nothing.
  /// Pictures are replaced cell by cell.
  ///
  /// - Throws: `FileError`.
  func clear() throws {
    guard try holdsReport() else { return }
    for name in Self.fileNames + SmallPictures.paths {
      try AtomicFile.deleteIfPresent(named: name, within: path)
    }
  }

  /// Deletes the files and pictures of an earlier run. Of the pictures that its report names, it
  /// deletes only those with names for its cells, because the report may be anybody's.
  ///
  /// - Throws: `FileError`, also if a link is in the way of a picture.
  func clearWithPictures() throws {
    guard try holdsReport() else { return }
    // One that cannot be read names nothing.
    let earlier = try? ReviewedRun.results(in: path)
    // Before the report, as nothing else knows of them.
    for cell in earlier?.cells ?? [] {
      let named = cell.pictures.all
      for name in ArtifactFolder.Kind.allCases.map({ artifacts.name(of: $0, of: cell.name) })
      where named.contains(name) {
        try AtomicFile.deleteIfPresent(named: name, within: path)
      }
    }
    try clear()
  }

  /// Returns whether the folder has a report of ours.
  private func holdsReport() throws -> Bool {
    let results = "\(path)/\(Self.fileNames[0])"
    guard FileTree.size(of: results) != nil else { return false }
    let start = String(decoding: try FileStart.bytes(of: results, atMost: 256), as: UTF8.self)
    return start.contains("\"tool\": \"typeproof\"")
  }

  /// Writes the files of the report. Its pictures must already exist.
  ///
  /// - Throws: `FileError`, `ReviewedRunError` or `JSONNumber.NotFinite`.
  func write(_ results: RunResults) throws {
    let files = [
      ("report.json", try results.json().text + "\n"),
      ("junit.xml", results.junit(folder: ProjectPath.relative(path) ?? "")),
      ("reg.json", results.regJSON.text + "\n"),
      ("summary.md", results.markdown),
    ]
    for (name, content) in files {
      try AtomicFile.write(Array(content.utf8), to: "\(path)/\(name)")
    }
    let run = try ReviewedRun(results: results, folder: path)
    if results.comparison != nil { try writeComment(on: run) }
    let page = ReportPage(results: results, pictures: PagePictures(of: run).pictures)
    try AtomicFile.write(try page.html(), to: "\(path)/\(Self.pageName)")
  }

  private func writeComment(on run: ReviewedRun) throws {
    let pictures = try SmallPictures(of: run).files
    for (group, content) in pictures {
      try AtomicFile.writeUnsynced(content, named: SmallPictures.path(of: group), within: path)
    }
    let comment = run.results.comment(
      showing: pictures.map { ($0.group, SmallPictures.path(of: $0.group)) })
    try AtomicFile.write(Array(comment.utf8), to: "\(path)/\(Self.commentName)")
  }
}
