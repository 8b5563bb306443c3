import Git

/// A folder as it is in a commit, written to disk for as long as this object exists.
///
/// Git itself writes the files, so filters such as that of Git LFS work as in a checkout. It uses
/// its own index and work tree, and leaves those of the repository as they are.
final class CommittedFolder: Sendable {
  /// The hash of the commit.
  let commit: String
  /// The path of the folder on disk.
  let path: String
  private let temporary: TemporaryFolder

  /// - Parameters:
  ///   - folder: The folder by today's name; it need not exist.
  ///   - name: The name of the commit.
  ///   - part: A path below the folder. Only this part is written to disk.
  ///   - project: The folder of the project, whose repository has to contain the folder; `nil` if a
  ///     person named the folder.
  ///   - temporaryFolder: The folder to create temporary folders in.
  ///   - watch: The watch that deletes the folder if a signal ends the program.
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

  /// A sentence that names the commit.
  var sentence: String { "Compared with the goldens of commit \(commit)." }

  /// Returns the files below a path, as git has them. Names need not be UTF-8.
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
