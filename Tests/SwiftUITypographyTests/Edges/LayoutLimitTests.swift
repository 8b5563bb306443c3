import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `Views at the limit of their room` {
  /// A thousandth of a point may be lost where lengths are shared.
  @Test func `fit with a 1024th of a point less`() throws {
    for (extra, name) in [(1.0 / 1024, "wide"), (1.5 / 1024, "narrow")] as [(CGFloat, String)] {
      let view = ViewThatFits(in: .horizontal) {
        Box("wide", 200 + extra, 10)
        Box("narrow", 50, 10)
      }
      #expect(
        try LayoutBench.interface(view, width: 200).elements[0].path == "ViewThatFits/Box/\(name)")
    }
  }

  @Test func `scroll with an indicator from more than half a point on`() throws {
    let lengths: [(CGFloat, Int)] = [(120, 0), (120.5, 0), (121, 1)]
    for (length, count) in lengths {
      let down = ScrollView { Box(50, length) }
      let across = ScrollView(.horizontal) { Box(length, 50) }
      #expect(
        try LayoutBench.boxes(of: "Indicator", in: down, width: 90, height: 120).count == count)
      #expect(
        try LayoutBench.boxes(of: "Indicator", in: across, width: 120, height: 90).count == count)
    }
  }

  @Test func `scroll with an indicator where there is room between its margins`() throws {
    func heights(in height: CGFloat) throws -> [Points] {
      try LayoutBench.boxes(
        of: "Indicator", in: ScrollView { Box(50, 100) }, width: 90, height: height
      ).map(\.height)
    }
    // Of 3 pt at either end.
    #expect(try heights(in: 6) == [])
    #expect(try heights(in: 7) == [1])
  }

  @Test func `of no size take none in a stack`() throws {
    let row = HStack(spacing: 0) {
      Grid {}
      Box("after", 10, 10)
    }
    #expect(try LayoutBench.boxes(of: "after", in: row, width: nil) == [box(0, 0, 10, 10)])
    let column = VStack(spacing: 0) {
      Grid {}
      Box("after", 10, 10)
    }
    #expect(try LayoutBench.boxes(of: "after", in: column, width: nil) == [box(0, 0, 10, 10)])
  }

  @Test func `keep the distance that a spacer has at least`() throws {
    // What has no end is the usual distance.
    let lengths: [(CGFloat, Double)] = [(0, 0), (-5, 0), (3, 3), (.infinity, 8), (.nan, 8)]
    for (least, distance) in lengths {
      let row = HStack(spacing: 0) {
        Box("before", 10, 10)
        Spacer(minLength: least)
        Box("after", 10, 10)
      }
      #expect(
        try LayoutBench.boxes(of: "after", in: row, width: nil).map(\.x.value) == [10 + distance],
        "\(least)")
    }
  }

  @Test func `have the room there is where they have no shape`() throws {
    let flat = Color.red.frame(idealWidth: 30, idealHeight: 0).aspectRatio(contentMode: .fit)
    #expect(
      try LayoutBench.boxes(of: "Color", in: flat, width: 100, height: 50)
        == [box(0, 0, 100, 50)])
  }

  @Test func `are in columns of at least a point`() throws {
    func width(_ column: GridItem, in width: CGFloat) throws -> [Double] {
      let grid = LazyVGrid(columns: [column]) { Box(1, 10) }
        .background(Color.red.accessibilityIdentifier("ground"))
      return try LayoutBench.boxes(of: "ground", in: grid, width: width).map(\.width.value)
    }
    #expect(try width(GridItem(.adaptive(minimum: 0), spacing: 0), in: 100) == [100])
  }
}
