import DynamicType
import Imaging
import RecordedText
import Rendering
import Snapshots
import TextEngine
import Testing

@testable import Charts

/// Whole charts and sheets, so that a line that moves is seen.
@Suite struct `What charts show` {
  private typealias Named<Value> = (name: String, value: Value)

  private static func charts(ofStyles styles: [Named<[TextStyle]>]) throws -> [Named<CurveChart>] {
    try styles.map { ($0.name, try CurveChart(ofTextStyles: $0.value, width: plainWidth)) }
  }

  /// Compares charts with a text, the last of them in dark colours, too.
  private static func difference(
    of charts: [Named<CurveChart>], from text: String
  ) throws -> String? {
    var lines: [String] = []
    for (name, chart) in charts {
      lines.append(name)
      lines += ChartWords.lines(of: chart.figure(in: .light))
    }
    if let last = charts.last {
      lines.append("\(last.name), dark")
      lines += ChartWords.lines(of: last.value.figure(in: .dark))
    }
    return try RecordedText(text).difference(from: lines)
  }

  @Test func `of text styles is what is on record`() throws {
    let charts = try Self.charts(ofStyles: [
      ("all styles", TextStyle.allCases), ("body", [.body]), ("none", []),
      ("three styles, one of them twice", [.largeTitle, .caption2, .body, .caption2]),
    ])
    let difference = try Self.difference(of: charts, from: "curves-of-styles")
    #expect(difference == nil)
  }

  @Test func `of a size is what is on record`() throws {
    let sizes: [(String, Points, [TextStyle])] = [
      ("17 pt on all styles", 17, TextStyle.allCases), ("17 pt on body", 17, [.body]),
      ("9 pt on two styles", 9, [.caption2, .headline]), ("4 pt", 4, [.footnote]),
      ("200 pt on a large title", 200, [.largeTitle]), ("16.5 pt", 16.5, [.callout]),
    ]
    let charts: [Named<CurveChart>] = try sizes.map { name, size, styles in
      (name, try CurveChart(ofSize: size, relativeTo: styles, width: plainWidth))
    }
    let difference = try Self.difference(of: charts, from: "curves-of-sizes")
    #expect(difference == nil)
  }

  private static let styles = [
    TypeStyle("Heading", size: 22, curve: .textStyle(.title2)),
    TypeStyle("Copy", size: 18, curve: .textStyle(.body)),
    TypeStyle("Copy too", size: 18, curve: .textStyle(.body)),
    TypeStyle("Plain", curve: .preferred(.body)),
    TypeStyle("Hero", curve: .preferred(.extraLargeTitle)),
    TypeStyle("Tag", size: 12, curve: .fixed),
    TypeStyle("Stale", size: 20, curve: .textStyle(.body), update: .never),
    TypeStyle("Bounded", size: 30, curve: .factor(1.25), minimum: 32, maximum: 40),
    TypeStyle("Android", size: 16, curve: .android),
  ]

  private static func project(
    _ styles: [TypeStyle], named name: String = "Shop", on platform: Platform = .iOS
  ) throws -> CurveChart {
    try CurveChart(ofProject: name, styles: styles, on: platform, width: plainWidth)
  }

  @Test func `of a project is what is on record`() throws {
    let many = (1...20).map {
      TypeStyle("Style \($0)", size: Points(Double($0) * 2.5), curve: .fixed)
    }
    let alike = (1...9).map { TypeStyle("A rather long name of a style \($0)") }
    let charts: [Named<CurveChart>] = [
      ("a project", try Self.project(Self.styles)),
      ("twenty styles", try Self.project(many)),
      ("styles of the same sizes", try Self.project(alike)),
      ("four styles of one size", try Self.project(Array(alike.prefix(4)))),
      (
        "small text below its platform’s smallest",
        try Self.project([TypeStyle("Tiny", size: 10.8, curve: .fixed)])
      ),
      (
        "small text across its platform’s smallest",
        try Self.project([TypeStyle("Small", size: 9, curve: .textStyle(.body))])
      ),
      ("no styles", try Self.project([])),
      (
        "names with signs",
        try Self.project(
          [TypeStyle("<i>\t&\u{FFFE}", size: 20, curve: .textStyle(.title1))],
          named: "<b> & \"c\" 'd'\n\u{7}")
      ),
    ]
    let difference = try Self.difference(of: charts, from: "curves-of-projects")
    #expect(difference == nil)
  }

  @Test func `of a project is what is on record on every platform`() throws {
    let charts: [Named<CurveChart>] = try Platform.allCases.map { platform in
      (platform.name, try Self.project(Array(Self.styles.prefix(3)), on: platform))
    }
    let difference = try Self.difference(of: charts, from: "curves-on-platforms")
    #expect(difference == nil)
  }

