public import DynamicType
public import Foundation
import Snapshots

/// The window that an interface is shown in, and the settings of its device.
public struct InterfaceConfiguration: Hashable, Sendable {
  /// The width of the window in points; `nil` for the ideal width of the content.
  public var width: CGFloat?
  /// The height of the window in points; `nil` for the height of the content.
  public var height: CGFloat?
  /// The text size that a person has chosen.
  public var category: ContentSizeCategory
  /// The Bold Text setting: `.bold` if it is on.
  public var legibilityWeight: LegibilityWeight
  /// The appearance, light or dark.
  public var colorScheme: ColorScheme
  /// The layout direction, left to right or right to left.
  public var layoutDirection: LayoutDirection
  /// The language and region.
  public var locale: Locale
  /// The number of pixels per point.
  public var displayScale: CGFloat
  /// The element under a long press, by its path or large-content title; `nil` for none. The Large
  /// Content Viewer only appears at accessibility sizes.
  public var pressed: String?

  /// Creates a window. By default it is 375 pt wide and as high as its content.
  public init(
    width: CGFloat? = 375, height: CGFloat? = nil, category: ContentSizeCategory = .large,
    legibilityWeight: LegibilityWeight = .regular, colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, locale: Locale = Locale(identifier: "en"),
    displayScale: CGFloat = 2, pressed: String? = nil
  ) {
    self.width = width
    self.height = height
    self.category = category
    self.legibilityWeight = legibilityWeight
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.displayScale = displayScale
    self.pressed = pressed
  }

  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.sizeCategory = category
    environment.legibilityWeight = legibilityWeight
    environment.colorScheme = colorScheme
    environment.layoutDirection = layoutDirection
    environment.locale = locale
    environment.displayScale = displayScale
    return environment
  }

  /// Returns the current launch if it has the same settings, or else a new one, so that UIKit code
  /// sees the same text size.
  func launch(with fonts: InterfaceFonts) -> InterfaceLaunch {
    if let current = InterfaceLaunch.current, isSet(as: current) { return current }
    return InterfaceLaunch(in: surroundings, fonts: fonts)
  }

  /// Returns whether a launch has the same settings, whatever its window.
  func isSet(as launch: InterfaceLaunch) -> Bool {
    let own = surroundings
    return launch.surroundings.traits == own.traits
      && launch.surroundings.appearance == own.appearance
  }

  /// The configuration as the surroundings of a launch.
  private var surroundings: InterfaceSurroundings {
    var surroundings = InterfaceSurroundings(
      width: width.map { Points(Double($0)) }, height: height.map { Points(Double($0)) },
      appearance: colorScheme == .dark ? .dark : .light,
      locale: locale.identifier(.bcp47))
    surroundings.traits = environment.traits
    surroundings.pressed = pressed
    return surroundings
  }
}
