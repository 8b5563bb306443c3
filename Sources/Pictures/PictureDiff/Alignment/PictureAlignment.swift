public import TextJudgement

/// Which rows, or columns, of two pictures correspond.
///
/// Bands cover both pictures without overlap, from the top (or the left). Two pictures that differ in
/// place only have no alignment.
public struct PictureAlignment: Hashable, Sendable {
  /// A stretch of rows of both pictures, or of one.
  public struct Band: Hashable, Sendable {
    /// What happened to the rows.
    public let kind: Kind
    /// The rows of the expected picture; for rows that only the actual picture has, the empty range
    /// at their place.
    public let expected: Range<Int>
    /// The rows of the actual picture; for rows that only the expected picture has, the empty range
    /// at their place.
    public let actual: Range<Int>

    /// Creates a band from its values.
    public init(_ kind: Kind, expected: Range<Int>, actual: Range<Int>) {
      self.kind = kind
      self.expected = expected
      self.actual = actual
    }
  }

  /// What happened to the rows of a band.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Both pictures have the rows, and equally many. Their pixels may differ.
    case matched
    /// Only the actual picture has the rows.
    case inserted
    /// Only the expected picture has the rows.
    case removed
    /// The expected picture has the rows here, the actual picture elsewhere.
    case movedAway = "moved-away"
    /// The actual picture has the rows here, the expected picture elsewhere.
    case movedHere = "moved-here"
    /// Only the expected picture has the rows, at its end or blank. Inserted rows pushed them out.
    case pushedOut = "pushed-out"
    /// Only the actual picture has the rows, at its end or blank. They fill the room of removed
    /// rows.
    case pulledIn = "pulled-in"
  }

  /// Rows that are in both pictures, at different places.
  public struct Move: Hashable, Sendable {
    /// The rows of the expected picture.
    public let expected: Range<Int>
    /// The rows of the actual picture, equally many.
    public let actual: Range<Int>

    /// Creates a move from its values.
    public init(expected: Range<Int>, actual: Range<Int>) {
      self.expected = expected
      self.actual = actual
    }
  }

  /// Whether the bands are rows or columns.
  public let axis: Cause.Axis
  /// The bands, from the top or the left.
  public let bands: [Band]
  /// The moved rows, from the top or the left of the expected picture.
  public let moves: [Move]

  /// Creates an alignment from its values.
  public init(axis: Cause.Axis = .rows, bands: [Band], moves: [Move] = []) {
    self.axis = axis
    self.bands = bands
    self.moves = moves
  }
}
