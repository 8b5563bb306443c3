import ImageDiff
import Imaging
import Snapshots

/// A file name with the result of comparing its files.
struct ComparedFile: Equatable {
  /// The path below both folders; for two single files, the path of the actual one.
  let name: String
  let comparison: PicturePairComparison.Outcome

  var verdict: DiffVerdict { comparison.finding.verdict }
}

/// The result of comparing two files or folders.
struct DifferenceResult: Equatable {
  let expected: String
  let actual: String
  let question: DiffQuestion
  let areFolders: Bool
  /// The files, in the order of their names.
  let files: [ComparedFile]
  /// The paths of symbolic links that were not followed.
  var links: [String] = []
  /// Names that some other file systems treat as equal.
  var collisions: [[String]] = []
  /// The tool whose file names were used to find pairs; `nil` for equal paths.
  var tool: String?
  /// The number of expected pictures that count as passed, because the tool's run left no actual
  /// one.
  var passed = 0
  /// Pictures in other formats, which were not compared.
  var otherFormats: [OtherFormat] = []
  /// The folder inside the other one, whose files count on one side only; `nil` if there is none.
  var inner: PictureFolders.Inner?
  /// Whether each picture was compared with itself.
  var isItself = false

  /// Returns the number of files with a verdict.
  func count(of verdict: DiffVerdict) -> Int { files.count { $0.verdict == verdict } }

  /// Ignored areas that lie outside of every compared picture, which may be a mistake.
  var ignoredOutside: [PixelRect] {
    let sizes = files.flatMap { file -> [PixelSize] in
      guard case .compared(let found) = file.comparison.finding else { return [] }
      return [found.expectedSize, found.actualSize]
    }
    guard !sizes.isEmpty else { return [] }
    return question.ignored.filter { area in
      !sizes.contains { area.x < $0.width && area.y < $0.height }
    }
  }

  /// 2 if a file could not be read or written, or has another format than PNG; otherwise 1 if
  /// something differs; otherwise 0.
  var exitCode: ExitCode {
    let isTroubled = files.contains {
      $0.verdict == .unreadable || $0.comparison.pictureTrouble != nil
    }
    if isTroubled || !otherFormats.isEmpty { return .trouble }
    let isFine = files.allSatisfy { $0.verdict == .equal || $0.verdict == .passes }
    return isFine ? .nothingToDo : .differences
  }
}

/// How to compare pictures, and what to draw of them.
struct DiffQuestion: Equatable {
  let metric: Metric
  /// The areas to ignore, in pixels.
  let ignored: [PixelRect]
  /// Whether to draw expected, actual and difference side by side. Pictures of different sizes that
  /// cannot be aligned are drawn so anyway.
  let drawsStrip: Bool
  /// The limits for reading pictures.
  var limits = ReadingLimits()

  /// The settings that differ from an exact comparison, such as `by text, ignoring 1 rectangle`;
  /// `nil` if there are none.
  var words: String? {
    var parts: [String] = []
    if metric != .exact { parts.append("by \(metric)") }
    if !ignored.isEmpty {
      parts.append("ignoring \(ignored.count) rectangle\(ignored.count == 1 ? "" : "s")")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// The verdict on a pair of files, in the order of the summary.
enum DiffVerdict: String, CaseIterable {
  case equal
  /// Pixels differ, and the metric or a rule tolerates all of them.
  case passes
  case changed
  case added
  case removed
  /// The same pixels exist under another name.
  case renamed
  case unreadable

  /// The word after a number of files with this verdict.
  var counted: String { self == .passes ? "passed" : rawValue }
}
