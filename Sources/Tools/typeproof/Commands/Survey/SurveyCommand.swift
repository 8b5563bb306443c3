import ReportPage
import Reports
import Snapshots

/// `typeproof survey`: audits every font of a folder.
struct SurveyCommand: Command {
  static let name = "survey"
  static let summary = "Check every font below a folder, and list the worst first."
  static let discussion = """
    survey checks each face on its own. It lays out texts in the scripts of the face, at every size \
    of the text styles. It also compares what the face claims about itself with what it contains. \
    The results are a page, index.html, and a table, survey.csv. A font that is refused has a row in \
    both, with the reason. Links, hidden fonts and hidden folders are skipped.

    survey adds the results of each font to results.jsonl at once. You can stop and resume a survey; \
    the results are the same. Fonts whose content was already checked are skipped, so a later survey \
    reads only new and changed fonts. A font that takes longer than --time-limit stops the survey, \
    and the next survey refuses it. Results that git tracks are not used, because anyone who sends the \
    fonts could also send results.

    With --shard 2/4, survey checks the second of four shards. It writes part-2-of-4.jsonl and no \
    page. --merge makes the page from the files of all shards, in any order. Shards are divided by \
    the paths and sizes of all fonts, so that they take about the same time. Only merge files from \
    your own jobs: delete their folder before you fetch them.

    Exit status:
      0  No finding is an error. A shard exits 0 whatever it finds.
      1  A finding is an error, or a font is refused.
      2  A file cannot be read.

      typeproof survey /usr/share/fonts --output .build/survey
      typeproof survey fonts --shard 2/4 --output parts
      typeproof survey --merge parts/*.jsonl --output .build/survey
    """

  @Argument(
    "The folder of fonts, or with --merge the files of results.", name: "path",
    completion: .file(endings: []))
  var paths: [String]
  @Option(
    "The folder for the page, the table and the results.", value: "folder", completion: .folder)
  var output: String
  @Option("Only one shard of the fonts, such as 2/4, the second of four.", value: "part")
  var shard: Shard?
  @Flag("Make the page and the table from the results of all shards.") var merge = false
  @Option("How many fonts to check at the same time.", value: "n")
  var jobs: JobCount = .processors

  func run(in console: Console) throws -> ExitCode {
    guard !output.isEmpty else { throw SuiteOptionsError.emptyPath(option: "--output") }
    try ReportPlace.checkIsBehindNoLink(output, option: "--output")
    if shard == nil { try checkPlace() }
    if merge {
      guard shard == nil else { throw SurveyCommandError.partOfMerge }
      for part in paths { try ResultsOrigin.check(part, surveying: nil) }
      return try finish(try Survey(merging: try logs()), in: console)
    }
    guard paths.count == 1, !paths[0].isEmpty else {
      throw SurveyCommandError.folders(paths.count { !$0.isEmpty })
    }
    try ResultsOrigin.check("\(output)/\(resultsName)", surveying: paths[0])
    let watch = EndingWatch(telling: console)
    defer { watch.end() }
    let run = try SurveyRun(
      folder: paths[0], shard: shard, results: "\(output)/\(resultsName)", jobs: jobs.count,
      waiting: {
        console.complain(
          "typeproof: Another survey is writing to \(TerminalText.escaped(output)). Waiting for "
            + "it to end."
        )
      })
    let progress = console.progress(total: run.plan.fonts.count, "fonts")
    defer { progress.end() }
    watch.stops(progress)
    watch.says { _ in
      "Stopped after \(progress.done) of \(progress.totalWords). To go on, run the same command again."
    }
    let outcome = try run.survey { progress.show($0) }
    progress.end()
    for trouble in outcome.troubles {
      console.complain("typeproof: \(TerminalText.escaped(trouble))")
    }
    if let shard {
      try console.print(
        "shard \(shard): \(outcome.fonts.count) of \(run.plan.fontCount) fonts checked"
          + (outcome.knownCount > 0 ? ", \(outcome.knownCount) of them earlier" : ""))
      // What cannot be read is on record, for the merge to tell.
      return outcome.unlisted.isEmpty ? .nothingToDo : .trouble
    }
    let code = try finish(Survey(edition: run.plan.edition, fonts: outcome.fonts), in: console)
    return outcome.troubles.isEmpty ? code : .trouble
  }

