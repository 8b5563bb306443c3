public import Foundation

// Controls that show a value. They do not grow with the text size, as on a device. Sizes and colours are modelled.

/// A line with a knob at the place of a value.
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// Whether its actions run while it moves.
  open var isContinuous = true
  /// The colour of the line before the knob; `nil` for the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet { wasSet(\UISlider.minimumTrackTintColor) }
  }
  /// The colour of the line behind the knob; `nil` for grey.
  open var maximumTrackTintColor: UIColor? {
    didSet { wasSet(\UISlider.maximumTrackTintColor) }
  }
  /// The colour of the knob; `nil` for white.
  open var thumbTintColor: UIColor? { didSet { wasSet(\UISlider.thumbTintColor) } }

  /// Creates a slider with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty slider, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// As high as its knob; any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }

  /// As wide as it is offered, and as high as its knob.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  /// The part of its range that the value has come.
  private var part: CGFloat {
    let range = maximumValue - minimumValue
    guard range > 0, value.isFinite else { return 0 }
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

/// Two buttons that make a value smaller and larger.
open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100
  /// How much a touch changes the value.
  open var stepValue: Double = 1
  /// Whether a held touch goes on.
  open var autorepeat = true
  /// Whether the value continues at the other end.
  open var wraps = false
  /// Whether its actions run while it is held.
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

  /// 94 by 32 pt.
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

/// Points that show which page of several is seen.
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The page that is seen, from 0.
  open var currentPage = 0
  /// Whether one page has no point.
  open var hidesForSinglePage = false
  /// The colour of the points; `nil` for grey.
  open var pageIndicatorTintColor: UIColor? {
    didSet { wasSet(\UIPageControl.pageIndicatorTintColor) }
  }
  /// The colour of the point of the page that is seen; `nil` for that of labels.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { wasSet(\UIPageControl.currentPageIndicatorTintColor) }
  }

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty control, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// No screen shows more.
  private var count: Int { min(max(0, numberOfPages), 1000) }

  /// Returns the size of the points of some pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(min(max(0, pageCount), 1000)) * 17 + 9, height: 26)
  }

  /// As wide as its points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }

  /// As wide as its points.
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

/// How far a task has come, as a line.
open class UIProgressView: UIView {
  /// The look of the line.
  public enum Style: Int, Hashable, Sendable {
    /// The usual line.
    case `default`
    /// A line in a bar.
    case bar
  }

  /// The part of the task that is done, from 0 to 1.
  open var progress: Float = 0
  /// The colour of the part that is done; `nil` for the tint.
  open var progressTintColor: UIColor? { didSet { wasSet(\UIProgressView.progressTintColor) } }
  /// The colour of the rest; `nil` for grey.
  open var trackTintColor: UIColor? { didSet { wasSet(\UIProgressView.trackTintColor) } }

  /// Creates a line with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a line of a style.
  public init(progressViewStyle style: Style) { super.init(frame: .zero) }

  /// Creates an empty line, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the part of the task that is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// 4 pt high; any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// As wide as it is offered, and 4 pt high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

  override func contents(_ drawing: inout ElementDrawing) throws {
    let part = progress.isFinite ? CGFloat(min(max(progress, 0), 1)) : 0
    let width = bounds.width * part
    drawing.fill(bounds, radius: 2, trackTintColor ?? .secondarySystemFill, named: "track")
    drawing.fill(
      CGRect(
        x: isRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
        height: bounds.height), radius: 2, progressTintColor ?? tintColor, named: "passed")
  }
}

/// Spokes that turn during a task. They do not move here.
open class UIActivityIndicatorView: UIView {
  /// The size of the spokes.
  public enum Style: Int, Hashable, Sendable {
    /// 20 pt.
    case medium = 100
    /// 37 pt.
    case large
  }

  /// The size of the spokes.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// Whether they are hidden while they do not turn.
  open var hidesWhenStopped = true
  /// The colour.
  open var color: UIColor? = .secondaryLabel { didSet { wasSet(\UIActivityIndicatorView.color) } }
  /// Whether they turn.
  public private(set) var isAnimating = false

  /// Creates spokes of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
  }

  /// Creates spokes of 20 pt.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Creates spokes of 20 pt, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Lets them turn.
  open func startAnimating() { isAnimating = true }
  /// Stops them.
  open func stopAnimating() { isAnimating = false }

  private static func size(_ style: Style) -> CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// As large as its style.
  open override var intrinsicContentSize: CGSize { Self.size(style) }

  /// As large as its style.
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

/// Spokes above a list while it is refreshed. Nobody pulls it here, so it does not show.
open class UIRefreshControl: UIControl {
  /// Whether the list is refreshed.
  public private(set) var isRefreshing = false
  /// The text below the spokes.
  open var attributedTitle: NSAttributedString?

  /// Creates a control.
  public init() { super.init(frame: .zero) }

  /// Creates a control, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says that the list is refreshed.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that the list is refreshed no more.
  open func endRefreshing() { isRefreshing = false }
}
