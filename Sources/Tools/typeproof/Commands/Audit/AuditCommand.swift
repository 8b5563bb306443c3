import JSON
import Projects
import Snapshots

/// `typeproof audit`: a design system, judged without a golden.
struct AuditCommand: Command {
  static let name = "audit"
  static let summary = "Judge the styles of typeproof.json, without a golden."
  static let discussion = """
    Each style is judged by its sizes at all content size categories, and by its samples as they are \
    laid out: text that does not scale, is scaled twice or follows another curve, that is left out, \
    cut off or broken, set in another face than was meant, or too pale. Nothing is drawn.

    A rule is switched off in typeproof.json, with a reason; what is switched off for nothing is told.

    The exit status is 0 when no finding is an error or a warning, 1 when one is, and 2 when \
    something cannot be read or laid out.

      typeproof audit
      typeproof audit --config design/typeproof.json --json
    """

  @Option(
    "The project's file; the nearest typeproof.json, here or above, unless given.", value: "file",
    completion: .file(endings: [".json"]))
  var config: String?
  @Option("How many threads lay out at once.", value: "n")
  var jobs: JobCount = .processors
  @Flag("Print the findings as JSON.") var json = false
  @OptionGroup var limits: LimitOptions

  func run(in console: Console) throws -> ExitCode {
    if config?.isEmpty == true { throw SuiteOptionsError.emptyPath(option: "--config") }
    let project = try ProjectOnDisk(
      file: config ?? ProjectFile.nearest() ?? ProjectFile.name, isNamed: config != nil,
      limits: limits.limits
    ).project
    for note in project.notes { console.complain(TerminalText.escaped(note)) }
    let audit = try project.audit(jobs: jobs.count)
    let report = try audit.report()
    for doubt in audit.fonts.doubts {
      console.complain(TerminalText.escaped("\(doubt) Another face may stand in for it."))
    }
    let account = AuditAccount(suite: project.spec.suite, report: report)
    try console.print(json ? account.json().text : account.text(in: console))
    return account.exitCode
  }
}
