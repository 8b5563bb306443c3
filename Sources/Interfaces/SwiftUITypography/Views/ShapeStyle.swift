/// The style in which shapes and texts are painted, like SwiftUI's `ShapeStyle`.
/// It always resolves to a colour here.
public protocol ShapeStyle: Sendable {
  /// The type that the style resolves to.
  associatedtype Resolved: ShapeStyle
  /// Resolves the style in an environment. Resolving repeatedly leads to a ``Color``.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle {
  /// Returns the colour to which the style finally resolves.
  func color(in environment: EnvironmentValues) -> Color {
    if let color = self as? Color { return color }
    return resolve(in: environment).color(in: environment)
  }

  /// Whether the style is a level of emphasis, which has no colour of its own.
  var isLevel: Bool {
    self is HierarchicalShapeStyle || (self as? AnyShapeStyle)?.style.isLevel == true
  }
}

extension Color: ShapeStyle {
  /// Resolves to the colour itself.
  public func resolve(in environment: EnvironmentValues) -> Color { self }
}

/// A level of emphasis. The first is the foreground colour, and each further level is fainter.
/// (Modelled: Apple does not publish the values.)
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int

  private init(level: Int) { self.level = level }

  /// The first level, the foreground colour.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// The second level, fainter than the first.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// The third level, fainter than the second.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// The fourth level, the faintest.
  public static let quaternary = HierarchicalShapeStyle(level: 4)

  /// Resolves to the foreground colour, made fainter by the level.
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

/// The style of the tint colour of controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style of the tint colour.
  public init() {}
  /// Resolves to the tint colour of the environment.
  public func resolve(in environment: EnvironmentValues) -> Color { environment.tint }
}

/// The style of links, the accent colour.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates the style of links.
  public init() {}
  /// Resolves to the accent colour, whatever the tint.
  public func resolve(in environment: EnvironmentValues) -> Color { .accentColor }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links, the accent colour.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The background style, by default the background colour of a window.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the background style.
  public init() {}
  /// Resolves to the style that `backgroundStyle(_:)` set, or else to the background colour of a
  /// window.
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
  /// The style of the tint colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style, by default the background colour of a window.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
  /// The colour ``Color/clear`` as a style.
  public static var clear: Color { Color.clear }
  /// The colour ``Color/black`` as a style.
  public static var black: Color { Color.black }
  /// The colour ``Color/white`` as a style.
  public static var white: Color { Color.white }
  /// The colour ``Color/blue`` as a style.
  public static var blue: Color { Color.blue }
  /// The colour ``Color/red`` as a style.
  public static var red: Color { Color.red }
  /// The colour ``Color/green`` as a style.
  public static var green: Color { Color.green }
  /// The colour ``Color/orange`` as a style.
  public static var orange: Color { Color.orange }
  /// The colour ``Color/purple`` as a style.
  public static var purple: Color { Color.purple }
  /// The colour ``Color/pink`` as a style.
  public static var pink: Color { Color.pink }
  /// The colour ``Color/teal`` as a style.
  public static var teal: Color { Color.teal }
  /// The colour ``Color/brown`` as a style.
  public static var brown: Color { Color.brown }
  /// The colour ``Color/yellow`` as a style.
  public static var yellow: Color { Color.yellow }
  /// The colour ``Color/cyan`` as a style.
  public static var cyan: Color { Color.cyan }
  /// The colour ``Color/mint`` as a style.
  public static var mint: Color { Color.mint }
  /// The colour ``Color/indigo`` as a style.
  public static var indigo: Color { Color.indigo }
  /// The colour ``Color/gray`` as a style.
  public static var gray: Color { Color.gray }
  /// The colour ``Color/fill`` as a style.
  public static var fill: Color { Color.fill }
}

extension ShapeStyle {
  /// The second level of the style, at an opacity of 0.8. (Modelled.)
  public var secondary: some ShapeStyle { FainterShapeStyle(base: self, opacity: 0.8) }
  /// The third level of the style, at an opacity of 0.6. (Modelled.)
  public var tertiary: some ShapeStyle { FainterShapeStyle(base: self, opacity: 0.6) }
  /// The fourth level of the style, at an opacity of 0.4. (Modelled.)
  public var quaternary: some ShapeStyle { FainterShapeStyle(base: self, opacity: 0.4) }
  /// The fifth level of the style, at an opacity of 0.3. (Modelled.)
  public var quinary: some ShapeStyle { FainterShapeStyle(base: self, opacity: 0.3) }
}

/// A style at a lower opacity.
private struct FainterShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func resolve(in environment: EnvironmentValues) -> Color {
    base.color(in: environment).opacity(opacity)
  }
}
