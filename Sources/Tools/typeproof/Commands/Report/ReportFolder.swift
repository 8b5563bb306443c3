import JSON
import ReportPage
import Reports
import Reviews
import Snapshots

/// A folder with all that a run leaves for others: results, forms for machines, pictures.
struct ReportFolder {
  /// The folder's path.
  let path: String

  /// Where pictures go.
  var artifacts: ArtifactFolder { ArtifactFolder(path: path, arrangement: .apart) }

  /// What the page is called.
  static let pageName = "index.html"

  /// What the summary with small pictures is called, of a report of pictures.
  static let commentName = "comment.md"

  /// Where the page is.
  var pagePath: String { "\(path)/\(Self.pageName)" }

  private static let fileNames = [
    "report.json", "junit.xml", "reg.json", "summary.md", commentName, pageName,
  ]

  /// Deletes the files of an earlier run, and nothing where there is no report of ours; pictures are
  /// replaced cell by cell.
  ///
  /// - Throws: `FileError`.
  func clear() throws {
    guard try holdsReport() else { return }
    for name in Self.fileNames + SmallPictures.paths {
      try AtomicFile.deleteIfPresent(named: name, within: path)
    }
  }

  /// Deletes the files of an earlier run and its pictures: of those that it names the ones that a report has
  /// for its cells, as its words may be anybody's.
  ///
  /// - Throws: `FileError`, also where a link stands in the way of a picture.
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

  /// Whether there is a report of ours.
  private func holdsReport() throws -> Bool {
    let results = "\(path)/\(Self.fileNames[0])"
    guard FileTree.size(of: results) != nil else { return false }
    let start = String(decoding: try FileStart.bytes(of: results, atMost: 256), as: UTF8.self)
    return start.contains("\"tool\": \"typeproof\"")
  }

  /// Writes the files, of which the pictures have to be there.
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
