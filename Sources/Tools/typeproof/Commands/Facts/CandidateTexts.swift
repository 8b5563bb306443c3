import Git
import Snapshots

/// The layout texts with a name in a repository. They are those of the work tree, the index, the
/// last commit, and the latest commit that added or removed what is looked for. Each step runs only
/// if it is needed.
struct CandidateTexts: Sequence, IteratorProtocol {
  private enum Step {
    case workTree
    case index
    case lastCommit
    case history
    case historyBefore
    case over
  }

  private let name: String
  private let lines: [String]
  private let repository: GitProcess
  /// The paths in the commit that history finds, each with the commit's hash.
  private var changes: [(commit: String, path: String)] = []
  private var paths: [String] = []
  private var step = Step.workTree

  /// - Parameters:
  ///   - name: The name of the file, made only of characters that names of cells have.
  ///   - lines: The lines to search history for, made only of letters, digits, colons and spaces. A
  ///     text has to contain one of them.
  init(named name: String, holdingOneOf lines: [String], repository: GitProcess) {
    self.name = name
    self.lines = lines
    self.repository = repository
  }

  mutating func next() -> [[UInt8]]? {
    switch step {
    case .workTree:
      step = .index
      paths = names(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
      // Git names paths from the folder it was called in, as this program does.
      return paths.compactMap { try? FileTree.readIfPresent($0) }
    case .index:
      step = .lastCommit
      return contents(of: paths.map { ":./\($0)" })
    case .lastCommit:
      step = .history
      return contents(
        of: names(["ls-tree", "-r", "-z", "--name-only", "HEAD"]).map { "HEAD:./\($0)" })
    case .history:
      step = .historyBefore
      changes = latestChanges()
      return contents(of: changes.map { "\($0.commit):\($0.path)" })
    case .historyBefore:
      // The commit took the lines away: then those before it have them.
      step = .over
      return contents(of: changes.map { "\($0.commit)^:\($0.path)" })
    case .over:
      return nil
    }
  }

  /// Returns the paths that a git command lists and that end in the name.
  private func names(_ arguments: [String]) -> [String] {
    // Without git or a repository nothing is found, and the picture's own facts are told.
    guard let outcome = try? repository.run(arguments), outcome.status == 0 else { return [] }
    return outcome.names.filter { $0 == name || $0.hasSuffix("/" + name) }
      .filter { !$0.contains("\n") }
  }

  /// Returns the texts in which the latest commit of any branch changed what is looked for, as
  /// paths from the root of the repository.
  ///
  /// Git searches the commits that touched texts with the name, once. Settings of a user that would
  /// change the result are overridden.
  private func latestChanges() -> [(commit: String, path: String)] {
    let arguments =
      ["log", "--all", "--max-count=1", "--no-follow", "--no-show-signature", "--no-ext-diff"]
      + ["--no-textconv", "--no-renames", "--no-relative", "--format=%H", "--name-only", "-z"]
      + ["--pickaxe-regex", "-S(\(lines.joined(separator: "|")))", "--", ":(glob)**/\(name)"]
    guard let outcome = try? repository.run(arguments), outcome.status == 0 else { return [] }
    // The hash, then a line break and the paths.
    let parts = outcome.names
    guard let commit = parts.first, !commit.isEmpty, commit.allSatisfy(\.isHexDigit) else {
      return []
    }
    return parts.dropFirst().map { $0.first == "\n" ? String($0.dropFirst()) : $0 }
      .filter { !$0.contains("\n") }.map { (commit, $0) }
  }

  /// Returns the contents of objects by names such as `:./path`, for the index, in their order.
  private func contents(of objects: [String]) -> [[UInt8]] {
    guard !objects.isEmpty else { return [] }
    let input = objects.map { $0 + "\n" }.joined()
    guard let outcome = try? repository.run(["cat-file", "--batch"], input: Array(input.utf8))
    else { return [] }
    var contents: [[UInt8]] = []
    var rest = outcome.output[...]
    // Each is told as “hash kind size”, then its bytes and a line break; or as “name missing”.
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard head.count == 3, head[1] == "blob", let size = Int(head[2]), size < rest.count else {
        continue
      }
      contents.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }
}
