public import Foundation

// Controls that show a value. They do not grow with the text size, as on a device. Sizes and colours are modelled.

/// A slider: a line with a knob at the position of its value.
open class UISlider: UIControl {
  /// The value. One outside of the range is replaced by the nearer limit.
  open var value: Float {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, maximumValue)) }
  }
  private var storedValue: Float = 0
  /// The value at the start of the line. A value below it is raised to it.
  open var minimumValue: Float = 0 { didSet { value = storedValue } }
  /// The value at the end of the line. A value above it is lowered to it.
  open var maximumValue: Float = 1 { didSet { value = storedValue } }
  /// Whether actions are sent while the knob moves. It has no effect here.
  open var isContinuous = true
  /// The colour of the line before the knob; `nil` for the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet { wasSet(\UISlider.minimumTrackTintColor) }
  }
  /// The colour of the line after the knob; `nil` for grey.
  open var maximumTrackTintColor: UIColor? {
    didSet { wasSet(\UISlider.maximumTrackTintColor) }
  }
  /// The colour of the knob; `nil` for white.
  open var thumbTintColor: UIColor? { didSet { wasSet(\UISlider.thumbTintColor) } }

  /// Creates a slider with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty slider, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the value at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// 31 pt high; the slider has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }

  /// Returns the offered width and a height of 31 pt.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  /// The position of the value in its range, from 0 to 1.
  private var part: CGFloat {
    let range = maximumValue - minimumValue
    guard range > 0, range.isFinite, value.isFinite else { return 0 }
    return CGFloat(min(max((value - minimumValue) / range, 0), 1))
  }

  override func contents(_ drawing: inout ElementDrawing) throws {
    let side = min(27, bounds.width)
    let way = (bounds.width - side) * part
    let knob = isRightToLeft ? bounds.maxX - way - side : bounds.minX + way
    let track = CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    drawing.fill(track, radius: 2, maximumTrackTintColor ?? .secondarySystemFill, named: "track")
    let passed =
      isRightToLeft
      ? CGRect(x: knob, y: track.minY, width: bounds.maxX - knob, height: 4)
      : CGRect(x: bounds.minX, y: track.minY, width: way + side / 2, height: 4)
    drawing.fill(passed, radius: 2, minimumTrackTintColor ?? tintColor, named: "passed")
    drawing.fill(
      CGRect(x: knob, y: bounds.midY - side / 2, width: side, height: side), radius: side / 2,
      thumbTintColor ?? .white, named: "knob")
  }
}

/// A control with a minus and a plus button that change a value. The value is not drawn.
open class UIStepper: UIControl {
  /// The value. One outside of the range is replaced by the nearer limit.
  open var value: Double {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, maximumValue)) }
  }
  private var storedValue: Double = 0
  /// The least value. A value below it is raised to it.
  open var minimumValue: Double = 0 { didSet { value = storedValue } }
  /// The greatest value. A value above it is lowered to it.
  open var maximumValue: Double = 100 { didSet { value = storedValue } }
  /// The amount by which a tap changes the value. It has no effect here.
  open var stepValue: Double = 1
  /// Whether a held button changes the value repeatedly. It has no effect here.
  open var autorepeat = true
  /// Whether the value continues at the other end of the range. It has no effect here.
  open var wraps = false
  /// Whether actions are sent while a button is held. It has no effect here.
  open var isContinuous = true

  /// Creates a stepper. Its size does not depend on the frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates an empty stepper, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let size = CGSize(width: 94, height: 32)

  /// 94 by 32 pt.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns 94 by 32 pt.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override var isControl: Bool { false }

  override func contents(_ drawing: inout ElementDrawing) throws {
    let shape = CGRect(origin: bounds.origin, size: Self.size)
    drawing.fill(shape, radius: 8, .secondarySystemFill, named: "ground")
    let color = isEnabled ? UIColor.label : .tertiaryLabel
    drawing.fill(
      CGRect(x: shape.midX - 0.5, y: shape.midY - 9, width: 1, height: 18), radius: 0, .separator,
      named: "line")
    let (minus, plus) = (shape.minX + 23, shape.minX + 70.5)
    for (index, sign) in [
      CGRect(x: minus - 7, y: shape.midY - 1, width: 14, height: 2),
      CGRect(x: plus - 7, y: shape.midY - 1, width: 14, height: 2),
      CGRect(x: plus - 1, y: shape.midY - 7, width: 2, height: 14),
    ].enumerated() {
      drawing.fill(sign, radius: 1, color, named: "sign".ofSiblings(index + 1))
    }
  }
}

