import Audit
import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

/// Views that draw by themselves, in `draw(_:)`.
@MainActor @Suite struct `A view that draws by itself` {
  /// Writes a word in the body style of the current traits, on a filled bar.
  private class Drawn: UIView {
    var count = 0
    override func draw(_ rect: CGRect) {
      count += 1
      UIColor.systemRed.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 4)).fill()
      ("Word" as NSString).draw(
        at: CGPoint(x: 3, y: 5), withAttributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    }
  }

  /// The same, by the traits of the view.
  private final class Reading: UIView {
    override func draw(_ rect: CGRect) {
      let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      "Word".draw(in: bounds, withAttributes: [.font: font])
    }
  }

  /// Expects texts of some sizes, after a change where there is one.
  private func expect(
    _ view: UIView, traits: UITraitCollection? = nil, _ sizes: [Double],
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let shown = try view.interfaceFrame(traits: traits).elements.compactMap {
      $0.text?.pointSize.value
    }
    #expect(shown == sizes, sourceLocation: place)
  }

  @Test func `shows what it drew where it stands`() throws {
    try Stage.device().run {
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(Drawn(frame: CGRect(x: 20, y: 30, width: 60, height: 40)))
      let elements = try window.interfaceFrame().elements
      let bar = try #require(elements.first { $0.path == "UIView/Drawn/drawn" })
      guard case .fill(let path, let color) = bar.content else {
        Issue.record("The bar is no area.")
        return
      }
      #expect(path.elements.first == .move(to: .init(x: 20, y: 30)))
      #expect(color == RGBAColor(red: 255, green: 59, blue: 48))
      #expect(elements.last?.path == "UIView/Drawn/drawn[2]")
      guard case .text(let text, let x, let y) = elements.last?.content else {
        Issue.record("The word is no text.")
        return
      }
      #expect((x, y) == (23, 35))
      #expect(text.pointSize == 17)
    }
  }

  @Test func `stays as it is when fonts change and nobody says so`() throws {
    let device = Stage.device()
    try device.run {
      let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      try expect(view, [17])
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      try expect(view, traits: large, [17])
      view.setNeedsDisplay()
      // Body at AX2 is 33 pt.
      try expect(view, [33])
      #expect(view.count == 2)
    }
  }

  @Test func `follows traits that it looks at, since iOS 18`() throws {
    for (system, size) in [(17, 17.0), (18, 33)] {
      try Stage.device(system: UISystemVersion(system)).run {
        let view = Reading(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        try expect(view, [17])
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        try expect(view, traits: large, [size])
      }
    }
  }

  /// What a view draws goes to a store as large as its bounds, whatever it says of views in it.
  @Test func `shows nothing beyond its bounds`() throws {
    try Stage.device(.accessibilityExtraExtraExtraLarge).run {
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
      window.addSubview(Drawn(frame: CGRect(x: 20, y: 30, width: 100, height: 20)))
      let frame = try window.interfaceFrame()
      let drawn = frame.elements.filter { $0.path.contains("drawn") }
      let box = PointRect(x: 20, y: 30, width: 100, height: 20)
      #expect(drawn.map { $0.clip?.rect } == [box, box])
      let category = ContentSizeCategory.accessibilityExtraExtraExtraLarge
      let findings = InterfaceAudit(of: "drawn", frames: [category: frame]).findings
      #expect(findings.contains { $0.rule == .clippedLine })
    }
  }

  @Test func `is cut off at its round corners where it says so`() throws {
    try Stage.device().run {
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = Drawn(frame: CGRect(x: 20, y: 30, width: 60, height: 40))
      view.layer.cornerRadius = 8
      view.clipsToBounds = true
      window.addSubview(view)
      let drawn = try window.interfaceFrame().elements.filter { $0.path.contains("drawn") }
      #expect(drawn.map { $0.clip?.outlines.count } == [1, 1])
    }
  }

  /// Core Graphics goes on from where a closed contour began.
  @Test func `goes on from the corner of a rectangle`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let path = UIBezierPath(rect: rect)
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    #expect(
      UIBezierPath(roundedRect: rect, cornerRadius: 5).currentPoint == CGPoint(x: 15, y: 20))
    let whole = UIBezierPath()
    whole.move(to: CGPoint(x: 1, y: 2))
    whole.append(UIBezierPath())
    #expect(whole.currentPoint == CGPoint(x: 1, y: 2))
    whole.append(path)
    whole.addLine(to: CGPoint(x: 90, y: 90))
    whole.close()
    #expect(whole.currentPoint == CGPoint(x: 10, y: 20))
  }

  @Test func `draws a circle of four curves`() {
    let marks = DrawnMarks()
    DrawnMarks.$current.withValue(marks) {
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10)).stroke()
    }
    guard case .stroke(let path, let width, _) = marks.marks.first else {
      Issue.record("Nothing was drawn.")
      return
    }
    #expect(width == 1)
    let ends = path.elements.compactMap { element in
      if case .cubic(_, _, let end) = element {
        (end.x.value.rounded(), end.y.value.rounded())
      } else {
        nil
      }
    }
    #expect(ends.map(\.0) == [10, 0, 10, 20])
    #expect(ends.map(\.1) == [10, 5, 0, 5])
  }

  @Test func `draws nothing outside of its time`() {
    let marks = DrawnMarks()
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    DrawnMarks.$current.withValue(marks) { square.fill() }
    square.fill()
    "Word".draw(at: .zero)
    #expect(marks.marks.count == 1)
  }
}
