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
  }

  /// A file that cannot be read, and why.
  struct Problem: Equatable {
    let path: String
    let reason: String
  }

  private(set) var files: [File] = []
  private(set) var problems: [Problem] = []

  /// Reads each file; what goes wrong with one does not keep the others from being read.
  init(files paths: [String]) {
    for path in paths {
      do {
        let content = try FileTree.read(path)
        let faces = try FontFace.all(in: FontBytes(content, name: path), fileName: path)
        files.append(
          File(
            path: path, byteCount: content.count, digest: ContentDigest(of: content),
            faces: try faces.map(FaceFacts.init)))
      } catch {
        problems.append(Problem(path: path, reason: "\(error)"))
      }
    }
  }
}
