import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A shape` {
  /// What is drawn of a view in 100 by 60 pt: areas and lines, with widths and colours.
  private func drawn(_ view: some View) throws -> [(
    path: ShapePath, width: Double?, hex: RGBAColor
  )] {
    try LayoutBench.interface(view, width: 100, height: 60).elements.compactMap { element in
      switch element.content {
      case .fill(let path, let color): (path, nil, color)
      case .stroke(let path, let width, let color): (path, width.value, color)
      default: nil
      }
    }
  }

  private let black = RGBAColor(hex: "#000000")
  private let red = RGBAColor(hex: "#C5221B")

  @Test func `fills its room in the color around it`() throws {
    let own = try #require(try drawn(Rectangle()).first)
    #expect(own.path.edges == box(0, 0, 100, 60))
    #expect(own.hex == black)
    #expect(own.width == nil)
    #expect(try drawn(Rectangle().fill()).first?.hex == black)
    #expect(try drawn(Rectangle().foregroundColor(.red)).first?.hex == red)
  }

  @Test func `has a line half outside of its edge, or all inside`() throws {
    let outside = try #require(try drawn(Rectangle().stroke(.red, lineWidth: 4)).first)
    #expect(outside.path.edges == box(0, 0, 100, 60))
    #expect(outside.width == 4)
    #expect(outside.hex == red)
    let styled = try #require(
      try drawn(Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 3))).first)
    #expect(styled.width == 3)
    let inside = try #require(try drawn(Rectangle().strokeBorder(.red, lineWidth: 4)).first)
    #expect(inside.path.edges == box(2, 2, 96, 56))
    #expect(inside.width == 4)
    #expect(inside.hex == red)
    let plain = try #require(try drawn(Rectangle().strokeBorder()).first)
    #expect(plain.width == 1)
    #expect(plain.hex == black)
    #expect(StrokeStyle().lineWidth == 1)
  }

  @Test func `has a line inside that follows its corners`() throws {
    let thin = try #require(
      try drawn(RoundedRectangle(cornerRadius: 10).strokeBorder(lineWidth: 4)).first)
    #expect(thin.path == .roundedRectangle(box(2, 2, 96, 56), radius: 8))
    let thick = try #require(
      try drawn(RoundedRectangle(cornerRadius: 3).strokeBorder(lineWidth: 20)).first)
    #expect(thick.path == .rectangle(box(10, 10, 80, 40)))
  }

  @Test func `has names for the usual ones`() throws {
    func bounds(_ shape: some Shape) -> PointRect? {
      shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).edges
    }
    #expect(bounds(.rect) == box(0, 0, 100, 60))
    #expect(bounds(.ellipse) == box(0, 0, 100, 60))
    #expect(bounds(Ellipse()) == box(0, 0, 100, 60))
    // The largest circle, in the middle.
    #expect(bounds(.circle) == box(20, 0, 60, 60))
    #expect(
      Ellipse().path(in: CGRect(x: 0, y: 0, width: 9, height: 9)).elements.contains {
        if case .cubic = $0 { true } else { false }
      })
  }

  @Test func `takes a square where it is a circle, however it is painted`() throws {
    let circles: [AnyView] = [
      AnyView(Circle()), AnyView(Circle().fill(.red)), AnyView(Circle().stroke(lineWidth: 2)),
      AnyView(Circle().strokeBorder(lineWidth: 2)), AnyView(Circle().trim(to: 0.5)),
      AnyView(Circle().inset(by: 3)), AnyView(AnyShape(Circle())),
    ]
    for circle in circles {
      let boxes = try LayoutBench.interface(circle, width: 100, height: 60).elements.map(\.box)
      #expect(boxes == [box(20, 0, 60, 60)])
    }
    // Of 100 pt the box takes 10 and the circle 60, which leaves 15 at both sides.
    let row = HStack(spacing: 0) {
      Circle()
      Box("next", 10, 10)
    }
    #expect(
      try LayoutBench.boxes(of: "next", in: row, width: 100, height: 60) == [box(75, 25, 10, 10)])
  }

  @Test func `of a circle has the shorter of two sides, 10 pt for none`() {
    func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      Circle().sizeThatFits(ProposedViewSize(width: width, height: height))
    }
    #expect(size(.infinity, 50) == CGSize(width: 50, height: 50))
    #expect(size(100, nil) == CGSize(width: 10, height: 10))
    #expect(size(nil, 4) == CGSize(width: 4, height: 4))
  }

  @Test func `stands behind a view or over it, as large as that is`() throws {
    let view = Box(20, 10)
    for (layered, hex) in [
      (AnyView(view.overlay(Color.red)), red), (AnyView(view.overlay(.red)), red),
      (AnyView(view.overlay(Rectangle().fill(Color.red))), red),
    ] {
      let last = try #require(try drawn(layered).last)
      #expect(last.hex == hex)
      #expect(last.path.edges == box(40, 25, 20, 10))
    }
    for layered in [
      AnyView(view.background(Color.red)), AnyView(view.background(.red)),
      AnyView(view.background(Rectangle().fill(Color.red))),
    ] {
      let first = try #require(try drawn(layered).first)
      #expect(first.hex == red)
      #expect(first.path.edges == box(40, 25, 20, 10))
    }
    #expect(
      try drawn(view.background(in: Rectangle())).first?.hex == RGBAColor(hex: "#FFFFFF"))
  }

  @Test func `is at the edge of what is larger where it says so`() throws {
    let small = Box("small", 4, 2)
    let view = Box(20, 10)
    #expect(
      try LayoutBench.boxes(
        of: "small", in: view.overlay(small, alignment: .topLeading), width: nil)
        == [box(0, 0, 4, 2)])
    #expect(
      try LayoutBench.boxes(
        of: "small", in: view.background(small, alignment: .bottomTrailing), width: nil)
        == [box(16, 8, 4, 2)])
    #expect(
      try LayoutBench.boxes(of: "small", in: view.overlay(small), width: nil) == [box(8, 4, 4, 2)])
  }

  @Test func `is a border inside of the box of a view`() throws {
    let line = try #require(try drawn(Box(20, 10).border(.red, width: 2)).last)
    #expect(line.path.edges == box(41, 26, 18, 8))
    #expect(line.width == 2)
    #expect(line.hex == red)
    #expect(try drawn(Box(20, 10).border(Color.red)).last?.width == 1)
  }

  /// The colours as `Color` has them, and each named alone.
  @Test func `comes in each of the colors by its name`() throws {
    func hex<Style: ShapeStyle>(_ style: Style) throws -> RGBAColor? {
      try drawn(Rectangle().fill(style)).first?.hex
    }
    #expect(try hex(.black) == RGBAColor(hex: "#000000"))
    #expect(try hex(.white) == RGBAColor(hex: "#FFFFFF"))
    #expect(try hex(.purple) == RGBAColor(hex: "#8A33B5"))
    #expect(try hex(.pink) == RGBAColor(hex: "#C0225A"))
    #expect(try hex(.teal) == RGBAColor(hex: "#0D7377"))
    #expect(try hex(.brown) == RGBAColor(hex: "#7D5F3A"))
    #expect(try hex(.indigo) == RGBAColor(hex: "#4B49B8"))
    #expect(try hex(.gray) == RGBAColor(hex: "#6B6B70"))
    #expect(try hex(.background) == RGBAColor(hex: "#FFFFFF"))
    #expect(try hex(BackgroundStyle()) == RGBAColor(hex: "#FFFFFF"))
    #expect((try hex(.clear))?.alpha ?? 0 == 0)
  }

  @Test func `stands back from the color around it, level by level`() throws {
    func alpha<Style: ShapeStyle>(_ style: Style) throws -> UInt8? {
      let color = try drawn(Rectangle().fill(style).foregroundColor(.red)).first?.hex
      #expect(color?.red == 0xC5)
      return color?.alpha
    }
    // 1, 0.6, 0.3 and 0.2 of 255.
    #expect(try alpha(.primary) == 255)
    #expect(try alpha(.secondary) == 153)
    let tertiary = try #require(try alpha(.tertiary))
    #expect(tertiary == 76 || tertiary == 77)
    #expect(try alpha(.quaternary) == 51)
  }
}

extension ShapePath {
  /// The rectangle around the ends of its lines and curves.
  fileprivate var edges: PointRect? {
    let ends = elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point), .cubic(_, _, let point): point
      case .close: nil
      }
    }
    guard let left = ends.map(\.x).min(), let right = ends.map(\.x).max(),
      let top = ends.map(\.y).min(), let bottom = ends.map(\.y).max()
    else { return nil }
    return PointRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
