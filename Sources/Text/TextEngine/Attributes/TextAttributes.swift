public import DynamicType
public import Imaging

/// How a run of attributed text is set, in the words of `NSAttributedString` and SwiftUI.
///
/// What is not said is left to the whole text.
public struct TextAttributes: Sendable {
  /// The font at the size it has now, which follows the text size if it is a text style's or scaled;
  /// `nil` for that of the whole text.
  public var font: ScalableFont?
  /// How heavy it is, whatever the font says; `nil` for what the font says.
  public var weight: FontWeight?
  /// Traits beside those the font has, such as bold and italic.
  public var traits: FontDescriptor.SymbolicTraits
  /// The style the run is meant to have, which `AttributedText.reapplied(for:)` gives it back;
  /// `nil` where that is the font's own.
  public var textStyle: TextStyle?
  /// How wide its letters are; `nil` for what the font's traits say.
  public var width: FontWidth?
  /// Places on the axes of variable fonts, which go before those that weight, width and slant ask
  /// for. A font without the axis is set without it.
  public var variations: [VariationSetting]
  /// What an axis of optical sizes follows; `nil` for the point size.
  public var opticalSizing: OpticalSizing?
  /// The colour.
  public var color: RGBAColor?
  /// OpenType features to turn on or off.
  public var features: [FeatureSetting]
  /// What is added after each letter.
  public var tracking: Tracking?
  /// How far it is raised above the baseline; negative lowers it.
  public var baselineOffset: Points?
  /// The line below its letters.
  public var underline: TextDecoration?
  /// The line through its letters.
  public var strikethrough: TextDecoration?
  /// Its language, as a BCP 47 tag.
  public var language: String?

  /// What is named, and nothing else.
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
  /// These attributes, and what they do not say as the whole text has it.
  ///
  /// Features and places on axes come after those of the whole text, which lets them have the last
  /// word.
  public func merging(over whole: TextAttributes) -> TextAttributes {
    TextAttributes(
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
  }
}

extension TextAttributes: Hashable {
  /// Whether both are set alike now and after a change of the text size. Two fonts that look alike
  /// now and scale differently are not the same here, although `ScalableFont` takes them so.
  public static func == (left: TextAttributes, right: TextAttributes) -> Bool {
    left.identity == right.identity
  }

  /// Hashes what counts for equality.
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
  }

  private var identity: Identity {
    Identity(
      font: font?.fontDescriptor, scaling: font?.scaling, weight: weight, traits: traits,
      textStyle: textStyle, width: width, variations: variations, opticalSizing: opticalSizing,
      color: color, features: features, tracking: tracking, baselineOffset: baselineOffset,
      decorations: [underline, strikethrough], language: language)
  }
}
