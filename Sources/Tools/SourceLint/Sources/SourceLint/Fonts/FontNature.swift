/// How a font behaves when the text size changes.
enum FontNature: Equatable {
  /// It keeps its size. The node is the call that says so.
  case fixed(Node)
  /// A `UIFont` of today's size, which a view can follow (`preferredFont`, `scaledFont`).
  case scaled(Node)
  /// A `UIFont` whose size was taken from a scaled one once.
  case frozen(Node)
  /// A font of SwiftUI that follows by itself.
  case following
  /// The name of it cannot be followed.
  case unknown

  /// What several branches give together: the nature that all of them have.
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
  /// Zero, with which a descriptor keeps its own size.
  case zero
  /// Calculated from a scaled size.
  case scaled
  case unknown

  static func common(_ natures: [SizeNature]) -> SizeNature {
    guard let first = natures.first else { return .unknown }
    return natures.allSatisfy { $0 == first } ? first : .unknown
  }

  /// What arithmetic gives: one scaled operand scales all.
  static func combined(_ natures: [SizeNature]) -> SizeNature {
    if natures.contains(.scaled) { return .scaled }
    return !natures.isEmpty && natures.allSatisfy { $0 == .constant || $0 == .zero }
      ? .constant : .unknown
  }
}

/// The arguments with which a function was called, while its body is read.
final class CallFrame {
  let function: Node
  /// The instance that it was called on.
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
