public import DynamicType
public import Imaging

/// A part of a text with its own settings.
public struct TextSpan: Hashable, Sendable {
  /// The characters of the span.
  public var text: String
  /// The fonts for each grapheme cluster, with at least one for every script.
  public var fonts: FontPreferences
  /// The point size.
  public var pointSize: Points
  /// The colour of the letters.
  public var color: RGBAColor
  /// OpenType features to turn on or off, in addition to those for the script and language.
  public var features: [FeatureSetting]
  /// The space added after each letter.
  public var tracking: Tracking
  /// The distance above the baseline; negative values move the span down.
  public var baselineOffset: Points
  /// The line below the letters; `nil` for none.
  public var underline: TextDecoration?
  /// The line through the letters; `nil` for none.
  public var strikethrough: TextDecoration?
  /// The language, as a BCP 47 tag; `nil` for that of the whole text.
  public var language: String?
  /// The line height; `nil` for that of the whole text.
  public var line: LineSetting?
  /// The space for a picture in place of the span's one character; `nil` for letters.
  public var box: InlineBox?

  /// Creates a span with its settings.
  public init(
    _ text: String, fonts: FontPreferences, pointSize: Points, color: RGBAColor = .black,
    features: [FeatureSetting] = [], tracking: Tracking = .none, baselineOffset: Points = 0,
    underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil,
    language: String? = nil, line: LineSetting? = nil, box: InlineBox? = nil
  ) {
    self.text = text
    self.fonts = fonts
    self.pointSize = pointSize
    self.color = color
    self.features = features
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.language = language
    self.line = line
    self.box = box
  }
}

/// The space for a picture on a line, in em.
///
/// Values are limited to a thousand em. An infinite value is a mistake of the app and counts as
/// zero.
public struct InlineBox: Hashable, Sendable {
  /// The advance width, from 0 to 1000.
  public let width: Double
  /// The height above the baseline, from −1000 to 1000. A line is at least as high.
  public let ascent: Double
  /// The depth below the baseline, from −1000 to 1000.
  public let descent: Double

  /// Creates a space for a picture. By default it does not make its line higher.
  public init(width: Double, ascent: Double = 0, descent: Double = 0) {
    func limited(_ length: Double) -> Double {
      length.isFinite ? min(max(length, -1000), 1000) : 0
    }
    self.width = max(0, limited(width))
    self.ascent = limited(ascent)
    self.descent = limited(descent)
  }
}

/// The line height for text of a style.
public struct LineSetting: Hashable, Sendable {
  /// The rule for the distance between baselines.
  public var rule: LineHeightRule
  /// The face whose extent a line has at least, at `pointSize`: the style's own.
  public var face: FontFace
  /// The point size that goes with `face`.
  public var pointSize: Points

  /// Creates the line height of a style.
  public init(_ rule: LineHeightRule, face: FontFace, pointSize: Points) {
    self.rule = rule
    self.face = face
    self.pointSize = pointSize
  }
}

/// The rule for the distance between baselines.
public enum LineHeightRule: Hashable, Sendable {
  /// The face's ascent, descent and line gap, as for text in a custom font.
  case face
  /// A text style's leading, as for text in a preferred font. A taller face adds the difference to
  /// the line's own, as for tall scripts (modelled: Apple publishes no ratios).
  case leading(Points)
}

/// A line below or through letters, like `NSUnderlineStyle` and SwiftUI's `underline(_:color:)`.
public struct TextDecoration: Hashable, Sendable {
  /// The appearance of the line.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// One line, with the font's own thickness.
    case single
    /// One line of twice the font's thickness.
    case thick
    /// Two lines, one thickness apart.
    case double
  }

  /// The appearance of the line.
  public var style: Style
  /// The line's colour; `nil` for the colour of the letters.
  public var color: RGBAColor?

  /// Creates a line. By default it is single and has the colour of the letters.
  public init(_ style: Style = .single, color: RGBAColor? = nil) {
    self.style = style
    self.color = color
  }
}
