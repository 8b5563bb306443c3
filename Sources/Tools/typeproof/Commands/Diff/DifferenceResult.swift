import ImageDiff
import Imaging

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
    if isTroubled { return .trouble }
    let isFine = files.allSatisfy { $0.verdict == .equal || $0.verdict == .passes }
    return isFine ? .nothingToDo : .differences
  }
}
