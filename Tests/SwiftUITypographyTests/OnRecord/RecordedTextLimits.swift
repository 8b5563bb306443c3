import Testing

@testable import SwiftUITypography

@Suite struct `Limits of texts on record` {
  private let long = Text(RecordedWords.sentence)
  private let short = Text("Short")

  @Test func `in lines look as they did`() throws {
    var record = try ViewRecord("limits of lines")
    for limit in [0, 1, 2, 9] { record.add("\(limit)", long.frame(width: 120).lineLimit(limit)) }
    record.add("none", VStack { long.lineLimit(nil) }.frame(width: 120).lineLimit(1))
    record.add("reserved", short.lineLimit(3, reservesSpace: true))
    record.add("not reserved", short.lineLimit(3, reservesSpace: false))
    record.add("one reserved", short.lineLimit(1, reservesSpace: true))
    record.add("range", short.lineLimit(2...4))
    record.add("long in a range", long.frame(width: 100).lineLimit(2...3))
    record.add("from", short.lineLimit(3...))
    record.add("through", long.frame(width: 100).lineLimit(...2))
    record.add("reserved in a font", VStack { short }.font(.title).lineLimit(2...))
    record.add("low", height: 50, long.frame(width: 100))
    record.add("very low", height: 5, long.frame(width: 100))
    record.add("low frame", long.frame(width: 100, height: 60))
    try record.compare()
  }

  @Test func `that truncate look as they did`() throws {
    var record = try ViewRecord("truncations")
    let modes: [(String, Text.TruncationMode)] = [
      ("head", .head), ("middle", .middle), ("tail", .tail),
    ]
    for (name, mode) in modes {
      record.add(name, long.lineLimit(1).truncationMode(mode))
      record.add("\(name) of two lines", long.frame(width: 100).lineLimit(2).truncationMode(mode))
    }
    record.add("narrow", long.lineLimit(1).frame(width: 20))
    record.add("one word", Text("Incomprehensibilities").frame(width: 60))
    record.add("one word on a line", Text("Incomprehensibilities").lineLimit(1).frame(width: 60))
    record.add("no width", VStack { long.frame(width: 0) }.frame(width: 50, height: 20))
    try record.compare()
  }

  @Test func `that shrink look as they did`() throws {
    var record = try ViewRecord("shrinking texts", in: RecordedWindow.usual)
    for factor in [0, 0.5, 0.9, 1, 2] as [CGFloat] {
      record.add("to \(factor)", long.lineLimit(1).minimumScaleFactor(factor).frame(width: 250))
    }
    record.add("in a height", long.minimumScaleFactor(0.5).frame(width: 120, height: 50))
    record.add("fits", short.minimumScaleFactor(0.5))
    record.add("tight", long.lineLimit(1).allowsTightening(true).frame(width: 515))
    record.add("not tight", long.lineLimit(1).allowsTightening(false).frame(width: 515))
    try record.compare()
  }

  @Test func `with alignments look as they did`() throws {
    var record = try ViewRecord("alignments of texts")
    let lines = Text("One\nThree words here")
    let hebrew = Text("שלום\nשלום עולם")
    for alignment in TextAlignment.allCases {
      record.add("\(alignment)", lines.multilineTextAlignment(alignment))
      record.add("\(alignment), wide", long.multilineTextAlignment(alignment))
      record.add("\(alignment), Hebrew", hebrew.multilineTextAlignment(alignment))
    }
    record.add("spaced", lines.lineSpacing(9))
    record.add("not spaced", lines.lineSpacing(-9))
    try record.compare()
  }

  @Test func `of sizes look as they did`() throws {
    var record = try ViewRecord(
      "limits of text sizes",
      in: [
        RecordedWindow(name: "xSmall", category: .extraSmall), .large,
        RecordedWindow(name: "xxxLarge", category: .extraExtraExtraLarge),
        RecordedWindow(
          name: "accessibility5", category: .accessibilityExtraExtraExtraLarge),
      ])
    record.add("none", short)
    record.add("one", short.dynamicTypeSize(.small))
    record.add("through", short.dynamicTypeSize(...DynamicTypeSize.xLarge))
    record.add("up to", short.dynamicTypeSize(..<DynamicTypeSize.accessibility1))
    record.add("from", short.dynamicTypeSize(DynamicTypeSize.accessibility1...))
    record.add("range", short.dynamicTypeSize(.medium ... .accessibility1))
    record.add("half-open range", short.dynamicTypeSize(.medium ..< .accessibility1))
    record.add("nested", VStack { short.dynamicTypeSize(.large) }.dynamicTypeSize(.accessibility5))
    record.add("symbol", Image(systemName: "star").dynamicTypeSize(...DynamicTypeSize.large))
    record.add("fixed", short.font(.system(size: 17)))
    record.add("divider", VStack { Divider() }.dynamicTypeSize(...DynamicTypeSize.xxxLarge))
    try record.compare()
  }

  private struct Scaled: View {
    @ScaledMetric private var usual: CGFloat = 10
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 10
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      HStack {
        Box("usual", usual, usual)
        Box("title", title, title)
        Text(verbatim: "\(size) \(size.isAccessibilitySize)")
      }
    }
  }

  @Test func `of lengths look as they did`() throws {
    var record = try ViewRecord(
      "scaled lengths",
      in: RecordedWindow.usual + [
        RecordedWindow(name: "xSmall", category: .extraSmall),
        RecordedWindow(name: "medium, 3x", category: .medium, displayScale: 3),
      ])
    record.add("lengths", Scaled())
    record.add("limited lengths", Scaled().dynamicTypeSize(.small))
    try record.compare()
  }
}
