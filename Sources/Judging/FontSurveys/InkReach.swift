import Audit
import DynamicType
import TextEngine

/// How far ink extends beyond the face's line height.
struct InkReach {
  /// The least distance worth reporting, in em: a third of a pixel of body at Large at 3x.
  private static let leastTold = 0.006
  /// The distance from which text is hard to read, in em: the height of an accent.
  private static let mostBorne = 0.1

  /// The letter that extends furthest, and its distance in em.
  private struct Extreme {
    var letter = ""
    var ems = 0.0

    mutating func take(_ letter: @autoclosure () -> String, _ ems: Double) {
      if ems > self.ems { (self.letter, self.ems) = (letter(), ems) }
    }
  }

  private var above = Extreme()
  private var below = Extreme()

  /// Adds a laid-out text.
  mutating func add(_ frame: TextFrame, of text: String, pointSize: Points) {
    for line in frame.lines {
      for (byte, ink) in line.glyphInk {
        above.take(Self.letter(of: text, at: byte), (line.top - ink.top) / pointSize)
        below.take(Self.letter(of: text, at: byte), (ink.bottom - line.bottom) / pointSize)
      }
    }
  }

  /// Returns the finding about ink that a label cuts off, beginning with a name; `nil` where there
  /// is none.
  func finding(of name: String) -> SurveyFinding? {
    let told = [(above, "above"), (below, "below")].filter { $0.0.ems >= Self.leastTold }
      .map { "ink of “\($0.0.letter)” reaches \(Self.rounded($0.0.ems)) em \($0.1) its line" }
    guard !told.isEmpty else { return nil }
    let isSevere = max(above.ems, below.ems) >= Self.mostBorne
    return SurveyFinding(
      .clippedInk, isSevere ? .error : .warning, name + told.joined(separator: ", and "))
  }

  private static func rounded(_ ems: Double) -> String {
    Points((ems * 1000).rounded(.toNearestOrAwayFromZero) / 1000).description
  }

  /// Returns the visible letter that contains a byte.
  private static func letter(of text: String, at byte: Int) -> String {
    guard byte < text.utf8.count else { return "…" }
    let place = text.utf8.index(text.startIndex, offsetBy: byte)
    return text.indices.last { $0 <= place }.map { String(text[$0]) } ?? ""
  }
}
