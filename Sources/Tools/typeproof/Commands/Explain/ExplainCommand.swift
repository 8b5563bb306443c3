import JSON
import Reports
import Wording

/// `typeproof explain`: prints what the words of a report mean.
struct ExplainCommand: Command {
  static let name = "explain"
  static let summary = "Explain a kind of change, a rule, a verdict or an exit status."
  static let discussion = """
    Without a word, explain lists all words. You can ask about:
      - a kind of change, such as font-version
      - a rule of the audit, such as no-scaling
      - a rule of the source, such as fixed-font, if typeproof-lint is installed
      - a verdict, such as obsolete
      - an exit status
      - a word of Typeproof's own, such as ramp

      typeproof explain obsolete
      typeproof explain no-scaling
      typeproof explain 2
    """

  @Argument("The word to explain. By default all words.", name: "word") var words: [String]
  @Flag("Print the explanations as JSON.") var json = false

  func run(in console: Console) throws -> ExitCode {
    let all = try Explanation.all + Self.lintRules(for: console)
    let found = try found(in: all)
    try console.print(
      json
        ? JSONValue.array(found.map(\.json)).text
        : words.isEmpty
          ? Self.list(all).joined(separator: "\n")
          : found.flatMap { $0.lines(in: console) }.joined(separator: "\n"),
      isForProgram: json)
    return .nothingToDo
  }

  /// Returns the words that were asked for: all, the one that the arguments form together, or each
  /// argument.
  private func found(in all: [Explanation]) throws(ExplainCommandError) -> [Explanation] {
    let phrase = words.joined(separator: " ")
    let found = all.filter { words.isEmpty || $0.word == phrase.lowercased() }
    if !found.isEmpty { return found }
    let each = words.map { word in all.filter { $0.word == word.lowercased() } }
    guard let unknown = each.firstIndex(where: \.isEmpty) else { return each.flatMap(\.self) }
    let word = each.allSatisfy(\.isEmpty) ? phrase : words[unknown]
    throw ExplainCommandError(
      word: word, nearest: nearestSpelling(to: word, in: all.map(\.word)))
  }

  /// Returns a line with the command that explains some words; empty if there are none.
  static func offer(_ words: [String]) -> [String] {
    words.isEmpty ? [] : ["What this means: \(RunResults.explanation(of: words))"]
  }

  /// Returns the rules of the linter; empty if it is not installed.
  private static func lintRules(for console: Console) throws(LinterError) -> [Explanation] {
    do throws(LinterError) {
      return try LinterProcess(for: console).rules().map(Explanation.init)
    } catch .notFound {
      return []
    }
  }

  /// Returns the words of each topic.
  private static func list(_ all: [Explanation]) -> [String] {
    Explanation.Topic.allCases.compactMap { topic in
      let words = all.filter { $0.topic == topic }.map(\.word)
      return words.isEmpty ? nil : "\(topic.rawValue): \(words.joined(separator: ", "))"
    }
  }
}

/// The name is not a word of Typeproof's.
struct ExplainCommandError: ClassifiedError, Equatable, CustomStringConvertible {
  var next: String? { "typeproof explain" }

  let word: String
  let nearest: String?

  var description: String {
    "typeproof has no word “\(word)”. "
      + (nearest.map { "Did you mean “\($0)”?" } ?? "List all words with: typeproof explain")
  }
}

extension Explanation {
  fileprivate func lines(in console: Console) -> [String] {
    ["\(console.styled(word, .bold)) (\(topic.rawValue)): \(meaning)"]
      + (next.map { ["  next: \($0)"] } ?? [])
  }

  fileprivate var json: JSONValue {
    var object: JSONObject = [
      "word": .string(word), "topic": .string(topic.rawValue), "meaning": .string(meaning),
    ]
    if let next { object.append("next", .string(next)) }
    return .object(object)
  }
}
