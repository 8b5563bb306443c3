import DynamicType
import Rendering
import Snapshots
import TextEngine
import Testing

@testable import Charts

@Suite struct `A chart of curves` {
  private let body: [Points] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  private func system(_ styles: [TextStyle] = TextStyle.allCases) throws -> CurveChart {
    try CurveChart(ofTextStyles: styles, width: plainWidth)
  }

  private func project(_ styles: [TypeStyle], on platform: Platform = .iOS) throws -> CurveChart {
    try CurveChart(ofProject: "Shop", styles: styles, on: platform, width: plainWidth)
  }

  @Test func `of body has the sizes of the table`() throws {
    let curve = try #require(try system([.body]).curves.first)
    #expect(curve.series.map(\.sizes) == [body])
    #expect(!curve.isBeside)
  }

  @Test func `has a point for each size, three times as high for three times as large`() throws {
    let chart = try system([.body])
    // 480 pt for 0 to 60 pt, from 588 pt upwards: 8 pt for each.
    #expect(chart.plot.axis.top == 60)
    #expect(
      chart.curves.first?.places.map(\.y)
        == [476, 468, 460, 452, 436, 420, 404, 364, 324, 268, 212, 164])
  }

  @Test func `sets the accessibility sizes apart`() throws {
    let xs = try #require(try system([.body]).curves.first).places.map(\.x)
    let steps = zip(xs, xs.dropFirst()).map { $1 - $0 }
    #expect(steps == [52, 52, 52, 52, 52, 52, 68, 52, 52, 52, 52])
    #expect(try system([.body]).plot.bandLeft == xs[6] + 34)
  }

  @Test func `tells the sizes at L and AX5 in its labels`() throws {
    let labels = try system([.body, .largeTitle, .caption2]).labels
    #expect(labels.map(\.name) == ["Large Title", "Body", "Caption 2"])
    #expect(labels.map(\.atLarge) == ["34", "17", "11"])
    #expect(labels.map(\.atLargest) == ["60", "53", "40"])
  }

  @Test func `shows styles of the same sizes as one line with both names`() throws {
    let chart = try system()
    #expect(chart.curves.count == 11)
    #expect(chart.labels.map(\.name).contains("Headline, Body"))
  }

  @Test func `marks what is modelled, and says what the mark means`() throws {
    #expect(try system().labels[0].name == "Extra Large Title*")
    #expect(try system().heading.notes.contains { $0.hasPrefix("* ") })
    #expect(try system([.body]).heading.notes.contains { $0.hasPrefix("* ") } == false)
  }

  @Test func `keeps labels apart, in the order of their lines, within the plot`() throws {
    for chart in [
      try system(), try CurveChart(ofSize: 17, relativeTo: TextStyle.allCases, width: plainWidth),
      try project((1...60).map { TypeStyle("s\($0)", size: Points(Double($0)), curve: .fixed) }),
    ] {
      let ys = chart.labels.map(\.y)
      for (one, two) in zip(ys, ys.dropFirst()) {
        #expect((two - one).value > 15.999, "\(chart.heading.title)")
      }
      #expect(ys.allSatisfy { $0 >= chart.plot.top && $0 <= chart.plot.bottom })
      let ends = chart.labels.map { chart.curves[$0.curve].series[0].atLargest }
      #expect(ends == ends.sorted(by: >))
    }
  }

  @Test func `of a font that follows body has it beside body`() throws {
    let chart = try CurveChart(ofSize: 17, relativeTo: [.body], width: plainWidth)
    #expect(chart.curves.map(\.isBeside) == [false, true])
    #expect(chart.curves.map(\.hue) == [0, 0])
    #expect(chart.labels.map(\.name) == ["Apple’s Body", "17 pt on Body"])
    // UIFontMetrics scales by leadings: 17 pt at AX5 is 48 pt.
    #expect(chart.labels.map(\.atLargest) == ["53", "48"])
  }

  @Test func `draws the curve that a font follows as a thin line of dashes`() throws {
    let chart = try CurveChart(ofSize: 17, relativeTo: [.body], width: plainWidth)
    let dashed = chart.figure(in: .light).lines.filter { $0.dashes == .init(length: 3, gap: 4) }
    #expect(dashed.map(\.thickness) == [1])
  }

  @Test func `of a project has each style beside the one it follows, in its colour`() throws {
    let chart = try project([
      TypeStyle("Heading", size: 22, curve: .textStyle(.title2)),
      TypeStyle("Copy", size: 18, curve: .textStyle(.body)),
      TypeStyle("Tag", size: 12, curve: .fixed),
    ])
    #expect(
      chart.labels.map(\.name) == [
        "Apple’s Title 2", "Apple’s Body", "Heading", "Copy", "Tag",
      ])
    let named = Dictionary(
      uniqueKeysWithValues: chart.labels.map { ($0.name, chart.curves[$0.curve]) })
    #expect(named["Apple’s Title 2"]?.hue == named["Heading"]?.hue)
    #expect(named["Apple’s Body"]?.hue == named["Copy"]?.hue)
    #expect(named["Heading"]?.hue != named["Copy"]?.hue)
    #expect(named["Apple’s Body"]?.isBeside == true && named["Copy"]?.isBeside == false)
  }

  @Test func `of a project says which style is Apple's own, and draws it once`() throws {
    let chart = try project([TypeStyle("Copy", curve: .preferred(.body))])
    #expect(chart.curves.count == 1)
    #expect(chart.labels.map(\.name) == ["Copy = Apple’s Body"])
  }

  @Test func `of a project marks what is modelled, whoever's style it is`() throws {
    let chart = try project([TypeStyle("Hero", curve: .preferred(.extraLargeTitle))])
    #expect(chart.labels.map(\.name) == ["Hero = Apple’s Extra Large Title*"])
    #expect(chart.heading.notes.contains { $0.hasPrefix("* ") })
  }

  @Test func `of a project is flat where text never comes to another size`() throws {
    let stale = TypeStyle("Stale", size: 20, curve: .textStyle(.body), update: .never)
    let sizes = try project([stale]).curves.first { !$0.isBeside }?.series[0].sizes
    #expect(sizes == Array(repeating: 20, count: 12))
  }

  @Test func `tells lines of one colour apart by their marks`() throws {
    let looks = try system().curves.map { "\($0.hue) \($0.marker)" }
    #expect(Set(looks).count == looks.count)
  }

  @Test func `marks the smallest text of the platform`() throws {
    #expect(try system([.body]).minimum.text == "11 pt: the smallest text on iOS")
    #expect(try system([.body]).minimum.y == 500)
    let watch = try project([TypeStyle("Copy", size: 18, curve: .fixed)], on: .watchOS)
    #expect(watch.minimum.size == 12)
  }

  @Test func `puts no words on a curve`() throws {
    let free = try system([.body])
    #expect(free.minimum.textLeft == free.plot.x(of: .large) + 8)
    // Below the line up to XL, above it from AX1 on.
    let small = try project([TypeStyle("Small", size: 9, curve: .textStyle(.body))])
    #expect(small.minimum.textLeft == small.plot.bandLeft + 8)
    let fixed = try project([TypeStyle("Tiny", size: 10.8, curve: .fixed)])
    #expect(fixed.minimum.textLeft == nil)
    #expect(fixed.heading.notes.last == "11 pt: the smallest text on iOS.")
  }

  @Test func `cuts a long list of names, and not what they are equal to`() throws {
    let styles = (1...9).map { TypeStyle("A rather long name of a style \($0)") }
    let name = try #require(try project(styles).labels.first).name
    #expect(name == "A rather long name of a style 1, A rath… = Apple’s Body")
  }

  @Test func `has its sizes in words`() throws {
    #expect(
      try system([.body]).summary.contains(
        "Body: 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53 pt."))
  }

  @Test func `refuses a style without a size at some category`() {
    #expect(throws: ScaleCurveError.self) {
      try project([TypeStyle("Half", curve: .table(SizeTable([.large: 17], missing: .refuse)))])
    }
  }
}

