// Looks of controls, by SwiftUI's names. One of a segmented choice is drawn; others have no effect.

/// How pickers look. Only the segmented style is drawn differently here.
public protocol PickerStyle {}

/// The default picker style: the chosen option with a chevron.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the default picker style.
  public init() {}
}
/// The menu picker style: the chosen option with a chevron.
public struct MenuPickerStyle: PickerStyle {
  /// Creates a menu picker style.
  public init() {}
}
/// The segmented picker style: all options beside each other in a bar.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates a segmented picker style.
  public init() {}
}
/// The inline picker style, with options below each other. It is drawn as a menu here.
public struct InlinePickerStyle: PickerStyle {
  /// Creates an inline picker style.
  public init() {}
}
/// The wheel picker style, with options that scroll on a wheel. It is drawn as a menu here.
public struct WheelPickerStyle: PickerStyle {
  /// Creates a wheel picker style.
  public init() {}
}
/// The picker style that opens the options as a screen of their own. It is drawn as a menu here.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates a navigation-link picker style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The chosen option with a chevron.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen option with a chevron, as the button of a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options beside each other in a bar.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All options below each other. It is drawn as a menu here.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// Options that scroll on a wheel. It is drawn as a menu here.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Options that open as a screen of their own. It is drawn as a menu here.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  /// How pickers are drawn: the chosen option, or all options in a bar.
  enum PickerLook: Hashable, Sendable { case menu, segmented }

  private enum PickerStyleKey: EnvironmentKey { static let defaultValue = PickerLook.menu }

  var pickerStyle: PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the pickers in the view. Only the segmented style is drawn differently here.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.pickerStyle = style is SegmentedPickerStyle ? .segmented : .menu }
  }

  /// Sets the style of menus. It has no effect here.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }

  /// Sets the style of date pickers. It has no effect here.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { self }

  /// Sets the style of group boxes. It has no effect here.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View { self }
}

/// How menus look. All menu styles look the same here.
public protocol MenuStyle {}
/// The menu style of the system. All menu styles look the same here.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the default menu style.
  public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
  /// A menu whose label has no border. It looks like the default style here.
  public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
  /// A menu whose label looks like a button. It looks like the default style here.
  public static var button: DefaultMenuStyle { DefaultMenuStyle() }
}
/// How date pickers look. All date picker styles look the same here.
public protocol DatePickerStyle {}
/// The date picker style of the system: the date and the time in boxes.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the default date picker style.
  public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The date and the time in boxes.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// The date and the time in boxes.
  public static var compact: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// A calendar. It is drawn as boxes with the date and the time here.
  public static var graphical: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// Wheels. They are drawn as boxes with the date and the time here.
  public static var wheel: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
/// How group boxes look. All group box styles look the same here.
public protocol GroupBoxStyle {}
/// The group box style of the system: a title above the content, on a box.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the default group box style.
  public init() {}
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A title above the content, on a box.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
