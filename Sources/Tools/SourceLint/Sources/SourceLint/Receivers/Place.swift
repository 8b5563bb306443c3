/// A place that keeps a UIKit view, whatever names code reaches it by.
enum Place: Hashable {
  /// A member of a type, such as `titleLabel` or `button.titleLabel` of `Card`.
  case member(of: String, String)
  /// A variable or parameter of a function.
  case local(Node, String)
  /// The result of a function.
  case result(of: Node)

  /// The name by which code reaches the view.
  var name: String {
    switch self {
    case .member(_, let member): member
    case .local(_, let local): local
    case .result(let function): function.text
    }
  }

  func appending(_ name: String) -> Place {
    switch self {
    case .member(let owner, let member):
      .member(of: owner, member == "self" ? name : "\(member).\(name)")
    case .local(let node, let local): .local(node, "\(local).\(name)")
    case .result(let function): .local(function, name)
    }
  }
}
