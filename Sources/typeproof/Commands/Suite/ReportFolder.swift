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

  private static let fileNames = ["report.json", "junit.xml", "reg.json", "summary.md", pageName]

  /// Deletes the files of an earlier run, and nothing where there is no report of ours; pictures are
  /// replaced cell by cell.
  ///
  /// - Throws: `FileError`.
  func clear() throws {
    let results = "\(path)/\(Self.fileNames[0])"
    guard FileTree.size(of: results) != nil else { return }
    let start = String(decoding: try FileStart.bytes(of: results, atMost: 256), as: UTF8.self)
    guard start.contains("\"tool\": \"typeproof\"") else { return }
    for name in Self.fileNames { try AtomicFile.deleteIfPresent(named: name, within: path) }
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
    let page = ReportPage(results: results, pictures: PagePictures(of: run).pictures)
    try AtomicFile.write(try page.html(), to: "\(path)/\(Self.pageName)")
  }
}
