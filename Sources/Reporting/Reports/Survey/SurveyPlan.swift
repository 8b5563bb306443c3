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
  public var digest: SecureDigest
  /// The fonts of the part, as paths below the folder, in the order of their bytes.
  public var fonts: [String]

  /// A plan for a part of some fonts.
  ///
  /// Which part a font belongs to depends on the paths and the sizes of all of them, so that parts take
  /// about as long as each other.
  ///
  /// - Parameter sizes: The bytes of each font, by its path; those of all parts. No path twice.
  public init(
    of sizes: some Sequence<(key: String, value: Int)>, shard: Shard?, edition: String
  ) {
    let sorted = sizes.map(\.key).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.edition = edition
    self.shard = shard
    fontCount = sorted.count
    digest = Self.digest(of: sorted)
    guard let shard else {
      fonts = sorted
      return
    }
    let parts = BalancedParts(
      sharing: sizes.map { (key: $0.key, value: $0.value + Self.leastCost) }, among: shard.count)
    fonts = sorted.filter { parts.part(of: $0) == shard.index }
  }

  /// What a font costs beside its bytes, in bytes: a small font of a script of its own takes as long as
  /// these.
  private static let leastCost = 40_000

  /// A plan as it is on record.
  init(
    edition: String, shard: Shard?, fontCount: Int, digest: SecureDigest, fonts: [String]
  ) {
    self.edition = edition
    self.shard = shard
    self.fontCount = fontCount
    self.digest = digest
    self.fonts = fonts
  }

  /// The digest of paths in the order of their bytes; no path has a zero in it.
  static func digest(of paths: [String]) -> SecureDigest {
    SecureDigest(of: paths.flatMap { Array($0.utf8) + [0] })
  }

  /// What two parts of one survey have in common and these have not, in words; `nil` where there is
  /// nothing.
  package func difference(from other: SurveyPlan) -> String? {
    let facts = [
      ("the edition", edition, other.edition),
      (
        "the number of shards", shard.map { "\($0.count)" } ?? "1",
        other.shard.map { "\($0.count)" } ?? "1"
      ),
      ("the number of fonts", "\(fontCount)", "\(other.fontCount)"),
      ("the digest of the fonts' paths", "\(digest)", "\(other.digest)"),
    ]
    return facts.first { $0.1 != $0.2 }.map {
      "\($0.0) is \($0.1) in the first and \($0.2) in the "
        + "second"
    }
  }
}