@Suite struct `An axis of sizes` {
  @Test(arguments: [
    (1.0, 1.0, 1.0), (8, 1, 8), (8.5, 2, 10), (17, 5, 20), (53, 10, 60), (62, 10, 70),
    (80, 10, 80), (81, 20, 100), (2000, 500, 2000),
  ])
  func `has eight steps at most, of round numbers`(greatest: Double, step: Double, top: Double) {
    let axis = SizeAxis(reaching: Points(greatest))
    #expect(axis.step == step)
    #expect(axis.top == top)
    #expect(axis.ticks.first == 0 && axis.ticks.last == top)
  }
}

@Suite struct `A stack of labels` {
  private func places(_ wishes: [Points], _ bounds: ClosedRange<Points> = 0...100) -> [Points] {
    LabelStack.places(wished: wishes, apart: 10, within: bounds)
  }

  @Test func `leaves alone what is apart`() {
    #expect(places([10, 30, 50]) == [10, 30, 50])
  }

  @Test func `moves two that touch by the same distance`() {
    #expect(places([40, 44]) == [37, 47])
    #expect(places([40, 40, 40]) == [30, 40, 50])
  }

  @Test func `moves a third that the two would touch`() {
    #expect(places([40, 44, 52]) == [35.333333333333336, 45.333333333333336, 55.333333333333336])
  }

  @Test func `stays within its bounds`() {
    #expect(places([0, 0, 2]) == [0, 10, 20])
    #expect(places([99, 100]) == [90, 100])
  }

  @Test func `of nothing is nothing`() {
    #expect(places([]) == [])
  }
}
