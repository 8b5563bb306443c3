public import Imaging

/// One thing that happened to text, and where.
public struct Finding: Hashable, Sendable {
  /// What happened.
  public let cause: Cause
  /// Where, in px of the two pictures laid top left on top left.
  public let area: PixelRect
  /// The lines of text it happened to, counted from 1 at the top of the picture; empty where it concerns
  /// none.
  public let lines: [Int]
  /// Whether it happened to a part of its line only.
  public let isPart: Bool

  /// A finding of known facts.
  public init(cause: Cause, area: PixelRect, lines: [Int] = [], isPart: Bool = false) {
    self.cause = cause
    self.area = area
    self.lines = lines
    self.isPart = isPart
  }
}

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
