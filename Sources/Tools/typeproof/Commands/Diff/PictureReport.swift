import DynamicType
import ImageDiff
import Reports
import Snapshots
import ToolPictures
import Wording

/// The report about two folders of pictures, to look at and to accept pictures from.
struct PictureReport {
  /// The folder of the report.
  let folder: ReportFolder
  /// The tool whose file names are used to find pairs; `nil` for equal paths in both folders.
  var tool: String?

  /// The name of the suite of all cells: the tool, or else `pictures`.
  private var suite: String { tool ?? "pictures" }

  /// - Throws: `ReportPlaceError` if the report would be among the pictures that are compared.
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

  /// Returns whether a path is below a hidden folder, which comparisons do not look into.
  private static func isHidden(_ path: String, in folder: String) -> Bool {
    let outer = (FileTree.fullPath(of: folder) ?? folder) + "/"
    let below =
      path.beginsWithBytes(of: outer) ? path.withoutBytes(first: outer.utf8.count) : path
    return below.pathNames.contains { $0.isHiddenName && $0 != "." && $0 != ".." }
  }

  /// Returns the cells for pictures.
  func names(of pairs: [PictureFolders.Pair]) -> PictureNames {
    PictureNames(of: pairs.map(\.name), suite: suite)
  }

  /// Writes the report, and returns its results.
  ///
  /// - Parameters:
  ///   - cells: The result for each picture.
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

  /// Adds to each changed cell its text size, and another at which the same picture passes: the
  /// next smaller one, or else the next larger one.
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
