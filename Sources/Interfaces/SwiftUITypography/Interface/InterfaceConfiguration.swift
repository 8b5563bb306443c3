public import DynamicType
public import Foundation
import Snapshots

/// Where an interface is shown: the window, and what a person has set on the device.
public struct InterfaceConfiguration: Hashable, Sendable {
  /// The width of the window, in points; `nil` for the ideal one.
  public var width: CGFloat?
  /// The height of the window, in points; `nil` for as high as the content is.
  public var height: CGFloat?
  /// The text size.
  public var category: ContentSizeCategory
  /// Whether Bold Text is on.
  public var legibilityWeight: LegibilityWeight
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// Which way the interface runs.
  public var layoutDirection: LayoutDirection
  /// Language and region.
  public var locale: Locale
  /// Pixels per point.
  public var displayScale: CGFloat
  /// What is being pressed for long, by its path or its large title; `nil` for nothing. Only at
  /// accessibility sizes something shows.
  public var pressed: String?

  /// A window; by default as wide as an iPhone of 375 pt and as high as its content.
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

  /// The launch that a layout runs in, so that UIKit's words see the same text size: the one that runs, or one
  /// of its own where that is set otherwise.
  func launch(with fonts: InterfaceFonts) -> InterfaceLaunch {
    if let current = InterfaceLaunch.current, isSet(as: current) { return current }
    return InterfaceLaunch(in: surroundings, fonts: fonts)
  }

  /// Whether a launch has the same settings, whatever its window.
  func isSet(as launch: InterfaceLaunch) -> Bool {
    let own = surroundings
    return launch.surroundings.traits == own.traits
      && launch.surroundings.appearance == own.appearance
  }

  /// The same in the words that launches have.
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
