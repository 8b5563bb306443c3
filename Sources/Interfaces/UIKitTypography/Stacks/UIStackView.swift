public import Foundation

/// A row or column of views.
///
/// It arranges up to 64 views by constraints, as UIKit does. It places more views by itself, by the
/// same rules. Constraints between them then have no effect.
open class UIStackView: UIView {
  /// The distribution of space along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// Views fill the space. Their priorities decide which of them grows or shrinks.
    case fill
    /// Views have equal sizes.
    case fillEqually
    /// Views have sizes in proportion to their content.
    case fillProportionally
    /// Views have their own sizes and equal gaps.
    case equalSpacing
    /// Views have their own sizes and equal distances between their centres.
    case equalCentering
  }

  /// The alignment across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// Views fill the stack from edge to edge.
    case fill
    /// Views are at the leading edge of a column, or at the top of a row.
    case leading
    /// The first baselines of a row are on one line. Columns align at the leading edge.
    case firstBaseline
    /// Views are in the middle.
    case center
    /// Views are at the trailing edge of a column, or at the bottom of a row.
    case trailing
    /// The last baselines of a row are on one line. Columns align at the leading edge.
    case lastBaseline

    /// Views are at the top of a row; the same as ``leading``.
    public static let top = Alignment.leading
    /// Views are at the bottom of a row; the same as ``trailing``.
    public static let bottom = Alignment.trailing
  }

  /// A value for ``setCustomSpacing(_:after:)`` that means the stack's own ``spacing``. As that
  /// spacing, it means 0.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A value for ``spacing`` and ``setCustomSpacing(_:after:)`` that means the system's spacing,
  /// 8 pt.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The arranged views, in order.
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// The axis of the stack; by default horizontal, which makes a row.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// The distance between the views, in points, or ``spacingUseSystem``.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// The alignment across the axis.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The distribution of space along the axis.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// Whether the views stay inside the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
  /// Whether columns measure from baselines; stored, but without effect.
  open var isBaselineRelativeArrangement = false

  /// Creates a row of views. Set ``axis`` to make it a column.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds a view at the end of the arranged views.
  open func addArrangedSubview(_ view: UIView) {
    if arrangedSubviews.last === view { return }
    insertArrangedSubview(view, at: .max)
  }

  /// Inserts a view among the arranged views. An index out of range is clamped.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview === self {
      arrangedSubviews.removeAll { $0 === view }
    } else {
      addSubview(view)
    }
    // Nothing happened where it cannot stand here.
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    arrangementDidChange()
  }

  /// Removes a view from the arranged views. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the distance after one of the views: in points, or ``spacingUseSystem``, or
  /// ``spacingUseDefault``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the distance after one of the views; ``spacingUseDefault`` if it has none of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func arrangementDidChange() {
    setNeedsSolving()
    setNeedsLayout()
  }

  override func subviewVisibilityDidChange() { arrangementDidChange() }

  override func didRemove(_ subview: UIView) { removeArrangedSubview(subview) }

  /// The arranged views that are not hidden.
  var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The distance after one of the views, in points.
  func gap(after view: UIView) -> CGFloat {
    switch customSpacing[ObjectIdentifier(view)] ?? spacing {
    case Self.spacingUseSystem: 8
    case Self.spacingUseDefault: 0
    case let spacing: spacing
    }
  }

  var contentInsets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  /// The view with the first baseline: the first view of a column, or the tallest of a row.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? shownViews.first : tallestView) ?? self
  }

  /// The view with the last baseline: the last view of a column, or the tallest of a row.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? shownViews.last : tallestView) ?? self
  }

  /// The tallest of the visible views; the first of several that are equally tall.
  private var tallestView: UIView? {
    let heights = shownViews.map { view in
      let own = view.intrinsicContentSize.height
      return own >= 0 ? own : view.systemLayoutSizeFitting(.zero).height
    }
    guard let greatest = heights.max(), let index = heights.firstIndex(of: greatest) else {
      return nil
    }
    return shownViews[index]
  }

  // MARK: Placing

  override var placesArrangedSubviews: Bool { arrangedSubviews.count > greatestSolvedCount }

  /// The greatest number of views that constraints place.
  var greatestSolvedCount = 64

  override func addRules(to problem: inout LayoutProblem) {
    guard !placesArrangedSubviews else { return }
    StackRules(of: self).add(to: &problem)
  }

  /// The size of the arranged views if the stack places them by itself; otherwise no size.
  open override var intrinsicContentSize: CGSize {
    placesArrangedSubviews ? StackPlacement(of: self).size() : super.intrinsicContentSize
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    placesArrangedSubviews ? StackPlacement(of: self).size(width: width).height : nil
  }

  /// Places the arranged views if constraints do not.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if placesArrangedSubviews { StackPlacement(of: self).place() }
  }
}
