public import Foundation

extension NSMutableAttributedString {
  /// A text without letters, to be put together. Foundation on Linux does not inherit the initialiser
  /// that Apple's has.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
