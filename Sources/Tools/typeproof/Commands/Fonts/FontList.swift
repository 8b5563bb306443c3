import ImageDiff
import Imaging
import Snapshots
import TextEngine

/// Font files that were read, and those that could not be.
struct FontList {
  /// A font file with its faces.
  struct File {
    let path: String
    let byteCount: Int
    let digest: ContentDigest
    let faces: [FaceFacts]
    /// What another checker says of it; `nil` where none was asked.
    var secondOpinion: SecondOpinion?

    /// - Parameter keptSize: How many bytes the files have that are kept.
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

  /// A file that cannot be read, and why.
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

  /// Reads each file; what goes wrong with one does not keep the others from being read.
  ///
  /// - Parameter limits: What each file is held to.
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
