import DynamicType
public import Foundation
import Snapshots
import TextEngine

extension NSAttributedString {
  /// Draws the text with its top left corner at a point, one line per paragraph. Call it in the
  /// `draw(_:)` of a view.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle, in the `draw(_:)` of a view. Lines below the rectangle are
  /// omitted.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }

  /// Draws the text in a rectangle, in the `draw(_:)` of a view.
  ///
  /// - Parameters:
  ///   - rect: The rectangle. A dimension that is zero, negative or infinite has no limit.
  ///   - options: Without `usesLineFragmentOrigin`, the text has one line, whose baseline begins at
  ///     the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let drawing = DrawnMarks.current, length > 0 else { return }
    let isSingleLine = !options.contains(.usesLineFragmentOrigin)
    let truncates = options.contains(.truncatesLastVisibleLine)
    var order = TextOrder(self, font: .systemFont(ofSize: 12), color: .black, traits: .current)
    order.paragraph.lineBreakMode = truncates ? .byTruncatingTail : .byClipping
    if isSingleLine { order.lineLimit = 1 }
    let bounded = { (length: CGFloat) in length > 0 && length < 100_000 ? length : nil }
    guard
      let set = try? order.set(
        width: isSingleLine ? nil : bounded(rect.width),
        height: truncates ? bounded(rect.height) : nil)
    else { return }
    let origin = CGRect(origin: rect.origin, size: .zero).sanitized.origin
    let top = isSingleLine ? origin.y - set.baseline(.first) : origin.y
    drawing.add(.text(set, x: Points(Double(origin.x)), y: Points(Double(top))))
    for placed in order.attachments(in: set) {
      guard let image = placed.attachment.image else { continue }
      let tinted =
        image.tint == nil
        ? image.withTintColor(placed.color, renderingMode: .automatic) : image
      let rect = placed.rect(in: order.traits).offsetBy(dx: origin.x, dy: top)
      drawing.add(.image(tinted, rect))
    }
  }
}

extension String {
  /// Draws the text with its top left corner at a point, in the `draw(_:)` of a view.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in a rectangle, in the `draw(_:)` of a view. Lines below the rectangle are
  /// omitted.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}

extension NSString {
  /// Draws the text with its top left corner at a point, in the `draw(_:)` of a view.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in a rectangle, in the `draw(_:)` of a view. Lines below the rectangle are
  /// omitted.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }
}

extension UIImage {
  /// Draws the image in a rectangle, in the `draw(_:)` of a view.
  public func draw(in rect: CGRect) { DrawnMarks.current?.add(.image(self, rect)) }
}
