import Testing

@testable import SwiftUITypography

@Suite struct `Shapes on record` {
  private let rects = [
    CGRect(x: 3, y: 5, width: 40, height: 30), CGRect(x: 0, y: 0, width: 20, height: 50),
    CGRect(x: -4, y: 2, width: 10, height: 10), CGRect(x: 1, y: 1, width: 0, height: 10),
  ]

  private func add(_ name: String, _ shape: some Shape, to record: inout ValueRecord) {
    record.begin(name)
    for rect in rects {
      let size = "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"
      record.add(size, shape.path(in: rect).stepsOnRecord)
    }
  }

  private func add(
    _ name: String, inset shape: some InsettableShape, to record: inout ValueRecord
  ) {
    add(name, shape, to: &record)
    for amount in [2, 7, 100, -3] as [CGFloat] {
      add("\(name), inset by \(amount)", shape.inset(by: amount), to: &record)
    }
    add("\(name), inset twice", shape.inset(by: 2).inset(by: 3), to: &record)
  }

  @Test func `have the outlines that they had`() throws {
    var record = ValueRecord("outlines")
    add("rectangle", inset: Rectangle(), to: &record)
    add("rounded rectangle", inset: RoundedRectangle(cornerRadius: 6), to: &record)
    add("round rectangle", inset: RoundedRectangle(cornerRadius: 60), to: &record)
    add("capsule", inset: Capsule(), to: &record)
    add("ellipse", inset: Ellipse(), to: &record)
    add("circle", inset: Circle(), to: &record)
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 2, bottomLeadingRadius: 4, bottomTrailingRadius: 60, topTrailingRadius: 8)
    add("uneven rectangle", inset: uneven, to: &record)
    try record.compare()
  }

  @Test func `by their short names have the outlines that they had`() throws {
    var record = ValueRecord("outlines by short names")
    add("rectangle", .rect, to: &record)
    add("rounded", .rect(cornerRadius: 5), to: &record)
    add("rounded by a size", .rect(cornerSize: CGSize(width: 9, height: 4)), to: &record)
    add("uneven", .rect(topLeadingRadius: 3, bottomLeadingRadius: -2), to: &record)
    add("uneven at the other side", .rect(topTrailingRadius: 4), to: &record)
    add("capsule", .capsule, to: &record)
    add("circle", .circle, to: &record)
    add("ellipse", .ellipse, to: &record)
    add("negative", RoundedRectangle(cornerRadius: -3), to: &record)
    add("capsule of a style", Capsule(style: .circular), to: &record)
    add("erased", AnyShape(Circle()), to: &record)
    try record.compare()
  }

  @Test func `that are trimmed have the outlines that they had`() throws {
    var record = ValueRecord("trimmed outlines")
    add("first half", Rectangle().trim(from: 0, to: 0.5), to: &record)
    add("middle", Rectangle().trim(from: 0.3, to: 0.6), to: &record)
    add("end", Rectangle().trim(from: 0.9), to: &record)
    add("all", Rectangle().trim(), to: &record)
    add("nothing", Rectangle().trim(from: 0.7, to: 0.2), to: &record)
    add("beyond", Rectangle().trim(from: -1, to: 2), to: &record)
    add("circle", Circle().trim(from: 0.1, to: 0.2), to: &record)
    add("rounded", RoundedRectangle(cornerRadius: 4).trim(from: 0.45, to: 0.5), to: &record)
    add("trimmed twice", Rectangle().trim(to: 0.5).trim(from: 0.5), to: &record)
    try record.compare()
  }

  /// The upper left half of its frame.
  private struct Half: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test func `that are painted look as they did`() throws {
    var record = try ViewRecord("painted shapes", in: [.large, .large.turned])
    let line = StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .bevel, dash: [3])
    let shape = RoundedRectangle(cornerRadius: 8)
    record.add("plain", height: 40, shape)
    record.add("fill", height: 40, shape.fill())
    record.add("fill in a style", height: 40, shape.fill(.orange))
    record.add("stroke", height: 40, shape.stroke())
    record.add("thick stroke", height: 40, shape.stroke(lineWidth: 4))
    record.add("stroke in a style", height: 40, shape.stroke(.red, lineWidth: 4))
    record.add("styled stroke", height: 40, shape.stroke(style: line))
    record.add("styled stroke in a style", height: 40, shape.stroke(.red, style: line))
    record.add("border", height: 40, shape.strokeBorder())
    record.add("thick border", height: 40, shape.strokeBorder(lineWidth: 4))
    record.add("border in a style", height: 40, shape.strokeBorder(.red, lineWidth: 4))
    record.add("styled border", height: 40, shape.strokeBorder(.red, style: line))
    record.add("border of its own", height: 40, Half().strokeBorder(.blue, lineWidth: 6))
    record.add("border of a trim", height: 40, shape.trim(to: 0.5).strokeBorder(lineWidth: 2))
    record.add("no line", height: 40, shape.stroke(lineWidth: 0))
    record.add("clear", height: 40, shape.fill(.clear))
    record.add("own", height: 40, Half())
    record.add("colour around", height: 40, VStack { shape }.foregroundStyle(.purple))
    record.add("ideal", Circle())
    record.add("round border", height: 40, Circle().strokeBorder(lineWidth: 3))
    record.add("capsule border", height: 40, Capsule().strokeBorder(lineWidth: 3))
    try record.compare()
  }
}
