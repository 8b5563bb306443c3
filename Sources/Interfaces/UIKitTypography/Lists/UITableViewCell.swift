public import Foundation

/// A row of a table.
///
/// A class that you register with a table needs both `init(style:reuseIdentifier:)` and
/// `init?(coder:)`, or no initialiser of its own. Tables create cells by an inherited convenience
/// initialiser.
open class UITableViewCell: UIView {
  /// The arrangement of the labels of a standard row.
  public enum CellStyle: Int, Hashable, Sendable {
    /// One label at the leading edge.
    case `default`
    /// The first label at the leading edge and the second at the trailing edge.
    case value1
    /// The second label directly after the first.
    case value2
    /// The second label below the first.
    case subtitle
  }

  /// The accessory at the trailing edge.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// No accessory.
    case none
    /// A disclosure indicator, which is a chevron.
    case disclosureIndicator
    /// An info button and a disclosure indicator.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// An info button, which is an “i” in a circle in the tint colour.
    case detailButton
  }

  /// The appearance of a selected row. Rows never look selected here.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// A selected row looks the same.
    case none
    /// A selected row is blue.
    case blue
    /// A selected row is grey.
    case gray
    /// A selected row has the system's appearance.
    case `default`
  }

  /// The view that contains the row's content.
  public let contentView: UIView = CellContent()
  /// The reuse identifier of the row; `nil` for none.
  public let reuseIdentifier: String?
  private let style: CellStyle
  private var labels: (text: UILabel, detail: UILabel?)?
  private lazy var picture = UIImageView()

  /// The accessory at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view that replaces the accessory; `nil` for none.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// The insets of the separator below the row; `nil` for the table's.
  open var separatorInset: UIEdgeInsets? { didSet { wasSet(\UITableViewCell.separatorInset) } }
  /// The configuration that replaces the row's own labels; `nil` for none.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  private var configured: (any UIView & UIContentView)?
  /// A view behind the content. It is not drawn here.
  open var backgroundView: UIView?
  /// A view behind the content of a selected row. It is not drawn here.
  open var selectedBackgroundView: UIView?
  /// The configuration of the row's background; no effect here.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the row is selected. It looks the same here.
  open var isSelected = false
  /// Sets whether the row is selected. It looks the same here.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Whether the row is highlighted. It looks the same here.
  open var isHighlighted = false
  /// Sets whether the row is highlighted. It looks the same here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Whether the row is in editing mode. It looks the same here.
  open var isEditing = false
  /// Sets whether the row is in editing mode. It looks the same here.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The way in which the row can be edited; `none` unless overridden.
  open var editingStyle: EditingStyle { .none }
  /// The accessory in editing mode. It is not drawn here.
  open var editingAccessoryType = AccessoryType.none
  /// The view that replaces the accessory in editing mode. It is not drawn here.
  open var editingAccessoryView: UIView?
  /// Whether editing mode shows a control to move the row. It is not drawn here.
  open var showsReorderControl = false
  /// A view behind the content of a row that is selected among others. It is not drawn here.
  open var multipleSelectionBackgroundView: UIView?
  /// Whether the content configuration is updated when the state changes; no effect here.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated when the state changes; no effect here.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The level to which the content is indented; no effect here.
  open var indentationLevel = 0
  /// The indentation of a level, in points; no effect here.
  open var indentationWidth: CGFloat = 10
  /// The appearance while selected; no effect here.
  open var selectionStyle = SelectionStyle.default

  /// Creates a row of the default style, without a reuse identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a row of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Creates an empty row, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  /// Creates a row of a registered class. Tables call it.
  public required convenience init(reusedAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func setUp() {
    contentView.accessibilityIdentifier = "contentView"
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 16)
    contentView.frame = bounds
    byItself { $0.backgroundColor = .systemBackground }
    addSubview(contentView)
  }

  /// The label of a standard row. It has the body style, and does not follow a change of the text
  /// size by itself.
  open var textLabel: UILabel? { plainLabels.text }

  /// The second label of a standard row; `nil` in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : plainLabels.detail }

  /// The image view of a standard row.
  open var imageView: UIImageView? {
    _ = plainLabels
    return picture
  }

  private var plainLabels: (text: UILabel, detail: UILabel?) {
    if let labels { return labels }
    let text = UILabel()
    text.accessibilityIdentifier = "textLabel"
    text.byItself { $0.font = .preferredFont(forTextStyle: .body) }
    text.numberOfLines = 0
    let detail = UILabel()
    detail.accessibilityIdentifier = "detailTextLabel"
    detail.byItself {
      $0.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
      $0.textColor = style == .subtitle ? .label : .secondaryLabel
    }
    detail.numberOfLines = 0
    contentView.addSubview(picture)
    contentView.addSubview(text)
    if style != .default { contentView.addSubview(detail) }
    labels = (text, detail)
    return (text, detail)
  }

  /// Returns a configuration for the row's style, for you to fill in.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  override func contentSizeDidChange(ofSubview view: UIView) { setNeedsLayout() }

  private func showConfiguration() {
    setNeedsLayout()
    setNeedsSolving()
    let state = UICellConfigurationState(traitCollection: traitCollection)
    guard let contentConfiguration = contentConfiguration?.updated(for: state) else {
      configured?.removeFromSuperview()
      configured = nil
      return
    }
    if let configured, configured is UIListContentView,
      contentConfiguration is UIListContentConfiguration
    {
      configured.configuration = contentConfiguration
      return
    }
    configured?.removeFromSuperview()
    let view = contentConfiguration.makeContentView()
    configured = view
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  /// The width of the accessory and the distances around it. (Modelled.)
  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.frame.width + 16 }
    return switch accessoryType {
    case .none: 0
    case .disclosureIndicator, .checkmark: 30
    case .detailButton: 46
    case .detailDisclosureButton: 60
    }
  }

  private struct Places {
    var picture = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    var height: CGFloat = 0
  }

  /// Returns the rectangles of the image and labels in a width. At the accessibility sizes, labels
  /// at the two sides are one below the other. (Modelled.)
  private func places(width: CGFloat) -> Places {
    let insets = contentView.layoutMargins
    var places = Places()
    guard let (text, detail) = labels else { return places }
    var left = insets.left
    if let image = picture.image {
      let size = image.size(in: traitCollection)
      places.picture = CGRect(origin: CGPoint(x: left, y: 0), size: size)
      left += size.width + 15
    }
    let room = max(1, width - left - insets.right)
    let fit = { (label: UILabel, room: CGFloat) -> CGSize in
      let size = label.sizeThatFits(CGSize(width: room, height: 0))
      return CGSize(width: min(size.width, room), height: size.height)
    }
    let second = style == .default ? nil : detail
    let isBeside =
      (style == .value1 || style == .value2)
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let secondSize = second.map { fit($0, isBeside ? room / 2 : room) } ?? .zero
    let firstRoom = isBeside && secondSize.width > 0 ? room - secondSize.width - 8 : room
    let firstSize = fit(text, max(1, firstRoom))
    let gap: CGFloat = secondSize.height > 0 && firstSize.height > 0 ? 3 : 0
    let inner =
      isBeside
      ? max(firstSize.height, secondSize.height) : firstSize.height + gap + secondSize.height
    places.height = max(44, max(inner, places.picture.height) + insets.top + insets.bottom)
    let top = (places.height - inner) / 2
    places.text = CGRect(x: left, y: top, width: firstSize.width, height: firstSize.height)
    places.detail =
      isBeside
      ? CGRect(
        x: style == .value1 ? left + room - secondSize.width : places.text.maxX + 8, y: top,
        width: secondSize.width, height: secondSize.height)
      : CGRect(
        x: left, y: top + firstSize.height + gap, width: secondSize.width,
        height: secondSize.height)
    places.picture.origin.y = (places.height - places.picture.height) / 2
    return places
  }

  /// Places the content view, the accessory and the labels of a standard row.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let mirrored = isRightToLeft
    let width = bounds.width - accessoryWidth
    contentView.frame = CGRect(
      x: mirrored ? accessoryWidth : 0, y: 0, width: width, height: bounds.height)
    let scale = max(1, traitCollection.displayScale)
    if let view = accessoryView {
      let x = mirrored ? 16 : bounds.width - 16 - view.frame.width
      // Its size is its own.
      let y = (bounds.height - view.frame.height) / 2
      // Heights are whole pixels but for their last bits, so that half of one is not told by chance.
      view.frame.origin = CGPoint(x: x, y: (y * scale - 0.001).rounded() / scale)
    }
    guard let (text, detail) = labels else { return }
    let places = places(width: width)
    let shift = (bounds.height - places.height) / 2
    let place = { (rect: CGRect) -> CGRect in
      var rect = rect.offsetBy(dx: 0, dy: shift)
      if mirrored { rect.origin.x = width - rect.maxX }
      return rect.rounded(to: scale)
    }
    picture.frame = place(places.picture)
    text.frame = place(places.text)
    if style != .default { detail?.frame = place(places.detail) }
  }

  /// Returns the height of the row in a width: the height that constraints give ``contentView``, or
  /// that its labels need. A row with labels of a style is at least 44 pt high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(1, size.width - accessoryWidth)
    if let configured {
      let own =
        configured is UIListContentView
        ? configured.sizeThatFits(CGSize(width: width, height: 0))
        : configured.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: size.width, height: max(44, own.height))
    }
    if labels != nil, contentView.constraints.isEmpty {
      return CGSize(width: size.width, height: places(width: width).height)
    }
    let hasConstraints = contentView.subviews.contains {
      !$0.translatesAutoresizingMaskIntoConstraints
    }
    guard hasConstraints else { return CGSize(width: size.width, height: 44) }
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: fitting.height)
  }

  /// Called before a row is reused; never here, because every row is new.
  open func prepareForReuse() {}

  override func contents(_ drawing: inout ElementDrawing) throws {
    guard accessoryView == nil else { return }
    let side = isRightToLeft ? bounds.minX + 16 : bounds.maxX - 22
    let middle = bounds.midY
    switch accessoryType {
    case .none: break
    case .disclosureIndicator, .detailDisclosureButton:
      let (back, tip) = isRightToLeft ? (side + 7, side) : (side, side + 7)
      drawing.line(
        [
          CGPoint(x: back, y: middle - 6), CGPoint(x: tip, y: middle),
          CGPoint(x: back, y: middle + 6),
        ], width: 2, .tertiaryLabel, named: "accessory")
      if accessoryType == .detailDisclosureButton { drawInfoButton(after: 30, in: &drawing) }
    case .detailButton: drawInfoButton(after: 16, in: &drawing)
    case .checkmark:
      drawing.line(
        [
          CGPoint(x: side - 3, y: middle), CGPoint(x: side + 1, y: middle + 5),
          CGPoint(x: side + 9, y: middle - 6),
        ], width: 2, tintColor, named: "accessory")
    }
  }

  /// Draws an info button of 22 pt at a distance from the trailing edge. (Modelled.)
  private func drawInfoButton(after distance: CGFloat, in drawing: inout ElementDrawing) {
    guard let image = UIImage(systemName: "info.circle") else { return }
    let x = isRightToLeft ? bounds.minX + distance : bounds.maxX - distance - 22
    drawing.image(
      image, in: CGRect(x: x, y: bounds.midY - 11, width: 22, height: 22), tint: tintColor,
      named: "info")
  }
}

/// The content view of a row. If a standard label changes its size, the row is laid out again.
private final class CellContent: UIView {
  override func contentSizeDidChange(ofSubview view: UIView) {
    superview?.contentSizeDidChange(ofSubview: self)
  }
}
