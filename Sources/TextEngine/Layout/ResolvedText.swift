public import DynamicType
public import Imaging

/// Text with every choice made: what to draw it with, how large, in what order of fallback.
public struct ResolvedText: Sendable {
  /// The text, as stretches that are each set in one way.
  public var spans: [TextSpan]
  /// How far apart baselines stand.
  public var lineHeight: LineHeightRule
  /// The face whose extent a line has at least, at `lineSize`: the style's own.
  public var lineFace: FontFace
  /// The point size that goes with `lineFace`.
  public var lineSize: Points
  /// Which way paragraphs run.
  public var direction: WritingDirection
  /// The language, as a BCP 47 tag: it chooses glyphs and line-break rules.
  public var language: String?
  /// How its paragraphs are set.
  public var paragraph: ParagraphStyle

  /// Text with every choice made.
  public init(
    spans: [TextSpan], lineHeight: LineHeightRule, lineFace: FontFace, lineSize: Points,
    direction: WritingDirection = .natural, language: String? = nil,
    paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.spans = spans
    self.lineHeight = lineHeight
    self.lineFace = lineFace
    self.lineSize = lineSize
    self.direction = direction
    self.language = language
    self.paragraph = paragraph
  }

  /// The whole text.
  public var text: String { spans.map(\.text).joined() }
}

/// A stretch of text that is set in one way.
public struct TextSpan: Sendable {
  /// What it says.
  public var text: String
  /// The fonts to look for each character in, in order of preference; at least one.
  public var fonts: [ShapingFont]
  /// Its size.
  public var pointSize: Points
  /// Its colour.
  public var color: RGBAColor
  /// OpenType features to turn on or off, beyond what the script and language ask for.
  public var features: [FeatureSetting]
  /// What is added after each letter.
  public var tracking: Tracking

  /// A stretch of text and how it is set.
  public init(
    _ text: String, fonts: [ShapingFont], pointSize: Points, color: RGBAColor = .black,
    features: [FeatureSetting] = [], tracking: Tracking = .none
  ) {
    self.text = text
    self.fonts = fonts
    self.pointSize = pointSize
    self.color = color
    self.features = features
    self.tracking = tracking
  }
}

/// A face at one place in its design space, ready to shape.
public struct ShapingFont: Sendable {
  /// The face.
  public let face: FontFace
  /// The face and place, as the renderer wants them.
  public let instance: FontInstance

  let handle: HarfBuzzFont

  /// A face at given axis positions; axes not named stand at their default.
  ///
  /// - Throws: `FontError.noSuchAxis` or `.outsideAxis`.
  public init(_ face: FontFace, variations: [VariationSetting] = []) throws(FontError) {
    self.face = face
    instance = try face.instance(variations)
    handle = HarfBuzzFont(
      face.handle, unitsPerEm: face.unitsPerEm, variations: instance.variations)
  }
}

/// An OpenType feature and its value.
public struct FeatureSetting: Hashable, Sendable {
  /// Such as `tnum` or `ss01`.
  public let tag: OpenTypeTag
  /// 0 for off, 1 for on, more for the alternates of some features.
  public let value: UInt32

  /// A feature, on unless told otherwise.
  public init(_ tag: OpenTypeTag, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}

/// Which way paragraphs run.
public enum WritingDirection: Hashable, Sendable {
  /// As the first strong character of each paragraph says (UAX 9, rules P2 and P3).
  case natural
  /// From left to right, whatever the characters are.
  case leftToRight
  /// From right to left, whatever the characters are.
  case rightToLeft
}

/// How far apart baselines stand.
public enum LineHeightRule: Hashable, Sendable {
  /// By the face: ascent, descent and line gap, as text in a custom font is set.
  case face
  /// By a text style's leading, as text in a preferred font is set. A face taller than the line's
  /// own adds what it is taller by, as tall scripts do (a model: Apple publishes no ratios).
  case leading(Points)
}
