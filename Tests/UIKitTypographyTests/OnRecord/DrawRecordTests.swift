import Foundation
import Testing

@testable import UIKitTypography

/// Draws what it is told to.
private final class Canvas: UIView {
  private let drawing: (UIView, CGRect) -> Void

  init(_ drawing: @escaping (UIView, CGRect) -> Void) {
    self.drawing = drawing
    super.init(frame: CGRect(x: 20, y: 10, width: 200, height: 60))
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { drawing(self, rect) }
}

@MainActor @Suite struct `Drawn views on record` {
  private func ground(_ drawing: @escaping (UIView, CGRect) -> Void) -> UIView {
    Exhibit.ground([Canvas(drawing)])
  }

  @Test func `have their marks as they had`() throws {
    var record = ViewRecord("drawn", in: [.large, .dark, .huge], height: 90)
    try record.show("paths") {
      ground { _, rect in
        UIBezierPath(rect: rect.insetBy(dx: 3, dy: 4)).fill()
        UIColor.label.setFill()
        UIColor.systemRed.setStroke()
        let path = UIBezierPath(ovalIn: rect)
        path.lineWidth = 3
        path.fill()
        path.stroke()
        UIColor.systemGreen.set()
        path.lineWidth = 0
        path.stroke()
        path.lineWidth = 1
        path.fill()
        path.stroke()
      }
    }
    try record.show("a context") {
      ground { _, rect in
        let context = UIGraphicsGetCurrentContext()
        context?.setFillColor(UIColor.systemBlue.cgColor)
        context?.setStrokeColor(UIColor.label.cgColor)
        context?.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        context?.stroke(CGRect(x: 5, y: 6, width: 7, height: 8))
        context?.fillEllipse(in: CGRect(x: 9, y: 10, width: 11, height: 12))
        context?.strokeEllipse(in: CGRect(x: 13, y: 14, width: 15, height: 16))
      }
    }
    try record.show("texts") {
      ground { view, rect in
        let font = UIFont.preferredFont(forTextStyle: .footnote)
        "Swift".draw(at: CGPoint(x: 3, y: 4), withAttributes: [.font: font])
        ("Foundation" as NSString).draw(at: CGPoint(x: 90, y: 4), withAttributes: nil)
        Exhibit.words.draw(in: rect.insetBy(dx: 5, dy: 20), withAttributes: [.font: font])
        ("Also" as NSString).draw(
          in: CGRect(x: 5, y: 40, width: 90, height: 9),
          withAttributes: [.foregroundColor: UIColor.secondaryLabel])
        let text = NSAttributedString(string: "On a line\nand not more", attributes: [.kern: 1])
        text.draw(with: CGRect(x: 100, y: 50, width: 30, height: 9), context: nil)
        text.draw(
          with: CGRect(x: 100, y: 30, width: 60, height: 9), options: .usesLineFragmentOrigin,
          context: nil)
        text.draw(
          with: CGRect(x: 100, y: 30, width: 60, height: 1),
          options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        NSAttributedString(string: "").draw(at: .zero)
        view.accessibilityValue = "drawn"
      }
    }
    try record.show("pictures") {
      ground { view, _ in
        view.tintColor = .systemPink
        Exhibit.picture().draw(in: CGRect(x: 1, y: 2, width: 30, height: 40))
        Exhibit.symbol()?.draw(in: CGRect(x: 40, y: 2, width: 40, height: 20))
        Exhibit.symbol()?.withTintColor(.systemGreen).draw(
          in: CGRect(x: 90, y: 2, width: 20, height: 20))
        let images: [UIImage?] = [Exhibit.symbol(), Exhibit.picture(9, 5), nil]
        for image in images {
          let attachment = NSTextAttachment()
          attachment.image = image
          let text = NSMutableAttributedString(string: "In a text ")
          text.append(NSAttributedString(attachment: attachment))
          text.draw(at: CGPoint(x: 4, y: 30))
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `are drawn anew when they were`() throws {
    let old = RecordedLook(
      category: .accessibilityExtraLarge, system: UISystemVersion(17), former: .large)
    var record = ViewRecord("drawn-anew", in: [.changed, old], height: 90)
    for reads in [true, false] {
      try record.show(reads ? "reading its traits" : "not reading") {
        ground { view, _ in
          let traits = reads ? view.traitCollection : nil
          let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
          "Word".draw(at: .zero, withAttributes: [.font: font])
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `are cut as they were`() throws {
    var record = ViewRecord("drawn-cut", in: [.large], height: 90)
    for clips in [true, false] {
      try record.show(clips ? "clipped" : "not clipped") {
        let ground = ground { _, rect in
          UIBezierPath(rect: rect.insetBy(dx: -50, dy: -50)).fill()
        }
        ground.subviews[0].clipsToBounds = clips
        ground.subviews[0].layer.cornerRadius = 8
        ground.subviews[0].bounds.origin = CGPoint(x: 6, y: 7)
        return ground
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}

@MainActor @Suite struct `Measured texts on record` {
  @Test func `have the sizes that they had`() throws {
    var record = ViewRecord("measured", in: [.large, .huge, .bold])
    let options: [(String, NSStringDrawingOptions)] = [
      ("none", []), ("lines", .usesLineFragmentOrigin), ("last", .truncatesLastVisibleLine),
      ("lines and last", [.usesLineFragmentOrigin, .truncatesLastVisibleLine]),
      ("lines and leading", [.usesLineFragmentOrigin, .usesFontLeading]),
    ]
    let sizes: [(CGFloat, CGFloat)] = [
      (0, 0), (90, 0), (90, 20), (90, 200_000), (200_000, 50), (1000, 50), (-5, -5),
    ]
    for (name, option) in options {
      try record.list(name) {
        let font = UIFont.preferredFont(forTextStyle: .callout)
        let text = NSAttributedString(string: Exhibit.words, attributes: [.font: font])
        return sizes.map { width, height in
          let size = CGSize(width: width, height: height)
          let context = NSStringDrawingContext()
          context.minimumScaleFactor = 0.6
          let plain = text.boundingRect(with: size, options: option, context: nil)
          let shrunk = text.boundingRect(with: size, options: option, context: context)
          return "in \(size.onRecord): \(plain.onRecord), \(shrunk.onRecord), "
            + "\(context.actualScaleFactor.onRecord), \(context.totalBounds.onRecord)"
        }
      }
    }
    try record.list("sizes") {
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.preferredFont(forTextStyle: .title2)
      ]
      let size = CGSize(width: 60, height: 0)
      let sizes: [CGSize] = [
        "Words".size(), "Words".size(withAttributes: attributes),
        ("Words" as NSString).size(withAttributes: attributes), "".size(),
        NSAttributedString(string: "Two\nlines").size(),
        "Two words".boundingRect(
          with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil
        ).size,
        ("Two words" as NSString).boundingRect(
          with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil
        ).size,
      ]
      return sizes.map(\.onRecord)
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
