import Audit
import Reports
import Snapshots
import Testing

@testable import typeproof

@Suite struct `Explaining a word` {
  private func explain(_ words: String...) async -> CommandRun {
    await CommandRun(["explain"] + words, environment: ["NO_COLOR": "1"])
  }

  @Test func `says what it means, and what to type next`() async {
    let run = await explain("obsolete")
    #expect(run.code == .nothingToDo)
    #expect(
      run.output == """
        obsolete (verdicts): The golden exists, but no suite declares its cell.
          next: typeproof clean

        """)
  }

  @Test func `tells both where a change and a rule are called so`() async {
    let run = await explain("truncated")
    #expect(
      run.output.split(separator: "\n").filter { $0.hasPrefix("truncated (") }.map {
        $0.prefix { $0 != ":" }
      } == ["truncated (kinds of changes)", "truncated (rules of the audit)"])
  }

  @Test func `explains several words one after the other`() async {
    let run = await explain("curve", "proved by drawing")
    #expect(
      run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map {
        $0.prefix { $0 != "(" }
      }
        == ["curve ", "proved by drawing "])
    let wrong = await explain("curve", "quux-is-nothing")
    #expect(wrong.code == .trouble && wrong.errors.contains("has no word “quux-is-nothing”"))
  }

  @Test func `knows every word that a report offers to explain`() {
    let words = Set(Explanation.all.map(\.word))
    #expect(words.contains(RunResults.proofWord))
  }

  @Test func `takes words of several words, in any case`() async {
    #expect(await explain("Layout", "text").output.hasPrefix("layout text (words): "))
  }

  @Test func `knows every kind of change, every rule and every verdict`() async {
    let words = Set(Explanation.all.map(\.word))
    #expect(words.isSuperset(of: ChangeKind.allCases.map(\.rawValue)))
    #expect(words.isSuperset(of: AuditRule.allCases.map(\.rawValue)))
    #expect(words.isSuperset(of: CellVerdict.allCases.map(\.rawValue)))
    let list = await explain()
    for word in words { #expect(list.output.contains(word)) }
    #expect(Explanation.all.allSatisfy { !$0.meaning.isEmpty })
  }

  @Test func `is refused where nothing is called so, with the nearest word`() async {
    let run = await explain("obsolet")
    #expect(run.code == .trouble)
    #expect(run.errors.contains("typeproof has no word “obsolet”. Did you mean “obsolete”?"))
    let other = await explain("quux-is-nothing")
    #expect(other.errors.contains("List all words with: typeproof explain"))
  }

  @Test func `tells machines the same`() async {
    let run = await explain("2", "--json")
    #expect(run.output.contains(#""topic": "exit statuses""#), "\(run.output)")
  }
}
