public import DynamicType
public import Imaging

/// The attributes of a run of text, named as in `NSAttributedString` and SwiftUI.
///
/// An attribute that is not set takes the value of the whole text.
public struct TextAttributes: Sendable {
  /// The font at its current size; `nil` for the font of the whole text. A font of a text style, or
  /// a scaled font, follows the text size.
  public var font: ScalableFont?
  /// The weight, which overrides the font's; `nil` for the font's own.
  public var weight: FontWeight?
  /// Traits in addition to the font's own, such as bold and italic.
  public var traits: FontDescriptor.SymbolicTraits
  /// The text style that `AttributedText.reapplied(for:)` sets the run in; `nil` for the font's
  /// own.
  public var textStyle: TextStyle?
  /// The width of the letters; `nil` for the font's own.
  public var width: FontWidth?
  /// Positions on the axes of variable fonts. They override the positions for weight, width and
  /// slant. A font ignores an axis that it does not have.
  public var variations: [VariationSetting]
  /// What the optical-size axis follows; `nil` for the point size.
  public var opticalSizing: OpticalSizing?
  /// The colour of the letters.
  public var color: RGBAColor?
  /// OpenType features to turn on or off.
  public var features: [FeatureSetting]
  /// The space added after each letter.
  public var tracking: Tracking?
  /// The distance above the baseline; negative values move the run down.
  public var baselineOffset: Points?
  /// The line below the letters.
  public var underline: TextDecoration?
  /// The line through the letters.
  public var strikethrough: TextDecoration?
  /// The language, as a BCP 47 tag.
  public var language: String?
  /// The space for a picture in place of the run's one character; `nil` for letters. The view with
  /// the text draws the picture there: see ``TextLine/boxes``. Only interfaces have such runs, so
  /// the head of a golden does not have it.
  package var box: InlineBox?

  /// Creates attributes from the values you name.
  public init(
    font: ScalableFont? = nil, weight: FontWeight? = nil,
    traits: FontDescriptor.SymbolicTraits = [], textStyle: TextStyle? = nil,
    width: FontWidth? = nil, variations: [VariationSetting] = [],
    opticalSizing: OpticalSizing? = nil, color: RGBAColor? = nil,
    features: [FeatureSetting] = [], tracking: Tracking? = nil, baselineOffset: Points? = nil,
    underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil,
    language: String? = nil
  ) {
    self.font = font
    self.weight = weight
    self.traits = traits
    self.textStyle = textStyle
    self.width = width
    self.variations = variations
    self.opticalSizing = opticalSizing
    self.color = color
    self.features = features
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.language = language
  }
}

extension TextAttributes {
  /// Returns these attributes, with those of the whole text where they are not set.
  ///
  /// Features and axis positions come after those of the whole text, so that they override them.
  public func merging(over whole: TextAttributes) -> TextAttributes {
    var merged = TextAttributes(
      font: font ?? whole.font, weight: weight ?? whole.weight, traits: traits.union(whole.traits),
      textStyle: textStyle ?? whole.textStyle, width: width ?? whole.width,
      variations: whole.variations.filter { setting in
        !variations.contains { $0.axis == setting.axis }
      } + variations,
      opticalSizing: opticalSizing ?? whole.opticalSizing, color: color ?? whole.color,
      features: whole.features + features, tracking: tracking ?? whole.tracking,
      baselineOffset: baselineOffset ?? whole.baselineOffset,
      underline: underline ?? whole.underline, strikethrough: strikethrough ?? whole.strikethrough,
      language: language ?? whole.language)
    merged.box = box
    return merged
  }
}

extension TextAttributes: Hashable {
  /// Returns whether both look alike now and after a change of the text size. Fonts that look alike
  /// now but scale differently are not equal here, although `ScalableFont` treats them as equal.
  public static func == (left: TextAttributes, right: TextAttributes) -> Bool {
    left.identity == right.identity
  }

  /// Hashes the values that equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  private struct Identity: Hashable {
    let font: FontDescriptor?
    let scaling: ScalableFont.Scaling?
    let weight: FontWeight?
    let traits: FontDescriptor.SymbolicTraits
    let textStyle: TextStyle?
    let width: FontWidth?
    let variations: [VariationSetting]
    let opticalSizing: OpticalSizing?
    let color: RGBAColor?
    let features: [FeatureSetting]
    let tracking: Tracking?
    let baselineOffset: Points?
    let decorations: [TextDecoration?]
    let language: String?
    let box: InlineBox?
  }

  private var identity: Identity {
    Identity(
      font: font?.fontDescriptor, scaling: font?.scaling, weight: weight, traits: traits,
      textStyle: textStyle, width: width, variations: variations, opticalSizing: opticalSizing,
      color: color, features: features, tracking: tracking, baselineOffset: baselineOffset,
      decorations: [underline, strikethrough], language: language, box: box)
  }
}
