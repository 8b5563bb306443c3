import Imaging
import Rendering

/// Why a text that somebody wants to see is not drawn.
enum RenderCommandError: Error, Equatable {
  case noText
  case twoTexts
  case noFont
  case sizeAndStyle
  case axisTwice(OpenTypeTag)
  case outlinesWithout(String)
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
      "\(fonts.count == 1 ? "\(fonts[0]) lacks" : "All of \(fonts.joined(separator: ", ")) lack") "
        + "\(Self.list(characters)). Add a font that has them with another --font, or change the text."
    case .notDrawn(let fonts, let error):
      switch error {
      case .tooLarge, .outOfRange, .outOfMemory: "\(error)"
      case .unreadableFont, .unreadableGlyph, .noOutlines, .svgGlyph:
        "\(fonts.joined(separator: ", ")): \(error)"
      }
    }
  }

  /// The first ten, and how many more there are.
  private static func list(_ characters: [String]) -> String {
    let more = characters.count - 10
    return characters.prefix(10).joined(separator: " ") + (more > 0 ? " and \(more) more" : "")
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
