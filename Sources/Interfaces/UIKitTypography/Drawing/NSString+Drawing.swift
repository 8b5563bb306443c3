import DynamicType
public import Foundation
import Snapshots
import TextEngine

extension NSAttributedString {
  /// Returns the size in one line, in points and unrounded; zero if no font is available.
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: 0, height: 0), options: [.usesLineFragmentOrigin], context: nil
    ).size
  }

  /// Returns the bounding rectangle in points, unrounded. Apply `.integral` before you use it as a
  /// frame.
  ///
  /// - Parameters:
  ///   - size: The available size. A dimension that is zero, negative or infinite has no limit.
  ///   - options: Without `usesLineFragmentOrigin`, the text has one line, and the rectangle begins
  ///     at its baseline.
  /// - Returns: Zero if no font is available.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isSingleLine = !options.contains(.usesLineFragmentOrigin)
    var order = TextOrder(
      self, font: .systemFont(ofSize: 12), color: .black, traits: .current)
    let truncates = options.contains(.truncatesLastVisibleLine)
    order.paragraph.lineBreakMode = truncates ? .byTruncatingTail : .byClipping
    if isSingleLine { order.lineLimit = 1 }
    if let factor = context?.minimumScaleFactor, factor > 0, factor < 1 {
      order.minimumScaleFactor = Double(factor)
    }
    let width = size.width > 0 && size.width < 100_000 && !isSingleLine ? size.width : nil
    let height = truncates && size.height > 0 && size.height < 100_000 ? size.height : nil
    let styled = order.styled
    guard
      let set = try? TypesettingDesk.set(
        styled, in: order.traits.values.forScaling, width: width.map { Points(Double($0)) },
        height: height.map { Points(Double($0)) })
    else { return .zero }
    let descent = isSingleLine ? set.frame.height - set.firstBaseline : .zero
    let bounds = CGRect(
      x: 0, y: isSingleLine ? -descent.value : 0, width: set.widestLine.value,
      height: set.frame.height.value)
    context?.totalBounds = bounds
    context?.actualScaleFactor = CGFloat(set.frame.shrunkFactor)
    return bounds
  }
}

extension TextFrame {
  /// The factor by which the text was shrunk; 1 for none.
  var shrunkFactor: Double {
    for case .shrunk(let factor) in flags { return factor }
    return 1
  }
}

extension String {
  /// Returns the size in one line with attributes, in points and unrounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the bounding rectangle; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size in one line with attributes, in points and unrounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Returns the bounding rectangle; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
