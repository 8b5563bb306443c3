/// How much a constraint matters, 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 1 to 1000; 1000 is required.
  public let rawValue: Float

  /// A priority; below 1 counts as 1, above 1000 as 1000.
  public init(rawValue: Float) {
    self.rawValue = rawValue.isNaN ? 1 : min(max(rawValue, 1), 1000)
  }

  /// A priority; below 1 counts as 1, above 1000 as 1000.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// 1000: it must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: content is not compressed for less.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: content is not stretched for less.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: measuring a view.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that much higher.
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }

  /// A priority that much lower.
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }
}

extension UILayoutPriority: Comparable {
  /// Whether the first matters less.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
