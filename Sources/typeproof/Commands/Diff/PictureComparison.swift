import ImageDiff
import Imaging
import Snapshots

/// Compares two picture files and draws what differs.
struct PictureComparison {
  let expected: String
  let actual: String
  /// Where a difference picture goes; `nil` for nowhere.
  let output: String?
  /// What to compare in.
  var memory = ComparisonMemory()

  /// What comparing two files came to.
  struct Outcome: Equatable {
    var finding: Finding
    /// Where the difference picture is; `nil` where there is none.
    var picture: String?
    /// Why the difference picture is not where it should be.
    var pictureTrouble: String?
  }

  /// What there is to say of two files.
  enum Finding: Equatable {
    case equal(PixelSize)
    case different(PixelSize, PixelDifference)
    /// `overlap` is the difference in the part both have.
    case sizeDiffers(expected: PixelSize, actual: PixelSize, overlap: PixelDifference?)
    /// Only the expected file is there.
    case removed
    /// Only the actual file is there.
    case added
    /// What cannot be read, why, and what to do.
    case unreadable(String)
  }

  /// Compares the files; what goes wrong is part of the outcome.
  func run() -> Outcome {
    do {
      let (before, after) = (try source(expected), try source(actual))
      let found = try compare(expected: before, actual: after, memory: memory)
      switch found.pictures {
      case .equal: return Outcome(finding: .equal(found.actualSize))
      case .different(let difference):
        return drawn(.different(found.actualSize, difference), before, after)
      case .sizeDiffers(let expected, let actual, let overlap):
        return drawn(
          .sizeDiffers(expected: expected, actual: actual, overlap: overlap), before, after)
      }
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
    _ finding: Finding, _ before: any ByteSource, _ after: any ByteSource
  ) -> Outcome {
    guard output != nil else { return Outcome(finding: finding) }
    do {
      return drawn(finding, try PNG.decode(before), try PNG.decode(after))
    } catch {
      return Outcome(finding: finding, pictureTrouble: "\(error)")
    }
  }

  private func drawn(_ finding: Finding, _ before: Bitmap, _ after: Bitmap) -> Outcome {
    guard let output else { return Outcome(finding: finding) }
    do {
      let size = PixelSize(
        width: max(before.width, after.width), height: max(before.height, after.height))
      // Each picture is within the limit, but a wide and a high one may span far more.
      guard size.width * size.height <= PNGLimits().maximumPixels else {
        throw TooLargeToDraw(path: output, size: size)
      }
      try OutputFile.write(
        try PNG.encode(differencePicture(expected: before, actual: after)), to: output)
      return Outcome(finding: finding, picture: output)
    } catch {
      return Outcome(finding: finding, pictureTrouble: "\(error)")
    }
  }
}

/// A difference picture that would span too much.
private struct TooLargeToDraw: Error, CustomStringConvertible {
  let path: String
  let size: PixelSize

  var description: String {
    "\(path) would be \(size), more than is drawn. Compare pictures of like sizes."
  }
}
