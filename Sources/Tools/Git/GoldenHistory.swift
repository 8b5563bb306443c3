package import Suites
import Wording

/// The commits that touched the files of a golden, the newest first.
///
/// It uses only git's plumbing commands, so no hook, filter, pager or program of a repository runs.
/// Objects that are missing in a partial clone are not fetched.
package struct GoldenHistory {
  /// The objects of a golden's files in a commit; `nil` for a file that does not exist.
  package struct Files: Equatable, Sendable {
    /// The object of the ramp's layout text.
    package let layout: String?
    /// The object of the picture.
    package let picture: String?
    /// The object of the suite's fingerprint, which has the versions at the recording.
    package let fingerprint: String?

    package static let none = Files(layout: nil, picture: nil, fingerprint: nil)

    /// Whether the commit has neither picture nor layout text of the golden.
    package var isEmpty: Bool { layout == nil && picture == nil }
  }

  /// A commit with the golden's files in it.
  package struct Step: Sendable {
    package let hash: String
    package let facts: CommitFacts
    /// The name of the cell in this commit.
    package let name: SnapshotName
    package let files: Files
    /// The golden in each parent, or in the nearest earlier commit that touched it; empty if none
    /// did.
    package var before: [Files]
    /// The name of the cell before this commit; `nil` if it was the same.
    package var formerName: SnapshotName?
    /// Whether a shallow clone ends at this commit.
    package let isBoundary: Bool
  }

  /// The commits, the newest first.
  package let steps: [Step]
  /// Whether the clone has only part of the history.
  package let isShallow: Bool
  /// The hash of the checked-out commit.
  package let head: String

  private let git: GitProcess

  /// The number of renames that are followed.
  private static let greatestRenameCount = 32

  /// - Parameters:
  ///   - cell: The golden, by its present name.
  ///   - repository: The repository around the folder of goldens.
  /// - Throws: `GitError`.
  package init(of cell: SnapshotName, in repository: GitRepository) throws(GitError) {
    let git = GitProcess(folder: repository.top, variables: [("GIT_NO_LAZY_FETCH", "1")])
    self.git = git
    head = try repository.hash(ofCommit: "HEAD")
    let boundary = try Self.boundary(of: git)
    isShallow = !boundary.isEmpty
    var place = GoldenPlace(name: cell, folder: repository.path)
    var starts = [head]
    var steps: [Step] = []
    for _ in 0...Self.greatestRenameCount {
      guard place.isPlain else { break }
      let found = try Self.steps(at: place, from: starts, boundary: boundary, git)
      if !found.isEmpty, let last = steps.indices.last, steps[last].formerName != nil {
        steps[last].before = [found[0].files]
      }
      steps += found
      guard let last = steps.indices.last, !found.isEmpty, !steps[last].isBoundary,
        !steps[last].files.isEmpty, steps[last].before.allSatisfy(\.isEmpty),
        let former = try place.former(in: steps[last].hash, git)
      else { break }
      // A folder of goldens may have moved without a new name for the cell.
      steps[last].formerName = former.name
      place = former
      starts = steps[last].facts.parents
    }
    self.steps = steps
  }

  /// Returns the content of an object; `nil` if it is missing or larger than a limit.
  package func content(of object: String, atMost limit: Int) -> [UInt8]? {
    try? git.content(of: object, atMost: limit)
  }

  /// The commits at which a shallow clone ends; empty for a complete clone.
  private static func boundary(of git: GitProcess) throws(GitError) -> Set<String> {
    guard try git.run(["rev-parse", "--is-shallow-repository"]).line == "true" else { return [] }
    // Of these commits git knows no parents, though their objects name some.
    let roots = try git.run(["rev-list", "--max-parents=0", "HEAD"])
    return Set(roots.line.split(separator: "\n").map(String.init))
  }

  /// Returns the commits that touched the files at a place, each with its files.
  private static func steps(
    at place: GoldenPlace, from starts: [String], boundary: Set<String>, _ git: GitProcess
  ) throws(GitError) -> [Step] {
    let listed = try git.run(
      ["--literal-pathspecs", "rev-list", "--topo-order", "--parents"] + starts
        + ["--", place.layout, place.picture])
    guard listed.status == 0 else {
      throw .noHistory(detail: listed.complaint)
    }
    let commits = listed.line.split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }.filter { !$0.isEmpty }
    guard !commits.isEmpty else { return [] }
    let facts = try Self.facts(of: commits.map { $0[0] }, git)
    let objects = try Self.objects(
      commits.flatMap { commit in
        [place.layout, place.picture, place.fingerprint].map { "\(commit[0]):\($0)" }
      }, git)
    var files: [String: Files] = [:]
    for (index, commit) in commits.enumerated() where index * 3 + 2 < objects.count {
      files[commit[0]] = Files(
        layout: objects[index * 3], picture: objects[index * 3 + 1],
        fingerprint: objects[index * 3 + 2])
    }
    return zip(commits, facts).map { commit, facts in
      Step(
        hash: commit[0], facts: facts, name: place.name, files: files[commit[0]] ?? .none,
        before: commit.dropFirst().map { files[$0] ?? .none },
        isBoundary: boundary.contains(commit[0]) && !facts.parents.isEmpty)
    }
  }

  private static func facts(
    of commits: [String], _ git: GitProcess
  ) throws(GitError) -> [CommitFacts] {
    let outcome = try git.run(
      ["cat-file", "--batch"], input: Array(commits.map { $0 + "\n" }.joined().utf8))
    var found: [CommitFacts] = []
    var rest = outcome.output[...]
    // git prints each object as “hash kind size”, then its bytes and a line break.
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard words.count == 3, let size = Int(words[2]), size < rest.count else { continue }
      found.append(CommitFacts(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
    guard found.count == commits.count else { throw .noHistory(detail: outcome.complaint) }
    return found
  }

  /// Returns the hashes of objects by names such as `COMMIT:path`; `nil` for objects that do not
  /// exist.
  private static func objects(
    _ names: [String], _ git: GitProcess
  ) throws(GitError) -> [String?] {
    let outcome = try git.run(
      ["cat-file", "--batch-check"], input: Array(names.map { $0 + "\n" }.joined().utf8))
    return outcome.line.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return words.count == 3 && words[1] == "blob" ? String(words[0]) : nil
    }
  }
}

