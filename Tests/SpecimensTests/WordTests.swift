import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import Specimens

// What SwiftUI code says beside stacks and texts, written as apps write it.

@Suite struct `A modifier of an app's own` {
  private struct Card: ViewModifier {
    @ScaledMetric private var gap: CGFloat = 10
    let color: Color

    func body(content: Content) -> some View {
      content.padding(gap).background(color)
    }
  }

  @Test func `changes a view, and finds the text size of its surroundings`() throws {
    let view = Box(40, 20).modifier(Card(color: .red))
    #expect(try LayoutBench.boxes(of: "box", in: view, width: nil) == [box(10, 10, 40, 20)])
    // Body is 33 pt at AX3 … 40/17 of 10 pt, on a whole pixel of 2x.
    let large = try LayoutBench.interface(view, width: nil, category: .accessibilityExtraLarge)
    #expect(large.width > 80)
  }
}

@Suite struct `What views are painted with` {
  private func color(_ view: some View) throws -> RGBAColor? {
    try LayoutBench.interface(view, width: nil).elements.compactMap(\.text).first?.styled.color
  }

  private func fill(_ view: some View) throws -> RGBAColor? {
    for element in try LayoutBench.interface(view, width: 100, height: 100).elements {
      if case .fill(_, let color) = element.content { return color }
    }
    return nil
  }

  @Test func `can be named by its colour alone`() throws {
    #expect(try fill(Box(1, 1).background(.red)) == RGBAColor(hex: "#C5221B"))
    #expect(try fill(Box(1, 1).background(.red, in: .capsule)) == RGBAColor(hex: "#C5221B"))
    #expect(try fill(Circle().fill(.green)) == RGBAColor(hex: "#1C7A34"))
    #expect(
      try color(Text("A").frame(width: 50).foregroundStyle(.orange)) == RGBAColor(hex: "#A94F00"))
  }

  @Test func `can be the tint, or stand back from the colour around it`() throws {
    #expect(try fill(Circle().fill(.tint).tint(.green)) == RGBAColor(hex: "#1C7A34"))
    #expect(
      try color(Group { Text("A") }.foregroundStyle(.secondary)) == RGBAColor(hex: "#5F5F66"))
    let faded = Group { Group { Text("A") }.foregroundStyle(.secondary) }.foregroundStyle(.red)
    #expect(try color(faded) == RGBAColor(hex: "#C5221B99"))
  }

  @Test func `can be a line in the colour of the surroundings`() throws {
    let view = Circle().stroke(lineWidth: 3).foregroundStyle(.blue)
    let elements = try LayoutBench.interface(view, width: 50, height: 50).elements
    guard case .stroke(_, let width, let color) = elements[0].content else {
      Issue.record("It is no line.")
      return
    }
    #expect(width == 3)
    #expect(color == RGBAColor(hex: "#0061D1"))
  }
}

@Suite struct `A clip` {
  @Test func `in a shape shows what lies in it`() throws {
    let view = Box(40, 20).clipShape(RoundedRectangle(cornerRadius: 6))
    let clip = try #require(try LayoutBench.interface(view, width: 100).elements[0].clip)
    #expect(clip.rect == box(30, 0, 40, 20))
    #expect(clip.outlines == [.roundedRectangle(box(30, 0, 40, 20), radius: 6)])
  }

  @Test func `in round corners is one in a shape`() throws {
    let clip = try #require(
      try LayoutBench.interface(Box(40, 20).cornerRadius(4), width: 100).elements[0].clip)
    #expect(clip.outlines == [.roundedRectangle(box(30, 0, 40, 20), radius: 4)])
  }
}

@Suite struct `A view that reads its room` {
  @Test func `takes all of it, and is made for it`() throws {
    let view = GeometryReader { proxy in Box(proxy.size.width / 4, proxy.size.height) }
    #expect(
      try LayoutBench.boxes(of: "box", in: view, width: 200, height: 60) == [box(0, 0, 50, 60)])
  }

  @Test func `knows where it stands in the window`() throws {
    let view = GeometryReader { proxy in Box(proxy.frame(in: .global).minX, 10) }
      .padding(.leading, 30)
    #expect(try LayoutBench.boxes(of: "box", in: view, height: 60) == [box(30, 0, 30, 10)])
  }

  @Test func `stands at the right where the interface runs from there`() throws {
    let view = GeometryReader { _ in Box(50, 10) }
    let boxes = try LayoutBench.boxes(of: "box", in: view, width: 200, height: 60) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(boxes == [box(150, 0, 50, 10)])
  }
}

@Suite struct `The lines of a text` {
  private func height(_ view: some View) throws -> Double {
    try LayoutBench.interface(view, width: 120).height.value
  }

  private let short = Text("Short")
  private let long = Text("A sentence that needs many lines in so little room as it has here")

  @Test func `take the room of those that are reserved`() throws {
    let lines = try (1...6).map {
      try height(Text(Array(repeating: "a", count: $0).joined(separator: "\n")))
    }
    #expect(lines[2] > 2.8 * lines[0])
    #expect(try height(short.lineLimit(3, reservesSpace: true)) == lines[2])
    #expect(try height(short.lineLimit(2...4)) == lines[1])
    #expect(try height(long.lineLimit(2...3)) == lines[2])
    #expect(try height(short.lineLimit(6...)) == lines[5])
    #expect(try height(long.lineLimit(...2)) == lines[1])
    #expect(try height(short.lineLimit(...2)) == lines[0])
  }
}

