public import Foundation

/// A relation between positions and sizes of views: one attribute equals, or is at least or at
/// most, a multiple of another plus a constant.
@preconcurrency @MainActor
public final class NSLayoutConstraint {
  /// The relation between both sides.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }

  /// A direction of layout.
  public enum Axis: Int, Hashable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// An attribute of an item in a constraint.
  public enum Attribute: Int, Hashable, Sendable {
    /// No attribute: the first attribute is compared with the constant alone.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The last baseline.
    case lastBaseline
    /// The first baseline.
    case firstBaseline
    /// The left edge inside the margins.
    case leftMargin
    /// The right edge inside the margins.
    case rightMargin
    /// The top edge inside the margins.
    case topMargin
    /// The bottom edge inside the margins.
    case bottomMargin
    /// The leading edge inside the margins.
    case leadingMargin
    /// The trailing edge inside the margins.
    case trailingMargin
    /// The horizontal centre inside the margins.
    case centerXWithinMargins
    /// The vertical centre inside the margins.
    case centerYWithinMargins
  }

  /// The first view or guide; `nil` if it was released.
  public private(set) weak var firstItem: AnyObject?
  /// The second view or guide; `nil` for none.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The relation between both items.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The constant in points. A value that is not finite counts as 0.
  public var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  /// The priority, by default required. Layout satisfies higher priorities first.
  public var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { changed() } }
  }
  /// The name in messages; `nil` for none.
  public var identifier: String?

  /// The factor of the system's spacing; `nil` for none. Between baselines, the spacing depends on
  /// the font.
  let systemSpacing: CGFloat?
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?

  /// Creates an inactive constraint between two items, or on one item.
  public init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstItem = first as AnyObject
    secondItem = second.map { $0 as AnyObject }
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    self.constant = constant
    systemSpacing = nil
  }

  init(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation,
    to second: AnyObject?, _ secondAttribute: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, systemSpacing: CGFloat? = nil
  ) {
    firstItem = first
    secondItem = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    self.constant = constant
    self.systemSpacing = systemSpacing
  }

  /// Whether layout uses the constraint. An active constraint needs items with a common ancestor.
  /// Without one, UIKit raises an exception. Here the constraint stays inactive, and a ``UIMisuse``
  /// is recorded.
  public var isActive: Bool {
    get { holder != nil }
    set {
      if newValue == isActive { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes constraints active.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    let first = Self.view(of: firstItem)
    let second = Self.view(of: secondItem)
    guard let first, let holder = second.map({ first.commonAncestor(with: $0) }) ?? first else {
      UISimulatedDevice.current.report(.noCommonAncestor(constraint: description))
      return
    }
    holder.addConstraint(self)
  }

  private func deactivate() {
    holder?.removeConstraint(self)
  }

  private func changed() { holder?.setNeedsSolving() }

  /// Returns the view that an item is, or that owns the guide.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

extension NSLayoutConstraint: CustomStringConvertible {
  /// The identifier, the relation of both sides and a priority below required, in one line.
  public nonisolated var description: String {
    MainActor.assumeIsolated {
      let name = { (item: AnyObject?) in
        (item as? UIView)?.elementName ?? (item as? UILayoutGuide)?.elementName ?? "nothing"
      }
      let sign =
        switch relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      var text = "\(name(firstItem)).\(firstAttribute) \(sign)"
      if let secondItem {
        text += " \(name(secondItem)).\(secondAttribute)"
        if multiplier != 1 { text += " * \(multiplier)" }
      }
      if secondItem == nil {
        text += " \(constant)"
      } else if constant != 0 {
        text += constant > 0 ? " + \(constant)" : " - \(-constant)"
      }
      if priority != .required { text += " @ \(priority.rawValue)" }
      return identifier.map { "\($0): \(text)" } ?? text
    }
  }
}
