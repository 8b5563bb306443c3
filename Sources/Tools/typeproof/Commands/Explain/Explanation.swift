import Audit
import Reports
import Snapshots

/// The meaning of one of Typeproof's words, and what to type next.
struct Explanation: Equatable {
  /// The topic that a word belongs to.
  enum Topic: String, CaseIterable {
    case word = "words"
    case verdict = "verdicts"
    case change = "kinds of changes"
    case rule = "rules of the audit"
    case lintRule = "rules of the source"
    case exitStatus = "exit statuses"
  }

  let topic: Topic
  let word: String
  let meaning: String
  /// The command to type next; `nil` if there is nothing to do.
  var next: String?

  /// All words, topic by topic.
  static let all: [Explanation] =
    ownWords + CellVerdict.allCases.map(Explanation.init)
    + ChangeKind.allCases.map(Explanation.init)
    + AuditRule.allCases.map(Explanation.init) + exitStatuses

  private static let ownWords = [
    Explanation(
      topic: .word, word: "cell",
      meaning: "One picture: a sample in one style at one text size, width, scale and appearance."
    ),
    Explanation(
      topic: .word, word: "ramp", meaning: "A cell's sample and style through all text sizes."),
    Explanation(
      topic: .word, word: "suite", meaning: "All ramps of a project, or of one file of tests."),
    Explanation(
      topic: .word, word: "golden",
      meaning: "What was recorded for a cell: a picture, and a block in the layout text beside it.",
      next: "typeproof record"),
    Explanation(
      topic: .word, word: "layout text",
      meaning:
        "The text file beside the pictures of a ramp. It records every input and the resulting "
        + "facts.",
      next: "typeproof facts PICTURE"),
    Explanation(
      topic: .word, word: "drift",
      meaning:
        "A difference that comes from another version of a library or of Unicode, not from your "
        + "change.",
      next: "typeproof doctor"),
    Explanation(
      topic: .word, word: "group", meaning: "Cells that have the same changes.",
      next: "typeproof approve --group A"),
    Explanation(
      topic: .word, word: "proved by drawing",
      meaning:
        "Typeproof drew the cell again. Recorded inputs give the golden, and today's inputs give "
        + "today's picture. So only the listed inputs changed.",
      next: "typeproof verify --unproved"),
    Explanation(
      topic: .word, word: "self-check",
      meaning:
        "Each verification damages goldens in memory on purpose, and must find every damage."),
    Explanation(
      topic: .word, word: "stray",
      meaning: "A file among the goldens that belongs to no cell.", next: "typeproof clean"),
  ]

  private static let exitStatuses = [
    Explanation(topic: .exitStatus, word: "0", meaning: "There is nothing to do."),
    Explanation(
      topic: .exitStatus, word: "1",
      meaning: "Something is changed, missing or obsolete, or an audit found an error.",
      next: "typeproof review"),
    Explanation(
      topic: .exitStatus, word: "2",
      meaning:
        "The command line is wrong, or something cannot be drawn, read or written. The message "
        + "names it."
    ),
  ]
}

extension Explanation {
  init(_ verdict: CellVerdict) {
    topic = .verdict
    word = verdict.rawValue
    meaning = verdict.meaning
    switch verdict {
    case .changed: next = "typeproof review"
    case .missing: next = "typeproof record --mode missing"
    case .unreadable: next = "typeproof record --filter NAME"
    case .obsolete: next = "typeproof clean"
    case .equal, .tolerated, .unstable, .failed: break
    }
  }

  init(_ kind: ChangeKind) {
    topic = .change
    word = kind.rawValue
    meaning = kind.meaning
    next = "typeproof approve --list"
  }

  init(_ rule: LintResults.Rule) {
    topic = .lintRule
    word = rule.name
    meaning = "\(rule.title). \(rule.why) \(rule.fix)"
    next = "typeproof lint"
  }

  init(_ rule: AuditRule) {
    topic = .rule
    word = rule.rawValue
    meaning = rule.why
    next = "typeproof audit"
  }
}
