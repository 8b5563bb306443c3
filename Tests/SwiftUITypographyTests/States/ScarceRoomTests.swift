import DynamicType
import Foundation
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `Views of which one takes more than all` {
  private func widths(
    of name: String, in view: some View, width: CGFloat? = 100
  ) throws -> [Double] {
    try LayoutBench.boxes(of: name, in: view, width: width).map(\.width.value)
  }

  @Test func `leave no width to the others of a row`() throws {
    let row = HStack(spacing: 0) {
      Box("wide", 200, 10)
      Color.red.accessibilityIdentifier("rest")
    }
    #expect(try widths(of: "rest", in: row) == [0])
    #expect(try widths(of: "HStack", in: row) == [200])
  }

  @Test func `leave nothing to those of less importance`() throws {
    let row = HStack(spacing: 0) {
      Color.red.accessibilityIdentifier("low")
      Color.blue.accessibilityIdentifier("high").layoutPriority(1)
    }
    #expect(try widths(of: "low", in: row) == [0])
    #expect(try widths(of: "high", in: row) == [100])
  }

  @Test func `leave no width to the other columns of a grid`() throws {
    let grid = Grid {
      GridRow {
        Box("wide", 200, 10)
        Color.red.accessibilityIdentifier("rest")
      }
    }
    #expect(try widths(of: "rest", in: grid) == [0])
    // The usual distance is 8 pt.
    #expect(try widths(of: "Grid", in: grid) == [208])
  }

  @Test func `leave no width to the other columns of a lazy grid`() throws {
    let columns = [GridItem(.fixed(200)), GridItem(.flexible(minimum: 0))]
    let grid = LazyVGrid(columns: columns) {
      Box("wide", 200, 10)
      Color.red.frame(height: 10).accessibilityIdentifier("rest")
    }
    #expect(try widths(of: "rest", in: grid) == [0])
    #expect(try widths(of: "LazyVGrid", in: grid) == [208])
  }

  @Test func `have columns of no width where distances take all of a grid`() throws {
    let grid = Grid {
      GridRow {
        Color.red
        Color.blue
      }
    }
    #expect(try widths(of: "Grid", in: grid, width: 5) == [8])
    #expect(try widths(of: "Color", in: grid, width: 5) == [0, 0])
  }

  @Test func `have no distance beside a single column`() throws {
    let grid = Grid { GridRow { Color.red } }
    #expect(try widths(of: "Color", in: grid) == [100])
  }

  @Test func `have the least width of a lazy column where no width is offered`() throws {
    for (least, x) in [(0, 0), (1, 1), (30, 30)] as [(CGFloat, Double)] {
      let row = HStack(spacing: 0) {
        LazyVGrid(columns: [GridItem(.flexible(minimum: least))]) { Box("cell", 0, 10) }
        Box("after", 10, 10)
      }
      let boxes = try LayoutBench.boxes(of: "after", in: row, width: nil)
      #expect(boxes.map(\.x.value) == [x], "\(least)")
    }
  }

  /// They stand in the middle of a window that is twice as wide.
  @Test func `are in no more than 10,000 columns of a lazy grid`() throws {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 0), spacing: 0)]) {
      Box("cell", 1, 10)
    }
    let boxes = try LayoutBench.boxes(of: "cell", in: grid, width: 20_000)
    #expect(boxes == [box(5000, 0, 1, 10)])
  }
}

@Suite struct `Padding of any length` {
  @Test func `leaves its view no room where it takes all`() throws {
    let view = Color.red.padding(60)
    let boxes = try LayoutBench.boxes(of: "Color", in: view, width: 100, height: 100)
    #expect(boxes == [box(50, 50, 0, 0)])
  }

  @Test func `below zero makes its view no smaller than nothing`() throws {
    let row = HStack(alignment: .top, spacing: 0) {
      Box("small", 10, 10).padding(-20)
      Box("after", 10, 10)
    }
    #expect(try LayoutBench.boxes(of: "after", in: row, width: nil) == [box(0, 0, 10, 10)])
    let column = VStack(alignment: .leading, spacing: 0) {
      Box("small", 10, 10).padding(-20)
      Box("after", 10, 10)
    }
    #expect(try LayoutBench.boxes(of: "after", in: column, width: nil) == [box(0, 0, 10, 10)])
  }
}

