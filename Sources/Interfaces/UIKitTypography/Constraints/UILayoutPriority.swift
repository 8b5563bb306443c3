/// The priority of a constraint, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, from 1 to 1000. A constraint with 1000 is required.
  public let rawValue: Float

  /// Creates a priority. Values outside the range are clamped to 1 and 1000.
  public init(rawValue: Float) {
    self.rawValue = rawValue.isNaN ? 1 : min(max(rawValue, 1), 1000)
  }

  /// Creates a priority. Values outside the range are clamped to 1 and 1000.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750, the usual priority at which content resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250, the usual priority at which content resists stretching.
  public static let defaultLow = UILayoutPriority(250)
  /// 50, the priority of a target size when a view is measured.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority raised by a number, at most 1000.
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }

  /// Returns a priority lowered by a number, at least 1.
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }
}

extension UILayoutPriority: Comparable {
  /// Returns whether the left priority is lower than the right one.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
