public import ImageDiff
public import Snapshots

/// The fonts of a survey and the rules for them, which the survey's shards share.
public struct SurveyPlan: Hashable, Sendable {
  /// The version of the program and its rules. Apart from the fonts, results depend on nothing
  /// else.
  public var edition: String
  /// The shard to survey; `nil` for all fonts.
  public var shard: Shard?
  /// The number of fonts in all shards together.
  public var fontCount: Int
  /// The digest of the paths of all fonts, also those of other shards.
  public var digest: SecureDigest
  /// The fonts of this shard, as paths below the folder, sorted by their bytes.
  public var fonts: [String]

  /// Creates the plan for a shard of some fonts.
  ///
  /// The shard of a font depends on the paths and sizes of all fonts, so that shards take about the
  /// same time.
  ///
  /// - Parameter sizes: The size in bytes of each font of all shards, by its path. No path may
  ///   occur twice.
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

  /// The cost of a font apart from its bytes, in bytes. A small font with a script of its own takes
  /// as long as these.
  private static let leastCost = 40_000

  /// Creates a plan as a result file has it.
  init(
    edition: String, shard: Shard?, fontCount: Int, digest: SecureDigest, fonts: [String]
  ) {
    self.edition = edition
    self.shard = shard
    self.fontCount = fontCount
    self.digest = digest
    self.fonts = fonts
  }

  /// Returns the digest of paths in the order of their bytes. No path contains a zero byte.
  static func digest(of paths: [String]) -> SecureDigest {
    SecureDigest(of: paths.flatMap { Array($0.utf8) + [0] })
  }

  /// Describes the first fact that two shards of one survey share and these do not; `nil` if there
  /// is none.
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
