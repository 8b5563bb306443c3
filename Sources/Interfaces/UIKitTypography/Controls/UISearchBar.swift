public import Foundation

/// A field for a search in a bar of 56 pt. (Its sizes and colours are modelled.)
open class UISearchBar: UIView {
  /// The look of the bar. It has no effect here.
  public enum Style: Int, Hashable, Sendable {
    /// The usual look.
    case `default`
    /// The look of the most important bar.
    case prominent
    /// Without a background.
    case minimal
  }

  /// The field.
  public let searchTextField = UITextField()
  /// The look of the bar.
  open var searchBarStyle = Style.default
  /// Whether the button shows that ends the search. It is not drawn here.
  open var showsCancelButton = false

  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text of an empty field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchTextField.accessibilityIdentifier = "searchTextField"
    searchTextField.font = .preferredFont(forTextStyle: .body)
    searchTextField.adjustsFontForContentSizeCategory = true
    addSubview(searchTextField)
  }

  private var fieldHeight: CGFloat {
    max(36, searchTextField.intrinsicContentSize.height + 14)
  }

  /// As high as its field, with 10 pt above and below; any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fieldHeight + 20)
  }

  /// As wide as it is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fieldHeight + 20)
  }

  /// Places the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = CGRect(
      x: 38, y: (bounds.height - fieldHeight) / 2, width: max(0, bounds.width - 54),
      height: fieldHeight)
  }

  override func contents(_ drawing: inout ElementDrawing) throws {
    drawing.fill(
      CGRect(
        x: 8, y: (bounds.height - fieldHeight) / 2, width: max(0, bounds.width - 16),
        height: fieldHeight), radius: 10, .tertiarySystemFill, named: "field")
  }
}

/// A choice of a date. It shows the date in a field. (Its sizes and colours are modelled.)
open class UIDatePicker: UIControl {
  /// The parts of a date that a person chooses.
  public enum Mode: Int, Hashable, Sendable {
    /// Hour and minute.
    case time
    /// Day, month and year.
    case date
    /// All of these.
    case dateAndTime
    /// A length of time.
    case countDownTimer
  }

  /// The date: 1 January 2001 unless you set it, so that every picture is the same.
  open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { show() } }
  /// The parts that a person chooses.
  open var datePickerMode = Mode.dateAndTime { didSet { show() } }
  /// The least date.
  open var minimumDate: Date?
  /// The greatest date.
  open var maximumDate: Date?
  /// The language; `nil` for English.
  open var locale: Locale? { didSet { show() } }
  /// The time zone; `nil` for UTC.
  open var timeZone: TimeZone? { didSet { show() } }
  private let label = UILabel()

  /// Creates a choice with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty choice, because Interface Builder files are not supported; see `UIView`.
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

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// As large as its text, with room around it.
  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 22, height: size.height + 12)
  }

  /// As large as its text, with room around it.
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

/// Wheels with a choice. They are not drawn here.
open class UIPickerView: UIView {
  /// Who decides about the rows.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Who makes the rows.
  open weak var dataSource: (any UIPickerViewDataSource)?

  /// Creates wheels with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates empty wheels, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// 216 pt high.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// Makes the rows again.
  open func reloadAllComponents() {}
  /// Chooses a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// Returns the chosen row: the first.
  open func selectedRow(inComponent component: Int) -> Int { 0 }
}

/// Decides about the rows of wheels.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {}

/// Makes the rows of wheels.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns how many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns how many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
