import DynamicType
import Foundation
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A stack` {
  @Test func `puts 8 pt between views unless told otherwise`() throws {
    let row = HStack {
      Box("one", 40, 20)
      Box("two", 60, 30)
    }
    #expect(try LayoutBench.boxes(of: "two", in: row, width: nil) == [box(48, 0, 60, 30)])
    let close = HStack(spacing: 0) {
      Box("one", 40, 20)
      Box("two", 60, 30)
    }
    #expect(try LayoutBench.boxes(of: "two", in: close, width: nil) == [box(40, 0, 60, 30)])
  }

  @Test func `is as long as its views with the space between, and as wide as the widest`() throws {
    let column = VStack(spacing: 10) {
      Box(40, 20)
      Box(60, 30)
    }
    #expect(try LayoutBench.boxes(of: "VStack", in: column, width: nil) == [box(0, 0, 60, 60)])
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, 0.0), (.center, 10.0), (.trailing, 20.0),
  ])
  func `aligns a narrower view by its guide`(alignment: HorizontalAlignment, left: Double) throws {
    let column = VStack(alignment: alignment, spacing: 0) {
      Box("narrow", 40, 20)
      Box("wide", 60, 20)
    }
    #expect(try LayoutBench.boxes(of: "narrow", in: column, width: nil) == [box(left, 0, 40, 20)])
  }

  @Test func `puts no space beside a spacer, which takes what is left`() throws {
    let row = HStack {
      Box("one", 40, 20)
      Spacer()
      Box("two", 60, 20)
    }
    #expect(try LayoutBench.boxes(of: "two", in: row) == [box(240, 0, 60, 20)])
    #expect(try LayoutBench.boxes(of: "HStack", in: row, width: nil) == [box(0, 0, 108, 20)])
  }

  @Test func `offers texts all the room before a spacer takes any`() throws {
    let row = HStack {
      Text("Scheduled Summary")
      Spacer()
      Box(60, 20)
    }
    let text = try #require(
      try LayoutBench.interface(row).elements.first { $0.path == "HStack/Text" }?.text)
    #expect(text.frame.lines.map(\.text) == ["Scheduled Summary"])
  }

  @Test func `asks the least flexible view first, so that the longer text wraps`() throws {
    let row = HStack {
      Text("A long sentence that can be set on several lines")
      Text("Short one")
    }
    let texts = try LayoutBench.interface(row, width: 200).elements.compactMap(\.text)
    #expect(texts.map { $0.frame.lines.count > 1 } == [true, false])
    #expect(try LayoutBench.boxes(of: "HStack", in: row, width: 200)[0].width <= 200)
  }

  @Test func `serves views of a higher priority first`() throws {
    let row = HStack(spacing: 0) {
      Text("A long sentence that can be set on several lines").lineLimit(1)
      Text("Another sentence of about this length").lineLimit(1).layoutPriority(1)
    }
    let texts = try LayoutBench.interface(row, width: 320).elements.compactMap(\.text)
    #expect(texts.map(\.isTruncated) == [true, false])
  }

  @Test func `aligns texts of different sizes on their first baselines`() throws {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("Large").font(.largeTitle)
      Text("small").font(.footnote)
    }
    let baselines = try LayoutBench.interface(row, width: nil).elements.compactMap { element in
      element.text.map { element.box.y + $0.firstBaseline }
    }
    #expect(abs(baselines[0].value - baselines[1].value) <= 0.25)
  }

  @Test func `lies views one on the other by their guides`() throws {
    let pile = ZStack(alignment: .bottomTrailing) {
      Box("large", 100, 80)
      Box("small", 20, 10)
    }
    #expect(try LayoutBench.boxes(of: "small", in: pile, width: nil) == [box(80, 70, 20, 10)])
    #expect(try LayoutBench.boxes(of: "ZStack", in: pile, width: nil) == [box(0, 0, 100, 80)])
  }

  @Test func `runs from right to left where the interface does`() throws {
    let row = HStack(spacing: 8) {
      Box("first", 40, 20)
      Box("second", 60, 20)
    }
    let boxes = try LayoutBench.boxes(of: "first", in: row, width: nil) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(boxes == [box(68, 0, 40, 20)])
  }

  @Test func `turns round where its layout is exchanged, under the name of the new one`() throws {
    struct Turning: View {
      @Environment(\.dynamicTypeSize) var size
      var body: some View {
        let layout =
          size >= .accessibility3 ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        layout {
          Box("a", 10, 10)
          Box("b", 10, 10)
        }
      }
    }
    #expect(
      try LayoutBench.interface(Turning(), category: .accessibilityLarge).elements[0].path
        == "Turning/HStack")
    #expect(
      try LayoutBench.interface(Turning(), category: .accessibilityExtraLarge).elements[0].path
        == "Turning/VStack")
  }

  @Test func `of ten thousand views is laid out`() throws {
    let column = VStack(spacing: 1) { ForEach(0..<10_000) { _ in Box(10, 1) } }
    #expect(
      try LayoutBench.boxes(of: "VStack", in: column, width: nil) == [box(0, 0, 10, 19_999)])
  }

  @Test func `without views is nothing`() throws {
    let row = HStack {
      HStack {}
      Box("b", 10, 10)
    }
    #expect(try LayoutBench.boxes(of: "b", in: row, width: nil) == [box(8, 0, 10, 10)])
  }
}

extension `A stack` {
  @Test func `offers what is left to one whose views are all greedy`() throws {
    let row = HStack(spacing: 0) {
      VStack(spacing: 0) { Color.blue.frame(maxWidth: .infinity).frame(height: 10) }
        .accessibilityIdentifier("column")
      Text("OK")
    }
    let text = try LayoutBench.boxes(of: "Text", in: row)[0]
    #expect(try LayoutBench.boxes(of: "column", in: row)[0].width == 300 - text.width)
  }

  @Test func `within forty others beside a text asks each of them once for its distances`() throws {
    var view = AnyView(Text("deep"))
    for level in 0..<40 {
      let inner = view
      let row = HStack {
        inner
        Text("beside")
      }
      view = level.isMultiple(of: 2) ? AnyView(VStack { inner }) : AnyView(row)
    }
    let column = VStack {
      Text("first")
      view
    }
    #expect(try LayoutBench.boxes(of: "Text", in: column, width: nil).count == 22)
  }

  @Test func `within forty others is laid out at once`() throws {
    var view = AnyView(Text("deep"))
    for level in 0..<40 {
      let inner = view
      view =
        level.isMultiple(of: 2)
        ? AnyView(HStack(alignment: .firstTextBaseline) { inner }.frame(maxWidth: .infinity))
        : AnyView(VStack(alignment: .leading) { inner }.frame(minHeight: 10, alignment: .bottom))
    }
    #expect(try LayoutBench.boxes(of: "Text", in: view)[0].height == 21)
  }
}
