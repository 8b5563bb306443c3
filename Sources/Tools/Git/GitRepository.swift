import Files
import Wording

/// The repository of a folder, and the folder's path in it.
package struct GitRepository: Sendable {
  /// The root of the work tree.
  package let top: String
  /// The path of git's own folder.
  package let gitFolder: String
  /// The path of the folder from the root, without a slash at either end; empty for the root.
  package let path: String

  /// - Parameter folder: A folder, which need not exist today.
  /// - Throws: `GitError.noRepository`, `.somebodyElses` or `.noGit`.
  package init(around folder: String) throws(GitError) {
    var existing = folder.isEmpty ? "." : folder
    var missing: [String] = []
    while !Self.isFolder(existing) {
      let names = existing.pathNames.filter { !$0.isEmpty }
      guard let last = names.last else { break }
      missing.insert(last, at: 0)
      let above = (existing.isFullPath ? "/" : "") + names.dropLast().joined(separator: "/")
      existing = above.isEmpty ? "." : above
    }
    guard let workTree = WorkTree(around: existing) else {
      throw .noRepository(folder: folder, detail: "no folder above it has a .git")
    }
    // From the top, where git asks .git first: what came with a change may look like a repository, too.
    let git = GitProcess(folder: workTree.top)
    func answer(_ question: String) throws(GitError) -> String {
      let outcome = try git.run(["rev-parse", question])
      guard outcome.status == 0 else {
        // Git's own words, which it is asked for in English.
        throw outcome.complaint.contains("dubious ownership")
          ? .somebodyElses(top: workTree.top)
          : .noRepository(folder: folder, detail: outcome.complaint)
      }
      return outcome.line
    }
    top = try answer("--show-toplevel")
    guard FileTree.areSame(top, workTree.top) else {
      throw .noRepository(folder: folder, detail: "what git finds at \(workTree.top) is \(top)")
    }
    gitFolder = try answer("--absolute-git-dir")
    path = (workTree.path + missing.filter { $0 != "." }).joined(separator: "/")
  }

  private static func isFolder(_ path: String) -> Bool {
    // What is not there is no folder.
    (try? FileTree.isFolder(path)) ?? false
  }

  /// Returns the hash of a commit.
  ///
  /// - Parameter name: A branch, a tag, a hash or any other name of a commit; never an option.
  /// - Throws: `GitError.unknownCommit` or `.noGit`.
  package func hash(ofCommit name: String) throws(GitError) -> String {
    guard !name.isEmpty, !name.hasPrefix("-") else {
      throw .unknownCommit(name, repository: top)
    }
    func hash(of object: String) throws(GitError) -> String {
      let outcome = try GitProcess(folder: top).run([
        "rev-parse", "--verify", "--quiet", "--end-of-options", object,
      ])
      guard outcome.status == 0, outcome.line.allSatisfy(\.isHexDigit), !outcome.line.isEmpty
      else {
        throw .unknownCommit(name, repository: top)
      }
      return outcome.line
    }
    // What stands behind the text of a search, as in `:/words`, would be searched for as well.
    return try hash(of: "\(try hash(of: name))^{commit}")
  }

  /// Returns the files below the folder in the checked-out commit, as paths from the folder. Names
  /// that are not UTF-8 are left out.
  ///
  /// - Parameter ending: The ending of the names.
  /// - Throws: `GitError.noHistory`, `.unknownCommit` if there is no commit yet, or `.noGit`.
  package func files(atHeadWithEnding ending: String) throws(GitError) -> [String] {
    let head = try hash(ofCommit: "HEAD")
    let start = path.isEmpty ? "" : path + "/"
    let outcome = try GitProcess(folder: top).run(
      ["--literal-pathspecs", "ls-tree", "-r", "-z", "--full-tree", "--name-only", head, "--"]
        + (start.isEmpty ? [] : [start]))
    guard outcome.status == 0 else { throw .noHistory(detail: outcome.complaint) }
    return outcome.names.filter { $0.beginsWithBytes(of: start) && $0.hasNameEnding(ending) }
      .map { $0.withoutBytes(first: start.utf8.count) }
  }
}
