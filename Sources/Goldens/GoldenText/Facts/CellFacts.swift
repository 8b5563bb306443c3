import Wording
public import DynamicType
public import ImageDiff
public import TextEngine

/// The settings of a cell and its layout. They are shown in pull requests, and explain why pixels
/// changed.
///
/// Lengths are in points; they are printed, and compared, to a thousandth.
public struct CellFacts: Hashable, Sendable {
  /// A face that the text is actually set in.
  public struct Font: Hashable, Sendable {
    /// The file below the fonts folder, with `#index` for later faces of a collection.
    public var name: String
    /// The position on its axes, such as `opsz=14 wght=400`; empty for a face without axes.
    public var instance: String
    /// The digest of the file's content.
    public var digest: ContentDigest

    /// Creates a face of known facts.
    public init(name: String, instance: String, digest: ContentDigest) {
      self.name = name
      self.instance = instance
      self.digest = digest
    }
  }

  /// One line. Positions above or left of the frame are negative.
  public struct Line: Hashable, Sendable {
    /// The baseline, downwards from the frame's top.
    public var baseline: Points
    /// The left edge of the first glyph.
    public var left: Points
    /// The width, without trailing spaces.
    public var width: Points
    /// The top of the line's box, downwards from the frame's top.
    public var top: Points
    /// The bottom of the line's box, downwards from the frame's top.
    public var bottom: Points
    /// The bounds of the line's ink; `nil` where it has none.
    public var ink: InkBounds?
    /// The range of the text in the sample, in UTF-8 bytes, with trailing spaces.
    public var range: Range<Int>
    /// The text, without trailing spaces.
    public var text: String

    /// Creates a line of known facts.
    public init(
      baseline: Points, left: Points, width: Points, top: Points, bottom: Points, ink: InkBounds?,
      range: Range<Int>, text: String
    ) {
      self.baseline = baseline
      self.left = left
      self.width = width
      self.top = top
      self.bottom = bottom
      self.ink = ink
      self.range = range
      self.text = text
    }
  }

  /// A stretch of the text with settings of its own.
  public struct Run: Hashable, Sendable {
    /// The range in the sample, in UTF-8 bytes.
    public var range: Range<Int>
    /// The run's own settings, in words.
    public var setting: String

    /// Creates a run of known facts.
    public init(range: Range<Int>, setting: String) {
      self.range = range
      self.setting = setting
    }
  }

  /// What a cell shows.
  public enum Subject: Hashable, Sendable {
    /// A text, which all other facts describe.
    case text
    /// An interface, as its parts in the order of painting. The frame is its window, and `setting`
    /// its background. Sizes, fonts, lines and flags are empty here, as each part has its own.
    case interface([ElementFacts])
  }

  /// Whether the cell shows a text or an interface.
  public var subject: Subject = .text
  /// The Unicode version whose line-breaking rules were used, such as `15.0`.
  public var unicode: String
  /// The size of the text; 0 for an interface.
  public var pointSize: Points
  /// The style's leading; `nil` where the face determines line heights.
  public var leading: Points?
  /// The source of the size; `nil` for a custom font.
  public var provenance: TypeSize.Provenance?
  /// The requested weight.
  public var weight: FontWeight
  /// The faces the text is set in, in the order of their names.
  public var fonts: [Font]
  /// The width available to the text; `nil` where it was unbounded.
  public var boundedWidth: Points?
  /// The other requested settings, in words: ink and background, language, direction if it was not
  /// left to the text, attributes and paragraph style.
  public var setting: String
  /// The runs with settings of their own, in the order of the text.
  public var runs: [Run]
  /// The permitted difference of the pixels, and the reason; `nil` where none is permitted.
  public var tolerance: String?
  /// The width of the frame.
  public var frameWidth: Points
  /// The height of the frame.
  public var frameHeight: Points
  /// The picture's width, in px.
  public var pictureWidth: Int
  /// The picture's height, in px.
  public var pictureHeight: Int
  /// The position of the frame in the picture, in px; not (0, 0) where ink is outside the frame.
  public var frameOrigin: PixelPoint
  /// The lines, from the top.
  public var lines: [Line]
  /// The visible problems, such as text left out, clipped ink and broken words, from the top.
  public var flags: [Flag]
  /// The digest of the picture's pixels.
  public var pixels: ContentDigest

  /// Creates facts from known values.
  public init(
    unicode: String, pointSize: Points, leading: Points?, provenance: TypeSize.Provenance?,
    weight: FontWeight, fonts: [Font], boundedWidth: Points?, setting: String, runs: [Run],
    tolerance: String? = nil, frameWidth: Points, frameHeight: Points, pictureWidth: Int,
    pictureHeight: Int, frameOrigin: PixelPoint, lines: [Line], flags: [Flag],
    pixels: ContentDigest
  ) {
    self.unicode = unicode
    self.pointSize = pointSize
    self.leading = leading
    self.provenance = provenance
    self.weight = weight
    self.fonts = fonts
    self.boundedWidth = boundedWidth
    self.setting = setting
    self.runs = runs
    self.tolerance = tolerance
    self.frameWidth = frameWidth
    self.frameHeight = frameHeight
    self.pictureWidth = pictureWidth
    self.pictureHeight = pictureHeight
    self.frameOrigin = frameOrigin
    self.lines = lines
    self.flags = flags
    self.pixels = pixels
  }
}

extension CellFacts.Font {
  /// Returns whether both are the same file, spelt alike, at the same position on its axes.
  public static func == (left: Self, right: Self) -> Bool {
    left.name.hasSameBytes(as: right.name) && left.instance == right.instance
      && left.digest == right.digest
  }
}

extension CellFacts.Line {
  /// Returns whether both have the same position and spelling: “é” in one code point is not “é” in
  /// two.
  public static func == (left: Self, right: Self) -> Bool {
    left.text.hasSameBytes(as: right.text) && left.baseline == right.baseline
      && left.left == right.left && left.width == right.width && left.top == right.top
      && left.bottom == right.bottom && left.ink == right.ink && left.range == right.range
  }
}
