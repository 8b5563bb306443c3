import DynamicType
import Imaging
import Snapshots
import TextEngine

/// Checks that a text is laid out in valid fonts with any settings, and twice in the same way.
///
/// The first eight bytes are the settings, and the rest is the text.
struct TextSubject: FuzzSubject {
  private let engine: TextEngine
  private let fonts: [ShapingFont]
  private let face: FontFace

  private static let settingSize = 8
  private static let greatestSize = 2048

  /// - Parameter fonts: The folder of the repository's fonts.
  init(fonts path: String) throws {
    engine = try TextEngine()
    let folder = try FontFolder(path: path)
    var fonts: [ShapingFont] = []
    for path in [
      "Inter/InterVariable.ttf", "NotoSansArabic/NotoSansArabic-Regular.ttf",
      "NotoSansThai/NotoSansThai-Regular.ttf",
    ] where folder.files.contains(path) {
      fonts.append(try ShapingFont(folder.entry(named: path).face))
    }
    guard let first = fonts.first else {
      throw FuzzFinding(description: "\(path) has no Inter. Run this in the repository’s folder.")
    }
    self.fonts = fonts
    face = first.face
  }

  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    guard bytes.count > Self.settingSize else { return false }
    let text = String(
      decoding: bytes.dropFirst(Self.settingSize).prefix(Self.greatestSize), as: UTF8.self)
    let (resolved, width, height) = setting(of: text, by: bytes)
    guard let frame = try? engine.layOut(resolved, width: width, height: height) else {
      return false
    }
    try FrameCheck(frame, of: text).check()
    let again = try? engine.layOut(resolved, width: width, height: height)
    guard again?.lines.map(\.text) == frame.lines.map(\.text), again?.height == frame.height,
      again?.lines.map(\.width) == frame.lines.map(\.width)
    else {
      throw FuzzFinding(description: "The same text is laid out in two ways.")
    }
    return true
  }

  private func setting(
    of text: String, by bytes: [UInt8]
  ) -> (text: ResolvedText, width: Points?, height: Points?) {
    func choice<Value>(_ index: Int, _ values: [Value]) -> Value {
      values[Int(bytes[index]) % values.count]
    }
    let size = Points(Double(bytes[0]) / 4 + 0.25)
    let paragraph = ParagraphStyle(
      alignment: choice(1, TextAlignment.allCases), lineLimit: choice(2, [nil, 1, 2, 3]),
      truncationMode: choice(3, TruncationMode.allCases),
      minimumScaleFactor: choice(4, [1, 0.5, 0.01]), allowsTightening: bytes[4] & 64 != 0,
      lineHeightMultiple: choice(5, [1, 0.1, 3]), lineSpacing: choice(5, [0, 4, -2]))
    let span = TextSpan(
      text, fonts: FontPreferences(fonts), pointSize: size,
      tracking: choice(6, [.none, .points(3), .em(-0.5)]), underline: TextDecoration())
    let resolved = ResolvedText(
      spans: [span], line: LineSetting(.leading(size * 1.3), face: face, pointSize: size),
      direction: choice(6, [.natural, .leftToRight, .rightToLeft]),
      language: choice(1, [nil, "de", "ar", "th", "ja", "ko"]), paragraph: paragraph)
    return (
      resolved, bytes[7] == 0 ? nil : Points(Double(bytes[7])), choice(2, [nil, 40, 4, nil, 400])
    )
  }
}

/// Checks what holds for each frame, whatever its text is.
struct FrameCheck {
  private let frame: TextFrame
  private let text: String

  /// Creates the check of a text's frame.
  init(_ frame: TextFrame, of text: String) {
    self.frame = frame
    self.text = text
  }

  /// - Throws: ``FuzzFinding`` if a number is not finite, or lines lose their order or their text.
  func check() throws(FuzzFinding) {
    guard frame.width.value.isFinite, frame.height.value.isFinite, frame.width >= 0 else {
      throw FuzzFinding(description: "A frame is \(frame.width) × \(frame.height) pt.")
    }
    var end = 0
    for line in frame.lines {
      guard line.range.lowerBound >= end, line.range.upperBound <= text.utf8.count else {
        throw FuzzFinding(description: "A line shows \(line.range) after \(end).")
      }
      end = line.range.upperBound
      for glyph in line.runs.flatMap(\.glyphs) {
        guard glyph.x.value.isFinite, glyph.rise.value.isFinite, glyph.advance.value.isFinite,
          line.range.contains(glyph.cluster) || line.range.upperBound == glyph.cluster
            || line.runs.contains(where: \.isMark)
        else {
          throw FuzzFinding(
            description: "A glyph of byte \(glyph.cluster) stands at \(glyph.x) in \(line.range).")
        }
      }
    }
  }
}
