import DynamicType
public import Foundation
import Snapshots

/// A view that shows a part of larger content.
open class UIScrollView: UIView, UIScrollViewDelegating {
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The size of the content. Constraints from inside to its edges, or to its
  /// ``contentLayoutGuide``, set it.
  open var contentSize = CGSize.zero
  /// The insets around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether the vertical indicator is drawn after ``flashScrollIndicators()``.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is drawn after ``flashScrollIndicators()``.
  open var showsHorizontalScrollIndicator = true
  /// Whether it can scroll. If it cannot, the audit reports content that does not fit as clipped.
  open var isScrollEnabled = true
  /// Whether short content bounces vertically; no effect here.
  open var alwaysBounceVertical = false
  /// Whether short content bounces horizontally; no effect here.
  open var alwaysBounceHorizontal = false
  /// Whether content bounces at its edges; no effect here.
  open var bounces = true
  /// Whether scrolling stops at multiples of the view's size; no effect here.
  open var isPagingEnabled = false
  /// Whether a tap on the status bar scrolls the content to its top; no effect here.
  open var scrollsToTop = true
  /// Whether scrolling keeps to one direction at a time; no effect here.
  open var isDirectionalLockEnabled = false
  /// Whether touches reach the content with a delay; no effect here.
  open var delaysContentTouches = true
  /// Whether scrolling cancels touches of the content; no effect here.
  open var canCancelContentTouches = true
  /// The way scrolling closes the keyboard; it has no effect, because none is drawn here.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the safe area is added to the insets; no effect here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The insets with those of the system, which adds none here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The insets of the indicators; no effect here.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the vertical indicator; no effect here.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator; no effect here.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The colour of the indicators; no effect here.
  open var indicatorStyle = IndicatorStyle.default
  /// The rate at which scrolling slows down; no effect here.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a finger touches the content. Always `false` here.
  open var isTracking: Bool { false }
  /// Whether a finger scrolls the content. Always `false` here.
  open var isDragging: Bool { false }
  /// Whether scrolling is slowing down. Always `false` here.
  open var isDecelerating: Bool { false }
  /// The minimum zoom scale; no effect here.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum zoom scale; no effect here.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom scale; no effect here.
  open var zoomScale: CGFloat = 1
  /// Whether zooming bounces at its limits; no effect here.
  open var bouncesZoom = true
  /// The gesture that scrolls. It never occurs here.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  private var areIndicatorsShown = false

  /// The point of the content that is at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to an offset at once. Nothing is animated here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Does nothing here. UIKit scrolls to the rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// Sets the zoom scale, which has no effect here.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Draws the indicators from the next picture on.
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
