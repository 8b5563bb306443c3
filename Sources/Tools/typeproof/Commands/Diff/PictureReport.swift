import DynamicType
import ImageDiff
import Reports
import Snapshots
import ToolPictures
import Wording

/// The report of two folders of pictures, to look at and to accept from.
struct PictureReport {
  /// Where it goes.
  let folder: ReportFolder
  /// The tool whose names of files are followed; `nil` for equal paths in both folders.
  var tool: String?

  /// The suite of all its cells.
  private var suite: String { tool ?? "pictures" }

  /// - Throws: `ReportPlaceError` where it would lie among what is compared.
  init(path: String, tool: String? = nil, beside inputs: [String]) throws {
    for input in inputs
    where FileTree.isInside(path, folder: input) && !Self.isHidden(path, in: input) {
      throw ReportPlaceError.amongPictures(path, pictures: input)
    }
    try ReportPlace.checkIsBehindNoLink(path, option: "--report")
    folder = ReportFolder(path: path)
    self.tool = tool
    try folder.clearWithPictures()
  }

  /// Whether a folder is one that no comparison of another folder looks into.
  private static func isHidden(_ path: String, in folder: String) -> Bool {
    let outer = (FileTree.fullPath(of: folder) ?? folder) + "/"
    let below =
      path.beginsWithBytes(of: outer) ? path.withoutBytes(first: outer.utf8.count) : path
    return below.pathNames.contains { $0.isHiddenName && $0 != "." && $0 != ".." }
  }

  /// The cells that pictures are reported as.
  func names(of pairs: [PictureFolders.Pair]) -> PictureNames {
    PictureNames(of: pairs.map(\.name), suite: suite)
  }

  /// Writes the report.
  ///
  /// - Parameters:
  ///   - cells: What became of each picture.
  ///   - expected: The folder of expected pictures.
  func write(
    _ cells: [CellResult], troubles: [String], of expected: String, by metric: MetricName
  ) throws -> RunResults {
    var results = RunResults(
      suite: suite, toolVersion: BuildVersions.typeproof,
      goldens: ProjectPath.relative(expected) ?? expected, declaredCount: cells.count,
      cells: Self.toldOfSizes(cells), troubles: troubles)
    results.comparison = PictureComparison(tool: tool, metric: metric.rawValue)
    try folder.write(results)
    return results
  }

  /// The cells with the text sizes of the same picture that are as they should be.
  private static func toldOfSizes(_ cells: [CellResult]) -> [CellResult] {
    let ramps = Dictionary(
      grouping: cells.filter { $0.file?.knowsTextSize == true }, by: \.name.ramp)
    return cells.map { cell in
      guard cell.verdict == .changed, cell.file?.knowsTextSize == true else { return cell }
      let right = (ramps[cell.name.ramp] ?? []).filter(\.verdict.passes).map(\.name.category)
      let category = cell.name.category
      let nearest = right.filter { $0 < category }.max() ?? right.min()
      var told = cell
      told.words +=
        "; at \(category.shortName)" + (nearest.map { ", \($0.shortName) is right" } ?? "")
      return told
    }
  }
}