  /// The name of the result file.
  private var resultsName: String {
    shard.map { "part-\($0.index)-of-\($0.count).jsonl" } ?? "results.jsonl"
  }

  /// Returns the result files of all shards.
  ///
  /// - Throws: `SurveyCommandError` with the name of a file that is damaged or of another survey.
  private func logs() throws -> [SurveyLog] {
    let logs = try paths.map(Self.log)
    for (file, log) in zip(paths, logs) {
      if let words = logs[0].plan.difference(from: log.plan) {
        throw SurveyCommandError.strangers(paths[0], file, words)
      }
    }
    return logs
  }

  private static func log(_ file: String) throws -> SurveyLog {
    let content = try FileTree.read(file)
    do throws(SurveyLogError) {
      let log = try WorkWatch.over(file, atOverrun: {}) { () throws(SurveyLogError) in
        try SurveyLog(reading: content)
      }
      if let damage = log.damage { throw damage }
      return log
    } catch {
      throw SurveyCommandError.results(file, error)
    }
  }

  private var page: String { "\(output)/\(ReportFolder.pageName)" }
  private var table: String { "\(output)/survey.csv" }

  /// Checks that only files of an earlier survey are replaced.
  private func checkPlace() throws {
    try ReportPlace.checkIsPage(page)
    guard let content = try FileTree.readIfPresent(table), !content.isEmpty else { return }
    guard content.starts(with: Survey.csvHead.utf8) else {
      throw SurveyCommandError.otherFile(table)
    }
  }

  /// Writes the page and the table, and prints the worst rows.
  private func finish(_ survey: Survey, in console: Console) throws -> ExitCode {
    try AtomicFile.write(Array(survey.csv.utf8), to: table)
    try AtomicFile.write(SurveyPage(survey).html(), to: page)
    try console.print(SurveyAccount(survey: survey).text(in: console))
    try console.print(TerminalText.escaped(page))
    return ExitCode(survey.status)
  }
}

/// The reason why there is nothing to survey.
enum SurveyCommandError: Error, Equatable, CustomStringConvertible {
  /// The number of named folders is not one.
  case folders(Int)
  /// The folder contains no font that can be surveyed. The sentences say why others cannot be.
  case noFonts(folder: String, unlisted: [String])
  /// A shard was given for a merge, which needs all of them.
  case partOfMerge
  /// The file exists and is not the table of a survey.
  case otherFile(String)
  /// The file was not written by a survey, or is damaged.
  case results(String, SurveyLogError)
  /// Two files are of different surveys. The last text names the difference.
  case strangers(String, String, String)

  var description: String {
    switch self {
    case .folders(let count):
      count == 0
        ? "No folder is named. Name the folder of fonts."
        : "\(count) folders are named. Name one folder that contains them all."
    case .noFonts(let folder, let unlisted):
      unlisted.isEmpty
        ? "\(folder) contains no font files. Name a folder with .ttf, .otf, .ttc or .otc files "
          + "below it."
        : "\(folder) contains no font files that can be checked. "
          + unlisted.prefix(3).joined(separator: " ") + (unlisted.count > 3 ? " …" : "")
    case .otherFile(let path):
      "\(path) is not a table of a survey. Delete it, or choose another folder."
    case .partOfMerge: "--merge takes all shards. Leave out --shard."
    case .results(let file, let error): "\(file): \(error)"
    case .strangers(let one, let other, let difference):
      "\(one) and \(other) are not shards of one survey: \(difference). Survey all shards in the "
        + "same way."
    }
  }
}

/// The output of a survey for people.
struct SurveyAccount {
  let survey: Survey
  /// The number of rows that are printed. The page has all of them.
  private static let most = 5

  /// Returns the worst rows, a line each, and a summary.
  func text(in console: Console) -> String {
    let told = survey.rows.prefix(Self.most).filter { $0.rank <= .warning }
    let lines = told.map { row in
      let look: TerminalStyle = row.rank <= .error ? .red : .yellow
      let more = row.words.count - 1
      return "\(console.styled("\(row.rank)", look))  "
        + TerminalText.escaped(
          "\(row.path): \(row.words.first ?? "")\(more > 0 ? " (\(more) more)" : "")")
    }
    return (lines + [TerminalText.escaped(survey.sum)]).joined(separator: "\n")
  }
}
