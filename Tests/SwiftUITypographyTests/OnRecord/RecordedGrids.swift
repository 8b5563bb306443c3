import Testing

@testable import SwiftUITypography

@Suite struct `Grids on record` {
  private func grid(_ alignment: Alignment) -> some View {
    Grid(alignment: alignment) {
      GridRow {
        Text("One")
        Text("Two\nlines")
        Box("box", 30, 50)
      }
      GridRow(alignment: .bottom) {
        Text("A longer word")
        Box("box", 20, 10)
      }
      Divider()
      GridRow {
        Text("Over two columns").gridCellColumns(2)
        Text("Last")
      }
      Text("Without a row")
    }
  }

  @Test func `with an alignment look as they did`() throws {
    var record = try ViewRecord("alignments of grids")
    record.add("center", grid(.center))
    record.add("top leading", grid(.topLeading))
    record.add("bottom trailing", grid(.bottomTrailing))
    record.add(
      "first baseline", grid(Alignment(horizontal: .leading, vertical: .firstTextBaseline)))
    record.add("ideal", grid(.center).fixedSize())
    try record.compare()
  }

  @Test func `with distances and shares look as they did`() throws {
    var record = try ViewRecord("distances of grids")
    let words = RecordedWords.sentence
    let close = Grid(horizontalSpacing: 0, verticalSpacing: 20) {
      GridRow {
        Text(words)
        Text(words)
      }
      GridRow {
        Color.red.frame(height: 10)
        Color.blue.frame(height: 20)
      }
    }
    record.add("close", close)
    let wide = Grid(horizontalSpacing: 30) {
      GridRow {
        Text("Short")
        Text(words)
        Box("box", 60, 10)
      }
    }
    record.add("wide", wide)
    let columns = Grid {
      GridRow {
        Box("a", 30, 10)
        Box("b", 30, 10)
        Box("c", 30, 10)
      }
      GridRow {
        Box("over three", 200, 10).gridCellColumns(3)
      }
      GridRow {
        Box("over none", 20, 10).gridCellColumns(0)
        Box("over many", 20, 10).gridCellColumns(9)
      }
    }
    record.add("columns", columns)
    record.add("empty", Grid {}.frame(width: 10, height: 10))
    let row = GridRow {
      Text("One")
      Text("Two")
    }
    record.add("row in a row", HStack { row })
    record.add("padded row", Grid { row.padding(6) })
    record.add("row that fits", Grid { ViewThatFits { row } })
    record.add("column in a grid", Grid { VStack { row } })
    try record.compare()
  }

  private func cells(_ count: Int) -> some View {
    ForEach(0..<count) { index in
      Text("Cell \(index)").frame(height: CGFloat(20 + 10 * (index % 3)))
        .background(Color.yellow)
    }
  }

  @Test func `that are lazy look as they did`() throws {
    var record = try ViewRecord("lazy grids")
    func add(_ name: String, _ columns: [GridItem]) {
      record.add(name, LazyVGrid(columns: columns) { cells(5) })
    }
    add("fixed", [GridItem(.fixed(60)), GridItem(.fixed(90))])
    add("flexible", [GridItem(), GridItem(.flexible())])
    add("bounded", [GridItem(.flexible(minimum: 200)), GridItem(.flexible(maximum: 50))])
    add("adaptive", [GridItem(.adaptive(minimum: 70))])
    add("bounded adaptive", [GridItem(.adaptive(minimum: 70, maximum: 75))])
    add("one adaptive", [GridItem(.adaptive(minimum: 900))])
    add("mixed", [GridItem(.fixed(50), spacing: 2), GridItem(.adaptive(minimum: 40)), GridItem()])
    add("aligned", [GridItem(.flexible(), spacing: 0, alignment: .topLeading), GridItem()])
    add("trailing", [GridItem(.fixed(100), alignment: .bottomTrailing)])
    add("too wide", [GridItem(.fixed(200)), GridItem(.fixed(200))])
    add("negative", [GridItem(.fixed(-20)), GridItem()])
    add("none", [])
    try record.compare()
  }

  @Test func `that are lazy and aligned look as they did`() throws {
    var record = try ViewRecord("alignments of lazy grids", in: [.large, .large.turned])
    let columns = [GridItem(.fixed(80)), GridItem(.fixed(90))]
    record.add("leading", LazyVGrid(columns: columns, alignment: .leading) { cells(3) })
    record.add("center", LazyVGrid(columns: columns) { cells(3) })
    record.add("trailing", LazyVGrid(columns: columns, alignment: .trailing) { cells(3) })
    record.add("distance", LazyVGrid(columns: columns, spacing: 30) { cells(3) })
    let sections = LazyVGrid(columns: columns, pinnedViews: [.sectionFooters]) {
      Section("Head") { cells(3) }
    }
    record.add("sections", sections)
    record.add("ideal", LazyVGrid(columns: columns) { cells(3) }.fixedSize())
    func add(_ name: String, _ rows: [GridItem], _ alignment: VerticalAlignment = .center) {
      let grid = LazyHGrid(rows: rows, alignment: alignment, spacing: 5) { cells(5) }
      record.add("rows \(name)", height: 200, grid)
    }
    add("fixed", [GridItem(.fixed(40)), GridItem(.fixed(50))])
    add("top", [GridItem(.fixed(40)), GridItem(.fixed(50))], .top)
    add("bottom", [GridItem(.fixed(40)), GridItem(.fixed(50))], .bottom)
    add("flexible", [GridItem(), GridItem()])
    add("adaptive", [GridItem(.adaptive(minimum: 50))])
    try record.compare()
  }

  @Test func `that choose what fits look as they did`() throws {
    var record = try ViewRecord("views that fit")
    let choice = ViewThatFits {
      Text(RecordedWords.sentence)
      Text("A shorter sentence")
      Text("Short")
    }
    record.add("all", choice)
    record.add("narrow", choice.frame(width: 150))
    record.add("very narrow", choice.frame(width: 10))
    let across = ViewThatFits(in: .horizontal) {
      Box("high", 100, 500)
      Box("low", 10, 10)
    }
    record.add("across", height: 50, across)
    let down = ViewThatFits(in: .vertical) {
      Box("high", 100, 500)
      Box("wide", 500, 10)
    }
    record.add("down", height: 50, down)
    let none = ViewThatFits(in: []) {
      Box("large", 500, 500)
      Box("small", 10, 10)
    }
    record.add("neither", height: 50, none)
    let baselines = HStack(alignment: .firstTextBaseline) {
      ViewThatFits { Text("Large").font(.largeTitle) }
      Text("small")
    }
    record.add("baselines", baselines)
    record.add("nothing", VStack { ViewThatFits {} }.frame(height: 10))
    try record.compare()
  }
}
