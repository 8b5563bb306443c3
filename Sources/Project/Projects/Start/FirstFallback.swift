/// The fallback fonts of a first project: for each script the plainest family that has it, and for
/// other characters the families that have what those lack.
struct FirstFallback {
  /// A family, and the scripts that it is for; empty for characters that others lack.
  struct Rule: Equatable {
    let scripts: [String]
    let family: String
  }

  /// The least share of a script's letters, compared with another family, that a family for the
  /// script must have. A font for ʼPhags-pa has some Han, but is not for Han.
  private static let leastShareOfLetters = 0.5
  /// The least share of its characters that a family must add to the others to be useful.
  private static let leastShareAdded = 0.1
  /// The same share for a family of a special design, which is only used for what others lack.
  private static let leastShareAddedBySpecial = 0.5

  /// The rules, first those for scripts in the order of their families, then the plainest families
  /// first.
  let rules: [Rule]

  init(body: SurveyedFamily, others: [SurveyedFamily]) {
    let known = body.coverage()
    let candidates = others.map { family in
      Candidate(
        family: family, rank: FamilyRank(of: family, beside: body), coverage: family.coverage())
    }
    let scripts = Set(candidates.flatMap(\.letters.keys)).subtracting(known.letters.keys)
    var scriptsOf: [Int: [String]] = [:]
    for script in scripts.sorted() {
      let most = candidates.compactMap { $0.letters[script] }.max() ?? 0
      let able = candidates.indices.filter {
        Double(candidates[$0].letters[script] ?? 0) > Double(most) * Self.leastShareOfLetters
      }
      // The first of equals, so that the same files give the same text.
      let best = able.reduce(able.first) { best, place in
        best.map { candidates[place].rank < candidates[$0].rank ? place : $0 }
      }
      if let best { scriptsOf[best, default: []].append(script) }
    }
    let chosen = scriptsOf.keys.sorted()
    var covered = chosen.reduce(into: known.characters) {
      $0.formUnion(candidates[$1].characters)
    }
    var rules = chosen.map {
      Rule(scripts: scriptsOf[$0] ?? [], family: candidates[$0].family.name)
    }
    let rest = candidates.indices.filter { scriptsOf[$0] == nil }
      .sorted { (candidates[$0].rank, $0) < (candidates[$1].rank, $1) }
    for place in rest {
      let own = candidates[place].characters
      let added = own.subtracting(covered).count
      let share =
        candidates[place].rank.isSpecial ? Self.leastShareAddedBySpecial : Self.leastShareAdded
      guard added > 0, Double(added) >= Double(own.count) * share else { continue }
      covered.formUnion(own)
      rules.append(Rule(scripts: [], family: candidates[place].family.name))
    }
    self.rules = rules
  }

  private struct Candidate {
    let family: SurveyedFamily
    let rank: FamilyRank
    let characters: Set<Unicode.Scalar>
    let letters: [String: Int]

    init(
      family: SurveyedFamily, rank: FamilyRank,
      coverage: (characters: Set<Unicode.Scalar>, letters: [String: Int])
    ) {
      self.family = family
      self.rank = rank
      (characters, letters) = coverage
    }
  }
}
