import DynamicType
public import Foundation
import Snapshots

/// A view that shows a part of larger content.
open class UIScrollView: UIView {
  /// The size of the content. Constraints from inside to its edges, or to its
  /// ``contentLayoutGuide``, set it.
  open var contentSize = CGSize.zero
  /// The insets around the content.
  open var contentInset = UIEdgeInsets.zero
  /// Whether the vertical indicator is drawn.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is drawn.
  open var showsHorizontalScrollIndicator = true
  /// Whether it can scroll. If it cannot, the audit reports content that does not fit as clipped.
  open var isScrollEnabled = true
  /// Whether it bounces vertically; no effect here.
  open var alwaysBounceVertical = false
  /// Whether it bounces horizontally; no effect here.
  open var alwaysBounceHorizontal = false
  private var areIndicatorsShown = false

  /// The offset of the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to an offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Shows the indicators in the next picture.
  open func flashScrollIndicators() { areIndicatorsShown = true }

  /// The layout guide of the content.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
  /// The layout guide of the frame.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates an empty view, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  override var takesContentSize: Bool { true }
  override func take(contentSize: CGSize) { self.contentSize = contentSize }

  override func clip(
    ofSubviewsIn box: PointRect, within clip: InterfaceElement.Clip
  ) -> InterfaceElement.Clip {
    let clipped = super.clip(ofSubviewsIn: box, within: clip)
    guard isScrollEnabled else { return clipped }
    let (inset, offset) = (contentInset, contentOffset)
    let content = PointRect(
      x: box.x - Points(Double(offset.x + inset.left)),
      y: box.y - Points(Double(offset.y + inset.top)),
      width: Points(Double(contentSize.width + inset.left + inset.right)),
      height: Points(Double(contentSize.height + inset.top + inset.bottom)))
    return clipped.scrolling(
      in: clipsToBounds ? box : clip.rect, content: content, horizontally: true, vertically: true)
  }

  override func contents(_ drawing: inout ElementDrawing) throws {
    guard areIndicatorsShown else { return }
    let bar = { (visible: CGFloat, whole: CGFloat, offset: CGFloat) -> (CGFloat, CGFloat)? in
      guard whole > visible, visible > 0 else { return nil }
      return (max(0, offset) * visible / whole, max(36, visible * visible / whole))
    }
    if showsVerticalScrollIndicator,
      let (start, length) = bar(bounds.height, contentSize.height, contentOffset.y)
    {
      drawing.fill(
        CGRect(x: bounds.maxX - 6, y: bounds.minY + start, width: 3, height: length), radius: 1.5,
        .tertiaryLabel, named: "indicator")
    }
    if showsHorizontalScrollIndicator,
      let (start, length) = bar(bounds.width, contentSize.width, contentOffset.x)
    {
      drawing.fill(
        CGRect(x: bounds.minX + start, y: bounds.maxY - 6, width: length, height: 3), radius: 1.5,
        .tertiaryLabel, named: "indicator")
    }
  }
}
