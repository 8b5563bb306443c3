package import ImageDiff

/// Why a cell is not as its golden: the one thing that explains the rest.
///
/// The layout text tells it where it can, since it knows sizes, fonts and lines by number; else the
/// pictures do, judged as text.
public enum CellCause: Hashable, Sendable {
  /// What the layout text says first.
  case layout(FactsChange)
  /// What the pictures show, where the layout is the same.
  case picture(LocatedFinding)
  /// The size table is another edition, and the layout follows it.
  case sizeTable(from: String, to: String)
  /// Libraries are of other versions, and the layout is the same.
  case libraries([String])
  /// Lines end elsewhere because ICU knows another version of Unicode.
  case lineBreaks(unicodeFrom: String, to: String)
  /// The picture file is not the one that was recorded, and its pixels are the same.
  case file
  /// The layout text has another digest of the pixels than its picture's.
  case digest
  /// The picture file is not the one that was recorded, and what is drawn is.
  case exchange
  /// The layout text vouches for another picture than is in the file.
  case forgery
  /// Pixels differ in a way that nothing explains.
  case unexplained
}

extension CellCause {
  /// What kind of thing it is.
  public var kind: CauseKind {
    switch self {
    case .layout(let change): change.kind
    case .picture(let located): located.kind
    case .sizeTable: .sizeTable
    case .libraries, .lineBreaks: .libraryDrift
    case .file, .digest, .exchange, .forgery: .file
    case .unexplained: .unexplained
    }
  }
}

extension CellCause: CustomStringConvertible {
  /// What happened in words: what is, then what was.
  public var description: String {
    switch self {
    case .layout(let change): "\(change)"
    case .picture(let located): "\(located)"
    case .sizeTable(let from, let to): "the size table is \(to), was \(from)"
    case .libraries(let versions):
      "library drift: \(versions.joined(separator: ", ")); the layout is the same"
    case .lineBreaks(let from, let to):
      "library drift: Unicode \(from) → \(to); with the line ends on record nothing differs"
    case .file: "the picture file is not the one its layout text speaks of, with the same pixels"
    case .digest:
      "the layout text's digest of the pixels is not that of its picture; restore the text"
    case .exchange:
      "the picture file shows another picture than was recorded, and what is drawn is as recorded; "
        + "restore the file"
    case .forgery:
      "the layout text vouches for another picture than is in the file; restore both"
    case .unexplained: "pixels changed in a way that nothing explains"
    }
  }
}

extension Cause {
  /// The kind of what a picture shows.
  package var kind: CauseKind {
    switch self {
    case .shifted: .shifted
    case .size: .size
    case .spacing: .spacing
    case .weight: .weight
    case .color, .ground: .color
    case .inkVanished(.mark): .markLost
    case .inkVanished: .missingGlyph
    case .inkAppeared: .inkAppeared
    case .text: .text
    case .shape: .shape
    case .antialiasing, .rasteriserNoise: .antialiasing
    case .reflowed: .reflowed
    case .pictureSize: .pictureSize
    case .other: .unexplained
    }
  }
}
