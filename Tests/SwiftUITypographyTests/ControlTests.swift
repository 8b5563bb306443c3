import DynamicType
import Foundation
import Imaging
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A list` {
  @Test func `has rows of 44 pt, and of more where their content asks for it`() throws {
    let list = List {
      Text("one")
      Text("A row whose words take more than one line")
    }
    let rows = try LayoutBench.interface(list, width: 200, height: 400).elements
    let texts = rows.filter { $0.text != nil }.map(\.box)
    let hairline = try #require(rows.first { $0.path.hasSuffix("Divider") }).box
    // 20 pt above the group, 11 above the text, of which 22 pt are kept for it.
    #expect(hairline.y == 64)
    #expect(texts[1].height > 40)
    #expect(texts[1].y == 64.5 + 11)
  }

  @Test func `has a hairline of one pixel, and of 1 pt at accessibility sizes`() throws {
    let list = List {
      Text("one")
      Text("two")
    }
    #expect(try LayoutBench.boxes(of: "Divider", in: list, height: 400)[0].height == 0.5)
    #expect(
      try LayoutBench.boxes(
        of: "Divider", in: list, height: 400, category: .accessibilityMedium)[0].height == 1)
  }
}

@Suite struct `A scroll view` {
  private func boxes(_ count: Int) -> some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<count) { _ in Box(50, 100) } } }
  }

  @Test func `shows what fits, and says that the rest can be scrolled to`() throws {
    let elements = try LayoutBench.interface(boxes(5), width: 100, height: 200).elements
    let last = try #require(elements.last { $0.path.contains("box") })
    #expect(last.box == box(25, 400, 50, 100))
    let clip = try #require(last.clip)
    #expect(clip.rect == box(25, 0, 50, 200))
    #expect(clip.reach == box(25, 0, 50, 500))
  }

  @Test func `shows an indicator where there is more`() throws {
    // Of 200 in 500 pt two fifths show: two fifths of the 194 pt between margins of 3 pt.
    #expect(
      try LayoutBench.boxes(of: "Indicator", in: boxes(5), width: 100, height: 200).map(\.height)
        .map { ($0.value * 10).rounded() / 10 } == [77.6])
    #expect(
      try LayoutBench.boxes(of: "Indicator", in: boxes(2), width: 100, height: 200).isEmpty)
  }

  @Test func `shows no indicator along an axis that hides it`() throws {
    func count(_ view: some View) throws -> Int {
      try LayoutBench.boxes(of: "Indicator", in: view, width: 100, height: 200).count
    }
    #expect(try count(boxes(5).scrollIndicators(.hidden)) == 0)
    #expect(try count(boxes(5).scrollIndicators(.never, axes: .vertical)) == 0)
    #expect(try count(boxes(5).scrollIndicators(.hidden, axes: .horizontal)) == 1)
    #expect(try count(boxes(5).scrollIndicators(.visible)) == 1)
  }

  @Test func `in one that cuts off is cut off`() throws {
    let view = boxes(5).frame(width: 100, height: 200).frame(width: 50, height: 50).clipped()
    let last = try #require(
      try LayoutBench.interface(view, width: nil).elements.last { $0.path.contains("box") })
    // Seen are 50 of the 200 pt behind which 500 pt move: neither the first 75 nor the last.
    #expect(last.clip?.rect == box(0, 0, 50, 50))
    #expect(last.clip?.reach == box(0, 0, 50, 350))
  }

  @Test func `keeps in reach what cuts itself off below the fold`() throws {
    let cards = ScrollView {
      VStack(spacing: 0) { ForEach(0..<5) { _ in Box(50, 100).clipped() } }
    }
    let last = try #require(
      try LayoutBench.interface(cards, width: 100, height: 200).elements.last {
        $0.path.contains("box")
      })
    #expect(last.clip?.rect.isEmpty == true)
    #expect(last.clip?.reach == box(25, 400, 50, 100))
  }

  @Test func `moves along its own axes alone, whatever it stands in`() throws {
    let wide = ScrollView { Box(400, 500) }
    let clip = try #require(
      try LayoutBench.interface(wide, width: 100, height: 200).elements.last {
        $0.path.contains("box")
      }?.clip)
    #expect(clip.reach == box(0, 0, 100, 500))
    let both = ScrollView { ScrollView(.horizontal) { Box(400, 50) }.padding(.top, 300) }
    let inner = try #require(
      try LayoutBench.interface(both, width: 100, height: 200).elements.last {
        $0.path.contains("box")
      }?.clip)
    #expect(inner.reach == box(0, 300, 400, 50))
  }
}

@Suite struct `A button` {
  @Test func `is one control with its label in it`() throws {
    let button = Button(action: {}) { Label("Play", systemImage: "play.fill") }
    let elements = try LayoutBench.interface(button, width: nil).elements
    #expect(elements.filter(\.isControl).map(\.path) == ["Button"])
    #expect(elements.compactMap { $0.text == nil ? nil : $0.path } == ["Button/Label/HStack/Text"])
  }

  @Test func `has the tint, red where it deletes, and grey where it cannot be used`() throws {
    func color(_ view: some View) throws -> RGBAColor? {
      try LayoutBench.interface(view, width: nil).elements.compactMap(\.text).first?.styled.color
    }
    #expect(try color(Button("Go") {}) == RGBAColor(hex: "#0061D1"))
    #expect(try color(Button("Delete", role: .destructive) {}) == RGBAColor(hex: "#C5221B"))
    #expect(try color(Button("Go") {}.disabled(true)) == RGBAColor(hex: "#6B6B70"))
    #expect(try color(Button("Go") {}.tint(.green)) == RGBAColor(hex: "#1C7A34"))
  }
}

@Suite struct `Something that cannot grow` {
  private var tab: some View {
    Button(action: {}) { Label("Home", systemImage: "house") }
      .accessibilityShowsLargeContentViewer()
  }

  @Test func `offers its title and symbol to be shown large`() throws {
    let elements = try LayoutBench.interface(tab, width: nil).elements
    #expect(elements[0].largeContent == LargeContent(title: "Home", symbol: "house"))
  }

  @Test func `offers what it shows now, and its own before that of what is around it`() throws {
    let isPlaying = true
    let bar = HStack {
      Button(action: {}) {
        if isPlaying { Image(systemName: "pause.fill") } else { Image(systemName: "play.fill") }
      }
      .accessibilityShowsLargeContentViewer()
    }
    .accessibilityShowsLargeContentViewer { Text("Player") }
    let button = try #require(
      try LayoutBench.interface(bar, width: nil).elements.first(where: \.isControl))
    #expect(button.largeContent == LargeContent(title: nil, symbol: "pause.fill"))
  }

  @Test func `is shown large on a long press, at accessibility sizes only`() throws {
    func panels(_ category: ContentSizeCategory) throws -> [String] {
      try LayoutBench.interface(tab, width: 375, height: 667, category: category) {
        $0.pressed = "Home"
      }.elements.filter { $0.path.hasPrefix("LargeContentViewer") }
        .compactMap { $0.text?.styled.text.string }
    }
    #expect(try panels(.extraExtraExtraLarge) == [])
    #expect(try panels(.accessibilityMedium) == ["Home"])
  }

  @Test func `says so where nothing has the name that is pressed`() throws {
    #expect(throws: NothingToPress("Search")) {
      try LayoutBench.interface(tab) { $0.pressed = "Search" }
    }
  }
}

@Suite struct `A picture` {
  @Test func `has the size its pixels say, or takes what it is offered`() throws {
    let bitmap = Bitmap(
      width: 20, height: 10, format: .gray8, bytes: Array(repeating: 128, count: 200))
    #expect(
      try LayoutBench.boxes(of: "Image", in: Image(bitmap, scale: 2), width: nil)
        == [box(0, 0, 10, 5)])
    let fitted = Image(bitmap).resizable().scaledToFit().frame(width: 100, height: 100)
    #expect(try LayoutBench.boxes(of: "Image", in: fitted, width: nil) == [box(0, 25, 100, 50)])
  }

  @Test func `that cannot be read fails the layout, and says why`() throws {
    #expect(throws: ImageError.self) { try LayoutBench.interface(Image(png: [1, 2, 3])) }
  }
}

@Suite struct `The path of a part` {
  @Test func `reads as the code does, and counts siblings of one kind from the second on`() throws {
    struct Card: View {
      var body: some View {
        VStack {
          Text("a").padding()
          Text("b")
          Text("c").accessibilityIdentifier("price")
        }
      }
    }
    let paths = try LayoutBench.interface(Card()).elements.filter { $0.text != nil }.map(\.path)
    #expect(paths == ["Card/VStack/Text", "Card/VStack/Text[2]", "Card/VStack/price"])
  }
}

@Suite struct `An interface that has no size` {
  @Test func `is an error that says what to do`() throws {
    #expect(throws: InterfaceError.noSize(width: 0, height: 0)) {
      try LayoutBench.interface(EmptyView(), width: nil)
    }
  }
}
