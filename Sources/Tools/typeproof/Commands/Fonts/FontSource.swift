import DynamicType
import ImageDiff
import Imaging
import Snapshots
import TextEngine
import Wording

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

/// What there is to tell of a face.
struct FaceFacts {
  let face: FontFace
  /// How many characters it has a glyph for.
  let characterCount: Int
  /// How many of these have no meaning but the font's own (Unicode's private use).
  let privateCount: Int
  /// The scripts of the others, most first; those of every script do not count.
  let scripts: [(name: String, count: Int)]

  /// What is irregular about its tables, which stands in nobody's way.
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
  /// Font units as a share of the em, to a thousandth.
  static func ems(_ units: Int, of face: FontFace) -> String {
    shortestDecimal(emShare(units, of: face))
  }

  /// Font units as a share of the em, to a thousandth.
  static func emShare(_ units: Int, of face: FontFace) -> Double {
    let share = Double(units) / Double(face.unitsPerEm)
    return (share * 1000).rounded(.toNearestOrAwayFromZero) / 1000
  }
}

/// The scripts of some characters; a name that no property of that name hides.
private func scriptCounts(of characters: [Unicode.Scalar]) -> [(name: String, count: Int)] {
  scripts(of: characters)
}
