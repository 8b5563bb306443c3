import Wording

/// The reason why git cannot provide goldens.
package enum GitError: Error, Equatable {
  /// Git cannot be started.
  case noGit(detail: String)
  /// A folder is in no repository. `detail` has git's own words.
  case noRepository(folder: String, detail: String)
  /// The work tree belongs to another user, and git refuses to read it.
  case somebodyElses(top: String)
  /// A project's folder is in another repository than the project.
  case otherRepository(String, top: String)
  /// The name is not that of a commit.
  case unknownCommit(String, repository: String)
  /// The commit has no such folder.
  case noFolder(String, commit: String)
  /// The files of a commit cannot be read. `detail` has git's own words.
  case noFiles(commit: String, detail: String)
  /// The files in conflict cannot be listed. `detail` has git's own words.
  case noConflicts(detail: String)
  /// Files cannot be added to the index. `detail` has git's own words.
  case notAdded(detail: String)
  /// Commits cannot be read. `detail` has git's own words.
  case noHistory(detail: String)
  /// A folder for a commit's files cannot be created.
  case noTemporaryFolder(String, detail: String)
}

extension GitError: CustomStringConvertible {
  /// The problem in one sentence, then the remedy in another.
  package var description: String {
    switch self {
    case .noGit(let detail):
      "git cannot be started: \(detail). Install git, or leave out --against."
    case .noRepository(let folder, let detail):
      "The goldens in \(folder) are not in a Git repository\(Self.words(detail)). Leave out "
        + "--against, or name a folder in a repository with --snapshots."
    case .somebodyElses(let top):
      "\(top) belongs to another user, as is common in a container, so git does not read it. If "
        + "you trust it, run: git config --global --add safe.directory \(ShellWord.quoted(top))"
    case .otherRepository(let folder, let top):
      "The goldens in \(folder) are in a repository of their own, \(top), which may have come "
        + "with a commit. If it is yours, name the folder with --snapshots."
    case .unknownCommit(let name, let repository):
      "“\(name)” is not a commit of \(repository). Name a branch, a tag or a hash that git log "
        + "knows. If only part of the history was fetched, fetch the commit first."
    case .noFolder(let folder, let commit):
      "Commit \(commit) has no goldens in \(folder). Name another commit, or another folder with "
        + "--snapshots."
    case .noFiles(let commit, let detail):
      "git cannot read the goldens of commit \(commit)\(Self.words(detail)). Check whether “git "
        + "checkout” can."
    case .noConflicts(let detail):
      "git cannot list the files in conflict\(Self.words(detail)). Check the repository with: git fsck"
    case .notAdded(let detail):
      "The merged goldens are on disk, but git cannot add them\(Self.words(detail)). Run: git add "
        + "--all"
    case .noHistory(let detail):
      "The commits of the golden cannot be read from git\(Self.words(detail)). "
        + "Check the repository with: git fsck"
    case .noTemporaryFolder(let folder, let detail):
      "Typeproof cannot create a folder for the goldens of the commit in \(folder): \(detail). "
        + "Set TMPDIR to another folder."
    }
  }

  /// Returns git's first error line, or else its first line, with a colon before it. Warnings may
  /// come before errors.
  package static func words(_ detail: String) -> String {
    let lines = detail.split(separator: "\n")
    let line = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first
    return line.map { ": " + $0 } ?? ""
  }
}
