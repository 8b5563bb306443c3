import ImageDiff
import Imaging
import Snapshots
import TextEngine

/// The font files that were read, and those that could not be.
struct FontList {
  /// A font file with its faces.
  struct File {
    let path: String
    let byteCount: Int
    let digest: ContentDigest
    let faces: [FaceFacts]
    /// The result of another checker; `nil` if none was asked.
    var secondOpinion: SecondOpinion?

    /// - Parameter keptSize: The number of bytes of the files that are already in memory.
    fileprivate init(path: String, beside keptSize: Int, limits: FontLimits) throws {
      let content = try FileTree.read(path)
      let size = keptSize + content.count
      guard size <= limits.totalSize else {
        throw FontError.tooMuch(file: path, of: .totalSize, count: size, limit: limits.totalSize)
      }
      let faces = try FontFace.all(
        in: FontBytes(content, name: path, limits: limits), fileName: path)
      self.path = path
      byteCount = content.count
      digest = ContentDigest(of: content)
      self.faces = try faces.map(FaceFacts.init)
    }
  }

  /// A file that could not be read, with the reason.
  struct Problem: Equatable {
    let path: String
    let reason: String
  }

  private(set) var files: [File] = []
  private(set) var problems: [Problem] = []

  /// Asks another checker about each file that was read.
  ///
  /// - Parameters:
  ///   - sanitizer: The path of the checker.
  ///   - launcher: The path of this program.
  /// - Throws: `ChildStartError`.
  mutating func ask(_ sanitizer: String, launcher: String) throws(ChildStartError) {
    for index in files.indices {
      files[index].secondOpinion = try SecondOpinion(
        on: files[index].path, from: sanitizer, launcher: launcher)
    }
  }

  /// Reads each file. A problem with one does not affect the others.
  ///
  /// - Parameter limits: The limits for each file.
  init(files paths: [String], limits: FontLimits = FontLimits()) {
    var keptSize = 0
    for path in paths {
      do {
        let file = try WorkWatch.over(path) {
          try File(path: path, beside: keptSize, limits: limits)
        }
        keptSize += file.byteCount
        files.append(file)
      } catch {
        problems.append(Problem(path: path, reason: "\(error)"))
      }
    }
  }
}
