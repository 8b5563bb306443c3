import DynamicType
public import Foundation
import Snapshots

/// A view that shows a part of larger content.
open class UIScrollView: UIView, UIScrollViewDelegating {
  weak var scrollDelegate: (any UIScrollViewDelegate)?
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
  /// Whether it bounces; no effect here.
  open var bounces = true
  /// Whether it stops at multiples of its size; no effect here.
  open var isPagingEnabled = false
  /// Whether a tap on the status bar moves the content to its top; no effect here.
  open var scrollsToTop = true
  /// Whether it moves in one direction at a time; no effect here.
  open var isDirectionalLockEnabled = false
  /// Whether it waits before a touch reaches what is inside; no effect here.
  open var delaysContentTouches = true
  /// Whether a movement stops a touch of what is inside; no effect here.
  open var canCancelContentTouches = true
  /// How scrolling closes the keyboard. None is drawn.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How the safe area is added to the insets; no effect here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The insets with those that the system adds: none here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The insets of the indicators; no effect here.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the vertical indicator; no effect here.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator; no effect here.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The colour of the indicators; no effect here.
  open var indicatorStyle = IndicatorStyle.default
  /// How fast the content gets slower; no effect here.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a finger touches the content: never here.
  open var isTracking: Bool { false }
  /// Whether a finger moves the content: never here.
  open var isDragging: Bool { false }
  /// Whether the content gets slower: never here.
  open var isDecelerating: Bool { false }
  /// The least scale; no effect here.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale; no effect here.
  open var maximumZoomScale: CGFloat = 1
  /// The scale; no effect here.
  open var zoomScale: CGFloat = 1
  /// Whether the scale bounces; no effect here.
  open var bouncesZoom = true
  /// The movement of a finger. Nobody makes it here.
  public let panGestureRecognizer = UIPanGestureRecognizer()
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

  /// Scrolls to a rectangle. The content stays where it is here.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// Sets the scale; no effect here.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

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
