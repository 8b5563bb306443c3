/// How a font behaves when the text size changes.
enum FontNature: Equatable {
  /// A size that never changes. The node is the call that fixes it.
  case fixed(Node)
  /// A `UIFont` of today's size that a view can keep up to date (`preferredFont`, `scaledFont`).
  case scaled(Node)
  /// A `UIFont` of a constant size that was once read from a scaled font.
  case frozen(Node)
  /// A SwiftUI font that follows the text size by itself.
  case following
  /// A font that the linter cannot follow.
  case unknown

  /// Returns the nature that several branches share.
  static func common(_ natures: [FontNature]) -> FontNature {
    guard let first = natures.first else { return .unknown }
    return natures.allSatisfy { $0.isLike(first) } ? first : .unknown
  }

  private func isLike(_ other: FontNature) -> Bool {
    switch (self, other) {
    case (.fixed, .fixed), (.scaled, .scaled), (.frozen, .frozen), (.following, .following): true
    case (.scaled, .frozen), (.frozen, .scaled): true
    default: false
    }
  }
}

/// How a number behaves that is used as the size of a font.
enum SizeNature {
  case constant
  /// Zero, which makes a descriptor keep its own size.
  case zero
  /// A size calculated from a scaled one.
  case scaled
  case unknown

  static func common(_ natures: [SizeNature]) -> SizeNature {
    guard let first = natures.first else { return .unknown }
    return natures.allSatisfy { $0 == first } ? first : .unknown
  }

  /// Returns the nature of an arithmetic result: one scaled operand scales the result.
  static func combined(_ natures: [SizeNature]) -> SizeNature {
    if natures.contains(.scaled) { return .scaled }
    return !natures.isEmpty && natures.allSatisfy { $0 == .constant || $0 == .zero }
      ? .constant : .unknown
  }
}

/// The arguments with which a function was called, while its body is read.
final class CallFrame {
  let function: Node
  /// The instance that the function was called on.
  let receiver: Node?
  let arguments: [String: Node]
  let caller: CallFrame?
  let depth: Int

  init(function: Node, receiver: Node?, arguments: [String: Node], caller: CallFrame?) {
    self.function = function
    self.receiver = receiver
    self.arguments = arguments
    self.caller = caller
    depth = (caller?.depth ?? 0) + 1
  }

  /// The frame of the function that declares a parameter.
  func frame(of parameter: Node) -> CallFrame? {
    if function.contains(parameter) { return self }
    return caller?.frame(of: parameter)
  }
}