@Suite struct `A bar between its items` {
  private func stack(
    middle: CGFloat = 100, leading: CGFloat? = nil, trailing: CGFloat? = nil
  ) -> some View {
    NavigationStack {
      Box("content", 10, 10).toolbar {
        ToolbarItem(placement: .principal) { Box("middle", middle, 10) }
        if let leading {
          ToolbarItem(placement: .topBarLeading) { Box("leading", leading, 10) }
        }
        if let trailing {
          ToolbarItem(placement: .topBarTrailing) { Box("trailing", trailing, 10) }
        }
      }
    }
  }

  private func places(_ view: some View) throws -> Set<Double> {
    try Set(
      LayoutBench.boxes(of: "middle", in: view, width: 300, height: 100).map(\.x.value))
  }

  /// An item of 60 pt has 16 pt at either side, and 8 pt to the middle: 100 pt of 300 pt.
  @Test func `has its middle in the middle where that just fits`() throws {
    #expect(try places(stack()) == [100])
    #expect(try places(stack(leading: 60)) == [100])
    #expect(try places(stack(trailing: 60)) == [100])
    #expect(try places(stack(leading: 60, trailing: 60)) == [100])
  }

  /// One point more moves it to the middle of what is left: from 101 pt to 284 pt, or from 16 pt to
  /// 199 pt.
  @Test func `has it in the middle of what is left where it does not fit`() throws {
    #expect(try places(stack(leading: 61)) == [142.5])
    #expect(try places(stack(trailing: 61)) == [57.5])
  }

  @Test func `is as wide as its items where no width is said`() throws {
    let view = NavigationStack {
      Box("content", 10, 10).toolbar {
        ToolbarItem(placement: .topBarLeading) { Box("leading", 30, 10) }
        ToolbarItem(placement: .topBarTrailing) { Box("trailing", 50, 10) }
      }
    }
    // 16 pt are at each side of an item.
    #expect(try LayoutBench.interface(view, width: nil, height: 100).width == 144)
  }

  @Test func `has no title where its items leave no room`() throws {
    func texts(width: CGFloat) throws -> [String] {
      let view = NavigationStack {
        Box("content", 10, 10).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Box("leading", 60, 10) }
            ToolbarItem(placement: .topBarTrailing) { Box("trailing", 60, 10) }
          }
      }
      return try LayoutBench.interface(view, width: width, height: 100).elements
        .compactMap(\.text).map(\.styled.text.string)
    }
    #expect(try texts(width: 400) == ["Title"])
    #expect(try texts(width: 200) == [])
    #expect(try texts(width: 100) == [])
  }
}

@Suite struct `A value that is its whole range` {
  private func boxes(of name: String, in view: some View, width: CGFloat) throws -> [PointRect] {
    try LayoutBench.boxes(of: name, in: view, width: width, height: 40)
  }

  @Test func `is at the beginning of a slider and of a gauge`() throws {
    let slider = Slider(value: .constant(5.0), in: 5...5)
    let knobs = try boxes(of: "Circle", in: slider, width: 127)
    #expect(!knobs.isEmpty && knobs.allSatisfy { $0.x == 0 && $0.width == 27 })
    let gauge = Gauge(value: 5.0, in: 5...5) { EmptyView() }
    #expect(try boxes(of: "Capsule", in: gauge, width: 100).map(\.width.value) == [100, 0])
  }

  /// The range is a hundredth, of which the value is a quarter.
  @Test func `counts however small the range is`() throws {
    let slider = Slider(value: .constant(0.0025), in: 0...0.01)
    let knobs = try boxes(of: "Circle", in: slider, width: 127)
    #expect(!knobs.isEmpty && knobs.allSatisfy { $0.x == 25 })
    let gauge = Gauge(value: 0.0025, in: 0...0.01) { EmptyView() }
    #expect(try boxes(of: "Capsule", in: gauge, width: 100).map(\.width.value) == [100, 25])
  }

  @Test func `does not move a knob that is wider than its slider`() throws {
    let slider = Slider(value: .constant(1.0))
    let lines = try boxes(of: "Capsule", in: slider, width: 20)
    // Half of the knob is behind its middle.
    #expect(lines.map(\.width.value) == [20, 13])
  }
}
