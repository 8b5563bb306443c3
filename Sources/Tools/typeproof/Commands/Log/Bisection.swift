import Git
import Snapshots
import Wording

/// The `git bisect` command that finds the commit from which a cell differs.
///
/// `git bisect run` takes 0 as good, 1 as bad, and 125 for a commit to skip; 2 would count as bad.
/// So commits that cannot be verified, or lack the cell, are skipped.
struct Bisection {
  /// The commit that recorded the golden. The cell is assumed to be equal there.
  private let recorded: String
  /// The command to run; `nil` if there is no later commit.
  let line: String?
  /// The command that verifies the cell.
  let verification: String

  /// - Parameters:
  ///   - log: The history of the cell.
  ///   - snapshots: The folder of goldens that a person named; `nil` for the usual one.
  /// - Returns: `nil` if the cell has no golden today.
  /// - Throws: `GitError`.
  init?(of log: GoldenLog, snapshots: String?) throws(GitError) {
    guard log.isThere, let entry = log.entries.first else { return nil }
    recorded = log.short(entry.step.hash)
    let folder = snapshots.map { " --snapshots \(ShellWord.spelled($0))" } ?? ""
    verification =
      "typeproof verify --filter \(ShellWord.spelled(log.cell.coordinates))\(folder)"
    guard log.head != entry.step.hash else {
      line = nil
      return
    }
    // Git bisects from the top of a work tree alone.
    let here = try GitRepository(around: ".").path
    let isTop = here.isEmpty
    let up = isTop ? "" : "cd \(here.pathNames.map { _ in ".." }.joined(separator: "/")) && "
    let down = isTop ? "" : "cd \(ShellWord.spelled(here)) || exit 125; "
    let script = "\(down)\(verification); s=$?; [ $s -lt 2 ] || s=125; exit $s"
    line =
      "\(up)git bisect start HEAD \(recorded) && git bisect run sh -c \(ShellWord.quoted(script))"
  }

  /// A sentence with the command to type next.
  var sentence: String {
    line.map { "If it differs today, find the commit with: \($0)" }
      ?? "No commit came after \(recorded). See what differs with: \(verification)"
  }
}
