import Snapshots
import DynamicType
import Testing

@testable import Reports
@testable import Suites
@testable import Verification

@Suite struct `Annotations on GitHub` {
  @Test func `tell trouble, then groups, then the rest`() {
    var results = Sample.small
    results.troubles = ["x is damaged."]
    results.cells[0] = CellResult(name: Sample.name(.medium), verdict: .failed, words: "no font.")
    results.differences = ["There is no fingerprint."]
    results.strayFiles = ["app/note.txt"]
    #expect(
      results.annotations.map(\.command) == [
        "::error title=app%3A trouble::x is damaged.",
        "::error file=Snapshots/app/body/greeting@2x.txt,title=app%3A failed::Body at M: no font.",
        "::error file=Snapshots/app/body/greeting@2x.txt,title=app%3A group A%2C "
          + "1 cell changed%2C mark-lost::"
          + "“é” in line 1 has lost a mark of 3 × 4 px. First: app/body/greeting.l@2x",
        "::error file=Snapshots/app/body/greeting@2x.txt,title=app%3A 1 cell missing::"
          + "No reference was found on disk for 1 cell. Record what is missing. "
          + "First: app/body/greeting.xl@2x",
        "::error title=app%3A changed::There is no fingerprint.",
        "::error file=Snapshots/app/note.txt,title=app%3A stray file::"
          + "No cell is called app/note.txt. Delete the file.",
      ])
  }

  @Test func `name all kinds of changes of a group, and say each change`() {
    var results = Sample.small
    results.cells = [ContentSizeCategory.small, .medium].map {
      CellResult(name: Sample.name($0), verdict: .changed, changes: [Sample.text, Sample.weight])
    }
    results.cells.append(
      CellResult(name: Sample.name(.large), verdict: .changed, changes: [Sample.text]))
    #expect(
      results.annotations == [
        GitHubAnnotation(
          title: "app: group A, 2 cells changed, text and weight",
          message: "the text says “20”, was “19”; weight is 800, was 400. "
            + "First: app/body/greeting.s@2x",
          file: "Snapshots/app/body/greeting@2x.txt"),
        GitHubAnnotation(
          title: "app: group B, 1 cell changed, text",
          message: "the text says “20”, was “19”. First: app/body/greeting.l@2x",
          file: "Snapshots/app/body/greeting@2x.txt"),
      ])
  }

  @Test func `are at most ten, and the last of them counts the others`() {
    var results = RunResults(suite: "app", toolVersion: "1", declaredCount: 0)
    results.troubles = (1...10).map { "trouble \($0)" }
    #expect(results.annotations.count == 10)
    #expect(results.annotations.last?.message == "trouble 10")
    results.troubles.append("trouble 11")
    #expect(results.annotations.count == 10)
    #expect(results.annotations[8].message == "trouble 9")
    #expect(
      results.annotations[9]
        == GitHubAnnotation(
          title: "app: 2 more problems",
          message: "app: compared 0 of 0 cells. The report has all of them."))
  }

  @Test func `leave out what is allowed`() {
    var results = RunResults(suite: "app", toolVersion: "1", declaredCount: 0)
    results.cells = [CellResult(name: Sample.name(.large), verdict: .obsolete)]
    results.strayFiles = ["x"]
    #expect(results.annotations.map(\.title) == ["app: 1 cell obsolete", "app: stray file"])
    results.allowsObsolete = true
    #expect(results.annotations.isEmpty)
  }

  @Test func `are one command each, whatever their words are`() {
    let annotation = GitHubAnnotation(
      title: "a:b,c%\n::error::", message: "50%\r\n::error::x\u{1B}[2J\u{202E}", file: "d,e:f")
    #expect(
      annotation.command
        == "::error file=d%2Ce%3Af,title=a%3Ab%2Cc%25 %3A%3Aerror%3A%3A::"
        + "50%25  ::error::xU+001B[2JU+202E")
  }
}

@Suite struct `The summary of a step on GitHub` {
  @Test func `is whole where it fits`() {
    #expect(GitHubStepSummary.fitting("a\nb\n", into: 4) == "a\nb\n")
  }

  @Test func `ends at a line, with a sentence, where it does not`() {
    let text = String(repeating: "é line\n", count: 1000)
    let cut = GitHubStepSummary.fitting(text, into: 200)
    #expect(cut.utf8.count <= 200)
    #expect(
      cut.hasSuffix(
        "é line\n\nGitHub shows no more. The report has the rest.\n"))
  }

  @Test func `is empty where nothing fits`() {
    #expect(GitHubStepSummary.fitting("a long line\n", into: 10) == "")
    #expect(GitHubStepSummary.fitting("a long line\n", into: -1) == "")
  }
}
