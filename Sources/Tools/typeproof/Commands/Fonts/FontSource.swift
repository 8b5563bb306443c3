import ImageDiff
import Imaging
import Snapshots
import TextEngine

/// A face that was named by its file: `Inter.ttf`, or `Fonts.ttc#1` for the second of a collection.
struct FontSource {
  /// As it was named.
  let reference: String
  /// The face.
  let face: FontFace
  /// The digest of the file's content.
  let digest: ContentDigest

  /// Opens what was named.
  ///
  /// - Parameter limits: What the file is held to.
  /// - Throws: `FileError` or `FontError`.
  init(reference: String, limits: FontLimits) throws {
    self.reference = reference
    let (path, index) = Self.divide(reference)
    (face, digest) = try WorkWatch.over(path) {
      let content = try FileTree.read(path)
      let face = try FontFace(
        file: FontBytes(content, name: path, limits: limits), index: index, fileName: path)
      return (face, ContentDigest(of: content))
    }
  }

  /// The file and the face; a file may well have a # in its name.
  private static func divide(_ reference: String) -> (path: String, index: Int) {
    guard !FileTree.exists(reference), let hash = reference.lastIndex(of: "#"),
      let index = Int(reference[reference.index(after: hash)...])
    else { return (reference, 0) }
    return (String(reference[..<hash]), index)
  }
}
