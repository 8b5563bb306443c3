import Testing

@testable import SwiftUITypography

@Suite struct `Paths on record` {
  private func path(_ steps: (inout Path) -> Void) -> Path { Path(steps) }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func add(_ name: String, _ path: Path, to record: inout ValueRecord) {
    record.begin(name)
    record.add("steps", path.stepsOnRecord)
    record.add("is empty", path.isEmpty)
    record.add("current point", path.currentPoint.map { "\($0.x) \($0.y)" })
  }

  private let rect = CGRect(x: 2, y: 3, width: 20, height: 10)

  @Test func `of lines and curves have the steps that they had`() throws {
    var record = ValueRecord("paths of lines and curves")
    add("empty", path { _ in }, to: &record)
    add("move", path { $0.move(to: point(1, 2)) }, to: &record)
    add("line without a start", path { $0.addLine(to: point(1, 2)) }, to: &record)
    add("lines", path { $0.addLines([point(1, 2), point(3, 4), point(5, 0)]) }, to: &record)
    add("no lines", path { $0.addLines([]) }, to: &record)
    let closed = path {
      $0.move(to: point(1, 1))
      $0.addLine(to: point(9, 1))
      $0.addLine(to: point(9, 9))
      $0.closeSubpath()
    }
    add("closed", closed, to: &record)
    add("closed without a start", path { $0.closeSubpath() }, to: &record)
    let curve = path {
      $0.move(to: point(0, 0))
      $0.addCurve(to: point(10, 10), control1: point(10, 0), control2: point(0, 10))
      $0.addQuadCurve(to: point(20, 0), control: point(15, 20))
    }
    add("curves", curve, to: &record)
    add(
      "curve without a start",
      path { $0.addCurve(to: point(9, 9), control1: point(1, 2), control2: point(3, 4)) },
      to: &record)
    add(
      "quadratic curve without a start",
      path { $0.addQuadCurve(to: point(9, 9), control: point(3, 6)) }, to: &record)
    add("no number", path { $0.move(to: point(.nan, .infinity)) }, to: &record)
    try record.compare()
  }

  @Test func `of figures have the steps that they had`() throws {
    var record = ValueRecord("paths of figures")
    add("rectangle", Path(rect), to: &record)
    add("rounded rectangle", Path(roundedRect: rect, cornerRadius: 3), to: &record)
    add("ellipse", Path(ellipseIn: rect), to: &record)
    let added = path {
      $0.addRect(rect)
      $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 2))
      $0.addEllipse(in: rect)
      $0.addPath(Path(rect))
    }
    add("added", added, to: &record)
    add("placed", closedTriangle.path(in: rect), to: &record)
    add("moved", closedTriangle.moved(by: point(5, -5)), to: &record)
    add("mapped", closedTriangle.mapped { point($0.y, $0.x * 2) }, to: &record)
    try record.compare()
  }

  private var closedTriangle: Path {
    path {
      $0.addLines([point(0, 0), point(8, 0), point(4, 6)])
      $0.closeSubpath()
    }
  }

  @Test(arguments: [true, false]) func `of arcs have the steps that they had`(
    clockwise: Bool
  ) throws {
    var record = ValueRecord("paths of arcs, \(clockwise ? "clockwise" : "counterclockwise")")
    for (start, end) in [(0, 90), (0, 180), (90, 0), (-90, 270), (30, 30), (0, 720)] {
      let arc = path {
        $0.addArc(
          center: point(10, 10), radius: 8, startAngle: .degrees(Double(start)),
          endAngle: .degrees(Double(end)), clockwise: clockwise)
      }
      add("from \(start) to \(end) degrees", arc, to: &record)
    }
    let joined = path {
      $0.move(to: point(0, 0))
      $0.addArc(
        center: point(10, 10), radius: 5, startAngle: .radians(0), endAngle: .radians(1),
        clockwise: clockwise)
    }
    add("joined", joined, to: &record)
    try record.compare()
  }

  @Test func `as views look as they did`() throws {
    var record = try ViewRecord("paths as views", in: [.large, .large.turned])
    record.add("path", height: 30, closedTriangle)
    record.add("padded", height: 30, closedTriangle.padding(4))
    record.add("stroke", height: 30, closedTriangle.stroke(.red, lineWidth: 2))
    record.add("trimmed", height: 30, closedTriangle.trim(to: 0.5).stroke())
    try record.compare()
  }
}
