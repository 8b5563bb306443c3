public import Imaging

/// One thing that happened to text, and where.
public struct Finding: Hashable, Sendable {
  /// What happened.
  public let cause: Cause
  /// Where, in px of the two pictures laid top left on top left.
  public let area: PixelRect
  /// The lines of text it happened to, counted from 1 at the top among those looked at; empty where it
  /// concerns no line.
  public let lines: [Int]

  /// A finding of known facts.
  public init(cause: Cause, area: PixelRect, lines: [Int] = []) {
    self.cause = cause
    self.area = area
    self.lines = lines
  }
}
