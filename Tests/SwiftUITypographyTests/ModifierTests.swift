import DynamicType
import Foundation
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A modifier` {
  @Test func `puts 16 pt around a view, or what is said, at the edges that are said`() throws {
    #expect(
      try LayoutBench.boxes(of: "box", in: Box(10, 10).padding(), width: nil)
        == [box(16, 16, 10, 10)])
    #expect(
      try LayoutBench.boxes(of: "box", in: Box(10, 10).padding(.leading, 5), width: nil)
        == [box(5, 0, 10, 10)])
  }

  @Test func `turns leading edges round where the interface runs from right to left`() throws {
    let view = Box(10, 10).padding(.leading, 5).frame(width: 100, alignment: .leading)
    let boxes = try LayoutBench.boxes(of: "box", in: view, width: nil) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(boxes == [box(85, 0, 10, 10)])
  }

  @Test func `puts a view into a box of a size, where its alignment says`() throws {
    let view = Box(10, 10).frame(width: 100, height: 50, alignment: .bottomTrailing)
    #expect(try LayoutBench.boxes(of: "box", in: view, width: nil) == [box(90, 40, 10, 10)])
  }

  @Test func `lets a box fill the width, or end at a bound`() throws {
    let filling = Color.blue.frame(maxWidth: .infinity).frame(height: 10)
    #expect(try LayoutBench.boxes(of: "Color", in: filling) == [box(0, 0, 300, 10)])
    let bounded = Color.blue.frame(maxWidth: 120).frame(height: 10)
    #expect(try LayoutBench.boxes(of: "Color", in: bounded) == [box(90, 0, 120, 10)])
    let least = Box(10, 10).frame(minWidth: 44, minHeight: 44)
    #expect(try LayoutBench.interface(least, width: nil).width == 44)
  }

  @Test func `takes a length below zero as none, and leaves aside one without an end`() throws {
    #expect(
      try LayoutBench.boxes(
        of: "after",
        in: VStack(spacing: 0) {
          Color.blue.frame(width: 10, height: -20)
          Box("after", 10, 10)
        }, width: nil) == [box(0, 0, 10, 10)])
    let endless = Box(10, 10).frame(width: .infinity, height: .nan).padding(.infinity)
    #expect(try LayoutBench.boxes(of: "box", in: endless, width: nil) == [box(0, 0, 10, 10)])
  }

  @Test func `leaves a text its ideal size, whatever room there is`() throws {
    let text = Text("A sentence that needs more room than there is").fixedSize()
    let frame = try LayoutBench.interface(text, width: 100).elements.compactMap(\.text)[0].frame
    #expect(frame.lines.count == 1)
  }

  @Test func `makes a background as large as its view, and paints it first`() throws {
    let view = Box(40, 20).background(Color.red).background { Color.green }
    let elements = try LayoutBench.interface(view, width: nil).elements
    #expect(elements.map(\.box) == Array(repeating: box(0, 0, 40, 20), count: 3))
    #expect(elements.last?.path == "Box/box")
  }

  @Test func `cuts off what leaves the box of a view`() throws {
    let view = Box(100, 100).frame(width: 50, height: 50).clipped()
    #expect(
      try LayoutBench.interface(view, width: 100).elements[0].clip
        == InterfaceElement.Clip(box(25, 0, 50, 50)))
  }

  @Test func `moves what is drawn and leaves the room`() throws {
    let column = VStack(spacing: 0) {
      Box("moved", 10, 10).offset(x: 5, y: 7)
      Box("next", 10, 10)
    }
    #expect(try LayoutBench.boxes(of: "moved", in: column, width: nil) == [box(5, 7, 10, 10)])
    #expect(try LayoutBench.boxes(of: "next", in: column, width: nil) == [box(0, 10, 10, 10)])
  }

  @Test func `keeps the shape of a picture`() throws {
    let view = Color.blue.aspectRatio(2, contentMode: .fit)
    #expect(
      try LayoutBench.boxes(of: "Color", in: view, width: 300, height: 300)
        == [box(0, 75, 300, 150)])
    let filling = Color.blue.aspectRatio(2, contentMode: .fill)
    #expect(
      try LayoutBench.boxes(of: "Color", in: filling, width: 300, height: 300)
        == [box(-150, 0, 600, 300)])
  }

  @Test func `gives a guide of an app's own to those around it`() throws {
    enum Middle: AlignmentID {
      static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height / 2 }
    }
    let row = HStack(alignment: VerticalAlignment(Middle.self), spacing: 0) {
      Box("plain", 10, 20)
      Box("own", 10, 20).alignmentGuide(VerticalAlignment(Middle.self)) { _ in 0 }
    }
    #expect(try LayoutBench.boxes(of: "plain", in: row, width: nil) == [box(0, 0, 10, 20)])
    #expect(try LayoutBench.boxes(of: "own", in: row, width: nil) == [box(10, 10, 10, 20)])
  }
}

@Suite struct `The first view that fits` {
  private var choice: some View {
    ViewThatFits(in: .horizontal) {
      Box("wide", 200, 10)
      Box("middle", 100, 10)
      Box("narrow", 50, 10)
    }
  }

  @Test(arguments: [(250, "wide"), (200, "wide"), (199, "middle"), (60, "narrow"), (10, "narrow")])
  func `is taken, and the last where none does`(width: CGFloat, name: String) throws {
    #expect(
      try LayoutBench.interface(choice, width: width).elements[0].path == "ViewThatFits/Box/\(name)"
    )
  }

  @Test func `has to fit in both directions unless told otherwise`() throws {
    let choice = ViewThatFits {
      Box("high", 10, 100)
      Box("low", 10, 10)
    }
    #expect(
      try LayoutBench.interface(choice, width: 300, height: 50).elements[0].path
        == "ViewThatFits/Box/low")
    let across = ViewThatFits(in: .horizontal) {
      Box("high", 10, 100)
      Box("low", 10, 10)
    }
    #expect(
      try LayoutBench.interface(across, width: 300, height: 50).elements[0].path
        == "ViewThatFits/Box/high")
  }
}
