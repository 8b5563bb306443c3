import DynamicType
import ImageDiff
import Imaging
import TextEngine

/// A cell laid out and drawn.
struct DrawnCell {
  var ramp: RampSpec
  let frame: TextFrame
  /// Where the frame lies in the picture, in px.
  let origin: PixelPoint
  var facts: CellFacts
  var bitmap: Bitmap

  /// The curve that its size should follow; `nil` where that is fixed.
  var curve: SizeCurve? { ramp.font.curve(in: ramp.textStyle) }

  /// The size of its text, in px of the picture.
  var em: Pixels { facts.pointSize.pixels(at: ramp.name.scale) }

  /// Characters that no font has, as `U+` numbers, in the order of the text.
  var missingCharacters: [String] { frame.missingCharacters.map(\.codePoint) }

  /// Which characters are where in the picture.
  var characters: CharacterMap {
    CharacterMap(frame, of: ramp.sample.text.string, at: origin, scale: ramp.name.scale)
  }
}

extension DrawnCell {
  /// How another drawing of the same cell differs from this one, in words; `nil` where it does not.
  func difference(from again: DrawnCell) -> String? {
    let facts = again.facts.changes(since: self.facts)
    let picture = CellChange.Picture(compare(expected: bitmap, actual: again.bitmap))
    if facts.isEmpty, picture == .equal { return nil }
    let first = CellChange(
      facts: facts, picture: picture, origin: facts.isEmpty ? .pixels : .layout)
    return "Two drawings of it differ, the second from the first by this: \(first). "
      + "That is a fault of typeproof. Report it, with the fonts and the sample."
  }
}
