import DynamicType

/// How large a text is set: as a style at a category, or in points.
struct SizeOptions: ArgumentGroup {
  static let heading: String? = "Size"

  @Option("The text style; body unless given.") var style: TextStyle?
  @Option("The content size category of the style; L unless given.")
  var category: ContentSizeCategory?
  @Option("The size in points, in place of a style.", value: "pt") var size: TypedSize?

  /// The one or the other.
  ///
  /// - Throws: `RenderCommandError.sizeAndStyle`.
  func measure() throws(RenderCommandError) -> Typesetting.Measure {
    guard let size else { return .style(style ?? .body, at: category ?? .default) }
    guard style == nil, category == nil else { throw .sizeAndStyle }
    return .size(size.points)
  }
}
