import Snapshots
import DynamicType
import Imaging
import Rendering
import TextEngine

@testable import Suites
@testable import Verification

/// A screen of a settings row, laid out by hand: a title, its value, and a button below.
struct Screen {
  var title = "Wi-Fi"
  var value = "Off"
  var button = "Forget"
  var titleFont = ScalableFont.preferredFont(forTextStyle: .body, compatibleWith: large)
  var valueFont = ScalableFont.preferredFont(forTextStyle: .body, compatibleWith: large)
  var titleColor = RGBAColor.black
  var ground = RGBAColor.white
  /// From which category on title and value stand below each other.
  var turn = ContentSizeCategory.accessibilityExtraLarge
  /// The name of the stack that has them beside each other.
  var row = "HStack"
  var padding: Points = 11
  var rowHeight: Points?
  var width: Points = 320

  static let large = TraitCollection(preferredContentSizeCategory: .large)

  static func custom(_ size: Points, along style: TextStyle = .body) -> ScalableFont {
    ScalableFont.custom(Bench.inter, size: size).scaled(along: style, compatibleWith: large)
  }

  /// Sets a text with a font made for Large, which follows the text size.
  static func set(
    _ words: AttributedText, in font: ScalableFont, at category: ContentSizeCategory,
    color: RGBAColor = .black, width: Points? = nil, lineLimit: Int? = nil,
    update: AttributedText.Update = .adjusted, fonts: InterfaceFonts
  ) throws -> SetText {
    try Typesetter(fonts).set(
      StyledText(
        words, font: font, paragraph: ParagraphStyle(lineLimit: lineLimit), color: color,
        update: update),
      in: TraitCollection(preferredContentSizeCategory: category), width: width)
  }

  func frame(at category: ContentSizeCategory, in bench: Bench) throws -> InterfaceFrame {
    let fonts = InterfaceFonts(folder: bench.fonts, systemFont: bench.systemFont)
    let title = try Self.set(
      AttributedText(title), in: titleFont, at: category, color: titleColor, fonts: fonts)
    let value = try Self.set(AttributedText(value), in: valueFont, at: category, fonts: fonts)
    let button = try Self.set(AttributedText(button), in: valueFont, at: category, fonts: fonts)
    let isVertical = category >= turn
    let stack = isVertical ? "VStack" : self.row
    let height =
      rowHeight ?? padding + padding + title.frame.height
      + (isVertical ? value.frame.height : 0)
    let row = PointRect(x: 0, y: 0, width: width, height: height)
    var elements = [
      InterfaceElement(
        path: "List/Row", box: row,
        content: .fill(.rectangle(row), ground))
    ]
    elements.append(Self.element("List/Row/\(stack)/Text", title, x: 16, y: padding))
    elements.append(
      Self.element(
        "List/Row/\(stack)/Text[2]", value,
        x: isVertical ? 16 : width - 16 - value.frame.width,
        y: isVertical ? padding + title.frame.height : padding))
    let place = PointRect(
      x: 16, y: height + 8, width: button.frame.width + 24,
      height: max(44, button.frame.height + 16))
    elements.append(InterfaceElement(path: "List/Button", box: place, isControl: true))
    elements.append(
      Self.element(
        "List/Button/Text", button, x: place.x + 12,
        y: place.y + (place.height - button.frame.height) * 0.5))
    return InterfaceFrame(
      width: width, height: place.maxY + 8, background: .white, elements: elements)
  }

  static func element(
    _ path: String, _ text: SetText, x: Points, y: Points, clip: InterfaceElement.Clip? = nil,
    following: InterfaceElement.Following = .rebuilt, largeContent: LargeContent? = nil
  ) -> InterfaceElement {
    InterfaceElement(
      path: path,
      box: PointRect(x: x, y: y, width: text.frame.width, height: text.frame.height), clip: clip,
      content: .text(text, x: x, y: y), following: following, largeContent: largeContent)
  }

  func ramp(
    _ categories: [ContentSizeCategory] = [.large, .accessibilityExtraLarge], in bench: Bench,
    variants: [String] = []
  ) throws -> RampSpec {
    var frames: [ContentSizeCategory: InterfaceFrame] = [:]
    for category in categories { frames[category] = try frame(at: category, in: bench) }
    return RampSpec(
      suite: "tiny", interface: "settings", frames: frames, scale: .x1, variants: variants)
  }
}

extension InterfaceFrame {
  /// The same with something changed about one of its parts.
  func with(_ path: String, _ change: (inout InterfaceElement) -> Void) -> InterfaceFrame {
    var frame = self
    for index in frame.elements.indices where frame.elements[index].path == path {
      change(&frame.elements[index])
    }
    return frame
  }
}
