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
