import DynamicType
import ImageDiff
import Imaging
import Snapshots
import TextEngine
import Wording

/// A face that a person named by its file: `Inter.ttf`, or `Fonts.ttc#1` for the second face of a
/// collection.
struct FontSource {
  /// The name as it was typed.
  let reference: String
  /// The face that was opened.
  let face: FontFace
  /// The digest of the file's content.
  let digest: ContentDigest

  /// Opens the face with a name.
  ///
  /// - Parameter limits: The limits for the file.
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

  /// Splits a name into the file's path and the index of the face. A file's own name may contain a
  /// #.
  static func divide(_ reference: String) -> (path: String, index: Int) {
    guard !FileTree.exists(reference), let hash = reference.lastIndex(of: "#"),
      let index = Int(reference[reference.index(after: hash)...])
    else { return (reference, 0) }
    return (String(reference[..<hash]), index)
  }
}

/// The facts about a face that are printed.
struct FaceFacts {
  let face: FontFace
  /// The number of characters that the face has a glyph for.
  let characterCount: Int
  /// The number of these in Unicode's private use areas.
  let privateCount: Int
  /// The scripts of the other characters, the most frequent first. Characters of all scripts do not
  /// count.
  let scripts: [(name: String, count: Int)]

  /// Irregularities in the tables of the face that do not keep it from being used.
  let irregularities: [FontIrregularity]

  init(_ face: FontFace) throws(FontError) {
    self.face = face
    irregularities = try face.irregularities()
    let covered = face.coveredCharacters()
    characterCount = covered.count
    let common = covered.filter { $0.properties.generalCategory != .privateUse }
    privateCount = covered.count - common.count
    scripts = scriptCounts(of: common)
  }
}

extension FaceFacts {
  /// Returns a length in em as text, rounded to a thousandth.
  static func ems(_ units: Int, of face: FontFace) -> String {
    shortestDecimal(emShare(units, of: face))
  }

  /// Returns a length in em, rounded to a thousandth.
  static func emShare(_ units: Int, of face: FontFace) -> Double {
    let share = Double(units) / Double(face.unitsPerEm)
    return (share * 1000).rounded(.toNearestOrAwayFromZero) / 1000
  }
}

/// Returns the numbers of characters by script, the most frequent first. It calls `scripts(of:)`,
/// which the property `scripts` hides inside the type.
private func scriptCounts(of characters: [Unicode.Scalar]) -> [(name: String, count: Int)] {
  scripts(of: characters)
}
