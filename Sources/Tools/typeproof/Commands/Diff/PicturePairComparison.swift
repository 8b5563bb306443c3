import ImageDiff
import Imaging
import Snapshots

/// Compares two picture files and draws what differs.
struct PicturePairComparison {
  let expected: String
  let actual: String
  let question: DiffQuestion
  /// Where a picture of the difference goes; `nil` for nowhere.
  let output: String?
  /// The actual picture, where it is not the file itself.
  var actualContent: [UInt8]?
  /// What to compare in.
  var memory = ComparisonMemory()

  /// What comparing two files came to.
  struct Outcome: Equatable {
    var finding: PairFinding
    /// Where the picture of the difference is; `nil` where there is none.
    var picture: String?
    /// Why the picture is not where it should be.
    var pictureTrouble: String?
  }

  /// Compares the files; what goes wrong is part of the outcome.
  func run() -> Outcome {
    WorkWatch.over("\(expected) beside \(actual)") { runUnwatched() }
  }

  private func runUnwatched() -> Outcome {
    do {
      let (before, after) = (
        try source(expected),
        try actualContent.map { MemorySource($0, name: actual) } ?? source(actual)
      )
      let found = try compare(
        expected: before, actual: after, by: question.metric, ignoring: question.ignored,
        limits: question.limits.streamedPictures, memory: memory)
      guard let output, found.verdict == .differs else {
        return Outcome(finding: .compared(found))
      }
      return drawn(found, before, after, to: output)
    } catch {
      return Outcome(finding: .unreadable("\(error)"))
    }
  }

  /// A file that is read while it is compared; what is none, such as a pipe, is read to its end first.
  private func source(_ path: String) throws -> any ByteSource {
    // What cannot be opened is told by the second reader, in the words of all commands.
    if let file = try? FileSource(path) { return file }
    return MemorySource(try FileTree.read(path), name: path)
  }

  private func drawn(
    _ found: MetricComparison, _ before: any ByteSource, _ after: any ByteSource, to output: String
  ) -> Outcome {
    do {
      try OutputFile.write(
        try DifferenceDrawing(question: question, found: found)
          .file(expected: before, actual: after, memory: memory), to: output)
      return Outcome(finding: .compared(found), picture: output)
    } catch {
      return Outcome(finding: .compared(found), pictureTrouble: "\(error)")
    }
  }
}
