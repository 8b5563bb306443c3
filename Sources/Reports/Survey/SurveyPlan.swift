public import ImageDiff
public import Snapshots

/// Which fonts a survey is of, and by what: what its parts have in common.
public struct SurveyPlan: Hashable, Sendable {
  /// The program and the rules, beside the fonts all that results depend on.
  public var edition: String
  /// The part that is surveyed; `nil` for all fonts.
  public var shard: Shard?
  /// How many fonts there are in all parts together.
  public var fontCount: Int
  /// The digest of the paths of all fonts, those of other parts too.
  public var digest: ContentDigest
  /// The fonts of the part, as paths below the folder, in the order of their bytes.
  public var fonts: [String]

  /// A plan for a part of some fonts.
  ///
  /// Which part a font belongs to depends on its path below the folder alone; see ``Shard``.
  ///
  /// - Parameter allFonts: Those of all parts.
  public init(of allFonts: [String], shard: Shard?, edition: String) {
    let sorted = allFonts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.edition = edition
    self.shard = shard
    fontCount = sorted.count
    digest = Self.digest(of: sorted)
    fonts = sorted.filter { shard?.holds($0) ?? true }
  }

  /// A plan as it is on record.
  init(
    edition: String, shard: Shard?, fontCount: Int, digest: ContentDigest, fonts: [String]
  ) {
    self.edition = edition
    self.shard = shard
    self.fontCount = fontCount
    self.digest = digest
    self.fonts = fonts
  }

  /// The digest of paths in the order of their bytes; no path has a zero in it.
  static func digest(of paths: [String]) -> ContentDigest {
    ContentDigest(of: paths.flatMap { Array($0.utf8) + [0] })
  }

  /// What two parts of one survey have in common and these have not, in words; `nil` where there is
  /// nothing.
  func difference(from other: SurveyPlan) -> String? {
    let facts = [
      ("the edition", edition, other.edition),
      (
        "the number of parts", shard.map { "\($0.count)" } ?? "1",
        other.shard.map { "\($0.count)" } ?? "1"
      ),
      ("the number of fonts", "\(fontCount)", "\(other.fontCount)"),
      ("the digest of the fonts' paths", "\(digest)", "\(other.digest)"),
    ]
    return facts.first { $0.1 != $0.2 }.map { "\($0.0) is \($0.1) here and \($0.2) there" }
  }
}
