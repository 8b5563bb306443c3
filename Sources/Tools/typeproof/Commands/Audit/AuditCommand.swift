import JSON
import Projects
import Snapshots

/// `typeproof audit`: checks a design system without goldens.
struct AuditCommand: Command {
  static let name = "audit"
  static let summary = "Check the styles of typeproof.json for problems, without goldens."
  static let discussion = """
    audit checks the sizes of each style at all content size categories, and lays out its samples. \
    It draws nothing. It finds text that:
      - does not scale, is scaled twice, or follows another curve
      - is truncated, cut off or broken within a word
      - is set in another face than intended
      - has too little contrast

    You can switch a rule off in typeproof.json, with a reason. Typeproof reports rules that are \
    switched off without effect.

    Exit status:
      0  No finding is an error or a warning.
      1  A finding is an error or a warning.
      2  Something cannot be read or laid out.

      typeproof audit
      typeproof audit --config design/typeproof.json --json
    """

  @Option(
    "The project file. By default the nearest typeproof.json, here or above.", value: "file",
    completion: .file(endings: [".json"]))
  var config: String?
  @Option("The number of threads that lay out text.", value: "n")
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
    let progress = console.progress(
      of: project.spec.suite, total: audit.textCount, "texts", isForProgram: json)
    defer { progress.end() }
    let report = try audit.report { progress.show($0) }
    progress.end()
    for doubt in audit.fonts.doubts {
      console.complain(TerminalText.escaped("\(doubt) Another face may be used instead."))
    }
    let account = AuditAccount(suite: project.spec.suite, report: report)
    try console.print(json ? account.json().text : account.text(in: console), isForProgram: json)
    return account.exitCode
  }
}
