/// What shapes and texts are painted with, as SwiftUI's `ShapeStyle`: here a colour, or what comes to one
/// in its surroundings.
public protocol ShapeStyle: Sendable {
  /// What it comes to.
  associatedtype Resolved: ShapeStyle
  /// What it comes to in its surroundings; in the end a ``Color``.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle {
  /// The colour it comes to.
  func color(in environment: EnvironmentValues) -> Color {
    if let color = self as? Color { return color }
    return resolve(in: environment).color(in: environment)
  }
}

extension Color: ShapeStyle {
  /// The colour itself.
  public func resolve(in environment: EnvironmentValues) -> Color { self }
}

/// How much a text matters beside others: the first level is the colour of its surroundings, and each
/// further one stands back. (Modelled: Apple publishes no shares.)
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int

  private init(level: Int) { self.level = level }

  /// What matters most.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// What matters less.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// What matters little.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// What hardly matters.
  public static let quaternary = HierarchicalShapeStyle(level: 4)

  /// The colour of its surroundings, as far as it stands back.
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

/// The colour of controls where it is used.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The colour of controls.
  public init() {}
  /// The colour of controls in some surroundings.
  public func resolve(in environment: EnvironmentValues) -> Color { environment.tint }
}

/// What windows have behind everything.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// What windows have behind everything.
  public init() {}
  /// The background of a window, light or dark.
  public func resolve(in environment: EnvironmentValues) -> Color { .background }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What matters most.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// What matters less.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// What matters little.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// What hardly matters.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What windows have behind everything.
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
  /// ``Color/indigo``.
  public static var indigo: Color { Color.indigo }
  /// ``Color/gray``.
  public static var gray: Color { Color.gray }
}
