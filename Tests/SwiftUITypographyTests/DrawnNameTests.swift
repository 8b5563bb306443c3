import DynamicType
import Foundation
import Imaging
import Snapshots
import Testing

@testable import SwiftUITypography

@MainActor @Suite struct `A canvas` {
  @Test func `fills paths from its corner, moved and enlarged as its code says`() throws {
    let canvas = Canvas { context, size in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: size.width / 2, height: 10)), with: .color(.red))
      var inner = context
      inner.translateBy(x: 20, y: 30)
      inner.scaleBy(x: 2, y: 3)
      inner.fill(Path(CGRect(x: 1, y: 1, width: 5, height: 5)), with: .color(.blue))
    }
    let view = canvas.frame(width: 100, height: 60).padding(8)
    let fills = try LayoutBench.interface(view, width: 116, height: 76).elements.filter {
      if case .fill = $0.content { true } else { false }
    }
    // 8 pt in: half as wide as the canvas; then at 20 + 1 · 2, 30 + 1 · 3, and twice and three times as large.
    #expect(fills.map(\.box) == [box(8, 8, 50, 10), box(30, 41, 10, 15)])
  }

  @Test func `draws texts and views at points`() throws {
    let canvas = Canvas { context, _ in
      context.draw(Text(verbatim: "a"), at: CGPoint(x: 10, y: 20), anchor: .topLeading)
      if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: CGPoint(x: 50, y: 50)) }
    } symbols: {
      Box(20, 10).tag(1)
    }
    let elements = try LayoutBench.interface(
      canvas.frame(width: 100, height: 100), width: 100, height: 100
    ).elements
    let text = try #require(elements.first { $0.text != nil }).box
    #expect(text.x == 10)
    #expect(text.y == 20)
    #expect(elements.first { $0.path.contains("box") }?.box == box(40, 45, 20, 10))
  }
}

@MainActor @Suite struct `A list with settings of its rows` {
  private func rows() -> some View { List { Section("Title") { Text("one") } } }

  private func height(of view: some View) throws -> Double {
    try #require(try LayoutBench.boxes(of: "Rows", in: view, height: 400).first).height.value
  }

  @Test func `has rows as high as the environment says`() throws {
    #expect(try height(of: rows()) == 44)
    #expect(try height(of: rows().environment(\.defaultMinListRowHeight, 60)) == 60)
  }

  @Test func `has headers as high as the environment says`() throws {
    let list = rows().environment(\.defaultMinListHeaderHeight, 50)
    // 20 pt above the section, and 7 pt below the header.
    #expect(try LayoutBench.boxes(of: "Rows", in: list, height: 400).first?.y == 77)
  }

  @Test func `has a row for each binding to an element`() throws {
    struct Names: View {
      struct Name: Identifiable { var id: Int, words: String }
      @State var names = [Name(id: 1, words: "one"), Name(id: 2, words: "two")]
      var body: some View {
        List {
          ForEach($names) { $name in
            Text(name.words)
          }
        }
      }
    }
    let standing = try LayoutBench.interface(Names(), height: 400).elements
    #expect(standing.compactMap { $0.text?.styled.text.string } == ["one", "two"])
  }
}

@MainActor @Suite struct `Controls with a value` {
  @Test func `fill the line of a gauge up to it`() throws {
    let gauge = Gauge(value: 3, in: 0...12) { Box(10, 10) }.frame(width: 200)
    let lines = try LayoutBench.boxes(of: "Capsule", in: gauge, width: 200)
    #expect(lines.first?.width == 200)
    let filled = try LayoutBench.interface(gauge, width: 200).elements.filter {
      $0.path.contains("Capsule")
    }
    #expect(filled.map(\.box.width.value) == [200, 50])
  }

  @Test func `show a colour in a circle of 28 pt`() throws {
    let picker = ColorPicker("Colour", selection: .constant(.red)).frame(width: 200)
    let circles = try LayoutBench.interface(picker, width: 200).elements.filter {
      $0.path.contains("Circle")
    }
    #expect(circles.first?.box.width == 28)
    #expect(circles.first?.box.x == 172)
  }

  @Test func `are a line with a label, or what an app's own look makes of them`() throws {
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100))")
      }
    }
    let part: Float? = 0.25
    let line = ProgressView(value: part, total: 1) { Text("Half") }
    #expect(try LayoutBench.interface(line).elements.contains { $0.path.contains("Capsule") })
    let own = try LayoutBench.interface(line.progressViewStyle(Percent())).elements
    #expect(own.compactMap { $0.text?.styled.text.string } == ["25"])
  }
}

@MainActor @Suite struct `Views of newer systems` {
  @Test func `are the first phase of what moves`() throws {
    let view = VStack {
      PhaseAnimator(["first", "second"]) { Text($0) }
      KeyframeAnimator(initialValue: 3.0) {
        Text(verbatim: "\($0)")
      } keyframes: { _ in
        KeyframeTrack(\.self) { LinearKeyframe(4.0, duration: 1) }
      }
    }
    let texts = try LayoutBench.interface(view).elements.compactMap { $0.text?.styled.text.string }
    #expect(texts == ["first", "3.0"])
  }

  @Test func `are the tab that is chosen`() throws {
    let tabs = TabView(selection: .constant(2)) {
      Tab("One", systemImage: "star", value: 1) { Text("first") }
      Tab("Two", systemImage: "star", value: 2) { Text("second") }
    }
    let texts = try LayoutBench.interface(tabs, height: 300).elements.compactMap {
      $0.text?.styled.text.string
    }
    #expect(texts == ["second", "One", "Two"])
  }

  @Test func `take some of the equal parts of a room`() throws {
    let view = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8)
    // Four parts of 44 pt with three distances of 8 pt in 200 pt: three of them with two distances.
    #expect(
      try LayoutBench.boxes(of: "Color", in: view, width: 200, height: 50).first?.width == 148)
  }

  @Test func `are buttons of glass on a capsule`() throws {
    let view = Button("Go") {}.buttonStyle(.glassProminent)
    #expect(try LayoutBench.interface(view).elements.contains { $0.path.contains("Capsule") })
  }

  @Test func `paint a background in the style that is set`() throws {
    let view = Rectangle().fill(BackgroundStyle()).backgroundStyle(Color.red)
    let fill = try LayoutBench.interface(view, height: 50).elements.first {
      $0.path.hasSuffix("Rectangle")
    }
    guard case .fill(_, let color) = try #require(fill).content else {
      return #expect(Bool(false), "It is not filled.")
    }
    #expect(color == RGBAColor(red: 0xC5, green: 0x22, blue: 0x1B))
  }

  @Test func `read why they are redacted`() throws {
    struct Reason: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(reasons.contains(.placeholder) ? "hidden" : "shown") }
    }
    let view = Reason().redacted(reason: .placeholder)
    #expect(
      try LayoutBench.interface(view).elements.compactMap { $0.text?.styled.text.string } == [
        "hidden"
      ])
  }
}