@Suite struct `A list of words that code uses` {
  private struct Person: Hashable { let name: String }

  @Test func `has rows by a path, and sections with views at both ends`() throws {
    let view = List([Person(name: "Ann"), Person(name: "Bob")], id: \.self) { Text($0.name) }
    let texts = try LayoutBench.interface(view, height: 300).elements.compactMap(\.text)
    #expect(texts.map(\.styled.text.string) == ["Ann", "Bob"])
    let section = List {
      Section {
        Text("Row")
      } header: {
        Label("Head", systemImage: "star")
      } footer: {
        Text("Foot")
      }
      Section { Text("Alone") }
    }
    let all = try LayoutBench.interface(section, height: 400).elements.compactMap(\.text)
    #expect(all.map(\.styled.text.string) == ["Head", "Row", "Foot", "Alone"])
    #expect(all.first?.pointSize == 13)
  }

  @Test func `is as wide as its room where it is lazy`() throws {
    let view = ScrollView {
      LazyVStack(alignment: .leading, spacing: 4) { ForEach(0..<3) { _ in Box(30, 10) } }
    }
    #expect(
      try LayoutBench.boxes(of: "box", in: view, width: 200, height: 100)
        == [box(0, 0, 30, 10), box(0, 14, 30, 10), box(0, 28, 30, 10)])
  }

  @Test func `takes what can be tapped for a target`() throws {
    let view = Text("Go").onTapGesture {}
    let elements = try LayoutBench.interface(view, width: nil).elements
    #expect(elements.first?.isControl == true)
  }
}

@Suite struct `A style of an app's own` {
  private struct Big: ButtonStyle {
    @ScaledMetric private var height: CGFloat = 60

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(minHeight: height).background(.yellow, in: .rect(cornerRadius: 4))
    }
  }

  @Test func `makes buttons, and finds the text size of its surroundings`() throws {
    let view = Button("Go") {}.buttonStyle(Big())
    #expect(try LayoutBench.interface(view, width: nil).height == 60)
    #expect(
      try LayoutBench.interface(view, width: nil, category: .accessibilityLarge).height > 100)
  }

  @Test func `puts several views of a label in a row`() throws {
    let view = Button(action: {}) {
      Box("one", 40, 20)
      Box("two", 40, 20)
    }
    #expect(try LayoutBench.boxes(of: "two", in: view, width: nil) == [box(48, 0, 40, 20)])
  }

  @Test func `leaves of a label what it wants`() throws {
    let view = Label("Home", systemImage: "house")
    let elements = try LayoutBench.interface(view.labelStyle(.iconOnly), width: nil).elements
    #expect(elements.allSatisfy { $0.text == nil })
    let title = try LayoutBench.interface(view.labelStyle(.titleOnly), width: nil).elements
    #expect(title.map(\.path) == ["Label/Text"])
  }
}

@Suite struct `A layout of an app's own` {
  private struct Weight: LayoutValueKey { static let defaultValue = 1 }

  /// Shares the width by the weights of its views.
  private struct Shares: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let all = subviews.map { $0[Weight.self] }.reduce(0, +)
      var left = bounds.minX
      for subview in subviews {
        let width = bounds.width * CGFloat(subview[Weight.self]) / CGFloat(all)
        subview.place(
          at: CGPoint(x: left, y: 0),
          proposal: ProposedViewSize(CGSize(width: width, height: bounds.height)))
        left += width
      }
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? { guide == .firstTextBaseline ? 7 : nil }
  }

  @Test func `reads what its views hand to it`() throws {
    let view = Shares {
      Color.red
      Color.blue.layoutValue(key: Weight.self, value: 3)
    }
    #expect(
      try LayoutBench.boxes(of: "Color", in: view, width: 200, height: 10)
        == [box(0, 0, 50, 10), box(50, 0, 150, 10)])
  }

  @Test func `says where its guides lie`() throws {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Shares { Color.red }.frame(width: 20, height: 20)
      Box(20, 10)
    }
    // The box's baseline is its lower edge, 10 pt down; the layout's is 7 pt down.
    #expect(try LayoutBench.boxes(of: "box", in: view, width: nil) == [box(20, 0, 20, 10)])
    #expect(try LayoutBench.boxes(of: "Color", in: view, width: nil) == [box(0, 3, 20, 20)])
  }

  @Test func `measures the distance of its views`() throws {
    struct Probe: Layout {
      let seen: (CGFloat) -> Void
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        seen(subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal))
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    var distances: [CGFloat] = []
    let probe = Probe { distances.append($0) }
    _ = try LayoutBench.interface(
      VStack {
        probe {
          Box(1, 1)
          Box(1, 1)
        }
        probe {
          Box(1, 1)
          Spacer()
        }
      }, width: 100, height: 100)
    #expect(Set(distances) == [8, 0])
  }
}

@Suite struct `A pile with priorities` {
  @Test func `is as large as the views of the highest, and offers the others that`() throws {
    let view = ZStack {
      Color.red
      Box(40, 20).layoutPriority(1)
    }
    #expect(try LayoutBench.boxes(of: "Color", in: view).first == box(130, 0, 40, 20))
  }
}
