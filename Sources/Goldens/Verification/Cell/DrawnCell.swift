import Changes
import DynamicType
import GoldenText
import ImageDiff
import Imaging
import Suites
import TextEngine

/// A cell that is laid out and drawn.
struct DrawnCell {
  /// The layout of a cell.
  enum Layout {
    /// A text, with the files of the fonts that it may use.
    case text(TextFrame, fonts: [String])
    /// An interface.
    case interface(InterfaceFrame)
  }

  var ramp: RampSpec
  let category: ContentSizeCategory
  let layout: Layout
  /// The position of the frame in the picture, in px.
  let origin: PixelPoint
  var facts: CellFacts
  var bitmap: Bitmap

  /// Returns a change of the layout with the curve that a size should follow.
  func withCurve(_ change: Change) -> Change {
    guard case .sizes(let from, let to, _) = change.amount else { return change }
    let curve: SizeCurve?
    switch layout {
    case .text: curve = ramp.font.curve(in: ramp.textStyle)
    case .interface(let frame):
      let path = change.place.elements.first?.path
      curve = frame.elements.first { $0.path == path && $0.text != nil }?.text?.curve
    }
    return change.with(.sizes(from: from, to: to, curve: curve))
  }

  /// The text size in px of the picture; `nil` where texts have several.
  var em: Pixels? {
    if case .interface = layout { return nil }
    return facts.pointSize.pixels(at: ramp.name.scale)
  }

  /// The heights of its letters; `nil` where texts have several sizes.
  var letterHeights: LetterHeights? {
    if case .text(let frame, _) = layout { return frame.letterHeights }
    return nil
  }

  /// The error that no font has some characters, so that the picture cannot be recorded; `nil`
  /// where all are found.
  var missingCharacters: CellError? {
    switch layout {
    case .text(let frame, let fonts):
      frame.missingCharacters.isEmpty
        ? nil : .missingCharacters(frame.missingCharacters.map(\.codePoint), fonts: fonts)
    case .interface(let frame):
      frame.elements.lazy.compactMap { element in
        guard let text = element.text, !text.frame.missingCharacters.isEmpty else { return nil }
        return CellError.missingCharacters(
          text.frame.missingCharacters.map(\.codePoint), fonts: text.cell.entries.map(\.path),
          element: element.name)
      }.first
    }
  }

  /// Whether the cell is a text without visible ink, such as spaces, or white on white. Such a
  /// picture cannot be recorded: it would look the same whatever changed in the text.
  ///
  /// Parts of an interface may be one plain colour.
  var isBlankText: Bool {
    guard case .text = layout else { return false }
    return bitmap.isOneColor
  }

  /// The positions of the characters in the picture.
  var characters: CharacterMap {
    switch layout {
    case .text(let frame, _):
      CharacterMap(frame, of: ramp.sample.text.string, at: origin, scale: ramp.name.scale)
    case .interface(let frame): CharacterMap(frame, scale: ramp.name.scale)
    }
  }
}

extension DrawnCell {
  /// Returns how another drawing of the same cell differs, in words; `nil` where it is the same.
  func difference(from again: DrawnCell) -> String? {
    let facts = again.facts.changes(since: self.facts)
    let picture = CellChange.Picture(compare(expected: bitmap, actual: again.bitmap))
    if facts.isEmpty, picture == .equal { return nil }
    let first = CellChange(FoundChanges(told: facts), picture: picture)
    return "Two drawings of it differ: \(first). This is a bug in Typeproof. Report it, with the "
      + "fonts and the sample."
  }
}

/// Why a cell that can be laid out cannot be recorded.
enum CellError: Error, CustomStringConvertible {
  /// No font has some characters, given as `U+` numbers in the order of the text; in an interface,
  /// those of one of its texts.
  case missingCharacters([String], fonts: [String], element: ElementName? = nil)
  /// The interface has no layout for a category.
  case notLaidOut(ContentSizeCategory)
  /// The text has no visible ink.
  case blank

  var description: String {
    switch self {
    case .missingCharacters(let characters, let fonts, let element):
      (element.map { "\($0) cannot be drawn: " } ?? "")
        + (fonts.count == 1 ? "\(fonts[0]) has no" : "None of \(fonts.joined(separator: ", ")) has")
        + " \(characters.joined(separator: " ")). Add a font that does, or change the "
        + (element == nil ? "sample." : "text.")
    case .notLaidOut(let category):
      "The interface was not laid out at \(category.shortName). "
        + "Give the ramp a frame for each of its categories."
    case .blank:
      "The picture is blank, so it would never show a change of the text. Change the sample, its "
        + "colour or the background."
    }
  }
}

extension SetText {
  /// The curve that the size should follow. For a fixed size, it is the curve of the nearest style,
  /// which may have been meant.
  var curve: SizeCurve {
    let large = TraitCollection(preferredContentSizeCategory: .large)
    if let scaling = styled.font.scaling {
      return SizeCurve(style: scaling.textStyle, sizeAtLarge: scaling.basePointSize)
    }
    guard case .preferred(let style) = styled.font.fontDescriptor.origin else {
      return SizeCurve(style: SystemSizes.style(nearest: pointSize), sizeAtLarge: pointSize)
    }
    return SizeCurve(style: style, sizeAtLarge: styled.font.adjusted(for: large).pointSize)
  }
}

extension DrawnCell {
  /// Returns whether a picture of the same size has the same letters in the same places as today's.
  ///
  /// The places come from today's layout. The layout text is not used, because a forged picture can
  /// come with a forged layout text.
  func showsSameLetters(as picture: Bitmap) -> Bool {
    let isAll = if case .text = layout { true } else { false }
    return LetterComparison(
      expected: picture, actual: bitmap, letters: characters.letterAreas, isAll: isAll
    ).isSame
  }
}

extension CharacterMap {
  /// The areas of the glyph clusters, as high as their lines, in whole px.
  fileprivate var letterAreas: [PixelRect] {
    lines.flatMap { line in
      let top = Int(line.rows.lowerBound.rounded(.down))
      let bottom = Int(line.rows.upperBound.rounded(.up))
      return line.clusters.map { cluster in
        let left = Int(cluster.columns.lowerBound.rounded(.down))
        let right = Int(cluster.columns.upperBound.rounded(.up))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      }
    }
  }
}
