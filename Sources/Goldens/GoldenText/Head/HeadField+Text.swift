import DynamicType
package import TextEngine

extension HeadField where Root == TextAttributes {
  /// The attributes of a run, with its font divided into parts.
  package static let ofRuns: [HeadField<TextAttributes>] =
    FontParts.fields.map { field in
      HeadField(field.key, field.kind, print: { field.print(FontParts($0.font)) }) {
        lines, attributes in
        var parts = FontParts(attributes.font)
        guard field.read(lines, &parts) else { return false }
        attributes.font = parts.font
        return true
      }
    } + [.optional("ink", .color, \.color, .color)] + ofTexts + [
      .optional("language", .language, \.language, .text)
    ]

  /// The attributes of a whole text that no other key of a head has.
  package static let ofTexts: [HeadField<TextAttributes>] = [
    .optional("meant as", .curve, \.textStyle, .style),
    .optional("weight", .weight, \.weight, .weight),
    .usually([], "traits", .weight, \.traits, .traits),
    .optional("letter width", .width, \.width, .width),
    .usually([], "axes", .axis, \.variations, .list(of: .axis)),
    .optional("optical size", .opticalSize, \.opticalSizing, .opticalSizing),
    .usually([], "features", .features, \.features, .list(of: .feature)),
    .optional("tracking", .spacing, \.tracking, .tracking),
    .optional("raised by", .shifted, \.baselineOffset, .points),
    .optional("underline", .decoration, \.underline, .decoration),
    .optional("strikethrough", .decoration, \.strikethrough, .decoration),
  ]
}

/// A run's font, divided so that each part is a key.
private struct FontParts: Sendable {
  var style: TextStyle?
  var isSystem = false
  var family: String?
  var face: String?
  var size: Points?
  var weight: FontWeight?
  var emphasizedWeight: FontWeight?
  var leading: Points?
  var traits: FontDescriptor.SymbolicTraits = []
  var scaledAlong: TextStyle?
  var baseSize: Points?
  var greatestSize: Points?

  static let fields: [HeadField<FontParts>] = [
    .optional("font style", .font, \.style, .style),
    .usually(false, "system font", .font, \.isSystem, .words(["yes": true])),
    .optional("font", .font, \.family, .text),
    .optional("font face", .font, \.face, .text),
    .optional("font size", .size, \.size, .points),
    .optional("font weight", .weight, \.weight, .weight),
    .optional("bold font weight", .weight, \.emphasizedWeight, .weight),
    .optional("font leading", .leading, \.leading, .points),
    .usually([], "font traits", .weight, \.traits, .traits),
    .optional("scaled along", .curve, \.scaledAlong, .style),
    .optional("scaled from", .size, \.baseSize, .points),
    .optional("scaled up to", .size, \.greatestSize, .points),
  ]

  init(_ font: ScalableFont?) {
    guard let font else { return }
    let descriptor = font.fontDescriptor
    switch descriptor.origin {
    case .preferred(let style): self.style = style
    case .system: isSystem = true
    case .custom(let family, let face): (self.family, self.face) = (family, face)
    }
    size = descriptor.pointSize
    weight = descriptor.plainWeight
    emphasizedWeight = descriptor.emphasizedWeight
    leading = descriptor.styleLeading
    traits = descriptor.symbolicTraits
    scaledAlong = font.scaling?.textStyle
    baseSize = font.scaling?.basePointSize
    greatestSize = font.scaling?.maximumPointSize
  }

  /// The font assembled from its parts; `nil` where there is none.
  ///
  /// It is read after each key, and again after the last.
  var font: ScalableFont? {
    let origin: FontDescriptor.Origin
    if let style {
      origin = .preferred(style)
    } else if let family {
      origin = .custom(family: family, face: face)
    } else if isSystem {
      origin = .system
    } else {
      return nil
    }
    let scaling = scaledAlong.map {
      ScalableFont.Scaling(
        basePointSize: baseSize ?? .zero, textStyle: $0, maximumPointSize: greatestSize)
    }
    return ScalableFont(
      fontDescriptor: FontDescriptor(
        origin, pointSize: size ?? .zero, traits: traits, weight: weight ?? .regular,
        emphasizedWeight: emphasizedWeight ?? .bold, leading: leading),
      scaling: scaling)
  }
}

extension HeadField where Root == ParagraphStyle {
  /// The settings of paragraphs.
  package static let ofParagraphs: [HeadField] = [
    .usually(.natural, "alignment", .alignment, \.alignment, .word),
    .optional("line limit", .lineLimit, \.lineLimit, .integer),
    .usually(.tail, "truncation", .truncation, \.truncationMode, .word),
    .usually(1, "least scale", .fit, \.minimumScaleFactor, .number),
    .usually(false, "tightening", .fit, \.allowsTightening, .words(["allowed": true])),
    .usually(.standard, "leading", .leading, \.leading, .word),
    .usually(1, "line height multiple", .leading, \.lineHeightMultiple, .number),
    .usually(0, "least line height", .leading, \.minimumLineHeight, .points),
    .optional("greatest line height", .leading, \.maximumLineHeight, .points),
    .usually(0, "line spacing", .leading, \.lineSpacing, .points),
    .usually(0, "paragraph spacing", .leading, \.paragraphSpacing, .points),
    .usually(0, "paragraph spacing before", .leading, \.paragraphSpacingBefore, .points),
    .usually(TabStops(), "tabs", .alignment, \.tabs, .tabs),
  ]
}
