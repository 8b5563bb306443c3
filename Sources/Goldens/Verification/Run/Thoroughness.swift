/// How thorough a run is: what it checks again, and what it takes as known.
public struct Thoroughness: Sendable {
  /// Whether matching digests prove that a golden's picture is the one its layout text describes. If not, every
  /// picture is decoded and compared, because somebody may have made a text and a picture for each other.
  public var trustsDigests = true
  /// Whether the run judges pixels even if other changes explain them. A report needs this, because it shows
  /// where pixels differ. Judging takes as long as the rest of the run.
  package var judgesAllPixels = true
  /// Whether the run uses a layout or a picture of one cell for other cells with the same text and settings.
  /// The outcomes are the same without this.
  public var reusesDrawings = true
  /// Where the run remembers equal cells. A later run skips a remembered cell if nothing that decides on it
  /// changed. `nil` remembers nothing.
  package var cache: CellCache?

  /// The usual run: it trusts digests, judges all pixels, reuses drawings and remembers nothing.
  public init() {}
}
