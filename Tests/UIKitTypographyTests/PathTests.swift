import DynamicType
import Foundation
import ImageDiff
import Imaging
import Rendering
import Snapshots
import Testing

@testable import UIKitTypography

/// What is drawn in the `draw(_:)` of a view.
@MainActor @Suite struct `A drawn path` {
  private func marks(_ draw: () -> Void) -> [DrawnMarks.Mark] {
    let marks = DrawnMarks()
    DrawnMarks.$current.withValue(marks, operation: draw)
    return marks.marks
  }

  /// Its steps, with places rounded to hundredths of a point.
  private func steps(_ path: UIBezierPath) -> [String] {
    guard case .fill(let shape, _)? = marks({ path.fill() }).first else { return [] }
    let place = { (point: ShapePath.Point) in
      [point.x, point.y].map { String(format: "%.2f", $0.value + 0) }.joined(separator: " ")
        .replacingOccurrences(of: "-0.00", with: "0.00")
    }
    return shape.elements.map { element in
      switch element {
      case .move(let point): "move \(place(point))"
      case .line(let point): "line \(place(point))"
      case .cubic(let one, let other, let end):
        "cubic \(place(one)), \(place(other)), \(place(end))"
      case .close: "close"
      }
    }
  }

  private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> UIBezierPath {
    UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: start, endAngle: end,
      clockwise: clockwise)
  }

  // A quarter of a circle as a cubic has its control points 0.5523 of the radius from its ends.
  @Test func `is a quarter of a circle, from the right downwards`() {
    let path = arc(0, .pi / 2, clockwise: true)
    #expect(
      steps(path) == ["move 60.00 50.00", "cubic 60.00 55.52, 55.52 60.00, 50.00 60.00"])
    #expect(abs(path.currentPoint.x - 50) < 1e-9)
    #expect(abs(path.currentPoint.y - 60) < 1e-9)
  }

  @Test func `is the other three quarters, counterclockwise`() {
    #expect(
      steps(arc(0, .pi / 2, clockwise: false)) == [
        "move 60.00 50.00", "cubic 60.00 44.48, 55.52 40.00, 50.00 40.00",
        "cubic 44.48 40.00, 40.00 44.48, 40.00 50.00",
        "cubic 40.00 55.52, 44.48 60.00, 50.00 60.00",
      ])
  }

  @Test func `goes on clockwise to an angle that lies before it`() {
    #expect(
      steps(arc(.pi / 2, 0, clockwise: true)) == [
        "move 50.00 60.00", "cubic 44.48 60.00, 40.00 55.52, 40.00 50.00",
        "cubic 40.00 44.48, 44.48 40.00, 50.00 40.00",
        "cubic 55.52 40.00, 60.00 44.48, 60.00 50.00",
      ])
  }

  @Test func `is a whole circle where angles are a whole turn apart`() {
    let steps = steps(arc(0, 2 * .pi, clockwise: true))
    #expect(steps.count == 5)
    #expect(steps.first == "move 60.00 50.00")
    #expect(steps[1] == "cubic 60.00 55.52, 55.52 60.00, 50.00 60.00")
    #expect(steps.last?.hasSuffix(" 60.00 50.00") == true)
  }

  @Test func `goes straight to where an arc begins`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addArc(
      withCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: .pi, endAngle: .pi * 1.5,
      clockwise: true)
    #expect(
      steps(path) == [
        "move 1.00 2.00", "line 40.00 50.00", "cubic 40.00 44.48, 44.48 40.00, 50.00 40.00",
      ])
  }

  @Test func `has no arc without a radius or an angle`() {
    #expect(
      UIBezierPath(
        arcCenter: .zero, radius: 0, startAngle: 0, endAngle: 1, clockwise: true
      ).isEmpty)
    #expect(arc(0, .infinity, clockwise: true).isEmpty)
    #expect(arc(.nan, 1, clockwise: true).isEmpty)
  }

  @Test func `has a quadratic curve, two thirds of the way to its one control point`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 6, y: 3))
    path.addQuadCurve(to: CGPoint(x: 60, y: 0), controlPoint: CGPoint(x: 30, y: 60))
    #expect(
      steps(path) == ["move 6.00 3.00", "cubic 22.00 41.00, 40.00 40.00, 60.00 0.00"])
    #expect(path.currentPoint == CGPoint(x: 60, y: 0))
  }

  @Test func `comes in the colors that were set before it`() {
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    square.lineWidth = 3
    let marks = marks {
      square.fill()
      square.stroke()
      UIColor.red.setStroke()
      square.fill()
      square.stroke()
      UIColor.blue.set()
      square.fill()
      square.stroke()
    }
    let colors = marks.map { mark -> RGBAColor? in
      switch mark {
      case .fill(_, let color): color
      case .stroke(_, let width, let color): width == 3 ? color : nil
      default: nil
      }
    }
    let (black, red, blue) = (
      RGBAColor(red: 0, green: 0, blue: 0), RGBAColor(red: 255, green: 0, blue: 0),
      RGBAColor(red: 0, green: 0, blue: 255)
    )
    #expect(colors == [black, black, black, red, blue, blue])
  }

  private final class Canvas: UIView {
    let drawing: (CGRect) -> Void
    init(frame: CGRect, _ drawing: @escaping (CGRect) -> Void) {
      self.drawing = drawing
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override func draw(_ rect: CGRect) { drawing(rect) }
  }

  private func drawn(_ drawing: @escaping (CGRect) -> Void) throws -> [InterfaceElement] {
    try Stage.device().run {
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(Canvas(frame: CGRect(x: 20, y: 30, width: 60, height: 40), drawing))
      return try window.interfaceFrame().elements.filter { $0.path.contains("drawn") }
    }
  }

  @Test func `stands where its view stands, curves and lines`() throws {
    let elements = try drawn { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addCurve(
        to: CGPoint(x: 7, y: 8), controlPoint1: CGPoint(x: 3, y: 4),
        controlPoint2: CGPoint(x: 5, y: 6))
      path.addLine(to: CGPoint(x: 9, y: 9))
      path.lineWidth = 2
      path.stroke()
    }
    guard case .stroke(let path, let width, _)? = elements.first?.content else {
      Issue.record("No line was drawn.")
      return
    }
    #expect(width == 2)
    #expect(
      path.elements == [
        .move(to: .init(x: 21, y: 32)),
        .cubic(
          control1: .init(x: 23, y: 34), control2: .init(x: 25, y: 36), to: .init(x: 27, y: 38)),
        .line(to: .init(x: 29, y: 39)),
      ])
    #expect(elements.first?.box == PointRect(x: 20, y: 30, width: 60, height: 40))
  }

  @Test func `may be a picture, which fills its rectangle`() throws {
    let bitmap = Bitmap(
      width: 2, height: 4, format: .rgba8, bytes: [UInt8](repeating: 255, count: 32))
    let image = UIImage(bitmap: bitmap)
    let elements = try drawn { _ in image.draw(in: CGRect(x: 5, y: 6, width: 10, height: 12)) }
    guard case .picture(let shown, let rect)? = elements.first?.content else {
      Issue.record("No picture was drawn.")
      return
    }
    #expect(shown == bitmap)
    #expect(rect == PointRect(x: 25, y: 36, width: 10, height: 12))
  }

  @Test func `may be a text of Foundation in a rectangle`() throws {
    let elements = try drawn { rect in
      ("Word" as NSString).draw(
        in: rect.insetBy(dx: 5, dy: 4), withAttributes: [.font: UIFont.systemFont(ofSize: 11)])
    }
    guard case .text(let text, let x, let y)? = elements.first?.content else {
      Issue.record("No text was drawn.")
      return
    }
    #expect((x, y) == (25, 34))
    #expect(text.pointSize == 11)
    #expect(text.frameTexts == ["Word"])
  }

  @Test func `is a crossed box where a symbol is not known`() throws {
    let image = try #require(UIImage(systemName: "no.such.symbol"))
    let elements = try drawn { _ in image.draw(in: CGRect(x: 0, y: 0, width: 24, height: 24)) }
    let element = try #require(elements.first)
    #expect(element.isUnknownSymbol)
    guard case .symbol(let name, let stencil, _) = element.content else {
      Issue.record("No box was drawn.")
      return
    }
    #expect(name == "no.such.symbol")
    // A square of 16.8 of 24 units, and a cross.
    #expect(stencil.parts.count == 2)
    let across = stencil.parts[0].path.elements.compactMap { element -> Points? in
      switch element {
      case .move(let point), .line(let point), .cubic(_, _, let point): point.x
      case .close: nil
      }
    }
    let width = try #require(across.max()) - (try #require(across.min()))
    #expect(abs(width.value - 16.8) < 0.01)
  }
}

