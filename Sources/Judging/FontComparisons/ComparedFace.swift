public import TextEngine

/// A face with the properties that matter when it replaces another.
public struct ComparedFace: Sendable {
  /// The face.
  public let face: FontFace
  /// The characters that the face has a glyph for, in the order of their code points.
  public let characters: [Unicode.Scalar]

  init(_ face: FontFace) {
    self.face = face
    characters = face.coveredCharacters()
  }

  /// A vertical measure as a share of the em.
  public enum Measure: String, CaseIterable, Sendable {
    /// The distance from the baseline up to the top of a line.
    case ascent
    /// The distance from the baseline down to the bottom of a line; positive.
    case descent
    /// Ascent, descent and line gap together: the height of a line.
    case lineHeight = "line height"
    /// The height of flat lowercase letters.
    case xHeight = "x-height"
    /// The height of flat capitals.
    case capHeight = "cap height"
  }

  /// Returns a measure in em, to a thousandth; `nil` where the face does not state it.
  public func ems(_ measure: Measure) -> Double? {
    let metrics = face.metrics
    let units: Int? =
      switch measure {
      case .ascent: metrics.ascender
      case .descent: -metrics.descender
      case .lineHeight: metrics.ascender - metrics.descender + metrics.lineGap
      case .xHeight: metrics.xHeight
      case .capHeight: metrics.capHeight
      }
    return units.map {
      (Double($0) * 1000 / Double(face.unitsPerEm)).rounded(.toNearestOrAwayFromZero) / 1000
    }
  }

  /// Returns the characters that this face has and another lacks.
  public func characters(missingIn other: ComparedFace) -> [Unicode.Scalar] {
    let known = Set(other.characters)
    return characters.filter { !known.contains($0) }
  }
}
