public import DynamicType
public import Foundation
public import Observation

/// The key of an environment value of your own, like SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value in an environment that sets none.
  static var defaultValue: Value { get }
}

/// The environment of a view, like SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues: Sendable {
  /// The text size; Large by default.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// The weight of the setting Bold Text; regular if the setting is off.
  public var legibilityWeight: LegibilityWeight? = .regular
  /// The layout direction, from left to right by default.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The language and region; English by default.
  public var locale = Locale(identifier: "en")
  /// The appearance, light or dark.
  public var colorScheme: ColorScheme = .light
  /// The number of pixels per point.
  public var displayScale: CGFloat = 2
  /// The font of texts without a font; `nil` for body.
  public var font: Font?
  /// The maximum number of lines of a text; `nil` for any number.
  public var lineLimit: Int?
  /// The number of lines whose height a text reserves at least.
  var reservedLines = 0
  /// The part of the last line that an ellipsis replaces if a text does not fit.
  public var truncationMode: Text.TruncationMode = .tail
  /// The smallest scale to which text may shrink, above 0 and up to 1.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether letters may move closer together before a text is truncated.
  public var allowsTightening = false
  /// The distance added between lines, in points.
  public var lineSpacing: CGFloat = 0
  /// The horizontal alignment of lines.
  public var multilineTextAlignment: TextAlignment = .leading
  /// Whether controls are enabled.
  public var isEnabled = true
  /// The size of symbols in relation to their text.
  public var imageScale: Image.Scale = .medium
  /// The variants in which symbols are drawn, such as filled.
  public var symbolVariants = SymbolVariants.none

  var foregroundColor: Color = .primary
  /// The foreground colour set outside a button, which takes precedence over the button's own;
  /// `nil` for none.
  var chosenForeground: Color?
  /// The tint colour that a surrounding view sets; `nil` for none.
  var ownTint: Color?
  /// The colour of controls without a tint.
  var accent: Color = .accentColor
  /// The colour of controls: the tint colour, or else the accent colour.
  var tint: Color { ownTint ?? accent }
  var textChanges = TextChanges()
  private var custom: [ObjectIdentifier: OwnValue] = [:]

  /// Creates the environment of a new device.
  public init() {}

  /// Accesses an environment value of your own by its key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)].flatMap { $0.value as? Key.Value } ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = OwnValue(value: newValue) }
  }

  /// The text size by UIKit's categories, in early SwiftUI's syntax.
  public var sizeCategory: ContentSizeCategory {
    get { dynamicTypeSize.contentSizeCategory }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }

  /// The traits that determine text sizes and lengths.
  var traits: TraitCollection {
    TraitCollection(
      preferredContentSizeCategory: sizeCategory, legibilityWeight: legibilityWeight ?? .regular,
      displayScale: screen,
      layoutDirection: layoutDirection)
  }

  /// The scale of the screen. A scale that is not finite or not positive counts as 1x.
  var screen: DisplayScale {
    let isUsable = displayScale.isFinite && displayScale > 0
    return DisplayScale(pixelsPerPoint: isUsable ? Double(displayScale) : 1)
  }

  /// The environment in which bodies are evaluated.
  @TaskLocal static var current = EnvironmentValues()

  /// Runs an action in this environment, so that ``Environment`` and `@ScaledMetric` read from it.
  func whileCurrent<Result>(_ action: () -> Result) -> Result {
    Self.$current.withValue(self) { traits.performAsCurrent(action) }
  }

  /// Returns a copy of the environment with changes.
  func changing(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var changed = self
    change(&changed)
    return changed
  }

  /// Whether the interface runs from right to left.
  var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

/// The appearance of an interface.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// A value of a view's environment, like SwiftUI's `@Environment`.
@propertyWrapper
public struct Environment<Value> {
  private let value: (EnvironmentValues) -> Value

  /// Creates a reference to a value by its key path, such as `\.dynamicTypeSize`.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    value = { $0[keyPath: path] }
  }

  /// Creates a reference to the object of a class that `environment(_:)` set.
  /// Reading it ends the test, as it ends an app, if no view set one.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    value = { $0.object(of: type) }
  }

  /// Creates a reference to the object of a class that `environment(_:)` set; `nil` if no view set
  /// one.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    value = { $0.objects[ObjectIdentifier(type)] as? Object }
  }

  /// The value in the environment while `body` is evaluated. Elsewhere it is the default value.
  public var wrappedValue: Value { value(.current) }
}

extension EnvironmentValues {
  private enum ObjectsKey: EnvironmentKey {
    static let defaultValue = SharedObjects()
  }

  /// Objects by their class.
  /// Views are laid out by one thread at a time, which also reads the objects.
  struct SharedObjects: @unchecked Sendable {
    fileprivate var byType: [ObjectIdentifier: AnyObject] = [:]

    subscript(type: ObjectIdentifier) -> AnyObject? {
      get { byType[type] }
      set { byType[type] = newValue }
    }
  }

  /// The objects that surrounding views set.
  var objects: SharedObjects {
    get { self[ObjectsKey.self] }
    set { self[ObjectsKey.self] = newValue }
  }

  /// Returns the object of a class. The process ends if no view set one.
  func object<Object: AnyObject>(of type: Object.Type) -> Object {
    guard let object = objects[ObjectIdentifier(type)] as? Object else {
      fatalError(
        "There is no \(type) in the environment. Set one with environment(_:) or environmentObject(_:)."
      )
    }
    return object
  }
}

// What it reads never changes, and values of surroundings can be sent themselves.
extension Environment: @unchecked Sendable {}

/// An environment value of an app. Like in SwiftUI, it may be a closure or an object that is not
/// sendable: views set and read it only on the main actor.
private struct OwnValue: @unchecked Sendable {
  let value: Any
}
