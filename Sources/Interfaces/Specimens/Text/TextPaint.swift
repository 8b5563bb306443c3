/// What a text is painted with, until its surroundings are known.
enum TextPaint: Hashable, Sendable {
  /// A colour.
  case color(Color)
  /// The colour around it, as far as it stands back.
  case level(HierarchicalShapeStyle)
  /// The colour of controls.
  case tint

  /// What a style comes to. One of an app's own is asked in the surroundings of the body it is in.
  init(_ style: some ShapeStyle) {
    switch style {
    case let color as Color: self = .color(color)
    case let level as HierarchicalShapeStyle: self = .level(level)
    case is TintShapeStyle: self = .tint
    default: self = .color(style.color(in: .current))
    }
  }

  /// The colour it comes to.
  func color(in environment: EnvironmentValues) -> Color {
    switch self {
    case .color(let color): color
    case .level(let level): level.resolve(in: environment)
    case .tint: environment.tint
    }
  }
}
