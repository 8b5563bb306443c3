public import DynamicType
public import Imaging

/// A stretch of text that is set in one way.
public struct TextSpan: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// The fonts to look for each grapheme cluster in; at least one for every script.
  public var fonts: FontPreferences
  /// Its size.
  public var pointSize: Points
  /// Its colour.
  public var color: RGBAColor
  /// OpenType features to turn on or off, beyond what the script and language ask for.
  public var features: [FeatureSetting]
  /// What is added after each letter.
  public var tracking: Tracking
  /// How far it is raised above the baseline; negative lowers it.
  public var baselineOffset: Points
  /// The line below its letters; `nil` for none.
  public var underline: TextDecoration?
  /// The line through its letters; `nil` for none.
  public var strikethrough: TextDecoration?
  /// Its language, as a BCP 47 tag; `nil` for that of the whole text.
  public var language: String?
  /// How high its lines are; `nil` for what the whole text says.
  public var line: LineSetting?
  /// The room of a picture in place of its one character; `nil` for letters.
  public var box: InlineBox?

  /// A stretch of text and how it is set.
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

/// The room that a line keeps for a picture, in em.
///
/// No picture is larger than a thousand letters. An infinite size is an app's mistake, so it counts as nothing.
public struct InlineBox: Hashable, Sendable {
  /// How far it moves what follows: 0…1000.
  public let width: Double
  /// How far it reaches above its baseline: −1000…1000. A line is at least as high.
  public let ascent: Double
  /// How far it reaches below its baseline: −1000…1000.
  public let descent: Double

  /// Creates the room of a picture. By default it does not make its line higher.
  public init(width: Double, ascent: Double = 0, descent: Double = 0) {
    func limited(_ length: Double) -> Double {
      length.isFinite ? min(max(length, -1000), 1000) : 0
    }
    self.width = max(0, limited(width))
    self.ascent = limited(ascent)
    self.descent = limited(descent)
  }
}

/// How high the lines are that text of a style stands on.
public struct LineSetting: Hashable, Sendable {
  /// How far apart baselines stand.
  public var rule: LineHeightRule
  /// The face whose extent a line has at least, at `pointSize`: the style's own.
  public var face: FontFace
  /// The point size that goes with `face`.
  public var pointSize: Points

  /// Lines of a style.
  public init(_ rule: LineHeightRule, face: FontFace, pointSize: Points) {
    self.rule = rule
    self.face = face
    self.pointSize = pointSize
  }
}

/// How far apart baselines stand.
public enum LineHeightRule: Hashable, Sendable {
  /// By the face: ascent, descent and line gap, as text in a custom font is set.
  case face
  /// By a text style's leading, as text in a preferred font is set. A face taller than the line's
  /// own adds what it is taller by, as tall scripts do (a model: Apple publishes no ratios).
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
