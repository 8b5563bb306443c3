public import DynamicType
public import Foundation
public import Observation

/// A key for an environment value of your own.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// The environment of a view, like SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues: Sendable {
  /// The text size.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// The setting of Bold Text; `nil` if it is off.
  public var legibilityWeight: LegibilityWeight? = .regular
  /// The layout direction.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The language and region.
  public var locale = Locale(identifier: "en")
  /// The appearance, light or dark.
  public var colorScheme: ColorScheme = .light
  /// The number of pixels per point.
  public var displayScale: CGFloat = 2
  /// The font of texts without a font; `nil` for body.
  public var font: Font?
  /// The maximum number of lines of a text; `nil` for any number.
  public var lineLimit: Int?
  /// How many lines a text takes the room of at least.
  var reservedLines = 0
  /// The part of the last line that is replaced by an ellipsis.
  public var truncationMode: Text.TruncationMode = .tail
  /// The smallest scale that text may shrink to, above 0 and up to 1.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether text may be set tighter before it is truncated.
  public var allowsTightening = false
  /// The distance added between lines, in points.
  public var lineSpacing: CGFloat = 0
  /// The alignment of lines.
  public var multilineTextAlignment: TextAlignment = .leading
  /// Whether controls are enabled.
  public var isEnabled = true
  /// The size of symbols in relation to their text.
  public var imageScale: Image.Scale = .medium
  /// The variants that symbols are shown in.
  public var symbolVariants = SymbolVariants.none

  var foregroundColor: Color = .primary
  /// The colour that a view outside of a button set, which comes before the button's own; `nil` for none.
  var chosenForeground: Color?
  var tint: Color = .accentColor
  var textChanges = TextChanges()
  private var custom: [ObjectIdentifier: OwnValue] = [:]

  /// Creates the environment of a new device.
  public init() {}

  /// An environment value of your own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)].flatMap { $0.value as? Key.Value } ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = OwnValue(value: newValue) }
  }

  /// The text size, by SwiftUI's name before `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { dynamicTypeSize.contentSizeCategory }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }

  /// What decides about text sizes and lengths.
  var traits: TraitCollection {
    TraitCollection(
      preferredContentSizeCategory: sizeCategory, legibilityWeight: legibilityWeight ?? .regular,
      displayScale: screen,
      layoutDirection: layoutDirection)
  }

  /// The screen; one of no pixels, or of endlessly many, counts as 1x.
  var screen: DisplayScale {
    let isUsable = displayScale.isFinite && displayScale > 0
    return DisplayScale(pixelsPerPoint: isUsable ? Double(displayScale) : 1)
  }

  /// What bodies are asked in.
  @TaskLocal static var current = EnvironmentValues()

  /// Runs something that reads ``Environment`` or `@ScaledMetric` in these surroundings.
  func whileCurrent<Result>(_ action: () -> Result) -> Result {
    Self.$current.withValue(self) { traits.performAsCurrent(action) }
  }

  /// These surroundings with something changed.
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

  /// Creates a reference to the object of a class that `environment(_:)` set. The test ends if there is none, as an
  /// app does.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    value = { $0.object(of: type) }
  }

  /// Creates a reference to the object of a class that `environment(_:)` set; `nil` if there is none.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    value = { $0.objects[ObjectIdentifier(type)] as? Object }
  }

  /// The value while `body` is evaluated. Elsewhere it is the value of a new device.
  public var wrappedValue: Value { value(.current) }
}

extension EnvironmentValues {
  private enum ObjectsKey: EnvironmentKey {
    static let defaultValue = SharedObjects()
  }

  /// Objects by their class. Views are laid out by one thread at a time, and so are the objects read.
  struct SharedObjects: @unchecked Sendable {
    fileprivate var byType: [ObjectIdentifier: AnyObject] = [:]

    subscript(type: ObjectIdentifier) -> AnyObject? {
      get { byType[type] }
      set { byType[type] = newValue }
    }
  }

  /// The objects that views handed down.
  var objects: SharedObjects {
    get { self[ObjectsKey.self] }
    set { self[ObjectsKey.self] = newValue }
  }

  /// The object of a class.
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

/// An environment value of an app. As in SwiftUI it may be a closure or an object that is not sendable:
/// views set and read it on the main actor alone.
private struct OwnValue: @unchecked Sendable {
  let value: Any
}
