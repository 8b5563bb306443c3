import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A place in an interface` {
  @Test func `is moved by a guide across`() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Box("still", 40, 10)
      Box("moved", 20, 10).alignmentGuide(.leading) { $0.width / 2 }
    }
    // The leading guide of the second is its middle, so it begins 10 pt before the first.
    #expect(try LayoutBench.boxes(of: "still", in: view, width: nil) == [box(10, 0, 40, 10)])
    #expect(try LayoutBench.boxes(of: "moved", in: view, width: nil) == [box(0, 10, 20, 10)])
  }

  @Test func `is on the line of the last text, and of the bottom where there is none`() throws {
    let view = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text("one\ntwo")
      Text("one")
      Box(10, 5)
    }
    let elements = try LayoutBench.interface(view, width: nil).elements
    let texts = elements.filter { $0.text != nil }
    func baseline(_ element: InterfaceElement) throws -> Double {
      try element.box.y.value + #require(element.text).lastBaseline.value
    }
    let (first, second) = (try baseline(texts[0]), try baseline(texts[1]))
    #expect(abs(first - second) <= 0.5)
    #expect(texts[1].box.y.value > 15)
    let bottom = try #require(elements.first { $0.path.hasSuffix("box") }).box.maxY.value
    #expect(abs(bottom - first) <= 0.5)
  }

  @Test func `knows its guides only where they were said`() throws {
    final class Seen: @unchecked Sendable {
      var values: [CGFloat?] = []
    }
    let seen = Seen()
    let view = Box(30, 10)
      .alignmentGuide(.leading) { _ in 4 }
      .alignmentGuide(.top) { dimensions in
        seen.values = [
          dimensions[explicit: .leading], dimensions[explicit: .trailing],
          dimensions[explicit: VerticalAlignment.center], dimensions[.trailing],
          dimensions[VerticalAlignment.bottom],
        ]
        return 0
      }
    _ = try LayoutBench.interface(HStack(alignment: .top) { view }, width: nil)
    #expect(seen.values == [4, nil, nil, 30, 10])
  }

  @Test func `is filled by a shape that is wider or higher than it`() throws {
    let bitmap = Bitmap(
      width: 20, height: 40, format: .rgba8, bytes: [UInt8](repeating: 9, count: 3200))
    func place(_ view: some View) throws -> PointRect? {
      for element in try LayoutBench.interface(view, width: 100, height: 100).elements {
        if case .picture(_, let rect) = element.content { return rect }
      }
      return nil
    }
    let image = Image(bitmap).resizable()
    // As wide as the room and twice as high; and as high as the room and half as wide.
    #expect(try place(image.scaledToFill()) == box(0, -50, 100, 200))
    #expect(try place(image.scaledToFit()) == box(25, 0, 50, 100))
  }

  @Test func `has no edges of a screen`() throws {
    final class Seen: @unchecked Sendable {
      var insets: EdgeInsets?
    }
    let seen = Seen()
    let view = GeometryReader { room in
      seen.insets = room.safeAreaInsets
      return Color.red.ignoresSafeArea()
    }
    _ = try LayoutBench.interface(view, width: 50, height: 40)
    #expect(seen.insets == EdgeInsets())
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }

  @Test func `is as high as its room in a lazy row`() throws {
    let view = ScrollView(.horizontal) {
      LazyHStack(alignment: .top, spacing: 4) { ForEach(0..<3) { _ in Box(30, 10) } }
    }
    #expect(
      try LayoutBench.boxes(of: "box", in: view, width: 200, height: 100)
        == [box(0, 0, 30, 10), box(34, 0, 30, 10), box(68, 0, 30, 10)])
  }

  @Test func `is that of a layout in a layout`() throws {
    let row = AnyLayout(AnyLayout(HStackLayout(spacing: 0)))
    let view = row {
      Box("one", 10, 10)
      Box("two", 10, 10)
    }
    #expect(try LayoutBench.boxes(of: "two", in: view, width: nil) == [box(10, 0, 10, 10)])
  }

  @Test func `keeps the larger of two distances`() {
    let (usual, none) = (ViewSpacing(), ViewSpacing.zero)
    // 8 pt are the usual distance.
    #expect(usual.distance(to: usual, along: .horizontal) == 8)
    #expect(none.union(usual).distance(to: usual, along: .vertical) == 8)
    #expect(usual.union(none).distance(to: usual, along: .vertical) == 8)
    #expect(none.union(none).distance(to: usual, along: .vertical) == 0)
    var joined = none
    joined.formUnion(usual)
    #expect(joined.distance(to: usual, along: .horizontal) == 8)
    joined.formUnion(none, edges: .leading)
    #expect(joined.distance(to: usual, along: .horizontal) == 8)
  }

  @Test func `holds as many views as stand behind each other`() throws {
    let view = VStack(spacing: 0) {
      Box("one", 1, 1)
      if #available(macOS 10, iOS 10, *) { Box("two", 1, 1) }
      Box("three", 1, 1)
    }
    let boxes = try ["one", "two", "three"].map {
      try LayoutBench.boxes(of: $0, in: view, width: nil).map(\.y)
    }
    #expect(boxes == [[0], [1], [2]])
  }
}

@Suite struct `A symbol in a place` {
  private func box(of view: some View) throws -> PointRect {
    for element in try LayoutBench.interface(view, width: 300, height: 300).elements {
      if case .symbol = element.content { return element.box }
    }
    throw NoSymbol()
  }

  private struct NoSymbol: Error {}

  @Test func `is larger or smaller beside its text`() throws {
    let star = Image(systemName: "star.fill")
    let heights = try [Image.Scale.small, .medium, .large].map {
      try box(of: VStack { star }.imageScale($0)).height
    }
    #expect(heights == heights.sorted())
    #expect(Set(heights).count == 3)
    #expect(try box(of: star).height == heights[1])
  }

  @Test func `takes the room it is given where it may, in its own shape`() throws {
    let star = Image(systemName: "star.fill").resizable()
    let room = star.frame(width: 100, height: 50)
    let frame = try LayoutBench.interface(room, width: nil)
    #expect((frame.width, frame.height) == (100, 50))
    let shown = try box(of: room)
    #expect(abs(shown.height.value - 50) <= 1 || abs(shown.width.value - 100) <= 1)
    #expect(shown.width.value <= 100.5 && shown.height.value <= 50.5)
  }
}

@Suite struct `A value of the surroundings` {
  @Test func `is changed for a view and all in it`() throws {
    struct Reader: View {
      @Environment(\.lineSpacing) var spacing
      var body: some View { Box(spacing, 10) }
    }
    let view = Reader().transformEnvironment(\.lineSpacing) { $0 += 5 }.environment(
      \.lineSpacing, 20)
    #expect(try LayoutBench.boxes(of: "box", in: view, width: nil) == [box(0, 0, 25, 10)])
  }

  @Test func `is set by what disables scrolling and correction`() throws {
    struct Reader: View {
      @Environment(\.isScrollEnabled) var isScrollEnabled
      @Environment(\.autocorrectionDisabled) var autocorrectionDisabled
      var body: some View { Text(verbatim: "\(isScrollEnabled) \(autocorrectionDisabled)") }
    }
    #expect(try LayoutBench.interface(Reader()).texts == ["true false"])
    let view = Reader().scrollDisabled(true).autocorrectionDisabled()
    #expect(try LayoutBench.interface(view).texts == ["false true"])
  }

  @Test func `may be light or dark, whatever the device says`() throws {
    func color(_ scheme: ColorScheme?) throws -> RGBAColor? {
      let view = Rectangle().fill(Color.blue).preferredColorScheme(scheme)
      for element in try LayoutBench.interface(view, width: 10, height: 10).elements {
        if case .fill(_, let color) = element.content { return color }
      }
      return nil
    }
    #expect(try color(.dark) == RGBAColor(hex: "#5AA9FF"))
    #expect(try color(.light) == RGBAColor(hex: "#0061D1"))
    #expect(try color(nil) == RGBAColor(hex: "#0061D1"))
  }

  @Test func `that is constant does not change`() {
    let binding = Binding.constant(7)
    binding.wrappedValue = 9
    #expect(binding.wrappedValue == 7)
    #expect(binding.projectedValue.wrappedValue == 7)
  }

  /// Words for assistive technologies and for touches change nothing that is seen.
  @Test func `leaves a view as it looks where it is for others`() throws {
    let text = Text("Go")
    let plain = try LayoutBench.interface(text, width: nil)
    let views: [AnyView] = [
      AnyView(text.accessibilityLabel("a")), AnyView(text.accessibilityLabel(Text("a"))),
      AnyView(text.accessibilityValue("a")), AnyView(text.accessibilityValue(Text("a"))),
      AnyView(text.accessibilityHint("a")), AnyView(text.accessibilityHint(Text("a"))),
      AnyView(text.accessibilityHidden(true)), AnyView(text.accessibilityAddTraits(.isButton)),
      AnyView(text.accessibilityRemoveTraits(.isButton)), AnyView(text.accessibilityElement()),
      AnyView(text.contentShape(Rectangle())), AnyView(text.ignoresSafeArea()),
    ]
    for view in views {
      #expect(
        try LayoutBench.interface(view, width: nil).elements.map(\.box) == plain.elements.map(\.box)
      )
    }
    #expect(AccessibilityTraits(rawValue: 1) == .isButton)
  }
}
