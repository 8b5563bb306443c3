public import DynamicType

/// The fonts that an app's source uses, for a first project.
public struct SourceFonts: Equatable, Sendable {
  /// A font, and its first use in the source.
  public struct Style: Equatable, Sendable {
    /// The name in the source; `nil` if there is none.
    public var name: String?
    /// The family or PostScript name; `nil` for the system font.
    public var family: String?
    /// Whether it is the monospaced system font.
    public var isMonospaced = false
    /// The size at Large in points; `nil` if it has the sizes of `textStyle`.
    public var size: Double?
    /// The weight; `nil` for that of the font.
    public var weight: Int?
    /// Whether letters are italic.
    public var isItalic = false
    /// The text style whose sizes it has.
    public var textStyle: TextStyle?
    /// The text style whose curve it follows. A font with neither text style keeps its size.
    public var relativeTo: TextStyle?
    /// The largest size in points; `nil` for none.
    public var maximum: Double?
    /// The number of uses in the source.
    public var uses: Int
    /// The file of its first use.
    public var path: String
    /// The line of its first use, from 1.
    public var line: Int

    /// Creates a style of the system font that the source uses once.
    public init(path: String, line: Int, uses: Int = 1) {
      self.path = path
      self.line = line
      self.uses = uses
    }
  }

  /// A place in the source whose font cannot be determined.
  public struct Gap: Equatable, Sendable {
    /// The file.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The line of the source without blanks around it.
    public let source: String

    /// Creates a place.
    public init(path: String, line: Int, source: String) {
      self.path = path
      self.line = line
      self.source = source
    }
  }

  /// The fonts, the most used first.
  public var styles: [Style]
  /// The places whose font cannot be determined.
  public var gaps: [Gap]

  /// Creates the fonts of a source.
  public init(styles: [Style], gaps: [Gap] = []) {
    self.styles = styles
    self.gaps = gaps
  }
}
