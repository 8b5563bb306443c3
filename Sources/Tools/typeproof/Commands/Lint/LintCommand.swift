import Git
import JSON
import Projects
import Snapshots
import Wording

/// `typeproof lint`: checks the text of an app in its source, without compiling it.
struct LintCommand: Command {
  static let name = "lint"
  static let summary = "Find text in Swift sources that will not follow the reader's text size."
  static let discussion = """
    lint reads Swift files, .xib files and storyboards, and compiles nothing. It follows the names \
    of an app's own fonts and styles. If it cannot follow a name, it reports nothing. It finds:
      - text in a font of a fixed size
      - text views that do not follow a change of the text size
      - fonts inside attributed text that are never set again
      - text sizes that are limited below the accessibility sizes
      - text with one line, and text in a constant height

    A comment with a reason switches a rule off in its line, or in the next one:
      // typeproof:ignore one-line because the name is repeated below

    Tests, previews and demonstrations are left out, and so is code of other systems.

    Exit status:
      0  No finding is a warning.
      1  A finding is a warning.
      2  Something cannot be read.

      typeproof lint
      typeproof lint App --format sarif > lint.sarif
      typeproof lint --write-baseline lint-baseline.txt
      typeproof lint --baseline lint-baseline.txt
    """

  @Argument("A folder or a file. By default this folder.", name: "path", completion: .folder)
  var paths: [String]
  @Option("How findings are printed.") var format: LintFormat = .text
  @Option(
    "A file with known findings. Only new ones are printed.", value: "file",
    completion: .file(endings: [".txt"]))
  var baseline: String?
  @Option(
    "Write all findings to a file, for --baseline.", value: "file",
    completion: .file(endings: [".txt"]))
  var writeBaseline: String?
  @Flag("Also print notes, such as symbols of a fixed size.") var notes = false
  @Flag("Parse all files again, and keep no cache.") var noCache = false
  @Option("The number of threads that read files.", value: "n")
  var jobs: JobCount = .processors

  func run(in console: Console) throws -> ExitCode {
    let linter = try LinterProcess(for: console)
    let cache = noCache ? nil : LinterProcess.cache(in: console.environment)
    var results = try linter.results(
      of: paths.isEmpty ? ["."] : paths, jobs: jobs.count, cache: cache)
    for trouble in results.troubles { console.complain(TerminalText.escaped(trouble)) }
    if !notes { results.findings.removeAll { $0.isNote } }
    results.exempt(by: try LintExemption.all(of: results.rules.map(\.name)))
    if let writeBaseline {
      let text = LintBaseline(results.standing).text
      try AtomicFile.write(Array(text.utf8), to: writeBaseline)
      let count = results.standing.count { !$0.isNote }
      try console.print(
        "Wrote \(count) finding\(count == 1 ? "" : "s") to \(TerminalText.escaped(writeBaseline)). "
          + "Next: typeproof lint --baseline \(TerminalText.escaped(writeBaseline))")
      return .nothingToDo
    }
    if let baseline {
      results.leaveOut(try LintBaseline(parsing: FileTree.read(baseline), of: baseline))
    }
    let account = LintAccount(results: results)
    try console.print(
      format == .text ? account.text(in: console) : account.text(as: format),
      isForProgram: format != .text)
    return account.exitCode
  }
}

/// The format in which findings are printed.
enum LintFormat: String, CaseIterable, ArgumentValue {
  /// Lines for people and Xcode.
  case text
  case json
  /// SARIF, for GitHub's code scanning and other services.
  case sarif
  /// Annotations of GitHub's workflows.
  case github
  /// A page with counts by rule and folder.
  case html
}
