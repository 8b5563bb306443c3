public import DynamicType

/// The window that an interface is shown in, and the settings of its device.
public struct InterfaceSurroundings: Hashable, Sendable {
  /// Light or dark appearance.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// The window's width in points; `nil` for the width of the content.
  public var width: Points?
  /// The window's height in points; `nil` for the height of the content.
  public var height: Points?
  /// The text size, Bold Text, the layout direction and the display scale. Every trait has a value.
  public var traits: TraitCollection
  /// The appearance.
  public var appearance: Appearance
  /// The language and region, as a BCP 47 tag.
  public var locale: String
  /// The element under a long press, by its path or large-content title; `nil` for none.
  public var pressed: String?

  /// Creates the surroundings from a window size and device settings.
  public init(
    width: Points? = 375, height: Points? = nil, category: ContentSizeCategory = .large,
    legibilityWeight: LegibilityWeight = .regular,
    layoutDirection: LayoutDirection = .leftToRight, displayScale: DisplayScale = .x2,
    appearance: Appearance = .light, locale: String = "en"
  ) {
    self.width = width
    self.height = height
    traits = TraitCollection(
      preferredContentSizeCategory: category, legibilityWeight: legibilityWeight,
      displayScale: displayScale, layoutDirection: layoutDirection)
    self.appearance = appearance
    self.locale = locale
  }
}

/// Something that can be laid out as an interface: a view, or a screen of them.
public protocol InterfaceSource {
  /// Lays out the interface.
  ///
  /// - Parameter typesetter: The typesetter for its texts.
  func interface(
    in surroundings: InterfaceSurroundings, typesetter: Typesetter
  ) throws -> InterfaceFrame
}

/// Something on the main thread that can be laid out as an interface, such as UIKit's views.
@MainActor public protocol MainActorInterfaceSource {
  /// The launch that the source was made in; `nil` outside all launches. A source made before the
  /// launch may differ from what a person sees who starts the app. The default is the current
  /// launch.
  var madeIn: InterfaceLaunch.ID? { get }

  /// Lays out the interface.
  ///
  /// - Parameter typesetter: The typesetter for its texts.
  func interface(
    in surroundings: InterfaceSurroundings, typesetter: Typesetter
  ) throws -> InterfaceFrame
}

extension MainActorInterfaceSource {
  /// The identity of the current launch, as a value counts as made in it.
  public var madeIn: InterfaceLaunch.ID? { InterfaceLaunch.current?.id }
}

/// An interface that a closure lays out.
public struct LaidOutInterface: InterfaceSource {
  private let layOut: (InterfaceSurroundings, Typesetter) throws -> InterfaceFrame

  /// Creates an interface from the closure that lays it out.
  public init(_ layOut: @escaping (InterfaceSurroundings, Typesetter) throws -> InterfaceFrame) {
    self.layOut = layOut
  }

  /// Returns the result of the closure.
  public func interface(
    in surroundings: InterfaceSurroundings, typesetter: Typesetter
  ) throws -> InterfaceFrame {
    try layOut(surroundings, typesetter)
  }
}

/// The error that no part of an interface has the path or large title to press.
public struct NothingToPress: Error, Equatable, CustomStringConvertible {
  /// The path or title to press.
  public let name: String

  /// Creates the error for a path or title.
  public init(_ name: String) {
    self.name = name
  }

  /// What happened, then the remedy.
  public var description: String {
    "No element of the interface has the path or the large title “\(name)”. Name the element to "
      + "press by its path or its large title."
  }
}
