import DynamicType
import Imaging
import ImageDiff
import Reports
import ReportPage
import Reviews
import Snapshots

/// What a page shows of a run beside its words.
struct PagePictures {
  /// The pictures of the report that go into the page.
  private(set) var pictures: [String: [UInt8]]

  /// The most bytes that pictures may have for those of differences to be among them; the page makes
  /// these itself where they are not there. As text in a page, a third more comes to less than 20 MB.
  static let greatestSize = 14_000_000

  init(of run: ReviewedRun) {
    pictures = run.pictures
    guard pictures.values.reduce(0, { $0 + $1.count }) > Self.greatestSize else { return }
    for case let name? in run.results.cells.map(\.pictures.difference) {
      pictures[name] = nil
    }
  }

  /// Small pictures of the cells that the page has no others of, from the goldens: a px of each is one
  /// pt of text, or 0.5 at 1x.
  ///
  /// A golden that is not there, or cannot be read, has none.
  static func thumbnails(
    of results: RunResults, in store: SnapshotStore, jobs: Int
  ) -> [SnapshotName: ReportPage.Thumbnail] {
    let cells = results.cells.filter { $0.verdict.passes }.map(\.name)
    let thumbnails = inParallel(
      cells, jobs: jobs, worker: {},
      body: { _, cell -> ReportPage.Thumbnail? in thumbnail(of: cell, in: store) })
    return Dictionary(
      zip(cells, thumbnails).compactMap { cell, thumbnail in thumbnail.map { (cell, $0) } },
      uniquingKeysWith: { $1 })
  }

  private static func thumbnail(
    of cell: SnapshotName, in store: SnapshotStore
  ) -> ReportPage.Thumbnail? {
    let reduction = max(1, Int(cell.ramp.scale.pixelsPerPoint))
    guard let file = try? store.picture(of: cell), let picture = try? PNG.decode(file),
      let content = try? PNG.encode(picture.shrunk(by: reduction))
    else { return nil }
    return ReportPage.Thumbnail(content: content, reduction: reduction)
  }
}
