import Foundation

/// The layout node of a view with a name of its own in the paths of elements.
private final class IdentifierNode: ModifierNode {
  init(_ child: LayoutNode, name: String, in context: ViewContext) {
    super.init(child, in: context)
    names = [name]
  }
}

/// Properties for assistive technologies. They have no visible effect and are not checked.
nonisolated extension View {
  /// Sets the view's name in the paths of elements, instead of its type.
  public func accessibilityIdentifier(_ name: String) -> some View {
    // A slash would make two of one component.
    let name = name.replacingOccurrences(of: "/", with: "∕")
    return modifiedNode { IdentifierNode($0, name: name, in: $1) }
  }

  /// Sets the view's localised accessibility label.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Sets the view's accessibility label.
  @_disfavoredOverload
  public func accessibilityLabel<Words: StringProtocol>(_ label: Words) -> some View { self }
  /// Sets the view's accessibility label.
  public func accessibilityLabel(_ label: Text) -> some View { self }
  /// Sets the view's localised accessibility value.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// Sets the view's accessibility value.
  @_disfavoredOverload
  public func accessibilityValue<Words: StringProtocol>(_ value: Words) -> some View { self }
  /// Sets the view's accessibility value.
  public func accessibilityValue(_ value: Text) -> some View { self }
  /// Sets the view's localised accessibility hint.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Sets the view's accessibility hint.
  @_disfavoredOverload
  public func accessibilityHint<Words: StringProtocol>(_ hint: Words) -> some View { self }
  /// Sets the view's accessibility hint.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Sets whether assistive technologies ignore the view.
  public func accessibilityHidden(_ isHidden: Bool) -> some View { self }
  /// Adds accessibility traits to the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Removes accessibility traits from the view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Sets how assistive technologies treat the views inside this one.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
}

/// The traits of a view for assistive technologies.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as a bit mask.
  public let rawValue: Int
  /// Creates traits from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// The view is a text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// The view's content changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
}

/// The way assistive technologies treat the views inside a view.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// Assistive technologies ignore the views inside.
  case ignore
  /// Assistive technologies treat each view inside as an element.
  case contain
  /// Assistive technologies combine the views inside into one element.
  case combine
}
