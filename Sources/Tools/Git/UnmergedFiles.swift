/// The files below a folder that a merge left in conflict, from git's index.
package struct UnmergedFiles: Sendable {
  /// The objects of each file by their stages: 1 is the common ancestor, 2 is ours, 3 is theirs. Paths start at the
  /// folder.
  package let files: [String: [Int: String]]
  /// Files in conflict elsewhere in the repository, as paths from its root.
  package let others: [String]

  private let repository: GitRepository
  private var git: GitProcess { GitProcess(folder: repository.top) }

  /// - Parameter repository: The repository around the folder.
  /// - Throws: `GitError`.
  package init(in repository: GitRepository) throws(GitError) {
    self.repository = repository
    let outcome = try GitProcess(folder: repository.top).run(["ls-files", "--unmerged", "-z"])
    guard outcome.status == 0 else { throw .noConflicts(detail: outcome.complaint) }
    let folder = repository.path.isEmpty ? "" : repository.path + "/"
    var files: [String: [Int: String]] = [:]
    var others: Set<String> = []
    // Each entry is: mode, object, stage, a tab, the path.
    for entry in outcome.names {
      let parts = entry.split(separator: "\t", maxSplits: 1).map(String.init)
      let words = parts.first?.split(separator: " ").map(String.init) ?? []
      guard parts.count == 2, words.count == 3, let stage = Int(words[2]) else { continue }
      guard parts[1].utf8.starts(with: folder.utf8) else {
        others.insert(parts[1])
        continue
      }
      let path = String(Substring(parts[1].utf8.dropFirst(folder.utf8.count)))
      files[path, default: [:]][stage] = words[1]
    }
    self.files = files
    self.others = others.sorted()
  }

  /// Returns the content of a file at a stage; `nil` if it has none, or more bytes than a limit.
  package func content(of path: String, at stage: Int, atMost limit: Int) throws(GitError)
    -> [UInt8]?
  {
    guard let object = files[path]?[stage] else { return nil }
    return try git.content(of: object, atMost: limit)
  }

  /// Adds files to the index as they are on disk, which marks them as resolved for git.
  ///
  /// - Parameter paths: Paths from the folder. A file that does not exist is removed from the
  ///   index.
  /// - Throws: `GitError.notAdded`.
  package func add(_ paths: [String]) throws(GitError) {
    let folder = repository.path.isEmpty ? "" : repository.path + "/"
    let outcome = try git.run(
      ["--literal-pathspecs", "add", "--all", "--pathspec-from-file=-", "--pathspec-file-nul"],
      input: paths.flatMap { Array((folder + $0).utf8) + [0] })
    guard outcome.status == 0 else { throw .notAdded(detail: outcome.complaint) }
  }
}

extension GitProcess {
  /// Returns the content of an object; `nil` if it is missing or larger than a limit.
  package func content(of object: String, atMost limit: Int) throws(GitError) -> [UInt8]? {
    let size = try run(["cat-file", "-s", object])
    guard size.status == 0, let count = Int(size.line), count <= limit else { return nil }
    // As it was committed: no filter of the repository runs.
    let content = try run(["cat-file", "blob", object])
    return content.status == 0 ? content.output : nil
  }
}