  @Test func `is what is on record as pixels, with words of their own width`() throws {
    let setter = try testSetter()
    var lines: [String] = []
    let charts: [Named<CurveChart>] = [
      ("styles", try CurveChart(ofTextStyles: [.body, .title1], width: setter.width)),
      ("size", try CurveChart(ofSize: 17, relativeTo: [.body], width: setter.width)),
      (
        "project",
        try CurveChart(
          ofProject: "Shop عنوان", styles: Self.styles, on: .iOS, width: setter.width)
      ),
    ]
    for (name, chart) in charts {
      lines.append(name)
      if name == "size" {
        lines += ChartWords.lines(of: try chart.figure(in: .light).drawing(by: setter))
      }
      for colors in [FigureColors.light, .dark] {
        let drawing = try chart.figure(in: colors).drawing(by: setter)
        let picture = try Renderer().render(drawing, at: .x1).bitmap
        lines.append("  \(ChartWords.pixels(of: picture))")
        lines.append("  in few colours: \(ChartWords.pixels(of: picture.inFewColors()))")
      }
    }
    let difference = try RecordedText("curves-as-pixels").difference(from: lines)
    #expect(difference == nil)
  }
}

@Suite struct `What the parts of a chart are` {
  @Test func `is what is on record of axes`() throws {
    var lines: [String] = []
    for greatest in [0, 0.5, 1, 7.9, 8, 8.1, 16, 17, 40, 41, 53, 79, 80, 81, 399, 400, 401, 3000] {
      let axis = SizeAxis(reaching: Points(greatest))
      let plot = Plot(axis: axis, left: 60, top: 108, height: 480)
      let xs = ContentSizeCategory.allCases.map { ChartWords.number(plot.x(of: $0)) }
      lines.append("up to \(greatest)")
      lines.append("  step \(axis.step), top \(axis.top), ticks \(axis.ticks)")
      lines.append("  columns \(xs.joined(separator: " ")), \(plot.bandLeft) to \(plot.right)")
      lines.append(
        "  rows \(axis.ticks.map { ChartWords.number(plot.y(of: Points($0))) }), \(plot.bottom)")
    }
    for length in [0, 0.1, 3.9, 4, 4.1, 63] {
      lines.append("\(length) becomes \(Plot.snapped(Points(length)))")
    }
    let difference = try RecordedText("axes").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `is what is on record of labels pushed apart`() throws {
    var lines: [String] = []
    for wishes in [
      [], [5], [-20, 300], [10, 30, 50], [40, 44], [40, 44, 52], [0, 0, 2], [99, 100],
      [50, 50, 50], [10, 12, 60, 61, 62, 63], [0, 95, 96, 97, 98],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    ] as [[Points]] {
      let places = LabelStack.places(wished: wishes, apart: 10, within: 0...100)
      lines.append("\(wishes): \(places.map(ChartWords.number).joined(separator: " "))")
    }
    let difference = try RecordedText("labels").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `is what is on record of dashes`() throws {
    let courses: [[(Double, Double)]] = [
      [(0, 0)], [(0, 0), (7, 0)], [(0, 0), (7, 0), (7, 9)], [(0, 0), (30, 40)], [(3, 3), (3, 3)],
      [(0, 0), (4, 0), (6, 0), (20, 0)],
    ]
    let dashes: [Figure.Line.Dashes] = [
      .init(length: 4, gap: 2), .init(length: 3, gap: 4), .init(length: 100, gap: 1),
    ]
    var lines: [String] = []
    for course in courses {
      let places = course.map { DrawnStroke.Place(x: Points($0.0), y: Points($0.1)) }
      for dashes in dashes {
        let line = Figure.Line(places: places, thickness: 1, color: .black, dashes: dashes)
        lines.append(
          "\(ChartWords.places(places)) in dashes of \(dashes.length) and gaps of \(dashes.gap)")
        lines += line.pieces.map { "  \(ChartWords.places($0))" }
      }
    }
    let difference = try RecordedText("dashes").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `is what is on record of colours, looks and errors`() throws {
    var lines: [String] = []
    for (name, colors) in [("light", FigureColors.light), ("dark", .dark)] {
      lines.append(name)
      lines.append("  \(colors.background) \(colors.band) \(colors.ink) \(colors.secondInk)")
      lines.append("  \(colors.hairline) \(colors.axis) \(colors.hues)")
    }
    let looks: [LabelLook] = [.title, .label, .strongLabel, .note, .strongNote]
    lines += looks.map { "look: \($0.pointSize) pt, \($0.weight.rawValue)" }
    let eleven = (UInt32(0)..<11).compactMap { Unicode.Scalar(0x13000 + $0) }
    let long = String(repeating: "label ", count: 7)
    for error in [
      NoFontHere.forLabel("a", lacking: ["\u{13000}"]), .forLabel(long, lacking: eleven),
      .forFamily(file: "Font.ttf", lacking: Array(eleven.prefix(10))),
      .forSample(style: "Body", lacking: Array(eleven.prefix(2))),
    ] {
      lines.append("\(error)")
    }
    for family in ["Inter Variable", "Inter", "", "O'Hara\\", "A & B"] {
      let figure = Figure(
        width: 9.9994, height: 20.0006,
        background: RGBAColor(red: 1, green: 2, blue: 3, alpha: 128), title: "A & “B”",
        summary: "<c>")
      lines.append("in “\(family)”")
      lines += ChartWords.lines(of: figure, family: family)
    }
    let difference = try RecordedText("looks").difference(from: lines)
    #expect(difference == nil)
  }
}
