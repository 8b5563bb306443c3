import Imaging

/// One thing that happened in one place of a line.
struct TextChange: Hashable {
  let cause: Cause
  /// Where, in px of the picture.
  let area: PixelRect
  /// How much ink it concerns, in full pixels.
  let mass: Double
  /// The rows of its line, in px of the picture; `nil` where it concerns none.
  var rows: Range<Int>?
  /// Whether it concerns a part of the line only.
  var isPart = false
}
