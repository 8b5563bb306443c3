public import Foundation

/// A row of segments that does not grow with the text size. Titles have the system font at 13 pt by
/// default. A long press shows them in the Large Content Viewer.
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  private var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      invalidateIntrinsicContentSize()
      wasSet(\UISegmentedControl.titleTextAttributes)
    }
  }

  /// The attributes of titles in other states, which are laid over the normal ones.
  private var attributesByState: [UInt: [NSAttributedString.Key: Any]] = [:] {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The index of the selected segment; −1 for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  private static let chosen = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
  }
  /// The index −1, which stands for no selection.
  public static let noSegment = -1

  /// Creates a control from titles or images. An image is shown by the name of its symbol.
  public init(items: [Any]?) {
    titles = (items ?? []).map { ($0 as? String) ?? ($0 as? UIImage)?.symbolName ?? "" }
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control without segments, because Interface Builder files are not supported; see
  /// `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// Returns the title of a segment; `nil` for an index out of range.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Inserts a segment. An index out of range is clamped.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    invalidateIntrinsicContentSize()
  }

  /// Sets the attributes of titles for a state. Those of `.selected` and `.disabled` are laid over
  /// those of `.normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    if state == .normal {
      titleTextAttributes = attributes
    } else {
      attributesByState[state.rawValue] = attributes
    }
  }

  /// Returns the attributes that were set for a state; `nil` for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    state == .normal ? titleTextAttributes : attributesByState[state.rawValue]
  }

  private func attributes(isChosen: Bool) -> [NSAttributedString.Key: Any] {
    let states: [UIControl.State] = (isChosen ? [.selected] : []) + (isEnabled ? [] : [.disabled])
    return states.reduce(titleTextAttributes ?? [:]) {
      $0.merging(attributesByState[$1.rawValue] ?? [:]) { $1 }
    }
  }

  private func order(_ title: String, isChosen: Bool) -> TextOrder {
    var order = TextOrder(
      NSAttributedString(string: title, attributes: attributes(isChosen: isChosen)),
      font: .systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular), color: .label,
      traits: traitCollection)
    order.lineLimit = 1
    order.paragraph.lineBreakMode = .byTruncatingTail
    order.paragraph.alignment = .center
    return order
  }

  /// Each segment is as wide as the widest title plus 20 pt. The height is at least 32 pt.
  open override var intrinsicContentSize: CGSize {
    let sizes = titles.map { order($0, isChosen: true).size() }
    let width = (sizes.map(\.width).max() ?? 0) + 20
    let height = (sizes.map(\.height).max() ?? 0) + 12
    return CGSize(width: width * CGFloat(titles.count), height: max(32, height))
  }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func contents(_ drawing: inout ElementDrawing) throws {
    drawing.fill(bounds, radius: 8, .tertiarySystemFill, named: "ground")
    let width = bounds.width / CGFloat(max(1, titles.count))
    for (index, title) in titles.enumerated() {
      let place = isRightToLeft ? titles.count - 1 - index : index
      let rect = CGRect(
        x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
      let isChosen = index == selectedSegmentIndex
      if isChosen {
        drawing.fill(
          rect.insetBy(dx: 2, dy: 2), radius: 7, Self.chosen, named: "segment")
      }
      try drawing.text(
        order(title, isChosen: isChosen), in: rect.insetBy(dx: 4, dy: 0),
        named: "title".ofSiblings(index + 1))
    }
  }

  override var hasBuiltInLargeContent: Bool { true }
  override var ownLargeContentTitle: String? {
    titleForSegment(at: selectedSegmentIndex) ?? titles.first
  }
}
