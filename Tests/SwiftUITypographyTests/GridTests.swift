import DynamicType
import Foundation
import Snapshots
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

  /// How far the baselines of lines are below the top of the grid.
  private func baselines(of lines: [String], in grid: some View) throws -> [Double] {
    let elements = try LayoutBench.interface(grid, width: nil).elements
    return lines.compactMap { words in
      for element in elements {
        guard case .text(let text, _, let y) = element.content else { continue }
        guard let line = text.frame.lines.first(where: { $0.text == words }) else { continue }
        return (y + line.baseline).value
      }
      return nil
    }
  }

  // Views begin on whole pixels, which are 0.5 pt here.
  @Test func `sets the baselines of a row on one line, and makes room for what is around them`()
    throws
  {
    let grid = Grid(
      alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline),
      verticalSpacing: 0
    ) {
      GridRow {
        Text("Name").font(.largeTitle)
        Text("Ann\nLee")
      }
      GridRow(alignment: .lastTextBaseline) {
        Text("City")
        Text("Bad\nEms")
      }
      Text("alone")
      Box("end", 10, 10)
    }
    let lines = try baselines(of: ["Name", "Ann", "City", "Ems"], in: grid)
    try #require(lines.count == 4)
    #expect(abs(lines[0] - lines[1]) <= 0.5)
    #expect(abs(lines[2] - lines[3]) <= 0.5)
    let row = HStack(alignment: .firstTextBaseline) {
      Text("Name").font(.largeTitle)
      Text("Ann\nLee")
    }
    let rows = try LayoutBench.boxes(of: "GridRow", in: grid, width: nil)
    let height = try LayoutBench.boxes(of: "HStack", in: row, width: nil)[0].height
    #expect(abs((rows[0].height - height).value) <= 0.5)
    let cells = try LayoutBench.boxes(of: "Text", in: grid, width: nil)
    for (cell, row) in zip(cells, [rows[0], rows[0], rows[1], rows[1]]) {
      #expect(cell.y >= row.y && (cell.maxY - row.maxY).value <= 0.5)
    }
    // A view without a row is as high as it is itself.
    #expect(abs((cells[4].y - rows[1].maxY).value) <= 0.5)
    let end = try LayoutBench.boxes(of: "end", in: grid, width: nil)[0]
    #expect(abs((end.y - cells[4].maxY).value) <= 0.5)
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
