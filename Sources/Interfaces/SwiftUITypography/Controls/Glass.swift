/// The glass of iOS 26.
public struct Glass: Hashable, Sendable {
  /// Glass that blurs.
  public static let regular = Glass()
  /// Glass that does not.
  public static let clear = Glass()
  /// No glass.
  public static let identity = Glass()

  /// Glass of a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// Glass that answers touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
