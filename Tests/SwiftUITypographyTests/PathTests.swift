import DynamicType
import Foundation
import Rendering
import Testing

@testable import SwiftUITypography

@Suite struct `A path` {
  private func ends(_ path: Path) -> [CGPoint] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .cubic(_, _, let point): CGPoint(point)
      case .close: nil
      }
    }
  }

  @Test func `begins where its first line does`() {
    let path = Path { path in
      path.addLine(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.closeSubpath()
    }
    #expect(ends(path) == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `goes on from the corner of its frame`() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
    let placed = line.path(in: CGRect(x: 5, y: 7, width: 1, height: 1))
    #expect(ends(placed) == [CGPoint(x: 5, y: 7), CGPoint(x: 15, y: 7)])
  }

  @Test func `turns the other way than it says, as on a device`() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    let points = ends(path)
    #expect(points.count == 2 && points[0] == CGPoint(x: 10, y: 0))
    #expect(abs(points[1].x) < 1e-9 && abs(points[1].y - 10) < 1e-9)
    path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    // The long way round, by three quarters.
    #expect(ends(path).count == 4)
  }

  @Test func `is cut by its length`() {
    let square = Rectangle().trim(from: 0.25, to: 0.75)
      .path(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(ends(square) == [CGPoint(x: 8, y: 0), CGPoint(x: 8, y: 8), CGPoint(x: 0, y: 8)])
    #expect(
      Rectangle().trim(from: 0.5, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 8, height: 8)).isEmpty
    )
  }

  @Test func `lies inside of its edge`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(
      Circle().inset(by: 1).inset(by: 1).path(in: rect)
        == Circle().path(in: rect.insetBy(dx: 2, dy: 2)))
    // Smaller than nothing is nothing, and no error.
    #expect(
      ends(Rectangle().inset(by: 30).path(in: rect)).allSatisfy { $0 == CGPoint(x: 10, y: 5) })
  }

  @Test func `has smaller corners the further it lies inside`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
    let inset = RoundedRectangle(cornerRadius: 8).inset(by: 1).inset(by: 2)
    #expect(inset.path(in: rect) == .roundedRectangle(box(3, 3, 34, 24), radius: 5))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 2).inset(by: 3)
    let points = ends(uneven.path(in: rect))
    #expect(points.first == CGPoint(x: 8, y: 3))
    // A corner of 2 pt is none 3 pt inside.
    #expect(points.contains(CGPoint(x: 37, y: 3)))
  }

  @Test func `has corners of their own radii`() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 100)
      .path(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    let points = ends(shape)
    #expect(points.first == CGPoint(x: 4, y: 0))
    #expect(points.contains(CGPoint(x: 20, y: 5)) && points.contains(CGPoint(x: 15, y: 10)))
    #expect(points.contains(CGPoint(x: 0, y: 10)) && points.contains(CGPoint(x: 20, y: 0)))
  }
}
