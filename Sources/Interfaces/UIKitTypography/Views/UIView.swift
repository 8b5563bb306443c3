import DynamicType
public import Foundation
import Rendering
import Snapshots

/// A rectangle of an interface, with what stands in it.
///
/// Views are laid out and never shown: ``interfaceFrame(size:traits:)`` says what a screen would show.
/// Transforms, animation and gestures are left out.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
  // MARK: Place

  private var storedFrame = CGRect.zero
  private var storedOrigin = CGPoint.zero

  /// The rectangle in the superview's coordinates, in points. Numbers that are not finite count as 0,
  /// distances end at a million points, and a negative size is turned around, as `standardized` does.
  open var frame: CGRect {
    get { storedFrame }
    set { place(at: newValue.sanitized) }
  }

  /// The rectangle in its own coordinates.
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

  /// The middle in the superview's coordinates.
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

  /// The view it stands in.
  public internal(set) weak var superview: UIView?
  /// What stands in it, later ones on top.
  public internal(set) var subviews: [UIView] = []
  /// The controller whose view it is.
  weak var viewController: UIViewController?
  /// A number of the app's own.
  public var tag = 0

  // MARK: Look

  /// What is behind its content; `nil` for nothing.
  open var backgroundColor: UIColor? { didSet { wasSet(\UIView.backgroundColor) } }
  /// Whether it and what stands in it does not show.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityDidChange() } }
  }
  /// How much of what is behind does not show through, 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it promises to let nothing through; no effect here.
  open var isOpaque = true
  /// Whether what stands in it is cut off at its edge.
  open var clipsToBounds = false
  /// The layer behind it.
  public private(set) lazy var layer = CALayer(of: self)
  /// How content fills it. Pictures take notice.
  open var contentMode = ContentMode.scaleToFill
  /// Whether it can be touched; no effect here.
  open var isUserInteractionEnabled = true
  private var ownTint: UIColor?

  /// The colour of what can be pressed, here and in what stands in it.
  open var tintColor: UIColor {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      wasSet(\UIView.tintColor)
      tellOfTint()
    }
  }

  /// Called after ``tintColor`` changed, here or around.
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

  /// Whether its frame is what places it, and no constraint of the app's.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsSolving() } }
  /// What gives way when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether what stands in it takes notice of ``autoresizingMask``.
  open var autoresizesSubviews = true
  /// The constraints that lie in it.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that lie in it.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  var hugging = AxisPriorities(.defaultLow)
  var resistance = AxisPriorities(.defaultHigh)
  var needsSolving = true
  var needsLayout = true
  var needsConstraintUpdate = true
  var isBeingLaidOut = false
  var systemGuides: [SystemGuide: UILayoutGuide] = [:]
  /// What the last layout of the tree around it could not do, in words.
  public internal(set) var layoutTrouble: [String] = []

  private var margins: NSDirectionalEdgeInsets?
  private var sideMargins: UIEdgeInsets?

  /// The distances of the margins; 8 pt unless told otherwise.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      if let sideMargins {
        return NSDirectionalEdgeInsets(
          top: sideMargins.top, leading: isRightToLeft ? sideMargins.right : sideMargins.left,
          bottom: sideMargins.bottom, trailing: isRightToLeft ? sideMargins.left : sideMargins.right
        )
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

  /// The distances of the margins, by left and right.
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

  /// How far bars and the screen's corners reach into it; none unless told otherwise.
  open var safeAreaInsets: UIEdgeInsets {
    viewController?.additionalSafeAreaInsets ?? .zero
  }

  /// Whether its margins are those of the superview where these are larger; no effect here.
  open var preservesSuperviewLayoutMargins = false
  /// Whether the safe area is part of its margins; no effect here, as none reaches in by itself.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Whether it keeps its direction in interfaces that run from right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      setNeedsSolving()
      wasSet(\UIView.semanticContentAttribute)
    }
  }

  // MARK: Traits

  /// Traits that hold here and in what stands in it, in place of those around.
  public var traitOverrides: any UIMutableTraits {
    get { overrides }
    set {
      overrides = UITraitValues(newValue)
      traitsDidChangeAround()
    }
  }
  private(set) var overrides = UITraitValues()
  /// The smallest text size let through to it and what stands in it. Above the maximum it counts for
  /// nothing.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { traitsDidChangeAround() }
  }
  /// The largest text size let through to it and what stands in it.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { traitsDidChangeAround() }
  }
  var traitObservers: [TraitChangeObserver] = []
  /// The traits it was last told of.
  var toldTraits = UITraitCollection.current

  // MARK: Accessibility

  /// The name that paths of elements and messages have for it.
  open var accessibilityIdentifier: String?
  /// What is read out for it.
  open var accessibilityLabel: String?
  /// Whether it is read out.
  open var isAccessibilityElement = false
  /// What kind of thing it is read out as; no effect here.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Whether a long press shows it large, for those who have one of the accessibility sizes.
  open var showsLargeContentViewer = false
  /// The title shown then.
  open var largeContentTitle: String?
  /// The picture shown then.
  open var largeContentImage: UIImage?
  /// Whether that picture is shown larger than it is.
  open var scalesLargeContentImage = false
  /// How far that picture is moved.
  open var largeContentImageInsets = UIEdgeInsets.zero
  /// What it reacts to.
  public internal(set) var interactions: [any UIInteraction] = []

  // MARK: Making

  /// A view with a frame.
  public init(frame: CGRect) {
    super.init(asResponder: ())
    storedFrame = frame.sanitized
  }

  /// A view of Interface Builder. There is none here: it comes out as a new one without a frame.
  public required init?(coder: NSCoder) {
    super.init(asResponder: ())
  }

  /// A view without a frame.
  public convenience init() { self.init(frame: .zero) }

  /// The view's controller, or the superview.
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: To be overridden

  /// Called where constraints may have to be made anew, before layout.
  open func updateConstraints() {}

  /// Told by a subview whose content asks for another size; for views that place theirs themselves.
  func contentSizeDidChange(ofSubview view: UIView) {}

  /// Called to place what stands in it, after constraints did.
  open func layoutSubviews() {}

  /// Called to draw what it shows over its background, by itself: with ``UIBezierPath``, and texts and
  /// pictures that draw themselves. It is called once, and again after ``setNeedsDisplay()``, where the
  /// view has another size or other colours, and, since iOS 18, where traits of the view's
  /// ``traitCollection`` that it looked at may have changed. So text drawn in another font only because
  /// fonts are others now stays behind. (Modelled: a view of another size is always drawn anew.)
  open func draw(_ rect: CGRect) {}

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called after it was put into a superview, or taken out.
  open func didMoveToSuperview() {}

  /// Called before it is put into a superview, or taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after it came into a window, or left it.
  open func didMoveToWindow() {}

  /// Called after something was put into it.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before something is taken out of it.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The size its content asks for; ``noIntrinsicMetric`` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size it would like to have in some room; its own unless it knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The rectangle that constraints are about, of its frame; all of it unless told otherwise.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose baseline counts as its first.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose baseline counts as its last.
  open var forLastBaselineLayout: UIView { self }

  /// Whether it only works with constraints.
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

  /// The height of its content in a width; `nil` where that does not depend on the width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Where a baseline is: a part of the height and some points below its top.
  func baseline(_ which: BaselineKind) -> (part: CGFloat, offset: CGFloat) { (1, 0) }

  /// Demands of its own on what stands in it.
  func addRules(to problem: inout LayoutProblem) {}

  /// Whether it places what stands in it by itself, whatever that would rather have.
  var placesArrangedSubviews: Bool { false }

  /// Takes what proxies say of what it shows that is no view.
  func takeContentAppearance(from proxies: AppearanceProxies) {}

  /// Asks for its fonts anew where it is to.
  func adjustFonts(for traits: UITraitCollection) {}

  func subviewVisibilityDidChange() {}

  /// Whether constraints may say how large what it scrolls is.
  var takesContentSize: Bool { false }

  func take(contentSize: CGSize) {}

  /// What shows of the views in it.
  ///
  /// - Parameters:
  ///   - box: Where it stands in the window.
  ///   - clip: What shows of it.
  func clip(ofSubviewsIn box: PointRect, within clip: InterfaceElement.Clip)
    -> InterfaceElement.Clip
  {
    clipsToBounds ? cornerClip(in: box, within: clip) : clip
  }

  func didRemove(_ subview: UIView) {}

  /// What it shows itself, from behind to the front.
  func contents(_ drawing: inout ElementDrawing) throws {}

  /// What it shows over what stands in it.
  func overlay(_ drawing: inout ElementDrawing) {}

  /// How its text follows the text size.
  var isFollowing: Bool { false }

  /// Whether it can be pressed.
  var isControl: Bool { false }

  /// The title that the Large Content Viewer shows where the app names none.
  var ownLargeContentTitle: String? { nil }

  /// The picture that it shows where the app names none.
  var ownLargeContentImage: UIImage? { nil }

  /// Whether bars of its kind bring the Large Content Viewer with them.
  var hasBuiltInLargeContent: Bool { false }

  /// The distance of baselines that text of its font has.
  var lineDistance: CGFloat? { nil }
}
