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

  @Test func `in another container within one a row is its views`() throws {
    let grid = Grid {
      VStack(spacing: 0) {
        GridRow {
          Box("a", 10, 10)
          Box("b", 10, 20)
        }
      }
    }
    #expect(try LayoutBench.boxes(of: "b", in: grid, width: nil)[0] == box(0, 10, 10, 20))
  }

  @Test func `applies modifiers of a row to its cells`() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Box("a", 10, 10)
        Box("b", 10, 10)
      }
      .padding(5)
      GridRow {
        Box("c", 30, 10)
        Box("d", 10, 10)
      }
    }
    // Columns of 30 pt and 20 pt, and a row of 20 pt.
    #expect(try LayoutBench.boxes(of: "a", in: grid, width: nil)[0] == box(10, 5, 10, 10))
    #expect(try LayoutBench.boxes(of: "b", in: grid, width: nil)[0] == box(35, 5, 10, 10))
    #expect(try LayoutBench.boxes(of: "c", in: grid, width: nil)[0] == box(0, 20, 30, 10))
  }

  @MainActor @Test func `shows a row that has an action`() throws {
    let grid = Grid {
      GridRow {
        Text("a")
        Text("b")
      }
      .onAppear {}
    }
    #expect(try StandingBench(grid).texts() == ["a", "b"])
  }

  @Test func `keeps a row that is one of several views that might fit`() throws {
    let grid = Grid {
      ViewThatFits {
        GridRow { Box("a", 10, 10) }
      }
    }
    #expect(try LayoutBench.boxes(of: "a", in: grid, width: nil)[0] == box(0, 0, 10, 10))
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
