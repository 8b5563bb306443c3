import Testing

@testable import SwiftUITypography

@Suite struct `Stacks on record` {
  private static let across: [(String, HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("separator leading", .listRowSeparatorLeading),
    ("separator trailing", .listRowSeparatorTrailing),
  ]
  private static let down: [(String, VerticalAlignment)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom),
    ("first baseline", .firstTextBaseline), ("last baseline", .lastTextBaseline),
  ]
  private static let corners: [(String, Alignment)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom), ("top leading", .topLeading), ("top trailing", .topTrailing),
    ("bottom leading", .bottomLeading), ("bottom trailing", .bottomTrailing),
    ("first baseline", Alignment(horizontal: .leading, vertical: .firstTextBaseline)),
  ]

  /// A text of two lines, a text of one, and a box.
  private var views: some View {
    Group {
      Text("Two\nlines")
      Text("One").font(.largeTitle)
      Box("box", 40, 10)
    }
  }

  @Test func `with an alignment look as they did`() throws {
    var record = try ViewRecord("alignments of stacks")
    for (name, guide) in Self.across {
      record.add("column \(name)", VStack(alignment: guide) { views })
    }
    for (name, guide) in Self.down {
      record.add("row \(name)", HStack(alignment: guide) { views })
    }
    try record.compare()
  }

  @Test func `that overlap look as they did`() throws {
    var record = try ViewRecord("overlapping views")
    for (name, guide) in Self.corners {
      record.add(name, ZStack(alignment: guide) { views })
    }
    let pile = ZStack {
      Color.red
      Text("High").layoutPriority(1)
    }
    record.add("priority", height: 100, pile)
    let ordered = ZStack {
      Box("front", 40, 40).zIndex(1)
      Box("back", 60, 60)
      Box("far back", 80, 80).zIndex(-1)
    }
    record.add("order", ordered)
    record.add("greedy", height: 100, ZStack { Color.red })
    try record.compare()
  }

  @Test func `with distances look as they did`() throws {
    var record = try ViewRecord("distances of stacks")
    record.add("column", VStack { views })
    record.add("row", HStack { views })
    for spacing in [0, 3, 20, -5] as [CGFloat] {
      record.add("column of \(spacing)", VStack(spacing: spacing) { views })
      record.add("row of \(spacing)", HStack(spacing: spacing) { views })
    }
    record.add("without an end", VStack(spacing: .infinity) { views })
    let mixed = VStack {
      Text("Text").font(.title)
      Text("Text").font(.caption)
      Box("box", 10, 10)
      Text("Padded").padding(4)
      Text("Framed").frame(height: 30)
      HStack {
        Text("Row")
        Box("box", 10, 10)
      }
      Divider()
      Text("Last")
    }
    record.add("mixed", mixed)
    try record.compare()
  }

  @Test func `with spacers and dividers look as they did`() throws {
    var record = try ViewRecord("spacers and dividers")
    let row = HStack {
      Text("Leading")
      Spacer()
      Text("Trailing")
    }
    record.add("row", row)
    record.add("ideal row", row.fixedSize())
    let least = HStack {
      Text(RecordedWords.sentence)
      Spacer(minLength: 100)
      Text("Trailing")
    }
    record.add("least length", least)
    let column = VStack {
      Text("Above")
      Spacer()
      Text("Below")
      Spacer(minLength: 40)
    }
    record.add("column", height: 200, column)
    record.add("alone", height: 50, Spacer())
    record.add("divider", Divider())
    let divided = HStack {
      Text("One")
      Divider()
      Text("Two")
    }
    record.add("divided row", height: 60, divided)
    let lines = VStack {
      Text("One")
      Divider()
      Divider().frame(width: 50)
    }
    record.add("divided column", lines)
    record.add("divided pile", height: 30, ZStack { Divider() })
    try record.compare()
  }

  @Test func `that share their length look as they did`() throws {
    var record = try ViewRecord("shares of stacks")
    let words = RecordedWords.sentence
    let texts = HStack {
      Text(words)
      Text("Short")
      Text(words).lineLimit(1)
    }
    record.add("texts", texts)
    let priorities = HStack {
      Text(words).lineLimit(1)
      Text(words).lineLimit(1).layoutPriority(1)
      Text(words).lineLimit(1).layoutPriority(-1)
    }
    record.add("priorities", priorities)
    let colors = HStack(spacing: 0) {
      Color.red
      Color.green.frame(maxWidth: 40)
      Color.blue.frame(minWidth: 200)
    }
    record.add("colours", height: 20, colors)
    let column = VStack {
      Text(words)
      Color.red
      Text(words).lineLimit(1)
      Color.blue.frame(height: 30)
    }
    record.add("column", height: 300, column)
    let low = VStack {
      Text(words)
      Text(words).layoutPriority(1)
    }
    record.add("low", height: 60, low)
    record.add("wide", HStack { Box("wide", 400, 20) })
    record.add("nested", HStack { HStack { Text(words) }.frame(maxWidth: .infinity) })
    try record.compare()
  }

  @Test func `of unusual views look as they did`() throws {
    var record = try ViewRecord("stacks of unusual views", in: [.large, .large.turned])
    record.add("nothing", HStack {}.frame(width: 20, height: 20))
    let optional: Text? = nil
    let some: Text? = Text("Some")
    let conditional = VStack {
      optional
      some
      if Bool(true) { Text("First") } else { Text("Second") }
      if Bool(false) { Text("Never") }
      AnyView(Text("Erased"))
      EmptyView()
      ForEach(["a", "b"], id: \.self) { Text($0) }
    }
    record.add("conditions", conditional)
    let group = HStack {
      Group {
        Text("One")
        Text("Two")
      }
      .padding(5)
      .background(Color.yellow)
    }
    record.add("group", group)
    record.add("identified", VStack { Text("One").id(1) })
    record.add("several views at the root", Group { views })
    try record.compare()
  }
}
