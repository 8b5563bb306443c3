import DynamicType
import ImageDiff
import Imaging
import RecordedText
import Snapshots
import Testing
import TextEngine

@testable import Verification

/// Texts that are altered step by step, from what nobody sees to what everybody sees. So a threshold
/// that moves, or a rule that replaces another, is seen.
@Suite struct `What is said of pictures altered step by step` {
  private struct Look {
    let name: String
    let text: String
    let size: Points
    var color = RGBAColor.black
    var background = RGBAColor.white
  }

  private static let looks = [
    Look(name: "small", text: "Send twelve files\nto Illinois, by áéí.", size: 12),
    Look(name: "body", text: "Send twelve files\nto Illinois, by áéí.", size: 17),
    Look(name: "large", text: "Files\nand áéí", size: 40),
    Look(
      name: "dark", text: "Send twelve files\nto Illinois, by áéí.", size: 15,
      color: RGBAColor(red: 230, green: 230, blue: 235),
      background: RGBAColor(red: 28, green: 28, blue: 30)),
    Look(
      name: "pale", text: "Send twelve files", size: 15,
      color: RGBAColor(red: 150, green: 150, blue: 160)),
    Look(
      name: "blue", text: "Send twelve files", size: 15,
      color: RGBAColor(red: 0, green: 90, blue: 220)),
  ]

  private static func ramp(
    _ look: Look, size: Points? = nil, text: String? = nil, weight: FontWeight? = nil,
    tracking: Points = .zero, color: RGBAColor? = nil, lineSpacing: Points = .zero
  ) -> RampSpec {
    var attributes = TextAttributes()
    attributes.weight = weight
    attributes.tracking = .points(tracking)
    return RampSpec(
      suite: "tiny", style: .body, sample: Sample("text", text: text ?? look.text),
      font: .fixed(Bench.inter, size: size ?? look.size), categories: [.large], width: 320,
      scale: .x1, color: color ?? look.color, background: look.background,
      attributes: attributes, paragraph: ParagraphStyle(lineSpacing: lineSpacing))
  }

  /// The alterations of a picture, by their names.
  private static func alterations(of picture: Bitmap) -> [(String, Bitmap)] {
    let altered = AlteredPicture(picture)
    var all: [(String, Bitmap)] = []
    for step in [1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 15, 20, 40] {
      all.append(("faded by \(step) %", altered.faded(by: step)))
      all.append(("heavier by \(step) %", altered.heavier(by: step)))
    }
    for step in [2, 5, 8, 11, 14, 17, 20, 24, 30, 60] {
      all.append(("redder by \(step)", altered.redder(by: step)))
    }
    for step in [1, 2, 3, 4, 8] {
      all.append(("ground darker by \(step)", altered.onGround(darkerBy: step)))
    }
    for step in [5, 10, 14, 16, 18, 20, 25, 35, 50, 75, 100, 200] {
      all.append(("moved right by \(step)/100 px", altered.moved(right: step)))
      all.append(("moved down by \(step)/100 px", altered.moved(right: 0, down: step)))
      all.append(
        ("from column 60 on, right by \(step)/100 px", altered.moved(right: step, from: 60)))
    }
    for step in [1, 2, 4, 6, 8, 12, 20, 40] {
      all.append(("wider by \(step)/1000", altered.wider(by: step)))
    }
    for strength in [5, 10, 15, 20, 25, 30, 40, 60, 100] {
      all.append(
        ("a dot of 1 px, \(strength) %", altered.spotted(x: 31, y: 3, side: 1, strength: strength)))
      all.append(
        ("a dot of 2 px, \(strength) %", altered.spotted(x: 71, y: 2, side: 2, strength: strength)))
    }
    for rows in [1, 2, 3, 5] {
      all.append(("line 2 lower by \(rows) px", altered.spaced(by: rows, from: picture.height / 2)))
    }
    for columns in [40..<44, 40..<50, 40..<70, 0..<60] {
      all.append(("without columns \(columns)", altered.cleared(columns)))
    }
    return all
  }

  /// Other specifications of a look, by their names.
  private static func others(_ look: Look) -> [(String, RampSpec)] {
    var all: [(String, RampSpec)] = []
    for hundredths in [2, 5, 10, 20, 50, 100, 300] {
      let more = Points(Double(hundredths) / 100)
      all.append(("\(look.size + more) pt", ramp(look, size: look.size + more)))
      all.append(("tracking \(more)", ramp(look, tracking: more)))
      all.append(("line spacing \(more)", ramp(look, lineSpacing: more)))
    }
    for weight in [405, 410, 420, 440, 480, 600] {
      all.append(("weight \(weight)", ramp(look, weight: FontWeight(rawValue: weight))))
    }
    for (old, new) in [
      ("Send", "Sent"), ("Il", "ll"), ("é", "e"), ("files", "filed"), (",", "."), ("twelve", "12"),
      ("\n", " "), ("Files", "Miles"), (" files", "  files"),
    ] where look.text.contains(old) {
      let text = look.text.replacing(old, with: new)
      all.append(("“\(new)” for “\(old)”".replacing("\n", with: "⏎"), ramp(look, text: text)))
    }
    return all
  }

  private static func lines(of judgement: TextJudgement) -> [String] {
    let boxes = judgement.clusters.prefix(3).map { "\($0.x) \($0.y) \($0.width)×\($0.height)" }
    return "\(judgement)".split(separator: "\n").map { "  \($0)" }
      + (boxes.isEmpty
        ? [] : ["  \(judgement.clusters.count) boxes: \(boxes.joined(separator: ", "))"])
  }

  @Test(arguments: looks.map(\.name))
  func `is what is on record`(name: String) throws {
    let look = try #require(Self.looks.first { $0.name == name })
    let bench = try Bench()
    let base = try bench.drawn(Self.ramp(look)).bitmap
    var pairs = Self.alterations(of: base)
    for (name, ramp) in Self.others(look) { pairs.append((name, try bench.drawn(ramp).bitmap)) }
    var lines: [String] = []
    for (name, altered) in pairs {
      lines.append(name)
      lines += Self.lines(of: judge(expected: base, actual: altered))
    }
    let difference = try RecordedText(name).difference(from: lines)
    #expect(difference == nil)
  }
}
