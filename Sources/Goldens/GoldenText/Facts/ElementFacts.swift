public import Suites
public import DynamicType
public import ImageDiff

/// The place and content of a part of an interface, as shown in pull requests.
///
/// Lengths are in points, to a thousandth.
public struct ElementFacts: Hashable, Sendable {
  /// The content of a part.
  public enum Content: Hashable, Sendable {
    /// No visible content: the part can be pressed, or is shown large on a long press.
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

  /// A text and its layout.
  public struct Text: Hashable, Sendable {
    /// The left edge of its frame, in the window.
    public var x: Points
    /// The top of its frame, in the window; its lines are measured from there.
    public var y: Points
    /// The size of the whole text's font.
    public var pointSize: Points
    /// The style's leading; `nil` where the face determines line heights.
    public var leading: Points?
    /// The requested weight.
    public var weight: FontWeight
    /// The faces that the text is set in, in the order of their names.
    public var fonts: [CellFacts.Font]
    /// The other requested settings, in words.
    public var setting: String
    /// The runs with settings of their own.
    public var runs: [CellFacts.Run]
    /// The lines, from the top.
    public var lines: [CellFacts.Line]
    /// The visible problems of the text.
    public var flags: [CellFacts.Flag]

    /// Creates a text of known facts.
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

  /// The path of the part in the tree.
  public var path: String
  /// The rectangle of the part in the layout.
  public var box: PointRect
  /// Other traits in words: how the part follows the text size, whether it is a control, and how
  /// much of it is visible.
  public var traits: [String]
  /// The content of the part.
  public var content: Content
  /// The content for the Large Content Viewer, in words; empty for none.
  public var largeContent: String

  /// Creates a part of known facts.
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

  /// The text of the part; `nil` for other content.
  package var text: Text? {
    if case .text(let text) = content { return text }
    return nil
  }

  /// The name that identifies the part for people.
  public var name: ElementName {
    ElementName(path: path, text: text?.lines.map(\.text).joined(separator: " "))
  }
}
