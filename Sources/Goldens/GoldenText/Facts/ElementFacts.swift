public import Suites
public import DynamicType
public import ImageDiff

/// What a part of an interface shows, and where; what a pull request shows of it.
///
/// Lengths are in points, to a thousandth.
public struct ElementFacts: Hashable, Sendable {
  /// What a part shows.
  public enum Content: Hashable, Sendable {
    /// Nothing itself, but it can be pressed, or is shown large on a long press.
    case container
    /// A text.
    case text(Text)
    /// A shape in one colour, within a rectangle.
    case fill(String, in: PointRect)
    /// A line along a shape within a rectangle.
    case stroke(String, width: Points, in: PointRect)
    /// A symbol by its name, in one colour, within a rectangle.
    case symbol(String, color: String, in: PointRect)
    /// A picture, by the digest of its pixels, scaled to a rectangle.
    case picture(ContentDigest, in: PointRect)
  }

  /// A text as it is set.
  public struct Text: Hashable, Sendable {
    /// The left edge of its frame, in the window.
    public var x: Points
    /// The top of its frame, in the window; places of its lines count from there.
    public var y: Points
    /// The size of the whole text's font.
    public var pointSize: Points
    /// The style's leading; `nil` where lines are as tall as the face says.
    public var leading: Points?
    /// The weight that was asked for.
    public var weight: FontWeight
    /// The faces it is set in, in the order of their names.
    public var fonts: [CellFacts.Font]
    /// How else it was asked to be set, in words.
    public var setting: String
    /// The runs that are set in their own way.
    public var runs: [CellFacts.Run]
    /// The lines, from the top.
    public var lines: [CellFacts.Line]
    /// What a reader would notice.
    public var flags: [CellFacts.Flag]

    /// A text of known facts.
    public init(
      x: Points, y: Points, pointSize: Points, leading: Points?, weight: FontWeight,
      fonts: [CellFacts.Font], setting: String, runs: [CellFacts.Run], lines: [CellFacts.Line],
      flags: [CellFacts.Flag]
    ) {
      self.x = x
      self.y = y
      self.pointSize = pointSize
      self.leading = leading
      self.weight = weight
      self.fonts = fonts
      self.setting = setting
      self.runs = runs
      self.lines = lines
      self.flags = flags
    }
  }

  /// Where it stands in the tree.
  public var path: String
  /// The rectangle that layout gave it.
  public var box: PointRect
  /// What else is to be said of it, in words: how it follows the text size, whether it is a control,
  /// what of it shows.
  public var traits: [String]
  /// What it shows.
  public var content: Content
  /// What the Large Content Viewer shows of it, in words; empty for nothing.
  public var largeContent: String

  /// A part of known facts.
  public init(
    path: String, box: PointRect, traits: [String] = [], content: Content = .container,
    largeContent: String = ""
  ) {
    self.path = path
    self.box = box
    self.traits = traits
    self.content = content
    self.largeContent = largeContent
  }

  /// What it says; `nil` where that is nothing.
  package var text: Text? {
    if case .text(let text) = content { return text }
    return nil
  }

  /// What people find it by.
  public var name: ElementName {
    ElementName(path: path, text: text?.lines.map(\.text).joined(separator: " "))
  }
}
