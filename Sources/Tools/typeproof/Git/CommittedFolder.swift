import Git

/// A folder as it is in a commit, put on disk for as long as this is held.
///
/// Git itself writes the files, so filters such as that of Git LFS work as they do in a checkout. It
/// does so with an index and a work tree of its own: those of the repository stay as they are.
final class CommittedFolder: Sendable {
  /// The hash of the commit.
  let commit: String
  /// Where the folder is on disk.
  let path: String
  private let temporary: TemporaryFolder

  /// - Parameters:
  ///   - folder: The folder as it is called today; it need not be there.
  ///   - name: The commit.
  ///   - part: A path below the folder; nothing else of it is put on disk.
  ///   - project: The folder of the project, in whose repository the folder has to be; `nil` where a person
  ///     named the folder.
  ///   - temporaryFolder: Where folders may be made.
  ///   - watch: What knows of signals that end the program.
  /// - Throws: `GitError`.
  init(
    _ folder: String, in name: String, part: String, project: String?, temporaryFolder: String,
    watch: EndingWatch
  ) throws(GitError) {
    let repository = try GitRepository(around: folder)
    if let project, let own = try? GitRepository(around: project), own.top != repository.top {
      throw .otherRepository(folder, top: repository.top)
    }
    commit = try repository.hash(ofCommit: name)
    let files = try Self.files(below: repository.path, of: commit, in: repository)
    guard !files.isEmpty else {
      throw .noFolder(repository.path.isEmpty ? folder : repository.path, commit: commit)
    }
    temporary = try TemporaryFolder(in: temporaryFolder, watch: watch)
    path = repository.path.isEmpty ? temporary.tree : "\(temporary.tree)/\(repository.path)"
    let start = (repository.path.isEmpty ? "" : repository.path + "/") + part + "/"
    try checkOut(files.filter { $0.starts(with: start.utf8) }, of: repository)
  }

  /// What a reader of a comparison is to know.
  var sentence: String { "Compared with the goldens of commit \(commit)." }

  /// The files below a path, as git has them: names need not be UTF-8.
  private static func files(
    below path: String, of commit: String, in repository: GitRepository
  ) throws(GitError) -> [ArraySlice<UInt8>] {
    let outcome = try GitProcess(folder: repository.top).run(
      ["--literal-pathspecs", "ls-tree", "-r", "-z", "--full-tree", "--name-only", commit, "--"]
        + (path.isEmpty ? [] : [path + "/"]))
    guard outcome.status == 0 else { throw .noFiles(commit: commit, detail: outcome.complaint) }
    return outcome.output.split(separator: 0)
  }

  private func checkOut(
    _ files: [ArraySlice<UInt8>], of repository: GitRepository
  ) throws(GitError) {
    let git = GitProcess(
      folder: temporary.tree,
      variables: [
        ("GIT_DIR", repository.gitFolder), ("GIT_WORK_TREE", temporary.tree),
        ("GIT_INDEX_FILE", temporary.path + "/index"),
      ])
    // No hook runs, nothing is left out of a sparse checkout, and no link leads out of the folder.
    let settings = [
      "core.hooksPath=/dev/null", "core.sparseCheckout=false", "core.symlinks=false",
    ].flatMap { ["-c", $0] }
    for (arguments, input) in [
      (["read-tree", commit], []),
      (["checkout-index", "-z", "--stdin"], files.flatMap { $0 + [0] }),
    ] {
      let outcome = try git.run(settings + arguments, input: input)
      guard outcome.status == 0 else {
        throw .noFiles(commit: commit, detail: outcome.complaint)
      }
    }
  }
}
