import ImageDiff
import Imaging
import Wording

/// A way to show a picture within the lines of a terminal.
enum PictureProtocol: Equatable {
  /// The terminal graphics protocol of kitty.
  case kitty
  /// Inline images of iTerm2 (OSC 1337).
  case iTerm2
  /// Sixel graphics of DEC's terminals (VT330/VT340 Programmer Reference Manual, chapter 14).
  case sixel

  /// What to ask a terminal: whether it would show a pixel kitty's way, and then for its attributes,
  /// which every terminal tells, so that the end of the answer is known.
  static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"

  /// Whether an answer to the question is complete: it ends with the attributes, `ESC [ ? … c`.
  static func isComplete(_ answer: [UInt8]) -> Bool { attributes(in: answer) != nil }

  /// The way that a terminal can show pictures; `nil` where it cannot.
  ///
  /// - Parameters:
  ///   - answer: What it said to the question; empty where it said nothing.
  ///   - environment: iTerm2 and WezTerm tell of themselves there. Within a multiplexer that is no
  ///     use, as it passes no pictures on.
  init?(answer: [UInt8], environment: [String: String]) {
    let text = String(decoding: answer, as: UTF8.self)
    let terminal = environment["TERM", default: ""]
    let isMultiplexed =
      environment["TMUX", default: ""] != "" || terminal.hasPrefix("screen")
      || terminal.hasPrefix("tmux")
    if text.contains("\u{1B}_Gi=31;OK") {
      self = .kitty
    } else if !isMultiplexed,
      ["iTerm.app", "WezTerm"].contains(environment["TERM_PROGRAM", default: ""])
        || environment["LC_TERMINAL"] == "iTerm2"
    {
      self = .iTerm2
    } else if Self.attributes(in: answer)?.dropFirst().contains("4") == true {
      self = .sixel
    } else {
      return nil
    }
  }

  /// The primary device attributes in an answer: the terminal's class, then what it can do.
  private static func attributes(in answer: [UInt8]) -> [String]? {
    let text = String(decoding: answer, as: UTF8.self)
    guard let start = text.firstRange(of: "\u{1B}[?"),
      let end = text[start.upperBound...].firstIndex(of: "c")
    else { return nil }
    return text[start.upperBound..<end].split(separator: ";").map(String.init)
  }

  /// What to send for a picture, with the line break behind it.
  ///
  /// - Parameters:
  ///   - file: The picture as a PNG file.
  ///   - columns: How many columns the terminal has.
  ///   - width: How wide the terminal is in px, as far as that is known.
  /// - Throws: `PNGError` where the file cannot be read.
  func showing(_ file: [UInt8], columns: Int, width: Int) throws(PNGError) -> String {
    switch self {
    case .kitty:
      let isWide = try PNG.header(of: file).size.width > width
      // Without a width it takes its own size, and what is wider than the window would be cut off.
      return Self.kitty(Base64.text(of: file), columns: isWide ? columns : nil) + "\n"
    case .iTerm2:
      return "\u{1B}]1337;File=inline=1;size=\(file.count);preserveAspectRatio=1:"
        + Base64.text(of: file) + "\u{7}\n"
    case .sixel:
      return SixelPicture(try PNG.decode(file), fitting: width).text + "\n"
    }
  }

  /// In pieces of 4096 letters, as kitty reads no longer ones.
  private static func kitty(_ text: String, columns: Int?) -> String {
    var rest = Substring(text)
    var controls = "a=T,f=100,q=2" + (columns.map { ",c=\($0)" } ?? "")
    var sent = ""
    repeat {
      let piece = rest.prefix(4096)
      rest = rest.dropFirst(4096)
      sent += "\u{1B}_G\(controls),m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
      controls = "q=2"
    } while !rest.isEmpty
    return sent
  }
}
