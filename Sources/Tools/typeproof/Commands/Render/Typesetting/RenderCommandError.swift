import Imaging
import Rendering
import TextEngine

/// The reason why a text is not drawn.
enum RenderCommandError: Error, Equatable {
  case noText
  case twoTexts
  case noFont
  case sizeAndStyle
  case axisTwice(OpenTypeTag)
  /// `--variation` sets an axis that another option also moves along.
  case axisAndOption(OpenTypeTag, option: String)
  case boldTextAndInstance
  case noSuchInstance(String, fonts: [String], available: [String])
  case leadingWithoutStyle
  /// An option for the line limit is given without a limit.
  case withoutLineLimit(option: String)
  case outlinesWithout(String)
  /// The text has more glyphs than JSON output may contain.
  case tooManyGlyphs(Int, limit: Int)
  /// The outlines of its glyphs have more bytes than JSON output may contain.
  case tooMuchOutline(limit: Int)
  case pictureOnTerminal
  case outputIsInput(String)
  /// The file is not UTF-8. `offset` counts bytes from 0.
  case notUTF8(file: String, offset: Int, byte: UInt8)
  /// The fonts lack characters, which are given as `U+` numbers.
  case missingCharacters([String], fonts: [String])
  case notDrawn(fonts: [String], RenderError)
}

extension RenderCommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noText: "There is no text. Give --text or --text-file."
    case .twoTexts: "--text and --text-file cannot be given together. Leave out one of them."
    case .noFont: "There is no font. Name a font file with --font."
    case .sizeAndStyle:
      "--size replaces --style and --category. Leave out --size, or leave out the others."
    case .axisTwice(let axis): "--variation sets the axis “\(axis)” twice. Leave out one of them."
    case .axisAndOption(let axis, let option):
      "--variation and \(option) both set the axis “\(axis)”. Leave out one of them."
    case .boldTextAndInstance:
      "--bold-text makes the style's weight heavier, but --instance sets another weight. Leave "
        + "out one of them."
    case .noSuchInstance(let name, let fonts, let available):
      available.isEmpty
        ? "\(Self.list(fonts)) \(fonts.count == 1 ? "has" : "have") no named instances. Leave out "
          + "--instance."
        : "\(Self.list(fonts)) \(fonts.count == 1 ? "has" : "have") no instance called “\(name)”. "
          + "Use \(alternatives(Self.each(available)))."
    case .leadingWithoutStyle:
      "--leading changes the leading of a style, and --size has no leading. Leave out --leading, "
        + "or use "
        + "--line-spacing."
    case .withoutLineLimit(let option):
      "\(option) has no effect without a line limit. Add --line-limit."
    case .tooManyGlyphs(let count, let limit):
      "The text has \(count) glyphs, and a JSON holds at most \(limit). Shorten the text, or "
        + "write a PNG or SVG."
    case .tooMuchOutline(let limit):
      "The outlines of the glyphs have more than \(limit) bytes in total. Leave out --outlines, "
        + "or shorten the "
        + "text."
    case .outlinesWithout(let format):
      "--outlines is for the format json, and this is \(format). Leave out --outlines, or add "
        + "--format json."
    case .pictureOnTerminal:
      "A terminal cannot show a PNG file. Name a file with --output, or redirect the output."
    case .outputIsInput(let path):
      "--output \(path) is an input file and would be overwritten. Name another file."
    case .notUTF8(let file, let offset, let byte):
      "\(file) is not UTF-8: byte \(offset) is 0x\(Self.hex(byte)), which is not valid there. "
        + "Save the file as UTF-8."
    case .missingCharacters(let characters, let fonts):
      "\(Self.lack(of: characters, in: fonts)). Add a font that has them with --font, change the "
        + "text, or draw boxes with --allow-missing."
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

  /// Returns the beginning of a sentence about characters that fonts lack.
  static func lack(of characters: [String], in fonts: [String]) -> String {
    let more = characters.count - 10
    return "\(fonts.count == 1 ? "\(fonts[0]) lacks" : "All of \(list(fonts)) lack") "
      + characters.prefix(10).joined(separator: " ") + (more > 0 ? " and \(more) more" : "")
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// The names, each once, in their order.
  private static func each(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
