public import Foundation

/// Colours that change into each other, like SwiftUI's `Gradient`.
///
/// A gradient is drawn in one colour here, the mean of its colours. (Modelled, so that contrast can be judged.)
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat
    /// Creates a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Creates a gradient from colours at their places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(max(1, colors.count - 1)))
    }
  }

  /// The mean of the colours.
  var mean: Color { .mean(of: stops.map(\.color)) }
}

/// A gradient along a line. It is drawn in the mean of its colours.
public struct LinearGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  /// Creates a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }
  /// Creates a gradient between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }
  /// Creates a gradient between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
  }
  /// Resolves to the mean of the colours.
  public func resolve(in environment: EnvironmentValues) -> Color { gradient.mean }
}

/// A gradient from a point outwards. It is drawn in the mean of its colours.
public struct RadialGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  /// Creates a gradient around a point.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }
  /// Creates a gradient around a point.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }
  /// Creates a gradient around a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(stops: stops)
  }
  /// Resolves to the mean of the colours.
  public func resolve(in environment: EnvironmentValues) -> Color { gradient.mean }
}

/// A gradient around a point. It is drawn in the mean of its colours.
public struct AngularGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  /// Creates a gradient around a point.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
  }
  /// Creates a gradient around a point.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }
  /// Resolves to the mean of the colours.
  public func resolve(in environment: EnvironmentValues) -> Color { gradient.mean }
}

/// The gradient that the system makes of a colour. It is drawn in the colour.
public struct AnyGradient: ShapeStyle, Hashable {
  let color: Color
  /// Resolves to the colour.
  public func resolve(in environment: EnvironmentValues) -> Color { color }
}

extension Color {
  /// The gradient that the system makes of the colour. It is drawn in the colour.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension LinearGradient: View {
  /// A rectangle.
  public var body: some View { Rectangle().fill(self) }
}
extension RadialGradient: View {
  /// A rectangle.
  public var body: some View { Rectangle().fill(self) }
}
extension AngularGradient: View {
  /// A rectangle.
  public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

/// Glass through which what is behind it shows blurred, like SwiftUI's `Material`.
///
/// It is drawn as the background of a window at an opacity. (Modelled: nothing is blurred.)
public struct Material: ShapeStyle, Hashable {
  private let opacity: Double

  /// Glass that shows much.
  public static let ultraThin = Material(opacity: 0.6)
  /// Glass that shows less.
  public static let thin = Material(opacity: 0.7)
  /// The usual glass.
  public static let regular = Material(opacity: 0.8)
  /// Glass that shows little.
  public static let thick = Material(opacity: 0.9)
  /// Glass that shows least.
  public static let ultraThick = Material(opacity: 0.95)
  /// The glass of bars.
  public static let bar = Material(opacity: 0.9)

  /// Resolves to the background of a window.
  public func resolve(in environment: EnvironmentValues) -> Color {
    Color.background.opacity(opacity)
  }
}

extension ShapeStyle where Self == Material {
  /// Glass that shows much.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Glass that shows less.
  public static var thinMaterial: Material { .thin }
  /// The usual glass.
  public static var regularMaterial: Material { .regular }
  /// Glass that shows little.
  public static var thickMaterial: Material { .thick }
  /// Glass that shows least.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The glass of bars.
  public static var bar: Material { .bar }
}
