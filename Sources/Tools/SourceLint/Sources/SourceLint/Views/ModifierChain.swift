/// A SwiftUI view with the modifiers that are called on it, one after another.
struct ModifierChain {
  /// The view that the first modifier is called on: an initialiser or a name, or `nil` for the view
  /// itself.
  let root: Node?
  /// The calls of the modifiers, in the order of the source.
  let modifiers: [Node]

  /// Creates the complete chain that a modifier is part of.
  init(around modifier: Node) {
    var last = modifier
    while let member = last.parent, member.kind == .member, let call = member.parent,
      call.kind == .call, call.children.first == member
    {
      last = call
    }
    self.init(endingAt: last)
  }

  /// Creates the chain that ends with an expression.
  init(endingAt last: Node) {
    var calls: [Node] = []
    var place: Node? = last
    var isExplicit = true
    while let call = place, call.kind == .call, let callee = call.children.first,
      callee.kind == .member
    {
      // Shape.circle() and .init() are no modifiers, but Text.make() is not met.
      if let base = callee.children.first, base.kind == .name, base.text.first?.isUppercase == true
      {
        break
      }
      calls.append(call)
      place = callee.children.first
      isExplicit = place != nil
    }
    if let call = place, isExplicit, call.kind == .call, let callee = call.children.first,
      callee.kind == .name, callee.text.first?.isLowercase == true, calls.isEmpty
    {
      // font(…) in an extension of View, or a function that makes a view.
      calls.append(call)
      place = nil
    }
    root = place
    modifiers = calls.reversed()
  }

  func modifier(_ name: String) -> Node? { modifiers.first { Self.name(of: $0) == name } }

  static func name(of call: Node) -> String { call.children.first?.text ?? "" }
}
