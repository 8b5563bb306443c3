/// How thorough a run is: what it takes for known without looking at it again.
public struct Thoroughness: Sendable {
  /// Whether a picture is taken for what its layout text says it is, by the digests of both. Else each
  /// is decoded and compared, as a text and a picture may have been made for each other.
  public var trustsDigests = true
  /// Whether pixels are judged even where other changes explain them: for a report, which shows where. Judging
  /// takes as long as all else, and the words of a cell name nothing of it but what another font file shows.
  package var judgesAllPixels = true
  /// Whether what one cell of the run has shown is neither laid out nor drawn for another. What a run comes
  /// to is the same without.
  public var reusesDrawings = true
  /// Where cells that were equal are remembered, so that those of which nothing changed are not drawn
  /// again; `nil` for nowhere.
  package var cache: CellCache?

  /// The usual: each cell is drawn or known from this run, and digests are trusted.
  public init() {}
}
