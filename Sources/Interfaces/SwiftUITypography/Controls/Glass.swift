/// A kind of Liquid Glass, the translucent material of iOS 26. It is not drawn here.
public struct Glass: Hashable, Sendable {
  /// Glass that blurs what is behind it. Button styles draw it as a plain shape here.
  public static let regular = Glass()
  /// Glass that does not blur what is behind it. It looks like ``regular`` here.
  public static let clear = Glass()
  /// No glass. In a button style, it looks like ``regular`` here.
  public static let identity = Glass()

  /// Returns glass of a colour, which has no effect here.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns glass that reacts to touches, which has no effect here.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
