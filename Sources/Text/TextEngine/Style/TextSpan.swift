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

  /// A stretch of text and how it is set.
  public init(
    _ text: String, fonts: FontPreferences, pointSize: Points, color: RGBAColor = .black,
    features: [FeatureSetting] = [], tracking: Tracking = .none, baselineOffset: Points = 0,
    underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil,
    language: String? = nil, line: LineSetting? = nil
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
  }
}
