import Testing

@testable import SwiftUITypography

@Suite struct `Frames on record` {
  private let text = Text(RecordedWords.sentence)
  private let small = Box("small", 40, 20)

  private static let alignments: [(String, Alignment)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom), ("top leading", .topLeading), ("top trailing", .topTrailing),
    ("bottom leading", .bottomLeading), ("bottom trailing", .bottomTrailing),
  ]

  @Test func `of a fixed size look as they did`() throws {
    var record = try ViewRecord("fixed frames")
    record.add("width", text.frame(width: 150))
    record.add("height", text.frame(height: 30))
    record.add("both", text.frame(width: 100, height: 200))
    record.add("negative", small.frame(width: -5, height: 10))
    record.add("without an end", small.frame(width: .infinity, height: .nan))
    for (name, alignment) in Self.alignments {
      record.add(name, small.frame(width: 100, height: 60, alignment: alignment))
    }
    record.add(
      "first baseline",
      text.frame(height: 9, alignment: Alignment(horizontal: .center, vertical: .lastTextBaseline)))
    try record.compare()
  }

  @Test func `with bounds look as they did`() throws {
    var record = try ViewRecord("frames with bounds")
    record.add("greatest width", text.frame(maxWidth: 100))
    record.add("any width", small.frame(maxWidth: .infinity))
    record.add("least width", small.frame(minWidth: 100, minHeight: 44))
    record.add("both bounds", Color.red.frame(minWidth: 10, maxWidth: 90).frame(height: 10))
    record.add("ideal", Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize())
    record.add(
      "ideal with bounds",
      Color.red.frame(minWidth: 5, idealWidth: 70, maxWidth: 60, idealHeight: 30).fixedSize())
    record.add("contradicting", small.frame(minWidth: 90, maxWidth: 50))
    record.add("least wider than the window", small.frame(minWidth: 400))
    record.add("greatest height", height: 100, text.frame(maxHeight: 20))
    record.add("any height", height: 100, small.frame(maxHeight: .infinity, alignment: .bottom))
    record.add("least height", text.frame(minHeight: 300, alignment: .top))
    record.add("no number", small.frame(minWidth: .nan, maxWidth: .nan, minHeight: .infinity))
    for (name, alignment) in Self.alignments {
      record.add(
        name, height: 60,
        small.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    }
    try record.compare()
  }

  @Test func `of the ideal size look as they did`() throws {
    var record = try ViewRecord("ideal sizes")
    record.add("both", text.fixedSize())
    record.add("width", text.fixedSize(horizontal: true, vertical: false))
    record.add("height", height: 20, text.fixedSize(horizontal: false, vertical: true))
    record.add("neither", height: 20, text.fixedSize(horizontal: false, vertical: false))
    record.add("shape", Circle().fixedSize())
    record.add("colour", Color.red.fixedSize())
    try record.compare()
  }

  @Test func `with padding look as they did`() throws {
    var record = try ViewRecord("padding")
    record.add("usual", text.padding())
    record.add("length", text.padding(5))
    let edges: [(String, Edge.Set)] = [
      ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
      ("horizontal", .horizontal), ("vertical", .vertical), ("all", .all), ("none", []),
    ]
    for (name, set) in edges {
      record.add(name, small.padding(set))
      record.add("\(name), 7 pt", small.padding(set, 7))
    }
    let insets = EdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
    record.add("insets", text.padding(insets))
    record.add("negative", text.padding(-10))
    record.add("more than there is", text.padding(200))
    record.add("without an end", small.padding(.infinity))
    record.add("scene", text.scenePadding())
    record.add("scene, horizontal", text.scenePadding(.horizontal))
    record.add("scene, least", text.scenePadding(.minimum, edges: .leading))
    record.add("safe area", text.safeAreaPadding())
    record.add("safe area, edges", text.safeAreaPadding(.trailing, 9))
    record.add("safe area, length", text.safeAreaPadding(9))
    record.add("safe area, insets", text.safeAreaPadding(insets))
    try record.compare()
  }

  @Test func `that move look as they did`() throws {
    var record = try ViewRecord("offsets and positions")
    record.add("offset", small.offset(x: 30, y: -6))
    record.add("offset across", small.offset(x: 30))
    record.add("offset without an end", small.offset(x: .infinity, y: 5))
    record.add("position", height: 80, small.position(x: 100, y: 20))
    record.add("position of a point", height: 80, small.position(CGPoint(x: 50, y: 60)))
    record.add("position of nothing", small.position())
    record.add("position without an end", small.position(x: .nan, y: 3))
    record.add("scaled", small.scaleEffect(2).rotationEffect(.degrees(45)))
    let guided = VStack(alignment: .leading) {
      text.offset(x: 10)
      small
    }
    record.add("offset in a stack", guided)
    try record.compare()
  }

  @Test func `with a shape of their own look as they did`() throws {
    var record = try ViewRecord("aspect ratios")
    record.add("fit", height: 100, Color.red.aspectRatio(2, contentMode: .fit))
    record.add("fill", height: 100, Color.red.aspectRatio(2, contentMode: .fill))
    record.add("fit, high", height: 100, Color.red.aspectRatio(0.5, contentMode: .fit))
    record.add("fill, high", height: 100, Color.red.aspectRatio(0.5, contentMode: .fill))
    record.add("without a height", Color.red.aspectRatio(4, contentMode: .fit))
    record.add("ideal", Color.red.aspectRatio(4, contentMode: .fit).fixedSize())
    record.add("own", height: 100, small.aspectRatio(contentMode: .fit))
    record.add("negative", height: 100, Color.red.aspectRatio(-1, contentMode: .fit))
    record.add("none", height: 100, Color.red.aspectRatio(0, contentMode: .fill))
    record.add("to fit", height: 100, Color.red.frame(idealWidth: 30).scaledToFit())
    record.add("to fill", height: 100, Color.red.frame(idealWidth: 30).scaledToFill())
    try record.compare()
  }

  @Test func `in a part of their container look as they did`() throws {
    var record = try ViewRecord("parts of containers", in: [.large, .large.turned])
    record.add("width", small.containerRelativeFrame(.horizontal))
    record.add(
      "both", height: 100, small.containerRelativeFrame([.horizontal, .vertical], alignment: .top))
    record.add(
      "count", Color.red.frame(height: 9).containerRelativeFrame(.horizontal, count: 3, spacing: 8))
    record.add(
      "span",
      small.containerRelativeFrame(
        .horizontal, count: 4, span: 3, spacing: 8, alignment: .trailing))
    record.add(
      "no count", small.containerRelativeFrame(.horizontal, count: 0, spacing: 8))
    record.add(
      "closure", height: 100,
      small.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length / 2 : length / 4
      })
    record.add("negative", small.containerRelativeFrame(.horizontal) { _, _ in -5 })
    record.add(
      "background", height: 60, small.containerBackground(.yellow, for: .navigation))
    record.add(
      "background of a view", height: 60,
      small.containerBackground(for: .tabView, alignment: .topLeading) { Box("behind", 9, 9) })
    try record.compare()
  }

  @Test func `beside insets look as they did`() throws {
    var record = try ViewRecord("insets of the safe area", in: [.large, .large.turned])
    for edge in VerticalEdge.allCases {
      record.add("\(edge)", height: 100, text.safeAreaInset(edge: edge) { small })
      record.add(
        "\(edge), with a distance", height: 100,
        text.safeAreaInset(edge: edge, alignment: .leading, spacing: 9) { small })
      record.add("bar at \(edge)", height: 100, text.safeAreaBar(edge: edge) { small })
    }
    for edge in HorizontalEdge.allCases {
      record.add("\(edge)", height: 100, text.safeAreaInset(edge: edge) { small })
      record.add(
        "\(edge), with a distance", height: 100,
        text.safeAreaInset(edge: edge, alignment: .top, spacing: 9) { small })
      record.add(
        "bar at \(edge)", height: 100,
        text.safeAreaBar(edge: edge, alignment: .bottom, spacing: 2) { small })
    }
    record.add("ignored", height: 100, Color.red.ignoresSafeArea().edgesIgnoringSafeArea(.all))
    try record.compare()
  }
}
