import Foundation

/// A number among attributes, which may have been put there as any kind of number.
struct TextNumber {
  let value: Double

  /// The whole number it has before the point; `nil` for what is too large for one.
  var whole: Int? { Int(exactly: value.rounded(.towardZero)) }

  /// - Returns: `nil` for what is no number, or not a finite one.
  init?(_ value: Any?) {
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Int: Double(value)
      case let value as Float: Double(value)
      case let value as UInt32: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    guard let number, number.isFinite else { return nil }
    self.value = number
  }
}