/// The paths of a golden's files in commits.
private struct GoldenPlace {
  let name: SnapshotName
  /// The folder of goldens, from the root of the repository; empty for the root.
  let folder: String

  private func path(_ below: String) -> String { folder.isEmpty ? below : "\(folder)/\(below)" }

  var layout: String { path(name.ramp.layoutPath) }
  var picture: String { path(name.picturePath) }
  var fingerprint: String { path(name.ramp.suite + "/fingerprint.txt") }

  /// Whether the path can be given to git on a line.
  var isPlain: Bool { !folder.contains { $0.isNewline } && !folder.utf8.contains(0) }

  /// Returns the place of the golden before a commit that added its files; `nil` if git sees no
  /// rename there.
  func former(in commit: String, _ git: GitProcess) throws(GitError) -> GoldenPlace? {
    // Where thousands of files came and went, git compares those of equal content alone.
    let outcome = try git.run([
      "diff-tree", "-r", "-z", "-M", "-l400", "--raw", "--diff-filter=R", "--no-commit-id", commit,
    ])
    guard outcome.status == 0 else { return nil }
    let names = outcome.names
    var sources: [String: String] = [:]
    // Each entry is three texts: modes, hashes and the score; the path before; the path since.
    for start in stride(from: 0, to: names.count - 2, by: 3) {
      sources[names[start + 2]] = names[start + 1]
    }
    if let source = sources[picture], let place = GoldenPlace(picture: source) { return place }
    guard let source = sources[layout], let ramp = Self.ramp(ofLayout: source) else { return nil }
    return GoldenPlace(
      name: SnapshotName(ramp: ramp.name, category: name.category), folder: ramp.folder)
  }

  init(name: SnapshotName, folder: String) {
    self.name = name
    self.folder = folder
  }

  /// - Returns: `nil` if the path is not that of a golden's picture.
  private init?(picture path: String) {
    let parts = Self.parts(of: path)
    guard let name = SnapshotName(picturePath: parts.below) else { return nil }
    self.init(name: name, folder: parts.folder)
  }

  private static func ramp(ofLayout path: String) -> (name: RampName, folder: String)? {
    let parts = parts(of: path)
    return RampName(layoutPath: parts.below).map { ($0, parts.folder) }
  }

  /// Splits a path before its last three names.
  private static func parts(of path: String) -> (folder: String, below: String) {
    let names = path.pathNames
    return (
      names.dropLast(3).joined(separator: "/"), names.suffix(3).joined(separator: "/")
    )
  }
}
