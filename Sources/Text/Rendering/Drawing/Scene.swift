public import DynamicType
public import Imaging

/// An interface to draw, in points: layers on top of each other, clipped to an area.
///
/// A ``Drawing`` is one text and grows with its ink; a scene is a window and keeps its size.
public struct Scene: Sendable {
  /// The width of the area.
  public var width: Points
  /// The height of the area.
  public var height: Points
  /// The colour behind all layers.
  public var background: RGBAColor
  /// The layers. Later ones are drawn on top.
  public var layers: [SceneLayer]

  /// Creates a scene from its area and layers.
  public init(width: Points, height: Points, background: RGBAColor, layers: [SceneLayer]) {
    self.width = width
    self.height = height
    self.background = background
    self.layers = layers
  }
}

/// A layer of a scene.
public struct SceneLayer: Sendable {
  /// The content of a layer.
  public enum Content: Sendable {
    /// A filled shape in one colour.
    case fill(ShapePath, RGBAColor)
    /// A line along a shape's contours, centred on them.
    case stroke(ShapePath, ShapeLine, RGBAColor)
    /// Several shapes in one colour. Some of them cut out what others fill.
    case stencil(Stencil, RGBAColor)
    /// A text with its lines, which are drawn below and above the glyphs as in a ``Drawing``.
    case text([DrawnRun], rules: [DrawnRule])
    /// A picture, scaled to a rectangle whose edges are rounded to whole pixels.
    case picture(Bitmap, in: PointRect)

    /// Returns a line along a shape's contours, with butt ends and mitred corners.
    public static func stroke(
      _ path: ShapePath, width: Points, _ color: RGBAColor
    ) -> Content {
      .stroke(path, ShapeLine(width: width), color)
    }
  }

  /// The content of the layer.
  public var content: Content
  /// The visible rectangle; `nil` for everything. Its edges are rounded to whole pixels.
  public var clip: PointRect?
  /// Shapes that clip the layer to the area inside all of them, with smooth edges.
  public var outlines: [ShapePath]
  /// The opacity, from 0 (invisible) to 1 (opaque). Other values are clamped.
  ///
  /// The layer fades as a whole: overlapping parts of it do not show through each other.
  public var opacity: Double

  /// Creates a layer.
  public init(
    _ content: Content, clip: PointRect? = nil, outlines: [ShapePath] = [], opacity: Double = 1
  ) {
    self.content = content
    self.clip = clip
    self.outlines = outlines
    self.opacity = opacity
  }
}
