import Testing

@testable import SwiftUITypography

@Suite struct `Layouts of an app's own on record` {
  private struct Share: LayoutValueKey { static let defaultValue = 1 }

  /// Places views from the bottom leading corner upwards, each by its share of the width.
  private struct Stairs: Layout {
    var gap: CGFloat = 4

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let height = sizes.map(\.height).reduce(0, +) + gap * CGFloat(max(0, sizes.count - 1))
      return CGSize(width: proposal.width ?? sizes.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let whole = subviews.map { $0[Share.self] }.reduce(0, +)
      var (x, y) = (bounds.minX, bounds.maxY)
      for subview in subviews {
        let width = bounds.width * CGFloat(subview[Share.self]) / CGFloat(max(1, whole))
        let inner = ProposedViewSize(width: width, height: nil)
        subview.place(at: CGPoint(x: x, y: y), anchor: .bottomLeading, proposal: inner)
        x += width
        y -= subview.sizeThatFits(inner).height + gap
      }
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? { guide == .center ? 3 : nil }
  }

  /// Places nothing.
  private struct Forgetful: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 80, height: 40) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @ViewBuilder private var views: some View {
    Text("One")
    Text(RecordedWords.sentence).layoutValue(key: Share.self, value: 2)
    Box("box", 20, 10)
  }

  @Test func `look as they did`() throws {
    var record = try ViewRecord("own layouts")
    record.add("stairs", Stairs { views })
    record.add("with a gap", Stairs(gap: 20) { views })
    record.add("ideal", Stairs { views }.fixedSize())
    record.add("nothing placed", Forgetful { views })
    let row = HStack {
      Stairs { Box("a", 10, 10) }.frame(width: 30)
      Box("b", 10, 30)
    }
    record.add("own guide", row)
    let padded = HStack {
      Stairs { Box("a", 10, 10) }.padding(.top, 9).frame(width: 30)
      Box("b", 10, 30)
    }
    record.add("own guide, padded", padded)
    try record.compare()
  }

  @Test func `without a type look as they did`() throws {
    var record = try ViewRecord("erased layouts", in: [.large, .large.turned])
    let layouts: [(String, AnyLayout)] = [
      ("row", AnyLayout(HStackLayout())),
      ("row, top", AnyLayout(HStackLayout(alignment: .top, spacing: 3))),
      ("column", AnyLayout(VStackLayout())),
      ("column, trailing", AnyLayout(VStackLayout(alignment: .trailing, spacing: 3))),
      ("pile", AnyLayout(ZStackLayout())),
      ("pile, bottom", AnyLayout(ZStackLayout(alignment: .bottomLeading))),
      ("stairs", AnyLayout(Stairs())), ("twice erased", AnyLayout(AnyLayout(Stairs(gap: 9)))),
    ]
    for (name, layout) in layouts {
      let view = layout {
        views
        Divider()
      }
      record.add(name, height: 120, view)
      let row = HStack {
        layout { Box("a", 10, 10) }
        views
      }
      record.add("\(name), in a row", height: 120, row)
    }
    record.add("row layout", HStackLayout(spacing: 1) { views })
    record.add("column layout", VStackLayout(spacing: 1) { views })
    record.add("pile layout", ZStackLayout(alignment: .topTrailing) { views })
    try record.compare()
  }

  private enum Third: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height / 3 }
  }

  @Test func `with guides look as they did`() throws {
    var record = try ViewRecord("alignment guides")
    let third = VerticalAlignment(Third.self)
    let own = HStack(alignment: third) {
      Box("a", 20, 30)
      Box("b", 20, 60)
      Box("c", 20, 30).alignmentGuide(third) { $0.height }
      Text("d")
    }
    record.add("own", own)
    let moved = VStack(alignment: .leading) {
      Box("a", 40, 10)
      Box("b", 20, 10).alignmentGuide(.leading) { $0.width / 2 }
      Box("c", 20, 10).alignmentGuide(.leading) { $0[.trailing] }
      Box("d", 20, 10).padding(5).alignmentGuide(.leading) { _ in -7 }
      Box("e", 20, 10).alignmentGuide(.leading) { _ in 3 }.padding(5)
      Box("f", 20, 10).alignmentGuide(.trailing) { _ in 3 }
    }
    record.add("moved", moved)
    let layered = Box("a", 40, 20).alignmentGuide(.bottom) { _ in 5 }
      .overlay(alignment: .bottomTrailing) {
        Box("b", 10, 10).alignmentGuide(.trailing) { _ in 2 }
      }
    record.add("layered", layered)
    let framed = Box("a", 20, 10).alignmentGuide(.leading) { _ in 8 }
      .frame(width: 90, height: 30, alignment: .topLeading)
    record.add("framed", framed)
    let inner = HStack(alignment: .lastTextBaseline) {
      VStack {
        Text("Above").font(.title)
        Text("Below")
      }
      Text("Beside")
      Label("Label", systemImage: "star")
      TextField("Field", text: .constant("")).textFieldStyle(.roundedBorder)
    }
    record.add("baselines of stacks", inner)
    try record.compare()
  }

  @Test func `that read their room look as they did`() throws {
    var record = try ViewRecord("geometry readers", in: [.large, .large.turned])
    let reader = GeometryReader { proxy in
      Text(verbatim: "\(proxy.size.width) × \(proxy.size.height)")
      Box("part", proxy.size.width / 4, 10)
      Text(verbatim: "\(proxy.frame(in: .local)) \(proxy.frame(in: .global))")
    }
    record.add("window", height: 80, reader)
    record.add("padded", height: 80, reader.padding(20))
    record.add("named", height: 80, GeometryReader { Text("\($0.frame(in: .named("a")).minX)") })
    record.add("insets", height: 80, GeometryReader { Text("\($0.safeAreaInsets.top)") })
    record.add("ideal", reader)
    try record.compare()
  }
}
