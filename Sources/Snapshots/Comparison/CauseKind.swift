/// What kind of thing a cause is: what people filter by, and machines read.
public enum CauseKind: String, Hashable, Sendable, CaseIterable {
  /// The text is larger or smaller.
  case size
  /// Its strokes are heavier or lighter.
  case weight
  /// Its letters are wider or narrower.
  case width
  /// It is set in other faces.
  case font
  /// A font file of the same name has another content.
  case fontVersion = "font-version"
  /// A variable font stands at another optical size.
  case opticalSize = "optical-size"
  /// A variable font stands elsewhere on another axis.
  case axis
  /// A face lacks a weight, a width or a slant that it had, or has one that it lacked.
  case shortfall
  /// It says something else.
  case text
  /// Lines end elsewhere.
  case reflowed
  /// Text is left out, or no longer.
  case truncated
  /// Ink leaves its box, or no longer.
  case clipped
  /// A line is wider than its frame, or no longer.
  case overflow
  /// It is set smaller or tighter than asked for so that it fits, or no longer.
  case fit
  /// A glyph is missing.
  case missingGlyph = "missing-glyph"
  /// An accent, a dot or another part of a glyph is missing.
  case markLost = "mark-lost"
  /// There is ink that was not there.
  case inkAppeared = "ink-appeared"
  /// It stands elsewhere.
  case shifted
  /// Letters stand closer together or further apart.
  case spacing
  /// Lines stand closer together or further apart, or are higher or lower.
  case leading
  /// It or what is behind it has another colour.
  case color
  /// A glyph has another shape.
  case shape
  /// Edges are smoothed in another way, and nothing else.
  case antialiasing
  /// The width it is set in.
  case frameWidth = "frame-width"
  /// How it is set in another way: language, direction, features, limits.
  case setting
  /// A part of an interface appeared or vanished, or stands elsewhere in its tree.
  case element
  /// A stack of an interface stands the other way.
  case turned
  /// A part of an interface has more or less room.
  case box
  /// What its pixels may differ by.
  case tolerance
  /// Libraries are of other versions, and nothing else.
  case libraryDrift = "library-drift"
  /// The size table is another edition, and nothing else.
  case sizeTable = "size-table"
  /// The picture has another size, and what it shows has not.
  case pictureSize = "picture-size"
  /// The text is drawn as it was, and the picture file and its layout text are not those of one recording.
  case file
  /// Nothing known explains it.
  case unexplained
}
