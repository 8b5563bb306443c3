/// The paint of shapes and texts, like SwiftUI's `ShapeStyle`. It resolves to a colour here.
public protocol ShapeStyle: Sendable {
  /// The type that the style resolves to.
  associatedtype Resolved: ShapeStyle
  /// Resolves the style in an environment; in the end to a ``Color``.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle {
  /// The colour it comes to.
  func color(in environment: EnvironmentValues) -> Color {
    if let color = self as? Color { return color }
    return resolve(in: environment).color(in: environment)
  }

  /// Whether it is a level of emphasis, which has no colour of its own.
  var isLevel: Bool {
    self is HierarchicalShapeStyle || (self as? AnyShapeStyle)?.style.isLevel == true
  }
}

extension Color: ShapeStyle {
  /// Returns the colour itself.
  public func resolve(in environment: EnvironmentValues) -> Color { self }
}

/// A level of emphasis. The first level is the foreground colour, and each further level is fainter.
/// (Modelled: Apple does not publish the values.)
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int

  private init(level: Int) { self.level = level }

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 4)

  /// Resolves to the foreground colour, fainter by the level.
  public func resolve(in environment: EnvironmentValues) -> Color {
    let base = environment.foregroundColor
    switch level {
    case 1: return base
    case 2: return base == .primary ? .secondary : base.opacity(0.6)
    case 3: return base.opacity(0.3)
    default: return base.opacity(0.2)
    }
  }
}

/// The tint colour of controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Resolves to the tint colour.
  public func resolve(in environment: EnvironmentValues) -> Color { environment.tint }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Resolves to the usual tint colour.
  public func resolve(in environment: EnvironmentValues) -> Color { .accentColor }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The background of a window.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Resolves to what `backgroundStyle(_:)` set, otherwise to the background of a window, light or dark.
  public func resolve(in environment: EnvironmentValues) -> Color {
    // Without itself, which may be what was set.
    environment.backgroundStyle?.color(in: environment.changing { $0.backgroundStyle = nil })
      ?? .background
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of emphasis.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second level of emphasis.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third level of emphasis.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level of emphasis.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of a window.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
  /// ``Color/clear``.
  public static var clear: Color { Color.clear }
  /// ``Color/black``.
  public static var black: Color { Color.black }
  /// ``Color/white``.
  public static var white: Color { Color.white }
  /// ``Color/blue``.
  public static var blue: Color { Color.blue }
  /// ``Color/red``.
  public static var red: Color { Color.red }
  /// ``Color/green``.
  public static var green: Color { Color.green }
  /// ``Color/orange``.
  public static var orange: Color { Color.orange }
  /// ``Color/purple``.
  public static var purple: Color { Color.purple }
  /// ``Color/pink``.
  public static var pink: Color { Color.pink }
  /// ``Color/teal``.
  public static var teal: Color { Color.teal }
  /// ``Color/brown``.
  public static var brown: Color { Color.brown }
  /// ``Color/yellow``.
  public static var yellow: Color { Color.yellow }
  /// ``Color/cyan``.
  public static var cyan: Color { Color.cyan }
  /// ``Color/mint``.
  public static var mint: Color { Color.mint }
  /// ``Color/indigo``.
  public static var indigo: Color { Color.indigo }
  /// ``Color/gray``.
  public static var gray: Color { Color.gray }
  /// ``Color/fill``.
  public static var fill: Color { Color.fill }
}

extension ShapeStyle {
  /// The second level of the style, which is fainter. (The levels of a style are modelled.)
  public var secondary: some ShapeStyle { FainterShapeStyle(base: self, opacity: 0.8) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { FainterShapeStyle(base: self, opacity: 0.6) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { FainterShapeStyle(base: self, opacity: 0.4) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { FainterShapeStyle(base: self, opacity: 0.3) }
}

/// A style that covers less of what is behind.
private struct FainterShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func resolve(in environment: EnvironmentValues) -> Color {
    base.color(in: environment).opacity(opacity)
  }
}
