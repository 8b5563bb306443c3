import DynamicType
import Imaging
import RecordedText
import Rendering
import Snapshots
import TextEngine
import Testing

@testable import Charts

/// Whole sheets of samples, so that a line that moves is seen.
@Suite struct `What sheets of samples show` {
  private let setter: SpecimenSetter

  init() throws { setter = try testSetter() }

  private func specimen(
    _ style: TypeStyle, at category: ContentSizeCategory = .large, _ text: String = "Hamburg"
  ) throws -> Specimen {
    try setter.specimen(
      of: style, at: category, sample: Sample("a", text: AttributedText(text)),
      width: SpecimenSheet.greatestTextWidth, color: .black)
  }

  private func waterfall(
    _ style: TypeStyle, _ text: String = "Hamburg", isModelled: Bool = false,
    width: (String, LabelLook) throws -> Points = plainWidth
  ) throws -> SpecimenSheet {
    try SpecimenSheet(
      waterfallOf: style.name, specimen: { try specimen(style, at: $0, text) },
      isModelled: { isModelled && $0 != .large }, width: width)
  }

  private func lines(of sheet: SpecimenSheet) throws -> [String] {
    var lines = ["  columns \(sheet.columns.map { ChartWords.number($0) })"]
    lines += sheet.rows.map { row in
      let specimen = row.entry.specimen
      return "  \(row.entry.labels): \(row.top), \(row.baseline), \(row.bottom); "
        + "\(ChartWords.number(specimen.pointSize))/\(ChartWords.number(specimen.leading)) "
        + "\(specimen.weight.map { "\($0.rawValue)" } ?? "no weight")"
        + (row.entry.isApart ? ", apart" : "")
    }
    lines += ChartWords.lines(of: sheet.figure(in: .light))
    return lines + ChartWords.lines(of: try sheet.drawing(in: .dark, by: setter))
  }

  @Test(arguments: [TextStyle.body, .extraLargeTitle, .caption2])
  func `of a text style is what is on record`(style: TextStyle) throws {
    let isModelled = style == .extraLargeTitle
    let sheet = try waterfall(TypeStyle(style), isModelled: isModelled, width: setter.width)
    let lines = try ["\(style)"] + self.lines(of: sheet)
    let difference = try RecordedText("sheet-\(style)").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `of other texts is what is on record`() throws {
    let mono = TypeStyle(
      "Mono", family: "JetBrainsMono/JetBrainsMono-Regular.ttf", size: 15,
      curve: .textStyle(.footnote), lineHeight: .scaled(22))
    let long = String(repeating: "Hamburg ", count: 12)
    let sheets = [
      ("several lines", try waterfall(TypeStyle(.largeTitle), long)),
      ("lines of its own", try waterfall(mono, "one\ntwo")),
      ("from right to left", try waterfall(TypeStyle(.body), "سلام")),
      ("nothing", try waterfall(TypeStyle(.body), "")),
    ]
    var lines: [String] = []
    for (name, sheet) in sheets {
      lines.append(name)
      lines += try self.lines(of: sheet)
    }
    let difference = try RecordedText("sheets-of-texts").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `of many styles is what is on record`() throws {
    var lines: [String] = []
    for category in [ContentSizeCategory.large, .accessibilityLarge] {
      let steps = try TextStyle.allCases.map { style in
        SpecimenSheet.Step(
          name: style.title, specimen: try specimen(TypeStyle(style), at: category),
          isModelled: style == .extraLargeTitle)
      }
      lines.append("styles at \(category)")
      lines += try self.lines(
        of: SpecimenSheet(rampOf: "Styles", at: category, steps: steps, width: plainWidth))
    }
    let bold = TypeStyle(
      "Bold", family: "NotoSerif/NotoSerif-Bold.ttf", size: 20, curve: .textStyle(.body))
    var semibold = TypeStyle("Odd", size: 20, curve: .fixed)
    semibold.attributes.weight = FontWeight(rawValue: 450)
    let steps = try [semibold, bold, TypeStyle(.headline)].map {
      SpecimenSheet.Step(name: $0.name, specimen: try specimen($0))
    }
    lines.append("own styles")
    lines += try self.lines(
      of: SpecimenSheet(rampOf: "Shop", at: .large, steps: steps, width: setter.width))
    lines.append("no styles")
    lines += try self.lines(
      of: SpecimenSheet(rampOf: "Shop", at: .large, steps: [], width: plainWidth))
    let difference = try RecordedText("ramps").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `in two fonts is what is on record`() throws {
    let (short, long) = ("Ham", String(repeating: "Hamburg ", count: 12))
    let pairs: [(String, old: String, new: String, captions: [String?])] = [
      ("side by side", short, short, ["old font", "new font, with a longer caption"]),
      ("of two heights", short, "Ham\nburg", ["old", "new"]),
      ("without captions", short, short, [nil, nil]),
      ("with one caption", short, short, ["old", nil]),
      ("one below the other", long, long, ["old", "new"]),
      ("one below the other without captions", long, short, [nil, nil]),
      ("just side by side", "", "", [String(repeating: "a", count: 106), nil]),
      ("just below the other", "", "", [String(repeating: "a", count: 107), nil]),
    ]
    var lines: [String] = []
    for pair in pairs {
      func setting(_ text: String, _ caption: String?) throws -> FontPairSheet.Setting {
        FontPairSheet.Setting(caption: caption, frame: try setter.frame(of: text, in: .title))
      }
      let sheet = try FontPairSheet(
        old: setting(pair.old, pair.captions[0]), new: setting(pair.new, pair.captions[1]),
        width: plainWidth)
      lines.append(pair.0)
      lines += sheet.panels.map { panel in
        "  at \(panel.left), \(panel.top), text at \(panel.textTop)"
      }
      lines += ChartWords.lines(of: try sheet.drawing(in: .light, by: setter))
    }
    let difference = try RecordedText("pairs").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `is what is on record of labels in every script`() throws {
    var lines: [String] = []
    for label in ["Body 17/22", "11", "AX5", "", "two\nlines", "عنوان", "Body ตัว", "日本", "שלום"] {
      lines.append("“\(label.onOneLine)”")
      for look in [LabelLook.title, .label, .strongLabel, .note, .strongNote] {
        let frame = try setter.frame(of: label, in: look)
        let families = Set(frame.lines.flatMap(\.runs).map(\.face.names.family)).sorted()
        lines.append("  \(ChartWords.number(frame.width)) \(families)")
      }
    }
    lines.append("labels in \(try setter.labelFamily())")
    let difference = try RecordedText("widths").difference(from: lines)
    #expect(difference == nil)
  }

  /// Up to 1024 colours, of which some are in two pixels and others in one.
  @Test(arguments: [256, 257, 300, 1024, 1025])
  func `is what is on record in few colours`(count: Int) throws {
    var bytes: [UInt8] = []
    for index in 0..<count * 2 {
      let color = index < count || index.isMultiple(of: 3) ? index % count : index % 7
      bytes += [UInt8(color * 37 % 256), UInt8(color / 256 * 61), UInt8(color % 5 * 40), 255]
    }
    let picture = Bitmap(width: count, height: 2, format: .rgba8, bytes: bytes).inFewColors()
    let lines = ["\(count) colours", "  \(ChartWords.pixels(of: picture))"]
    let difference = try RecordedText("colours-\(count)").difference(from: lines)
    #expect(difference == nil)
  }
}
