import ImageDiff
import Imaging
import Snapshots

/// One name and what comparing the files of that name came to.
struct ComparedFile: Equatable {
  /// The path below both folders; of two single files, the actual one's.
  let name: String
  let comparison: PicturePairComparison.Outcome

  var verdict: DiffVerdict { comparison.finding.verdict }
}

/// What comparing two files or folders came to.
struct DifferenceResult: Equatable {
  let expected: String
  let actual: String
  let question: DiffQuestion
  let areFolders: Bool
  /// In the order of the names.
  let files: [ComparedFile]
  /// The paths of symbolic links that were not followed.
  var links: [String] = []
  /// Names that would be one on some other systems.
  var collisions: [[String]] = []
  /// The tool whose names of files were followed; `nil` for equal paths.
  var tool: String?
  /// How many expected pictures the tool's run left no actual one of, so that they are right.
  var passed = 0
  /// Pictures of other formats, which were not compared.
  var otherFormats: [OtherFormat] = []
  /// The folder whose files count on one side only, as it lies in the other.
  var inner: PictureFolders.Inner?
  /// Whether each picture was compared with itself.
  var isItself = false

  /// How many files have a verdict.
  func count(of verdict: DiffVerdict) -> Int { files.count { $0.verdict == verdict } }

  /// What does not count and lies outside every picture that was compared, so that it may be a slip.
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

  /// Trouble, else differences, else nothing to do.
  var exitCode: ExitCode {
    let isTroubled = files.contains {
      $0.verdict == .unreadable || $0.comparison.pictureTrouble != nil
    }
    if isTroubled || !otherFormats.isEmpty { return .trouble }
    let isFine = files.allSatisfy { $0.verdict == .equal || $0.verdict == .passes }
    return isFine ? .nothingToDo : .differences
  }
}

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
  /// The same pixels have another name.
  case renamed
  case unreadable

  /// The word behind a number of files.
  var counted: String { self == .passes ? "passed" : rawValue }
}