/// The measure of texts of Foundation.
@MainActor @Suite struct `A measured text of Foundation` {
  @Test func `is as large as the same text of Swift`() {
    Stage.device().run {
      let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20)]
      let (text, string) = ("Two words" as NSString, "Two words")
      let size = text.size(withAttributes: attributes)
      #expect(size == string.size(withAttributes: attributes))
      #expect(size.width > 80)
      #expect(
        text.boundingRect(
          with: CGSize(width: 70, height: 0), options: .usesLineFragmentOrigin,
          attributes: attributes, context: nil
        ).height == 2 * size.height)
    }
  }

  @Test func `shrinks as far as its context allows, and says how far`() {
    Stage.device().run {
      let text = NSAttributedString(
        string: "Notifications", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let natural = text.size()
      let context = NSStringDrawingContext()
      #expect(context.minimumScaleFactor == 0)
      #expect(context.actualScaleFactor == 1)
      #expect(context.totalBounds == .zero)
      let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
      let room = CGSize(width: natural.width * 2, height: natural.height)
      _ = text.boundingRect(with: room, options: options, context: context)
      #expect(context.actualScaleFactor == 1)
      #expect(abs(context.totalBounds.width - natural.width) < 0.01)
      context.minimumScaleFactor = 0.5
      let less = CGSize(width: natural.width * 0.75, height: natural.height)
      let shrunk = text.boundingRect(with: less, options: options, context: context)
      #expect(context.actualScaleFactor < 0.76)
      #expect(context.actualScaleFactor >= 0.5)
      #expect(shrunk.width <= less.width)
      #expect(context.totalBounds == shrunk)
    }
  }
}
