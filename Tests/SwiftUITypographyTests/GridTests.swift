import Foundation
import Testing

@testable import SwiftUITypography

@Suite struct `A grid` {
  @Test func `has columns as wide as their widest cells`() throws {
    let grid = Grid(horizontalSpacing: 4, verticalSpacing: 6) {
      GridRow {
        Box("a", 10, 10)
        Box("b", 30, 20)
      }
      GridRow {
        Box("c", 20, 10)
        Box("d", 10, 10)
      }
    }
    let size = try LayoutBench.boxes(of: "Grid", in: grid, width: nil)[0]
    #expect(size == box(0, 0, 54, 36))
    func place(_ name: String) throws -> [Double] {
      let found = try LayoutBench.boxes(of: name, in: grid, width: nil)[0]
      return [found.x.value, found.y.value]
    }
    // Cells stand in the middle of their places.
    #expect(try place("a") == [5, 5])
    #expect(try place("b") == [24, 0])
    #expect(try place("c") == [0, 26])
    #expect(try place("d") == [34, 26])
  }

  @Test func `aligns cells, and turns round from right to left`() throws {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        Box("a", 10, 10)
        Box("b", 30, 20)
      }
      GridRow {
        Box("c", 20, 10)
        Box("d", 10, 10)
      }
    }
    #expect(try LayoutBench.boxes(of: "a", in: grid, width: nil)[0] == box(0, 10, 10, 10))
    #expect(
      try LayoutBench.boxes(of: "a", in: grid, width: nil) { $0.layoutDirection = .rightToLeft }[0]
        == box(40, 10, 10, 10))
  }

  @Test func `has cells over several columns, and views without a row`() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow { Box("wide", 30, 10).gridCellColumns(2) }
      GridRow {
        Box("a", 20, 10)
        Box("b", 20, 10)
      }
      Color.red.frame(height: 2).accessibilityIdentifier("line")
    }
    #expect(try LayoutBench.boxes(of: "wide", in: grid, width: 50)[0] == box(10, 0, 30, 10))
    #expect(try LayoutBench.boxes(of: "line", in: grid, width: 50)[0] == box(0, 20, 50, 2))
  }

  @Test func `shares its width among columns that can be narrower`() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Box("fixed", 40, 10)
        Color.red.frame(height: 10).accessibilityIdentifier("rest")
      }
    }
    #expect(try LayoutBench.boxes(of: "rest", in: grid, width: 100)[0] == box(40, 0, 60, 10))
  }

  @Test func `outside of one a row is its views`() throws {
    let view = HStack(spacing: 0) {
      GridRow {
        Box("a", 10, 10); Box("b", 10, 10)
      }
    }
    #expect(try LayoutBench.boxes(of: "b", in: view, width: nil)[0] == box(10, 0, 10, 10))
  }
}
