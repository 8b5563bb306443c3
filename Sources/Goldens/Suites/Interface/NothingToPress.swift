/// Nothing of an interface has the path or the large title that shall be pressed.
public struct NothingToPress: Error, Equatable, CustomStringConvertible {
  /// What shall be pressed.
  public let name: String

  /// What was sought in vain.
  public init(_ name: String) {
    self.name = name
  }

  /// What happened, then the remedy.
  public var description: String {
    "Nothing of the interface has the path or the large title “\(name)”. Name what shall be pressed "
      + "as its element is named."
  }
}
