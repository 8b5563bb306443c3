import DynamicType
import Foundation
import Imaging
import Snapshots
import TextEngine

/// A text with UIKit's attributes and the settings of its view, to be laid out by the engine.
struct TextOrder {
  /// The text with its attributes.
  var text: NSAttributedString
  /// The font of runs without one.
  var font: UIFont
  /// The colour of runs without one.
  var color: UIColor
  /// The paragraph style where the text sets none.
  var paragraph = NSParagraphStyle.Values()
  /// The maximum number of lines; `nil` for any.
  var lineLimit: Int?
  /// The smallest scale that the text may shrink to.
  var minimumScaleFactor = 1.0
  /// The traits that colours are resolved in.
  var traits: UITraitCollection
  /// The language, as a BCP 47 tag.
  var language: String?

  /// Creates an order. A font of the first character replaces the given one, as in a label.
  init(_ text: NSAttributedString, font: UIFont, color: UIColor, traits: UITraitCollection) {
    self.text = text
    self.font = text.first(.font) ?? font
    self.color = color
    self.traits = traits
  }

  /// The text as the engine takes it. Fonts keep their current sizes.
  var styled: StyledText {
    let style = ownParagraph ?? paragraph
    var language = language
    let runs = runs.map { run in
      if language == nil { language = run.values[.accessibilitySpeechLanguage] as? String }
      var attributes = attributes(run.values)
      attributes.box = box(of: run)
      return AttributedText.Run(run.text, attributes)
    }
    let direction = self.direction(style)
    var paragraph = style.style(
      lineLimit: lineLimit, isRightToLeft: direction.runsRightToLeft(text.string))
    paragraph.minimumScaleFactor = minimumScaleFactor
    if self.paragraph.allowsDefaultTighteningForTruncation { paragraph.allowsTightening = true }
    return StyledText(
      AttributedText(runs), font: font.drawn, attributes: TextAttributes(features: font.features),
      paragraph: paragraph, color: color.color(in: traits), language: language,
      direction: direction)
  }

  /// A range of the text with the same attributes.
  struct Run {
    let text: String
    let values: [NSAttributedString.Key: Any]

    /// The picture of the run; `nil` for letters.
    var attachment: NSTextAttachment? {
      text == "\u{FFFC}" ? values[.attachment] as? NSTextAttachment : nil
    }
  }

  /// The runs of the text. Each picture is a run of its own.
  var runs: [Run] {
    var runs: [Run] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let string = (text.string as NSString).substring(with: range)
      if values[.attachment] is NSTextAttachment {
        runs += string.map { Run(text: String($0), values: values) }
      } else {
        runs.append(Run(text: string, values: values))
      }
    }
    return runs
  }

  /// Returns the box of a run's picture; `nil` for letters.
  private func box(of run: Run) -> InlineBox? {
    guard let attachment = run.attachment else { return nil }
    let font = run.values[.font] as? UIFont ?? font
    guard font.pointSize > 0 else { return InlineBox(width: 0) }
    return attachment.box(beside: font, in: traits)
  }

  private var ownParagraph: NSParagraphStyle.Values? {
    guard text.length > 0 else { return nil }
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    guard var values = style?.values else { return nil }
    // A label cuts a single line as it is told to itself where the text only wraps.
    if lineLimit != nil, values.lineBreakMode == .byWordWrapping {
      values.lineBreakMode = paragraph.lineBreakMode
    }
    if values.alignment == .natural { values.alignment = paragraph.alignment }
    return values
  }

  private func direction(_ style: NSParagraphStyle.Values) -> WritingDirection {
    switch style.baseWritingDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .natural: .natural
    }
  }

  private func attributes(_ values: [NSAttributedString.Key: Any]) -> TextAttributes {
    let font = values[.font] as? UIFont
    let spacing = TextNumber(values[.tracking]) ?? TextNumber(values[.kern])
    return TextAttributes(
      font: font?.drawn, color: color(values[.foregroundColor]),
      features: (font?.features ?? [])
        + (TextNumber(values[.ligature])?.value == 0
          ? Self.withoutLigatures : []),
      tracking: spacing.map { .points(Self.limited($0.value)) },
      baselineOffset: TextNumber(values[.baselineOffset]).map { Self.limited($0.value) },
      underline: decoration(values[.underlineStyle], color: values[.underlineColor]),
      strikethrough: decoration(
        values[.strikethroughStyle], color: values[.strikethroughColor]),
      language: values[.accessibilitySpeechLanguage] as? String)
  }

  private static let withoutLigatures = [
    FeatureSetting("liga", value: 0), FeatureSetting("clig", value: 0),
  ]

  private static func limited(_ value: Double) -> Points {
    let greatest = LayoutLimits.greatestPointSize.value
    return Points(min(max(value, -greatest), greatest))
  }

  private func color(_ value: Any?) -> RGBAColor? { (value as? UIColor)?.color(in: traits) }

  private func decoration(_ style: Any?, color: Any?) -> TextDecoration? {
    let bits =
      (style as? NSUnderlineStyle)?.rawValue ?? TextNumber(style)?.whole ?? 0
    let drawn: TextDecoration.Style? =
      switch bits & 0xF {
      case 0: nil
      case 2: .thick
      case 9: .double
      default: .single
      }
    return drawn.map { TextDecoration($0, color: self.color(color)) }
  }
}

extension NSAttributedString {
  /// Returns the text with a colour for all letters that have none.
  func filling(_ color: UIColor) -> NSAttributedString {
    let filled = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: length)) {
      value, range, _ in
      if value == nil { filled.addAttribute(.foregroundColor, value: color, range: range) }
    }
    return filled
  }

  /// Returns an attribute of the first character; `nil` for none.
  func first<Value>(_ key: NSAttributedString.Key) -> Value? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) as? Value : nil
  }
}
