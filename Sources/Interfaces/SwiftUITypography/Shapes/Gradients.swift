public import Foundation

/// A gradient of colours, like SwiftUI's `Gradient`.
///
/// Typeproof draws a gradient in one colour, the mean of its colours.
/// (Modelled, so that contrast can be judged.)
public struct Gradient: Hashable, Sendable {
  /// A colour at a position of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at the position.
    public var color: Color
    /// The position of the colour, from 0 (start) to 1 (end).
    public var location: CGFloat
    /// Creates a colour at a position from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their positions.
  public var stops: [Stop]

  /// Creates a gradient from colours with positions.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(max(1, colors.count - 1)))
    }
  }

  /// The mean of the colours, regardless of their positions.
  var mean: Color { .mean(of: stops.map(\.color)) }
}

/// A gradient along a line. It is drawn in the mean of its colours.
public struct LinearGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  /// Creates a gradient between two points. The points have no effect here.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }
  /// Creates a gradient of evenly spaced colours between two points.
  /// The points have no effect here.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }
  /// Creates a gradient of colours with positions between two points.
  /// The points have no effect here.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
  }
  /// Resolves to the mean of the colours.
  public func resolve(in environment: EnvironmentValues) -> Color { gradient.mean }
}

/// A gradient from a point outwards. It is drawn in the mean of its colours.
public struct RadialGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  /// Creates a gradient around a point. The point and the radii have no effect here.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }
  /// Creates a gradient of evenly spaced colours around a point.
  /// The point and the radii have no effect here.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }
  /// Creates a gradient of colours with positions around a point.
  /// The point and the radii have no effect here.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(stops: stops)
  }
  /// Resolves to the mean of the colours.
  public func resolve(in environment: EnvironmentValues) -> Color { gradient.mean }
}

/// A gradient by the angle around a point. It is drawn in the mean of its colours.
public struct AngularGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  /// Creates a gradient by the angle around a point. The point and the angles have no effect here.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
  }
  /// Creates a gradient of evenly spaced colours by the angle around a point.
  /// The point and the angle have no effect here.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }
  /// Resolves to the mean of the colours.
  public func resolve(in environment: EnvironmentValues) -> Color { gradient.mean }
}

/// The standard gradient of a colour. It is drawn in that colour, without shading.
public struct AnyGradient: ShapeStyle, Hashable {
  let color: Color
  /// Resolves to the colour.
  public func resolve(in environment: EnvironmentValues) -> Color { color }
}

extension Color {
  /// The standard gradient of the colour. It is drawn in that colour, without shading.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension LinearGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}
extension RadialGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}
extension AngularGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of evenly spaced colours along a line. It is drawn in the mean of its colours.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient along a line. It is drawn in the mean of its colours.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A translucent background, like SwiftUI's `Material`.
///
/// It is drawn as the background of a window at an opacity, and nothing behind it is blurred.
/// (Modelled.)
public struct Material: ShapeStyle, Hashable {
  private let opacity: Double

  /// The most translucent material, drawn at an opacity of 0.6.
  public static let ultraThin = Material(opacity: 0.6)
  /// A thin material, drawn at an opacity of 0.7.
  public static let thin = Material(opacity: 0.7)
  /// The ordinary material, drawn at an opacity of 0.8.
  public static let regular = Material(opacity: 0.8)
  /// A thick material, drawn at an opacity of 0.9.
  public static let thick = Material(opacity: 0.9)
  /// The least translucent material, drawn at an opacity of 0.95.
  public static let ultraThick = Material(opacity: 0.95)
  /// The material of bars, drawn at an opacity of 0.9.
  public static let bar = Material(opacity: 0.9)

  /// Resolves to the background of a window at the material's opacity.
  public func resolve(in environment: EnvironmentValues) -> Color {
    Color.background.opacity(opacity)
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material, drawn at an opacity of 0.6.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material, drawn at an opacity of 0.7.
  public static var thinMaterial: Material { .thin }
  /// The ordinary material, drawn at an opacity of 0.8.
  public static var regularMaterial: Material { .regular }
  /// A thick material, drawn at an opacity of 0.9.
  public static var thickMaterial: Material { .thick }
  /// The least translucent material, drawn at an opacity of 0.95.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars, drawn at an opacity of 0.9.
  public static var bar: Material { .bar }
}
