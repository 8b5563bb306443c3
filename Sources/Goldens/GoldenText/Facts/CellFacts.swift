import Wording
public import DynamicType
public import ImageDiff
public import TextEngine

/// What a cell was set in and how it came out: what a pull request shows, and what says why
/// pixels moved.
///
/// Lengths are in points; they are printed, and compared, to a thousandth.
public struct CellFacts: Hashable, Sendable {
  /// A face the text is really set in.
  public struct Font: Hashable, Sendable {
    /// The file below the fonts folder, with `#index` for later faces of a collection.
    public var name: String
    /// Where it stands on its axes, such as `opsz=14 wght=400`; empty where it has none.
    public var instance: String
    /// The digest of the file's content.
    public var digest: ContentDigest

    /// A face of known facts.
    public init(name: String, instance: String, digest: ContentDigest) {
      self.name = name
      self.instance = instance
      self.digest = digest
    }
  }

  /// One line; what is above the frame's top or left of it is negative.
  public struct Line: Hashable, Sendable {
    /// Its baseline, downwards from the frame's top.
    public var baseline: Points
    /// Where its first glyph stands.
    public var left: Points
    /// How wide it is, without trailing spaces.
    public var width: Points
    /// The top of its box, downwards from the frame's top.
    public var top: Points
    /// The bottom of its box, downwards from the frame's top.
    public var bottom: Points
    /// Where its ink is; `nil` where it shows none.
    public var ink: InkBounds?
    /// Where in the sample its text stands, in UTF-8 bytes, with trailing spaces.
    public var range: Range<Int>
    /// What it says, without trailing spaces.
    public var text: String

    /// A line of known facts.
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

  /// How a stretch of the text is set that is not set as the rest.
  public struct Run: Hashable, Sendable {
    /// Where in the sample it stands, in UTF-8 bytes.
    public var range: Range<Int>
    /// What is its own, in words.
    public var setting: String

    /// A run of known facts.
    public init(range: Range<Int>, setting: String) {
      self.range = range
      self.setting = setting
    }
  }

  /// What a cell shows.
  public enum Subject: Hashable, Sendable {
    /// A text, which all other facts are about.
    case text
    /// An interface, by its parts in the order of painting. Its window is the frame, `setting` says
    /// what is behind all of them, and of what else there is to say of a text nothing holds: sizes,
    /// fonts, lines and flags are its parts' own.
    case interface([ElementFacts])
  }

  /// Whether it shows a text or an interface.
  public var subject: Subject = .text
  /// The version of Unicode whose rules say where lines may end, such as `15.0`.
  public var unicode: String
  /// The size of the text; 0 for an interface.
  public var pointSize: Points
  /// The style's leading; `nil` where lines are as tall as the face says.
  public var leading: Points?
  /// How the size is known; `nil` where the font is a custom one.
  public var provenance: TypeSize.Provenance?
  /// The weight that was asked for.
  public var weight: FontWeight
  /// The faces the text is set in, in the order of their names.
  public var fonts: [Font]
  /// The width the text was set in; `nil` where it was unbounded.
  public var boundedWidth: Points?
  /// How else the text was asked to be set, in words: ink and background, language, direction where
  /// it was not left to the text, attributes and paragraph style.
  public var setting: String
  /// The runs that are set in their own way, in the order of the text.
  public var runs: [Run]
  /// What its pixels may differ by, and why; `nil` where they may not.
  public var tolerance: String?
  /// The width of the frame.
  public var frameWidth: Points
  /// The height of the frame.
  public var frameHeight: Points
  /// The picture's width, in px.
  public var pictureWidth: Int
  /// The picture's height, in px.
  public var pictureHeight: Int
  /// Where the frame lies in the picture, in px; not at (0, 0) where ink leaves the frame.
  public var frameOrigin: PixelPoint
  /// The lines, from the top.
  public var lines: [Line]
  /// What a reader would notice: text left out, ink cut off, words cut. From the top.
  public var flags: [Flag]
  /// The digest of the picture's pixels.
  public var pixels: ContentDigest

  /// Known facts.
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
  /// Whether both are the same file, spelt alike, standing at the same place.
  public static func == (left: Self, right: Self) -> Bool {
    left.name.hasSameBytes(as: right.name) && left.instance == right.instance
      && left.digest == right.digest
  }
}

extension CellFacts.Line {
  /// Whether both stand alike and are spelt alike: “é” in one code point is not “é” in two.
  public static func == (left: Self, right: Self) -> Bool {
    left.text.hasSameBytes(as: right.text) && left.baseline == right.baseline
      && left.left == right.left && left.width == right.width && left.top == right.top
      && left.bottom == right.bottom && left.ink == right.ink && left.range == right.range
  }
}
