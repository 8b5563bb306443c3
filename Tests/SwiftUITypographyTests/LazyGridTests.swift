import DynamicType
import Foundation
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A lazy grid` {
  private struct Cell: View {
    let height: CGFloat
    var body: some View { Color.blue.frame(height: height).accessibilityIdentifier("cell") }
  }

  private func cells(
    _ columns: [GridItem], width: CGFloat = 300, heights: [CGFloat] = [20, 40, 10]
  ) throws -> [PointRect] {
    let grid = LazyVGrid(columns: columns) {
      ForEach(0..<heights.count) { Cell(height: heights[$0]) }
    }
    return try LayoutBench.boxes(of: "cell", in: grid, width: width)
  }

  @Test func `has fixed columns, and flexible ones that share the rest`() throws {
    let boxes = try cells([GridItem(.fixed(50)), GridItem(.flexible())])
    // 300 − 50 − 8 pt are left. A row is as high as its highest cell, and 8 pt from the next one.
    #expect(boxes == [box(0, 10, 50, 20), box(58, 0, 242, 40), box(0, 48, 50, 10)])
  }

  @Test func `keeps flexible columns within their bounds`() throws {
    let boxes = try cells(
      [GridItem(.flexible(minimum: 10, maximum: 60), spacing: 0), GridItem(.flexible())],
      heights: [20, 20])
    #expect(boxes == [box(0, 0, 60, 20), box(60, 0, 240, 20)])
  }

  @Test func `has as many adaptive columns as fit`() throws {
    // Three of at least 80 pt fit into 292 pt, and share them: (292 + 8) ÷ 3 − 8.
    let boxes = try cells(
      [GridItem(.adaptive(minimum: 80))], width: 292, heights: [20, 20, 20, 20])
    #expect(
      boxes == [box(0, 0, 92, 20), box(100, 0, 92, 20), box(200, 0, 92, 20), box(0, 28, 92, 20)])
  }

  @Test func `has one adaptive column where none fits`() throws {
    #expect(try cells([GridItem(.adaptive(minimum: 80))], width: 50, heights: [20])[0].width == 80)
  }

  @Test func `aligns its columns in its width, and cells in their columns`() throws {
    let grid = LazyVGrid(
      columns: [GridItem(.fixed(100), alignment: .topTrailing)], alignment: .leading
    ) {
      Box("small", 40, 20)
    }
    #expect(try LayoutBench.boxes(of: "small", in: grid) == [box(60, 0, 40, 20)])
    let middle = LazyVGrid(columns: [GridItem(.fixed(100))]) { Box("small", 40, 20) }
    #expect(try LayoutBench.boxes(of: "small", in: middle) == [box(130, 0, 40, 20)])
  }

  @Test func `runs from the right where the interface does`() throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.flexible())]) {
      Box("first", 40, 20)
      Box("second", 40, 20)
    }
    let boxes = try LayoutBench.boxes(of: "first", in: grid) { $0.layoutDirection = .rightToLeft }
    #expect(boxes == [box(230, 0, 40, 20)])
  }

  @Test func `has rows that share the height where it grows sideways`() throws {
    let grid = LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.flexible())]) {
      ForEach(0..<3) { _ in Color.blue.frame(width: 20).accessibilityIdentifier("cell") }
    }
    let boxes = try LayoutBench.boxes(of: "cell", in: grid, width: nil, height: 100)
    #expect(boxes == [box(0, 0, 20, 30), box(0, 38, 20, 62), box(28, 0, 20, 30)])
  }

  @Test func `grows with the text in it`() throws {
    let grid = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      Text("Appearance and text size")
      Text("b")
    }
    let heights = try [ContentSizeCategory.large, .accessibilityLarge].map {
      try LayoutBench.boxes(of: "LazyVGrid", in: grid, category: $0)[0].height
    }
    #expect(heights[1] > heights[0])
  }

  @Test func `gets what other views of a row leave, as it takes any width`() throws {
    let row = HStack(spacing: 0) {
      LazyVGrid(columns: [GridItem(.flexible())]) { Cell(height: 20) }
      Box(40, 10)
    }
    #expect(try LayoutBench.boxes(of: "cell", in: row) == [box(0, 0, 260, 20)])
    let column = VStack(spacing: 0) {
      LazyHGrid(rows: [GridItem(.flexible())]) { Box("wide", 20, 5) }
        .accessibilityIdentifier("grid")
      Box(40, 10)
    }
    #expect(
      try LayoutBench.boxes(of: "grid", in: column, height: 200).map(\.height) == [190])
  }
}
