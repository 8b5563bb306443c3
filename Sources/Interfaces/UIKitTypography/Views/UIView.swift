import DynamicType
public import Foundation
import Rendering
import Snapshots

/// A rectangle of an interface, with its subviews.
///
/// Views are laid out and never on screen: ``interfaceFrame(size:traits:)`` returns what a screen
/// would show. Transforms, animations and gestures are not supported.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
  // MARK: Place

  private var storedFrame = CGRect.zero
  private var storedOrigin = CGPoint.zero

  /// The rectangle in the superview's coordinates, in points. Numbers that are not finite count as
  /// 0, distances are limited to a million points, and a negative size is standardized.
  open var frame: CGRect {
    get { storedFrame }
    set { place(at: newValue.sanitized) }
  }

  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: storedOrigin, size: storedFrame.size) }
    set {
      let new = newValue.sanitized
      if new.origin != storedOrigin {
        storedOrigin = new.origin
        setNeedsSolving()
      }
      if new.size != storedFrame.size {
        place(at: CGRect(origin: storedFrame.origin, size: new.size))
      }
    }
  }

  /// The centre in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      frame = CGRect(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2,
        width: storedFrame.width, height: storedFrame.height)
    }
  }

  private func place(at rect: CGRect) {
    let old = storedFrame
    guard rect != old else { return }
    storedFrame = rect
    setNeedsSolving()
    guard rect.size != old.size else { return }
    setNeedsLayout()
    if autoresizesSubviews { resizeSubviews(from: old.size) }
    boundsSizeDidChange()
  }

  func boundsSizeDidChange() {}

  // MARK: Tree

  /// The view that contains this one; `nil` for none.
  public internal(set) weak var superview: UIView?
  /// The views inside this one, the frontmost last.
  public internal(set) var subviews: [UIView] = []
  /// The controller that owns the view; `nil` for none.
  weak var viewController: UIViewController?
  /// A number for the app's use.
  public var tag = 0

  // MARK: Look

  /// The background colour; `nil` for none.
  open var backgroundColor: UIColor? { didSet { wasSet(\UIView.backgroundColor) } }
  /// Whether the view and its subviews are hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityDidChange() } }
  }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is opaque; no effect here.
  open var isOpaque = true
  /// Whether subviews are clipped at the edge.
  open var clipsToBounds = false
  /// The layer of the view.
  public private(set) lazy var layer = makeLayer()
  /// The rotation and scale of the view; no effect here.
  open var transform = CGAffineTransform.identity
  /// A view whose opacity masks this one; no effect here.
  open var mask: UIView?
  /// The class of ``layer``: a plain, shape or gradient layer. Any other class is reported.
  open class var layerClass: AnyClass { CALayer.self }
  /// The way content fills the view. It affects images.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the view receives touches. Only ``hitTest(_:with:)`` uses it here.
  open var isUserInteractionEnabled = true
  var ownTint: UIColor?

  /// The tint colour of the view and its subviews.
  open var tintColor: UIColor {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      wasSet(\UIView.tintColor)
      tellOfTint()
    }
  }

  /// Called after a change of ``tintColor``, in the view or a superview.
  open func tintColorDidChange() {}

  func tellOfTint() {
    tintColorDidChange()
    for subview in subviews where subview.ownTint == nil { subview.tellOfTint() }
  }

  var appearanceRecord = AppearanceRecord()

  // What `draw(_:)` drew last, and under which circumstances.
  var marks: DrawnMarks?
  var marksSize = CGSize.zero
  var marksTraits: UITraitCollection?
  var needsDisplay = true
  var isDrawing = false
  var hasReadTraitsToDraw = false

  // MARK: Layout

  /// Whether the frame positions the view, instead of constraints.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsSolving() } }
  /// The distances and dimensions that change with the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews use their ``autoresizingMask``.
  open var autoresizesSubviews = true
  /// The constraints that the view holds.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// The layout guides that were added to the view.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  var hugging = AxisPriorities(.defaultLow)
  var resistance = AxisPriorities(.defaultHigh)
  var needsSolving = true
  var needsLayout = true
  var needsConstraintUpdate = true
  var isBeingLaidOut = false
  var systemGuides: [SystemGuide: UILayoutGuide] = [:]
  /// The problems of the last layout of the view's tree, as messages.
  public internal(set) var layoutTrouble: [String] = []

  private var margins: NSDirectionalEdgeInsets?
  private var sideMargins: UIEdgeInsets?

  /// The margins: by default 8 pt, or for a controller's view 16 pt at the sides only.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      if let sideMargins {
        return sideMargins.directional(isRightToLeft: isRightToLeft)
      }
      return margins ?? defaultMargins
    }
    set {
      margins = newValue
      sideMargins = nil
      setNeedsSolving()
      setNeedsLayout()
    }
  }

  /// The margins by left and right, instead of leading and trailing.
  open var layoutMargins: UIEdgeInsets {
    get { sideMargins ?? directionalLayoutMargins.insets(isRightToLeft: isRightToLeft) }
    set {
      sideMargins = newValue
      setNeedsSolving()
      setNeedsLayout()
    }
  }

  var defaultMargins: NSDirectionalEdgeInsets {
    if viewController != nil {
      return NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  /// The insets of the safe area; by default none.
  open var safeAreaInsets: UIEdgeInsets {
    viewController?.additionalSafeAreaInsets ?? .zero
  }

  /// Whether the margins include those of the superview; no effect here.
  open var preservesSuperviewLayoutMargins = false
  /// Whether the margins include the safe area; no effect here.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Whether the view mirrors in a right-to-left interface.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      setNeedsSolving()
      wasSet(\UIView.semanticContentAttribute)
    }
  }

  // MARK: Traits

  /// The traits that override the outer ones, for the view and its subviews.
  public var traitOverrides: any UIMutableTraits {
    get { overrides }
    set {
      overrides = UITraitValues(newValue)
      traitsDidChangeAround()
    }
  }
  private(set) var overrides = UITraitValues()
  /// The minimum text size of the view and its subviews. A minimum above the maximum has no effect.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { traitsDidChangeAround() }
  }
  /// The maximum text size of the view and its subviews.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { traitsDidChangeAround() }
  }
  var traitObservers: [TraitChangeObserver] = []
  /// The traits at the last notification of the view.
  var toldTraits = UITraitCollection.current

  // MARK: Large content

  /// Whether a long press shows the view in the Large Content Viewer, at accessibility sizes.
  open var showsLargeContentViewer = false
  /// The title in the Large Content Viewer.
  open var largeContentTitle: String?
  /// The image in the Large Content Viewer.
  open var largeContentImage: UIImage?
  /// Whether the Large Content Viewer enlarges the image; no effect here.
  open var scalesLargeContentImage = false
  /// The insets of the image in the Large Content Viewer; no effect here.
  open var largeContentImageInsets = UIEdgeInsets.zero
  /// The gesture recognisers of the view.
  var waitsFor: [UIGestureRecognizer] = []
  /// The interactions of the view.
  public internal(set) var interactions: [any UIInteraction] = []

  // MARK: Making

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    super.init()
    storedFrame = frame.sanitized
  }

  /// Creates a view without a frame, because Interface Builder files are not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a view without a frame.
  public override convenience init() { self.init(frame: .zero) }

  /// The controller of the view, or else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: To be overridden

  /// Called to update constraints, before layout.
  open func updateConstraints() {}

  /// Called when a subview's content changed its size, for views that place subviews themselves.
  func contentSizeDidChange(ofSubview view: UIView) {}
  /// Called to place subviews, after constraints.
  open func layoutSubviews() {}

  /// Draws the content of the view over its background, with ``UIBezierPath``, texts and images.
  ///
  /// It is called once, and again after ``setNeedsDisplay()`` and when the view's size or colours
  /// change. Since iOS 18, it is also called when traits change that it read from
  /// ``traitCollection``, but not for changed fonts. (Modelled: another size always redraws it.)
  open func draw(_ rect: CGRect) {}

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called after the view was added to a superview or removed from one.
  open func didMoveToSuperview() {}
  /// Called before the view is added to a superview or removed from one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called before the view enters a window, or leaves one for `nil` or another.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Returns whether a point is inside the bounds of the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the innermost visible view at a point that receives touches; `nil` for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    touched(at: point, with: event)
  }
  /// Returns whether a gesture may begin. It is never called here.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Called after the insets of the safe area changed; never here.
  open func safeAreaInsetsDidChange() {}
  /// Called after the margins changed; never here.
  open func layoutMarginsDidChange() {}
  /// Called after the view entered or left a window. ``window`` is the new one.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The intrinsic size of the content; ``noIntrinsicMetric`` for a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the preferred size within a size; by default the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The insets of the alignment rectangle; no effect here.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first baseline is used; by default the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is used; by default the view itself.
  open var forLastBaselineLayout: UIView { self }
  /// Whether the view requires constraints; no effect here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Returns the size closest to a target that satisfies the view's constraints.
  ///
  /// - Parameters:
  ///   - targetSize: The target.
  ///   - horizontalFittingPriority: The priority of the target's width.
  ///   - verticalFittingPriority: The priority of the target's height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: For the engine

  /// Returns the height of the content in a width; `nil` if it does not depend on the width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Returns the position of a baseline: a share of the height, plus an offset in points.
  func baseline(_ which: BaselineKind) -> (part: CGFloat, offset: CGFloat) { (1, 0) }

  /// Adds the view's own layout rules for its subviews.
  func addRules(to problem: inout LayoutProblem) {}

  /// Whether the view places its subviews itself, whatever their constraints ask for.
  var placesArrangedSubviews: Bool { false }

  /// Applies appearance proxies to content that is not a view, such as bar items.
  func takeContentAppearance(from proxies: AppearanceProxies) {}

  /// Adjusts the fonts to the text size, if they follow it.
  func adjustFonts(for traits: UITraitCollection) {}

  func subviewVisibilityDidChange() {}

  /// Whether constraints may set the size of the scrolled content.
  var takesContentSize: Bool { false }
  func take(contentSize: CGSize) {}

  /// Returns the clip of the view's subviews.
  ///
  /// - Parameters:
  ///   - box: The view's rectangle in the window.
  ///   - clip: The clip of the view.
  func clip(ofSubviewsIn box: PointRect, within clip: InterfaceElement.Clip)
    -> InterfaceElement.Clip
  {
    clipsToBounds ? cornerClip(in: box, within: clip) : clip
  }

  func didRemove(_ subview: UIView) {}

  /// Draws the view's own content, from back to front.
  func contents(_ drawing: inout ElementDrawing) throws {}

  /// Draws content in front of the subviews.
  func overlay(_ drawing: inout ElementDrawing) {}

  /// Whether the view's text follows changes of the text size.
  var isFollowing: Bool { false }

  /// Whether the view is a control that can be pressed.
  var isControl: Bool { false }

  /// The title in the Large Content Viewer, if the app sets none.
  var ownLargeContentTitle: String? { nil }

  /// The image in the Large Content Viewer, if the app sets none.
  var ownLargeContentImage: UIImage? { nil }

  /// Whether the Large Content Viewer shows the view without an interaction, as for items of bars.
  var hasBuiltInLargeContent: Bool { false }

  /// The distance between baselines in the view's font; `nil` for none.
  var lineDistance: CGFloat? { nil }
}
