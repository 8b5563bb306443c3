public import DynamicType

/// Files of design tokens whose typography tokens become styles.
///
/// References lead to the tokens of all imports of a project. A later file replaces tokens of the same path.
///
/// Tokens do not say how they follow the text size. A style follows the text style that you name
/// for it, or else the text style with the nearest size at Large.
public struct TokenImport: Hashable, Sendable {
  /// The file, from the folder of the project file. It can be a folder, or a pattern in which `*` matches any
  /// part of a name.
  public var file: String
  /// The names of themes of Tokens Studio whose sets are read; empty for all sets.
  public var themes: [String]
  /// Whether each font size becomes a style, for files without text styles.
  public var sizes: Bool
  /// The text styles for the path of a token, such as `heading.large`, or of a group.
  public var relativeTo: [String: TextStyle]

  /// Creates an import.
  public init(
    _ file: String, themes: [String] = [], sizes: Bool = false,
    relativeTo: [String: TextStyle] = [:]
  ) {
    self.file = file
    self.themes = themes
    self.sizes = sizes
    self.relativeTo = relativeTo
  }

  /// Returns the text style that a token's style follows.
  ///
  /// If several names match, the longest is used.
  ///
  /// - Parameter path: The names that lead to the token.
  /// - Returns: The text style, and whether it was named.
  func textStyle(at path: [String], size: Points) -> (style: TextStyle, isNamed: Bool) {
    for length in stride(from: path.count, through: 1, by: -1) {
      if let style = relativeTo[path.prefix(length).joined(separator: ".")] { return (style, true) }
    }
    return (Self.nearest(to: size), false)
  }

  /// Returns the text style with the nearest size at Large. Of two the smaller is chosen, and of
  /// equal sizes the one without its own weight.
  private static func nearest(to size: Points) -> TextStyle {
    let usual: [TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption1,
      .caption2,
    ]
    let distance = { (style: TextStyle) in
      abs(SystemTypeTable.size(for: style, at: .large).pointSize.value - size.value)
    }
    return usual.reversed().dropFirst().reduce(.caption2) {
      distance($1) < distance($0) ? $1 : $0
    }
  }
}
