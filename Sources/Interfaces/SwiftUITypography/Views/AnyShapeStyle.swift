/// A type-erased style, like SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Creates a style from one of any type.
  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }

  /// Resolves to the colour of the wrapped style.
  public func resolve(in environment: EnvironmentValues) -> Color { style.color(in: environment) }
}
