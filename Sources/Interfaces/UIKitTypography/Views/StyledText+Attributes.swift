import DynamicType
import Foundation
import Imaging
import Snapshots
import TextEngine

/// A text in UIKit's words, and what the view it stands in adds, on its way to the engine.
struct TextOrder {
  /// What it says, and how.
  var text: NSAttributedString
  /// The font of what has none.
  var font: UIFont
  /// The colour of what has none.
  var color: UIColor
  /// How its paragraphs are set where the text does not say.
  var paragraph = NSParagraphStyle.Values()
  /// The greatest number of lines; `nil` for any.
  var lineLimit: Int?
  /// The least part of its size it may shrink to.
  var minimumScaleFactor = 1.0
  /// What colours resolve in.
  var traits: UITraitCollection
  /// The language, as a BCP 47 tag.
  var language: String?

  /// A text on its way to the engine. Where its first letter has a font, that stands for all of it, as
  /// it does in a label.
  init(_ text: NSAttributedString, font: UIFont, color: UIColor, traits: UITraitCollection) {
    self.text = text
    self.font = text.first(.font) ?? font
    self.color = color
    self.traits = traits
  }

  /// The text in the engine's words. Fonts have the sizes they have now.
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
      lineLimit: lineLimit, isRightToLeft: isRightToLeft(direction))
    paragraph.minimumScaleFactor = minimumScaleFactor
    if self.paragraph.allowsDefaultTighteningForTruncation { paragraph.allowsTightening = true }
    return StyledText(
      AttributedText(runs), font: font.drawn, attributes: TextAttributes(features: font.features),
      paragraph: paragraph, color: color.color(in: traits), language: language,
      direction: direction)
  }

  /// A stretch of the text with the same attributes.
  struct Run {
    let text: String
    let values: [NSAttributedString.Key: Any]

    /// The picture in its place; `nil` for letters.
    var attachment: NSTextAttachment? {
      text == "\u{FFFC}" ? values[.attachment] as? NSTextAttachment : nil
    }
  }

  /// The stretches of the text, each picture by itself.
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

  /// The room of a picture; `nil` for letters.
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

  /// Whether the first paragraph runs from right to left: as it says, else as its first strong
  /// character does, else as the interface does.
  private func isRightToLeft(_ direction: WritingDirection) -> Bool {
    switch direction {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural: text.string.firstStrongIsRightToLeft ?? false
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
  /// What its first letter has of an attribute; `nil` for nothing.
  func first<Value>(_ key: NSAttributedString.Key) -> Value? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) as? Value : nil
  }
}

extension String {
  /// Whether its first letter with a direction runs from right to left; `nil` where it has none.
  ///
  /// Hebrew and Arabic with its neighbours count, by the blocks they lie in; this decides which edge
  /// is “left” of a text, and the engine runs the text itself by Unicode's rules.
  var firstStrongIsRightToLeft: Bool? {
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        return true
      default: return false
      }
    }
    return nil
  }
}
