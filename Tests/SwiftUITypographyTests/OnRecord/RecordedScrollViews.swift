import Testing

@testable import SwiftUITypography

@Suite struct `Scroll views on record` {
  private func boxes(_ count: Int, _ width: CGFloat = 50) -> some View {
    ForEach(0..<count) { _ in Box(width, 40) }
  }

  @Test func `along each axis look as they did`() throws {
    var record = try ViewRecord("scroll views", in: [.large, .large.turned])
    record.add("downwards", height: 120, ScrollView { boxes(4) })
    record.add("sideways", height: 120, ScrollView(.horizontal) { boxes(8) })
    record.add("both", height: 120, ScrollView([.horizontal, .vertical]) { boxes(5, 400) })
    record.add("fits", height: 300, ScrollView { boxes(2) })
    record.add("fits sideways", height: 120, ScrollView(.horizontal) { boxes(2) })
    record.add("neither", height: 120, ScrollView([]) { boxes(2) })
    record.add("as high as its content", ScrollView { boxes(2) })
    record.add("wider than the window", height: 120, ScrollView { boxes(2, 400) })
    record.add("one view", height: 120, ScrollView { Text(RecordedWords.sentence) })
    record.add("no view", height: 120, ScrollView {})
    try record.compare()
  }

  @Test func `with indicators look as they did`() throws {
    var record = try ViewRecord("indicators of scroll views", in: [.large, .large.turned])
    let view = ScrollView([.horizontal, .vertical]) { boxes(9, 800) }
    record.add("automatic", height: 120, view.scrollIndicators(.automatic))
    record.add("visible", height: 120, view.scrollIndicators(.visible))
    record.add("hidden", height: 120, view.scrollIndicators(.hidden))
    record.add("never", height: 120, view.scrollIndicators(.never))
    record.add("hidden down", height: 120, view.scrollIndicators(.hidden, axes: .vertical))
    record.add("hidden across", height: 120, view.scrollIndicators(.hidden, axes: .horizontal))
    record.add("by its parameter", height: 120, ScrollView(showsIndicators: false) { boxes(9) })
    record.add("very long", height: 120, ScrollView { Box(50, 4000) })
    record.add("hardly longer", height: 120, ScrollView { Box(50, 120.4) })
    record.add("slightly longer", height: 120, ScrollView { Box(50, 121) })
    record.add("very low", height: 5, ScrollView { Box(50, 120) })
    record.add("low", height: 30, ScrollView { Box(50, 120) })
    try record.compare()
  }

  @Test func `in the dark look as they did`() throws {
    var record = try ViewRecord("scroll views in the dark", in: [.dark])
    record.add("downwards", height: 120, ScrollView { boxes(4) })
    try record.compare()
  }

  @Test func `in others look as they did`() throws {
    var record = try ViewRecord("scroll views in others", in: [.large, .large.turned])
    let shelf = ScrollView(.horizontal) { HStack { boxes(8) } }
    let shelves = ScrollView {
      VStack {
        boxes(2)
        shelf
        boxes(2)
      }
    }
    record.add("shelf", height: 120, shelves)
    record.add("padded shelf", height: 120, ScrollView { shelf.padding(.top, 200) })
    record.add("clipped", height: 120, ScrollView { boxes(5).clipped() })
    record.add(
      "in a clip", height: 120, ScrollView { boxes(5) }.frame(width: 80, height: 60).clipped())
    record.add("in round corners", height: 120, ScrollView { boxes(5) }.clipShape(Circle()))
    let row = HStack {
      ScrollView { boxes(5) }
      Text("Beside")
    }
    record.add("in a row", height: 120, row)
    let column = VStack {
      Text("Above")
      ScrollView { boxes(5) }
    }
    record.add("in a column", height: 120, column)
    record.add("with a bar", height: 120, shelves.safeAreaInset(edge: .bottom) { Text("Below") })
    record.add("disabled", height: 120, shelves.scrollDisabled(true).scrollClipDisabled())
    try record.compare()
  }

  @Test func `of lazy stacks look as they did`() throws {
    var record = try ViewRecord("lazy stacks", in: [.large, .large.turned])
    for alignment in [HorizontalAlignment.leading, .center, .trailing] {
      let column = LazyVStack(alignment: alignment, spacing: 3) { boxes(2) }
      record.add("column \(name(of: alignment))", height: 100, ScrollView { column })
    }
    for alignment in [VerticalAlignment.top, .center, .bottom] {
      let row = LazyHStack(alignment: alignment, spacing: 3) { boxes(2) }
      record.add("row \(name(of: alignment))", height: 100, ScrollView(.horizontal) { row })
    }
    record.add("default distance", height: 100, ScrollView { LazyVStack { boxes(2) } })
    record.add(
      "default distance in a row", height: 100,
      ScrollView(.horizontal) { LazyHStack { boxes(2) } })
    let pinned = LazyVStack(pinnedViews: [.sectionHeaders]) { Section("Head") { boxes(2) } }
    record.add("pinned", height: 100, ScrollView { pinned })
    record.add("alone", LazyVStack { boxes(2) })
    try record.compare()
  }

  private func name(of alignment: HorizontalAlignment) -> String {
    alignment == .leading ? "leading" : alignment == .trailing ? "trailing" : "center"
  }

  private func name(of alignment: VerticalAlignment) -> String {
    alignment == .top ? "top" : alignment == .bottom ? "bottom" : "center"
  }
}
