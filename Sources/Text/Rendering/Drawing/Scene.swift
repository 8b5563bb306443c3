public import DynamicType
public import Imaging

/// What to draw of an interface, in points: layers one over the other on an area that cuts them off.
///
/// A ``Drawing`` is one text and grows with its ink; a scene is a window, and keeps its size.
public struct Scene: Sendable {
  /// The width of the area.
  public var width: Points
  /// The height of the area.
  public var height: Points
  /// What is behind all layers.
  public var background: RGBAColor
  /// The layers, later ones on top.
  public var layers: [SceneLayer]

  /// An area and what is on it.
  public init(width: Points, height: Points, background: RGBAColor, layers: [SceneLayer]) {
    self.width = width
    self.height = height
    self.background = background
    self.layers = layers
  }
}

/// Something on a scene.
public struct SceneLayer: Sendable {
  /// What there is to draw.
  public enum Content: Sendable {
    /// A shape in one colour.
    case fill(ShapePath, RGBAColor)
    /// A line along a shape's contours, its middle on them.
    case stroke(ShapePath, ShapeLine, RGBAColor)
    /// Several shapes in one colour, some of which cut out what others fill.
    case stencil(Stencil, RGBAColor)
    /// A text, its lines below and through letters under and over it, as ``Drawing`` has them.
    case text([DrawnRun], rules: [DrawnRule])
    /// A picture, scaled to a rectangle whose edges go to the nearest whole pixels.
    case picture(Bitmap, in: PointRect)

    /// A line along a shape's contours with butt ends and pointed corners.
    public static func stroke(
      _ path: ShapePath, width: Points, _ color: RGBAColor
    ) -> Content {
      .stroke(path, ShapeLine(width: width), color)
    }
  }

  /// What there is to draw.
  public var content: Content
  /// What is shown of it; `nil` for all. Its edges go to the nearest whole pixels.
  public var clip: PointRect?
  /// Shapes of which it shows only what lies in all of them, their edges drawn smooth.
  public var outlines: [ShapePath]
  /// How much of what is behind it does not show through, 0 (invisible) to 1 (all of it); beyond
  /// these, the nearer one.
  ///
  /// The layer fades as a whole: what lies one over the other in it does not show through itself.
  public var opacity: Double

  /// A layer.
  public init(
    _ content: Content, clip: PointRect? = nil, outlines: [ShapePath] = [], opacity: Double = 1
  ) {
    self.content = content
    self.clip = clip
    self.outlines = outlines
    self.opacity = opacity
  }
}