/// A row of dots, one for each page, that marks the current page.
open class UIPageControl: UIControl {
  /// The number of pages. At most 1000 dots are drawn. With fewer pages, the current page is at most
  /// the last one.
  open var numberOfPages = 0 {
    didSet {
      currentPage = storedPage
      invalidateIntrinsicContentSize()
    }
  }
  /// The index of the current page, from 0. One outside of the pages is replaced by the nearest.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = min(max(0, newValue), max(1, numberOfPages) - 1) }
  }
  private var storedPage = 0
  /// Whether the dots are hidden if there is at most one page.
  open var hidesForSinglePage = false
  /// The colour of the dots; `nil` for grey.
  open var pageIndicatorTintColor: UIColor? {
    didSet { wasSet(\UIPageControl.pageIndicatorTintColor) }
  }
  /// The colour of the dot of the current page; `nil` for the label colour.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { wasSet(\UIPageControl.currentPageIndicatorTintColor) }
  }

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty control, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of dots, which is limited to 1000.
  private var count: Int { min(max(0, numberOfPages), 1000) }

  /// Returns the size of the dots of some pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(min(max(0, pageCount), 1000)) * 17 + 9, height: 26)
  }

  /// The size of the dots: 17 pt wide for each page plus 9 pt, and 26 pt high.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func contents(_ drawing: inout ElementDrawing) throws {
    guard count > 1 || !hidesForSinglePage else { return }
    var x = bounds.midX - CGFloat(count) * 17 / 2 + 4.5
    for page in 0..<count {
      let shown = isRightToLeft ? count - 1 - page : page
      drawing.fill(
        CGRect(x: x, y: bounds.midY - 4, width: 8, height: 8), radius: 4,
        shown == currentPage
          ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .quaternaryLabel,
        named: "point".ofSiblings(page + 1))
      x += 17
    }
  }
}

/// A bar that shows how much of a task is done.
open class UIProgressView: UIView {
  /// The look of the bar. It has no effect here.
  public enum Style: Int, Hashable, Sendable {
    /// The standard look.
    case `default`
    /// The look inside a toolbar.
    case bar
  }

  /// The finished share of the task. A value outside 0 to 1 is replaced by the nearer limit.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = max(0, min(newValue, 1)) }
  }
  private var storedProgress: Float = 0
  /// The colour of the part that is done; `nil` for the tint colour.
  open var progressTintColor: UIColor? { didSet { wasSet(\UIProgressView.progressTintColor) } }
  /// The colour of the remaining part; `nil` for grey.
  open var trackTintColor: UIColor? { didSet { wasSet(\UIProgressView.trackTintColor) } }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar. The style is ignored here.
  public init(progressViewStyle style: Style) { super.init(frame: .zero) }

  /// Creates an empty bar, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the finished share of the task at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// 4 pt high; the bar has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// Returns the offered width and a height of 4 pt.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

  override func contents(_ drawing: inout ElementDrawing) throws {
    let width = bounds.width * CGFloat(progress)
    drawing.fill(bounds, radius: 2, trackTintColor ?? .secondarySystemFill, named: "track")
    drawing.fill(
      CGRect(
        x: isRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
        height: bounds.height), radius: 2, progressTintColor ?? tintColor, named: "passed")
  }
}

/// A wheel of spokes that marks a running task. It does not turn here.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Hashable, Sendable {
    /// A wheel of 20 by 20 pt.
    case medium = 100
    /// A wheel of 37 by 37 pt.
    case large
  }

  /// The size of the wheel.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the wheel is hidden unless the animation runs.
  open var hidesWhenStopped = true
  /// The colour of the spokes; `nil` for grey.
  open var color: UIColor? = .secondaryLabel { didSet { wasSet(\UIActivityIndicatorView.color) } }
  /// Whether the animation runs. The wheel never turns; see ``hidesWhenStopped``.
  public private(set) var isAnimating = false

  /// Creates a wheel of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
  }

  /// Creates a wheel of 20 by 20 pt.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Creates a wheel of 20 by 20 pt, because Interface Builder files are not supported; see
  /// `UIView`.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Starts the animation. The wheel is then drawn, but does not turn.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation, which may hide the wheel.
  open func stopAnimating() { isAnimating = false }

  private static func size(_ style: Style) -> CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// The size of the wheel, which depends on ``style``.
  open override var intrinsicContentSize: CGSize { Self.size(style) }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(style) }

  override func contents(_ drawing: inout ElementDrawing) throws {
    guard isAnimating || !hidesWhenStopped else { return }
    // Upright and across, as lines at other angles need curves: four of the twelve spokes.
    let side = Self.size(style).width
    let (long, thin) = (side * 0.28, side * 0.1)
    let (x, y) = (bounds.midX, bounds.midY)
    for (index, spoke) in [
      CGRect(x: x - thin / 2, y: y - side / 2, width: thin, height: long),
      CGRect(x: x - thin / 2, y: y + side / 2 - long, width: thin, height: long),
      CGRect(x: x - side / 2, y: y - thin / 2, width: long, height: thin),
      CGRect(x: x + side / 2 - long, y: y - thin / 2, width: long, height: thin),
    ].enumerated() {
      drawing.fill(
        spoke, radius: thin / 2, color ?? .secondaryLabel, named: "spoke".ofSiblings(index + 1))
    }
  }
}

/// A control that refreshes a list when it is pulled down. It is not drawn here.
open class UIRefreshControl: UIControl {
  /// Whether the list is being refreshed.
  public private(set) var isRefreshing = false
  /// The text below the wheel. It is not drawn here.
  open var attributedTitle: NSAttributedString?

  /// Creates a control.
  public init() { super.init(frame: .zero) }

  /// Creates a control, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets ``isRefreshing`` to true.
  open func beginRefreshing() { isRefreshing = true }
  /// Sets ``isRefreshing`` to false.
  open func endRefreshing() { isRefreshing = false }
}
