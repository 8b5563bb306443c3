import Snapshots

/// The layout texts of a name in a repository: those of the work tree, then those of the index, then
/// those of the last commit. Each step costs only those who need it.
struct CandidateTexts: Sequence, IteratorProtocol {
  private enum Step {
    case workTree
    case index
    case lastCommit
    case over
  }

  private let name: String
  private let repository: GitProcess
  private var paths: [String] = []
  private var step = Step.workTree

  /// - Parameter name: The name of the file, of what names of cells are made of alone.
  init(named name: String, repository: GitProcess) {
    self.name = name
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
      step = .over
      return contents(
        of: names(["ls-tree", "-r", "-z", "--name-only", "HEAD"]).map { "HEAD:./\($0)" })
    case .over:
      return nil
    }
  }

  /// The paths that git lists and that end in the name.
  private func names(_ arguments: [String]) -> [String] {
    // Without git or a repository nothing is found, and the picture's own facts are told.
    guard let outcome = try? repository.run(arguments), outcome.status == 0 else { return [] }
    return outcome.names.filter { $0 == name || $0.hasSuffix("/" + name) }
      .filter { !$0.contains("\n") }
  }

  /// What git has under names such as `:./path`, for the index, in their order.
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
