// Looks of controls, by SwiftUI's names. One of a segmented choice is drawn; others have no effect.

/// The look of choices.
public protocol PickerStyle {}

/// The usual look: the chosen view with a mark.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}
/// A menu, which shows the chosen view with a mark.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}
/// Views beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}
/// Views below each other. It is drawn as a menu here.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}
/// A wheel. It is drawn as a menu here.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}
/// A list that opens as a view of its own. It is drawn as a menu here.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual look.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Views beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Views below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A list that opens as a view of its own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  /// How choices look.
  enum PickerLook: Hashable, Sendable { case menu, segmented }

  private enum PickerStyleKey: EnvironmentKey { static let defaultValue = PickerLook.menu }

  var pickerStyle: PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of choices in the view.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.pickerStyle = style is SegmentedPickerStyle ? .segmented : .menu }
  }

  /// Sets the look of menus. It has no effect here.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }

  /// Sets the look of choices of a date. It has no effect here.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { self }

  /// Sets the look of groups. It has no effect here.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View { self }
}

/// The look of menus. It has no effect here.
public protocol MenuStyle {}
/// The usual look of menus.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual look.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
  /// A menu without decoration.
  public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
  /// A menu that looks like a button.
  public static var button: DefaultMenuStyle { DefaultMenuStyle() }
}
/// The look of choices of a date. It has no effect here.
public protocol DatePickerStyle {}
/// The usual look of choices of a date.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual look.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// A field.
  public static var compact: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// A calendar. It is drawn as a field here.
  public static var graphical: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// A wheel. It is drawn as a field here.
  public static var wheel: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
/// The look of groups. It has no effect here.
public protocol GroupBoxStyle {}
/// The usual look of groups.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual look.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
