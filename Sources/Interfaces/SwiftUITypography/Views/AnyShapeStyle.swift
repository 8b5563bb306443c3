/// A paint of any kind, like SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Creates a paint from another.
  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }

  /// Resolves to the colour of the paint.
  public func resolve(in environment: EnvironmentValues) -> Color { style.color(in: environment) }
}
