import FontSurveys
package import Snapshots

extension Survey {
  /// Creates the survey of all fonts from the result files of its shards.
  ///
  /// The same shard may occur twice, complete or not, as when it was started again on another
  /// machine. The order of the files does not matter.
  ///
  /// - Throws: `SurveyMergeError` if these are not the shards of one survey, something is missing,
  ///   or two files contradict each other.
  public init(merging logs: [SurveyLog]) throws(SurveyMergeError) {
    guard let first = logs.first?.plan else { throw .nothing }
    var found: [ExactPath: SurveyedFont] = [:]
    var plans: [Int: SurveyPlan] = [:]
    for log in logs {
      if let damage = log.damage { throw .damage(damage) }
      if let difference = first.difference(from: log.plan) { throw .strangers(difference) }
      let index = log.plan.shard?.index ?? 1
      guard plans[index] ?? log.plan == log.plan else {
        throw .strangers("the list of fonts of shard \(index) occurs in two versions")
      }
      plans[index] = log.plan
      // What else is on record is of earlier surveys.
      let latest = log.latest
      for path in log.plan.fonts {
        let key = ExactPath(path)
        guard let font = latest[key] else { continue }
        if let other = found[key]?.survey, let survey = font.survey,
          other.digest != survey.digest
        {
          throw .changed(path)
        }
        found[key] = found[key].map { $0.better(than: font) } ?? font
      }
    }
    try Self.checkAgreement(of: logs)
    try Self.checkParts(plans, of: first)
    let planned = plans.sorted { $0.key < $1.key }.flatMap(\.value.fonts)
    try Self.check(planned, against: first)
    let missing = planned.filter { found[ExactPath($0)] == nil }
    guard missing.isEmpty else { throw .unfinished(fonts: missing, of: planned.count) }
    self.init(edition: first.edition, fonts: planned.compactMap { found[ExactPath($0)] })
  }

  /// Checks that the same bytes have the same result everywhere, whatever the files are called.
  private static func checkAgreement(of logs: [SurveyLog]) throws(SurveyMergeError) {
    var byContent: [String: SurveyedFont] = [:]
    for font in logs.flatMap(\.fonts) {
      guard let survey = font.survey else { continue }
      let key = "\(survey.digest)"
      if let other = byContent[key], other.survey != survey {
        throw .nondeterminism(other.path, font.path)
      }
      byContent[key] = font
    }
  }

  private static func checkParts(
    _ plans: [Int: SurveyPlan], of first: SurveyPlan
  ) throws(SurveyMergeError) {
    let count = first.shard?.count ?? 1
    let missing = (1...count).filter { plans[$0] == nil }
    guard missing.isEmpty else { throw .missing(missing, of: count) }
  }

  private static func check(
    _ planned: [String], against plan: SurveyPlan
  ) throws(SurveyMergeError) {
    let sorted = planned.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if let (font, _) = zip(sorted, sorted.dropFirst()).first(where: {
      ExactPath($0) == ExactPath($1)
    }) {
      throw .twice(font)
    }
    guard SurveyPlan.digest(of: sorted) == plan.digest else {
      throw .strangers("their fonts together are not the fonts of the whole survey")
    }
  }
}

extension SurveyedFont {
  /// Returns the better of two results for one font, in any order: a finding rather than a reason
  /// why there is none.
  fileprivate func better(than other: SurveyedFont) -> SurveyedFont {
    if survey != nil { return self }
    if other.survey != nil { return other }
    let words = (trouble ?? "", other.trouble ?? "")
    return words.1.utf8.lexicographicallyPrecedes(words.0.utf8) ? other : self
  }
}

extension SurveyLog {
  /// The result of each font when it was last surveyed.
  package var latest: [ExactPath: SurveyedFont] {
    Dictionary(fonts.map { (ExactPath($0.path), $0) }, uniquingKeysWith: { _, last in last })
  }
}

/// The reason why result files cannot be merged into one survey.
public enum SurveyMergeError: Error, Equatable {
  /// There are no files.
  case nothing
  /// A file is damaged.
  case damage(SurveyLogError)
  /// Two files are of different surveys. The words name the difference.
  case strangers(String)
  /// The shards with these numbers are missing.
  case missing([Int], of: Int)
  /// A font occurs in two shards.
  case twice(String)
  /// A font has different bytes in two result files.
  case changed(String)
  /// The same bytes, perhaps under two names, have two different results.
  case nondeterminism(String, String)
  /// A shard was not surveyed completely.
  case unfinished(fonts: [String], of: Int)
}

extension SurveyMergeError: CustomStringConvertible {
  /// The problem, then the remedy.
  public var description: String {
    switch self {
    case .nothing:
      "There are no results. Name files written by: typeproof survey --shard 1/2"
    case .damage(let error): "\(error)"
    case .strangers(let difference):
      "These are not shards of one survey: \(difference). Survey all shards in the same way."
    case .missing(let missing, let count):
      (missing.count == 1 ? "Shard" : "Shards")
        + " \(missing.map { "\($0)/\(count)" }.joined(separator: ", ")) "
        + (missing.count == 1 ? "is" : "are")
        + " missing. Survey them, and name their files too."
    case .twice(let font):
      "The font \(font) is in two shards. Survey all shards with the same version of typeproof."
    case .changed(let font):
      "The font \(font) has different bytes in two files of results. Survey its shard again on a "
        + "machine with the right fonts."
    case .nondeterminism(let one, let other):
      "Nondeterminism: the same bytes have two results"
        + (one == other ? ", of \(one)" : ", of \(one) and of \(other)")
        + ". The results depend on the machine, or change from run to run. Find out which, and "
        + "survey again."
    case .unfinished(let fonts, let count):
      "\(counted(fonts.count, "font")) of \(count) "
        + "\(fonts.count == 1 ? "has" : "have") no result: \(fonts.prefix(3).joined(separator: ", "))"
        + (fonts.count > 3 ? " …" : "") + ". Survey their shards again, which resumes where they "
        + "ended."
    }
  }
}
