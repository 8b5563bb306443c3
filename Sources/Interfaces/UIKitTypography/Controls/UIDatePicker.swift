public import Foundation

/// A control that shows a date in a field. (Its sizes and colours are modelled.)
open class UIDatePicker: UIControl {
  /// The parts of a date that a control shows.
  public enum Mode: Int, Hashable, Sendable {
    /// Hour and minute.
    case time
    /// Day, month and year.
    case date
    /// Day, month, year, hour and minute.
    case dateAndTime
    /// A duration. Hour and minute of the date are drawn here, as in ``time``.
    case countDownTimer
  }

  /// The date: 1 January 2001 unless you set it, so that every picture is the same.
  open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { show() } }
  /// The parts of the date that are shown.
  open var datePickerMode = Mode.dateAndTime { didSet { show() } }
  /// The earliest date to choose. It has no effect here.
  open var minimumDate: Date?
  /// The latest date to choose. It has no effect here.
  open var maximumDate: Date?
  /// The locale of the text; `nil` for English.
  open var locale: Locale? { didSet { show() } }
  /// The time zone of the text; `nil` for UTC.
  open var timeZone: TimeZone? { didSet { show() } }
  private let label = UILabel()

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control with default settings, because Interface Builder files are not supported;
  /// see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.accessibilityIdentifier = "date"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    show()
  }

  private func show() {
    var style: Date.FormatStyle =
      switch datePickerMode {
      case .date: Date.FormatStyle(date: .abbreviated, time: .omitted)
      case .time, .countDownTimer: Date.FormatStyle(date: .omitted, time: .shortened)
      case .dateAndTime: Date.FormatStyle(date: .abbreviated, time: .shortened)
      }
    style.locale = locale ?? Locale(identifier: "en")
    style.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? .current
    label.text = date.formatted(style)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Sets the date at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The size of the text with 11 pt at its sides and 6 pt above and below.
  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 22, height: size.height + 12)
  }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 11, dy: 6)
  }

  override func contents(_ drawing: inout ElementDrawing) throws {
    drawing.fill(bounds, radius: 6, .tertiarySystemFill, named: "field")
  }
}
