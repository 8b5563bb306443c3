import ImageDiff
import Imaging
import Snapshots

/// How pictures are to be compared, and what is to be drawn of them.
struct DiffQuestion: Equatable {
  let metric: Metric
  /// What does not count.
  let ignored: [PixelRect]
  /// Whether expected, actual and difference are drawn side by side; pictures of other sizes always are.
  let drawsStrip: Bool
  /// How large pictures may be.
  var limits = ReadingLimits()

  /// What sets the question apart from “is each pixel the same?”, such as `by text, ignoring 1
  /// rectangle`; `nil` where nothing does.
  var words: String? {
    var parts: [String] = []
    if metric != .exact { parts.append("by \(metric)") }
    if !ignored.isEmpty {
      parts.append("ignoring \(ignored.count) rectangle\(ignored.count == 1 ? "" : "s")")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// What becomes of a pair of files, in the order in which pairs are counted.
enum DiffVerdict: String, CaseIterable {
  case equal
  /// Pixels differ, and the metric lets all of them pass.
  case passes
  case changed
  case added
  case removed
  case unreadable

  /// The word behind a number of files.
  var counted: String { self == .passes ? "passed" : rawValue }
}
