/// The priority of a constraint, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value, from 1 to 1000; 1000 is required.
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
  /// 750, the default resistance of content against compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250, the default resistance of content against stretching.
  public static let defaultLow = UILayoutPriority(250)
  /// 50, for measuring a view.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority raised by a value.
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }

  /// Returns a priority lowered by a value.
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }
}

extension UILayoutPriority: Comparable {
  /// Returns whether the first priority is lower.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
