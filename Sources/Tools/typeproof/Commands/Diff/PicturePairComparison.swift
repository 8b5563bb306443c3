import ImageDiff
import Imaging
import Snapshots

/// Compares two picture files and draws their difference.
struct PicturePairComparison {
  let expected: String
  let actual: String
  let question: DiffQuestion
  /// The file for the picture of the difference; `nil` for none.
  let output: String?
  /// The content of the actual picture, if it is not the file itself.
  var actualContent: [UInt8]?
  /// The buffers that comparing uses.
  var memory = ComparisonMemory()

  /// The result of comparing two files.
  struct Outcome: Equatable {
    var finding: PairFinding
    /// The path of the picture of the difference; `nil` if there is none.
    var picture: String?
    /// The reason why the picture of the difference could not be written.
    var pictureTrouble: String?
  }

  /// Compares the files. Problems are part of the result.
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

  /// Opens a file that is read while it is compared. A pipe is read to its end first.
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
