public import DynamicType
public import Foundation

/// A value of an app's own that views find in their surroundings.
public protocol EnvironmentKey {
  /// What it is.
  associatedtype Value: Sendable
  /// What it is where nobody said.
  static var defaultValue: Value { get }
}

/// What surrounds a view: the text size, the language, how text is set; as SwiftUI has it.
public struct EnvironmentValues: Sendable {
  /// The text size.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// Whether text shall be bolder, as Bold Text asks; `nil` where that is off.
  public var legibilityWeight: LegibilityWeight? = .regular
  /// Which way the interface runs.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// Language and region.
  public var locale = Locale(identifier: "en")
  /// Whether the interface is light or dark.
  public var colorScheme: ColorScheme = .light
  /// Pixels per point.
  public var displayScale: CGFloat = 2
  /// The font of text that names none; `nil` for body.
  public var font: Font?
  /// The most lines of a text; `nil` for any number.
  public var lineLimit: Int?
  /// How many lines a text takes the room of at least.
  var reservedLines = 0
  /// What a text that needs more lines shows at its end.
  public var truncationMode: Text.TruncationMode = .tail
  /// The least part of its size that text may shrink to, above 0; 1 for none.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether text may be set tighter before it is truncated.
  public var allowsTightening = false
  /// What is added between lines, in points.
  public var lineSpacing: CGFloat = 0
  /// Where the lines of a text stand.
  public var multilineTextAlignment: TextAlignment = .leading
  /// Whether controls can be used.
  public var isEnabled = true
  /// How large symbols are beside their text.
  public var imageScale: Image.Scale = .medium

  var foregroundColor: Color = .primary
  var tint: Color = .accentColor
  var textChanges = TextChanges()
  private var custom: [ObjectIdentifier: any Sendable] = [:]

  /// The surroundings of a device as it comes.
  public init() {}

  /// A value of an app's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// The text size in the words SwiftUI had before `dynamicTypeSize`.
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

/// Whether an interface is light or dark.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// A value of a view's surroundings, as SwiftUI's `@Environment`.
@propertyWrapper
public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>

  /// A value by its path, such as `\.dynamicTypeSize`.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    self.path = path
  }

  /// The value where the body is asked; outside of bodies that of a device as it comes.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: path] }
}

// A path never changes, and values of surroundings can be sent themselves.
extension Environment: @unchecked Sendable {}
