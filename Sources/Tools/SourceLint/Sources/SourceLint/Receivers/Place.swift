/// Where a view of UIKit is kept, under whatever names code reaches it.
enum Place: Hashable {
  /// A member of a type, such as `titleLabel` or `button.titleLabel` of `Card`.
  case member(of: String, String)
  /// A variable or parameter of a function.
  case local(Node, String)
  /// What a function returns.
  case result(of: Node)
}
