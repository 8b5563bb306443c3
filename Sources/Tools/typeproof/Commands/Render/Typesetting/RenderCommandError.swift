import Imaging
import Rendering
import TextEngine

/// Why a text that somebody wants to see is not drawn.
enum RenderCommandError: Error, Equatable {
  case noText
  case twoTexts
  case noFont
  case sizeAndStyle
  case axisTwice(OpenTypeTag)
  /// `--variation` sets an axis that another option moves along.
  case axisAndOption(OpenTypeTag, option: String)
  case boldTextAndInstance
  case noSuchInstance(String, fonts: [String], available: [String])
  case leadingWithoutStyle
  /// An option about what happens at the line limit, without one.
  case withoutLineLimit(option: String)
  case outlinesWithout(String)
  /// The text has more glyphs than a json tells.
  case tooManyGlyphs(Int, limit: Int)
  /// The outlines of its glyphs have more bytes in all than a json tells.
  case tooMuchOutline(limit: Int)
  case pictureOnTerminal
  case outputIsInput(String)
  /// `offset` counts bytes from 0.
  case notUTF8(file: String, offset: Int, byte: UInt8)
  /// Characters as `U+` numbers.
  case missingCharacters([String], fonts: [String])
  case notDrawn(fonts: [String], RenderError)
}

extension RenderCommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noText: "There is no text to set. Give --text or --text-file."
    case .twoTexts: "--text and --text-file are two texts. Give one of them."
    case .noFont: "There is no font to set the text in. Name its file with --font."
    case .sizeAndStyle:
      "--size takes the place of --style and --category. Leave it out, or leave them out."
    case .axisTwice(let axis): "--variation sets the axis “\(axis)” twice. Leave one out."
    case .axisAndOption(let axis, let option):
      "--variation sets the axis “\(axis)”, which \(option) moves along too. Leave one out."
    case .boldTextAndInstance:
      "--bold-text makes the style's own weight heavier, and --instance has another. Leave one out."
    case .noSuchInstance(let name, let fonts, let available):
      available.isEmpty
        ? "\(Self.list(fonts)) \(fonts.count == 1 ? "has" : "have") no named instances, so none is "
          + "called “\(name)”. Leave --instance out."
        : "\(Self.list(fonts)) \(fonts.count == 1 ? "has" : "have") no instance called “\(name)”. "
          + "Use \(alternatives(Self.each(available)))."
    case .leadingWithoutStyle:
      "--leading changes the leading of a style, and --size has none. Leave it out, or use "
        + "--line-spacing."
    case .withoutLineLimit(let option):
      "\(option) is for text that needs more lines than it may have. Add --line-limit."
    case .tooManyGlyphs(let count, let limit):
      "The text has \(count) glyphs, and a json tells at most \(limit). Shorten it, or draw it as png or svg."
    case .tooMuchOutline(let limit):
      "The outlines of the glyphs have more than \(limit) bytes in all. Leave --outlines out, or shorten the "
        + "text."
    case .outlinesWithout(let format):
      "--outlines is for json, and this is \(format). Leave it out, or add --format json."
    case .pictureOnTerminal:
      "A terminal cannot show a PNG file. Name a file with --output, or send it to a program."
    case .outputIsInput(let path):
      "--output \(path) is what is drawn from, and would be written over. Name another."
    case .notUTF8(let file, let offset, let byte):
      "\(file) is not UTF-8: byte \(offset) is 0x\(Self.hex(byte)), which cannot stand there. "
        + "Save it as UTF-8."
    case .missingCharacters(let characters, let fonts):
      "\(Self.lack(of: characters, in: fonts)). Add a font that has them with another --font, "
        + "change the text, or draw boxes for them with --allow-missing."
    case .notDrawn(let fonts, let error):
      switch error {
      case .tooLarge, .tooMuchInk, .tooManyLines, .tooMuchOverlap, .tooMuchOutline, .outOfRange,
        .notStroked,
        .unreadableShape, .noCairo, .outOfMemory, .inFont:
        "\(error)"
      case .unreadableFont, .unreadableGlyph, .noOutlines, .svgGlyph:
        "\(Self.list(fonts)): \(error)"
      }
    }
  }

  /// That fonts lack characters, as the beginning of a sentence.
  static func lack(of characters: [String], in fonts: [String]) -> String {
    let more = characters.count - 10
    return "\(fonts.count == 1 ? "\(fonts[0]) lacks" : "All of \(list(fonts)) lack") "
      + characters.prefix(10).joined(separator: " ") + (more > 0 ? " and \(more) more" : "")
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// Each once, in their order.
  private static func each(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
