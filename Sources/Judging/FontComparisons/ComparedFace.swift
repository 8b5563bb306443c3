public import TextEngine

/// What of a face matters to whoever takes it in the place of another.
public struct ComparedFace: Sendable {
  /// The face.
  public let face: FontFace
  /// The characters it has a glyph for, in the order of their numbers.
  public let characters: [Unicode.Scalar]

  init(_ face: FontFace) {
    self.face = face
    characters = face.coveredCharacters()
  }

  /// A vertical measure as a share of the em.
  public enum Measure: String, CaseIterable, Sendable {
    /// From the baseline up to where lines begin.
    case ascent
    /// From the baseline down to where lines end; positive.
    case descent
    /// Ascent, descent and line gap together: what a line takes.
    case lineHeight = "line height"
    /// How high flat lowercase letters are.
    case xHeight = "x-height"
    /// How high flat capitals are.
    case capHeight = "cap height"
  }

  /// A measure in em, to a thousandth; `nil` where the face does not state it.
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

  /// The characters that this face has and another has not.
  public func characters(missingIn other: ComparedFace) -> [Unicode.Scalar] {
    let known = Set(other.characters)
    return characters.filter { !known.contains($0) }
  }
}
