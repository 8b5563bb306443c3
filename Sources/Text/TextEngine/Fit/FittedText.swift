/// A text made to fit: its lines, and what it took.
struct FittedText {
  /// The text as it is set, shrunk or not.
  let resolved: ResolvedText
  let shaped: ShapedText
  let lines: [ComposedLine]
  /// What is left out, in UTF-16 units; `nil` where nothing is.
  let hidden: Range<Int>?
  /// What part of its size the text is set at.
  let factor: Double

  /// Whether all of it shows, and no line is wider than it may be.
  func isWhole(in width: Double?) -> Bool {
    hidden == nil && lines.allSatisfy { LineWidth.fits($0.width, in: width) }
  }
}
