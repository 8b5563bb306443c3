import DynamicType
import Imaging
import ImageDiff
import Reports
import ReportPage
import Reviews
import Snapshots

/// The pictures on a report's page.
struct PagePictures {
  /// The pictures of the report that are put into the page.
  private(set) var pictures: [String: [UInt8]]

  /// The most bytes of pictures that include differences. Above that, the page makes the
  /// differences itself. Encoded as text, they take less than 20 MB.
  static let greatestSize = 14_000_000

  init(of run: ReviewedRun) {
    pictures = run.pictures
    guard pictures.values.reduce(0, { $0 + $1.count }) > Self.greatestSize else { return }
    for case let name? in run.results.cells.map(\.pictures.difference) {
      pictures[name] = nil
    }
  }

  /// Returns small pictures of the other cells, made from their goldens. At whole display scales,
  /// one of their pixels shows 1 pt of text.
  ///
  /// A golden that is missing or cannot be read has none.
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
