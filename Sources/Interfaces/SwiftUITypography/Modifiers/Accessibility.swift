import Foundation

/// A view under a name of its own in the paths of elements.
private final class IdentifierNode: ModifierNode {
  init(_ child: LayoutNode, name: String, in context: ViewContext) {
    super.init(child, in: context)
    names = [name]
  }
}

/// What assistive technologies are told of a view; nothing of it shows, and nothing of it is checked.
extension View {
  /// What the view is called in the paths of elements, in place of its type.
  public func accessibilityIdentifier(_ name: String) -> some View {
    // A slash would make two of one component.
    let name = name.replacingOccurrences(of: "/", with: "∕")
    return modifiedNode { IdentifierNode($0, name: name, in: $1) }
  }

  /// What the view is called.
  public func accessibilityLabel<Words: StringProtocol>(_ label: Words) -> some View { self }
  /// What the view is called.
  public func accessibilityLabel(_ label: Text) -> some View { self }
  /// What the view stands at.
  public func accessibilityValue<Words: StringProtocol>(_ value: Words) -> some View { self }
  /// What the view stands at.
  public func accessibilityValue(_ value: Text) -> some View { self }
  /// What becomes of a press on it.
  public func accessibilityHint<Words: StringProtocol>(_ hint: Words) -> some View { self }
  /// What becomes of a press on it.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Whether the view is passed over.
  public func accessibilityHidden(_ isHidden: Bool) -> some View { self }
  /// What kind of view it is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// What kind of view it is not.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Whether what stands in it is told together.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
}

/// What kind of view one is to assistive technologies.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// A bit for each kind.
  public let rawValue: Int
  /// Kinds by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It can be pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It heads what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// It is a text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// What it says changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
}

/// What assistive technologies make of the views in one.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// Nothing.
  case ignore
  /// Each is told by itself.
  case contain
  /// All are told together.
  case combine
}
