import DynamicType
import ImageDiff
public import Snapshots
import Wording

/// Names another tool's pictures as cells, so that a matrix can show them. The folder becomes the
/// style, and text size and appearance come from the name.
public struct PictureNames: Sendable {
  /// The cells, in the order of the paths.
  public let cells: [SnapshotName]
  /// Whether each path contains the text size.
  public let knowTextSize: [Bool]

  /// Gives each path its own cell. No path may occur twice.
  ///
  /// - Parameters:
  ///   - paths: The paths of files that end in `.png`.
  ///   - suite: The name of the cells' suite.
  public init(of paths: [String], suite: String) {
    let axes = paths.map {
      PictureAxes(
        name: $0.hasNameEnding(".png") ? String($0.lastPathName.dropLast(4)) : $0.lastPathName)
    }
    var names = zip(paths, axes).map { Self.cell(of: $0, with: $1, in: suite, apart: nil) }
    let shared = Dictionary(grouping: names.indices) { names[$0] }.values.filter { $0.count > 1 }
    for place in shared.joined() {
      names[place] = Self.cell(
        of: paths[place], with: axes[place], in: suite,
        apart: "\(SecureDigest(of: Array(paths[place].utf8)))".prefix(12).description)
    }
    cells = names
    knowTextSize = axes.map { $0.category != nil }
  }

  private static func cell(
    of path: String, with axes: PictureAxes, in suite: String, apart digest: String?
  ) -> SnapshotName {
    SnapshotName(
      ramp: RampName(
        suite: suite, style: StyleName(path.pathBeforeLastName ?? "pictures"),
        sample: axes.subject, variants: axes.variants + (digest.map { [$0] } ?? []),
        scale: DisplayScale(pixelsPerPoint: axes.scale ?? 1)),
      category: axes.category ?? .large)
  }
}
