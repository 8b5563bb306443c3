/// How large what is drawn may be, and how much work: what is beyond is refused.
public enum DrawingLimits {
  /// The most pixels a picture may have.
  public static let greatestPixelCount = 24 << 20
  /// The most pixels a picture may have along a side; Cairo takes no more.
  public static let greatestSide = 32767
  /// How many bytes the outlines and pictures of the glyphs of a document may have.
  public static let greatestDocumentSize = 64 << 20
  /// How many bytes FreeType may take for the fonts of a renderer.
  public static let greatestFontMemory = 256 << 20
  /// The most bytes that the glyphs of a picture may take, each drawing counted once: a picture of
  /// the greatest size needs no more, filled with letters or with emoji.
  public static let greatestInkSize = 384 << 20
  /// The most pixels that layers of colour may be painted on in one picture, each layer counted, and
  /// pixels of a font's own pictures eightfold.
  public static let greatestPaintedArea = 1 << 29

  /// The most pixels that the glyphs and rules of one text may be put on, each as often as it is there:
  /// some thirty times the greatest picture, as a font may say that letters do not move the pen.
  public static let greatestInkedArea = 1 << 31

  /// The most steps of work that the outlines of a text's glyphs may be to fill, each drawing counted
  /// once: a step along a line into the next row or column takes some five nanoseconds.
  public static let greatestEdgeWork = 1 << 29
}
