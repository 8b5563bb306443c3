import Imaging
import Snapshots

/// How much the files that a command reads may make it do.
struct LimitOptions: ArgumentGroup {
  @Option(
    "Let files make the program do more, or less, than they usually may, such as glyph-points=20000; "
      + "“typeproof doctor --limits” has the names.", value: "name=number")
  var limit: [LimitSetting]

  /// The usual limits with those that were given; of a name that was given twice, the last counts.
  var limits: ReadingLimits {
    limit.reduce(into: ReadingLimits()) { limits, setting in
      switch setting.name {
      case .font(let name): limits.fonts[name] = setting.value
      case .pixels: limits.pixels = setting.value
      case .cells: limits.cells = setting.value
      case .sampleSize: limits.sampleSize = setting.value
      case .styles: limits.styles = setting.value
      case .stringsSize: limits.stringsSize = setting.value
      }
    }
  }

  /// The words that give another run of the program the same limits.
  var arguments: [String] { limit.map { "--limit=\($0.argumentText)" } }
}
