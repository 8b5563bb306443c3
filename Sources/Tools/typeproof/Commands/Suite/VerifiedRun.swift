import Audit
import Reports
import Snapshots

/// A verified run with what is needed to tell of it.
struct VerifiedRun: Sendable {
  /// What it came to, with the paths of this machine and without an audit.
  var results: RunResults
  /// Where pictures of differences were put.
  let pictures: ArtifactFolder
  /// The folder of goldens as a path.
  let goldens: String
  /// The folder of fonts as a path.
  let fonts: String
  /// Where the goldens were taken from; `nil` for their folder. Its files are there as long as this is.
  var committed: CommittedFolder?
  /// Audits the run's styles; `nil` comes of what is no project's.
  let audit: @Sendable () throws -> [AuditFinding]?

  /// What is told of it.
  var account: RunAccount {
    RunAccount(
      results: results, artifacts: pictures, goldens: goldens, fonts: fonts, committed: committed)
  }
}
