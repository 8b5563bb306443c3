import Reports
import Snapshots

/// The GitHub job that the program runs in.
struct GitHubJob {
  /// The file for the step's summary; `nil` if there is none.
  private let summary: String?

  /// The result is `nil` if the environment is not that of a GitHub job.
  init?(_ environment: [String: String]) {
    guard environment["GITHUB_ACTIONS"] == "true" else { return nil }
    summary = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Reports a run to the job, if the program runs in one.
  ///
  /// - Parameter asJSON: Whether standard output is JSON. Then annotations go to standard error,
  ///   which the runner reads too.
  /// - Throws: `FileError`.
  static func tell(_ results: RunResults, asJSON: Bool, in console: Console) throws {
    guard let job = GitHubJob(console.environment) else { return }
    if let commands = job.commands(for: results) {
      if asJSON {
        console.complain(commands)
      } else {
        try console.print(commands, isForProgram: true)
      }
    }
    try job.summarize(results)
  }

  /// Returns the commands that make annotations, one on each line; `nil` if there are none.
  private func commands(for results: RunResults) -> String? {
    let commands = results.annotations.map(\.command)
    return commands.isEmpty ? nil : commands.joined(separator: "\n")
  }

  /// Adds the run to the step's summary, as much of it as GitHub shows.
  ///
  /// - Throws: `FileError`.
  private func summarize(_ results: RunResults) throws {
    guard let summary else { return }
    let written = try FileTree.readIfPresent(summary)?.count ?? 0
    let text = GitHubStepSummary.fitting(
      results.markdown + "\n", into: GitHubStepSummary.greatestSize - written)
    // Other commands of the step have the file open too, so nothing may take its place.
    try AppendedFile.append(Array(text.utf8), to: summary)
  }
}
