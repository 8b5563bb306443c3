import ImageDiff
import Imaging
import Wording

/// A way to show pictures in a terminal.
enum PictureProtocol: Equatable {
  /// The terminal graphics protocol of kitty.
  case kitty
  /// Inline images of iTerm2 (OSC 1337).
  case iTerm2
  /// Sixel graphics of DEC's terminals (VT330/VT340 Programmer Reference Manual, chapter 14).
  case sixel

  /// The question to send to a terminal: whether it shows a pixel in kitty's way, and then its
  /// attributes. Every terminal answers the second part, which ends the answer.
  static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"

  /// Returns whether an answer to the question is complete: it ends with the attributes,
  /// `ESC [ ? … c`.
  static func isComplete(_ answer: [UInt8]) -> Bool { attributes(in: answer) != nil }

  /// Finds the way in which a terminal can show pictures; `nil` if it cannot.
  ///
  /// - Parameters:
  ///   - answer: The terminal's answer to the question; empty if there was none.
  ///   - environment: The environment variables, by which iTerm2 and WezTerm are recognised. They
  ///     have no effect in a multiplexer, which does not pass pictures on.
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

  /// Returns the primary device attributes in an answer: the terminal's class, then its abilities.
  private static func attributes(in answer: [UInt8]) -> [String]? {
    let text = String(decoding: answer, as: UTF8.self)
    guard let start = text.firstRange(of: "\u{1B}[?"),
      let end = text[start.upperBound...].firstIndex(of: "c")
    else { return nil }
    return text[start.upperBound..<end].split(separator: ";").map(String.init)
  }

  /// Returns the bytes to send for a picture, with a line break at the end.
  ///
  /// - Parameters:
  ///   - file: The picture as a PNG file.
  ///   - columns: The number of columns of the terminal.
  ///   - width: The width of the terminal in pixels, as far as it is known.
  /// - Throws: `PNGError` if the file cannot be read.
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

  /// Returns the data in pieces of 4096 letters, because kitty reads no longer ones.
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
