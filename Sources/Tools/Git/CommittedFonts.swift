import Files
package import ImageDiff
import Suites
import Synchronization
import Verification
import Wording

/// The font files in the index and all commits of a repository, found by their content.
///
/// The answer depends only on the repository, and not on which golden asks first.
package final class CommittedFonts: FontHistory {
  private let fonts: String
  private let commit: String?
  private let limit: Int

  /// What is known so far. One thread at a time asks git.
  private struct Known {
    /// The history of the fonts; `nil` if it was not read yet, and `nil` inside if there is no
    /// repository.
    var history: History??
    /// The digest of each object that was read.
    var digests: [String: ContentDigest] = [:]
    var contents: [ContentDigest: [UInt8]?] = [:]
  }

  private struct History {
    let git: GitProcess
    /// The objects of font files with their paths below the folder, the newest first.
    let files: [(object: String, path: String)]
    let isShallow: Bool
  }

  private let known = Mutex(Known())

  /// The most files with other names that are read.
  private static let greatestCount = 256

  /// - Parameters:
  ///   - fonts: The folder of fonts.
  ///   - commit: The hash of a commit whose history is searched too; `nil` for none.
  ///   - limit: The largest file that is read, in bytes.
  package init(fonts: String, commit: String? = nil, limit: Int) {
    self.fonts = fonts
    self.commit = commit
    self.limit = limit
  }

  package var limitation: String? {
    known.withLock { known in
      history(&known)?.isShallow == true
        ? "This clone has only part of the history. Fetch the rest with: git fetch --unshallow"
        : nil
    }
  }

  package func content(of file: String, holding digest: ContentDigest) -> [UInt8]? {
    known.withLock { known in
      if let kept = known.contents[digest] { return kept }
      let content = find(file, holding: digest, &known)
      known.contents[digest] = .some(content)
      return content
    }
  }

  private func find(
    _ file: String, holding digest: ContentDigest, _ known: inout Known
  ) -> [UInt8]? {
    guard let history = history(&known) else { return nil }
    let own = history.files.filter { $0.path.hasSameBytes(as: file) }
    let others = history.files.filter { !$0.path.hasSameBytes(as: file) }
    for (object, _) in own + others.prefix(Self.greatestCount) {
      if let kept = known.digests[object], kept != digest { continue }
      guard let content = try? history.git.content(of: object, atMost: limit) else { continue }
      let found = ContentDigest(of: content)
      known.digests[object] = found
      if found == digest { return content }
    }
    return nil
  }

  private func history(_ known: inout Known) -> History? {
    if let history = known.history { return history }
    let history = (try? GitRepository(around: fonts)).map(readHistory)
    known.history = .some(history)
    return history
  }

  /// Lists the font files of the folder in the index and all commits.
  private func readHistory(of repository: GitRepository) -> History {
    // Objects that a partial clone lacks are not fetched.
    let git = GitProcess(folder: repository.top, variables: [("GIT_NO_LAZY_FETCH", "1")])
    let folder = repository.path.isEmpty ? "" : repository.path + "/"
    var files: [(object: String, path: String)] = []
    var seen: Set<String> = []
    func add(_ object: some StringProtocol, _ path: String) {
      guard path.hasPrefix(folder), FontFolder.isFontFile(path), object.allSatisfy(\.isHexDigit),
        seen.insert("\(object) \(path)").inserted
      else { return }
      files.append((String(object), String(path.dropFirst(folder.count))))
    }
    let place = repository.path.isEmpty ? "." : repository.path
    // Each entry is: mode, object, stage, a tab, the path.
    let index = try? git.run(["--literal-pathspecs", "ls-files", "--stage", "-z", "--", place])
    for entry in index?.names ?? [] {
      let parts = entry.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      if parts.count == 2, words.count == 3 { add(words[1], String(parts[1])) }
    }
    // Each line is an object, and its path where it has one.
    let objects = try? git.run(
      ["--literal-pathspecs", "rev-list", "--objects", "--ignore-missing", "HEAD"]
        + [commit].compactMap(\.self) + ["--", place])
    if let objects, objects.status == 0 {
      for line in String(decoding: objects.output, as: UTF8.self).split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 1)
        if parts.count == 2 { add(parts[0], String(parts[1])) }
      }
    }
    let shallow = try? git.run(["rev-parse", "--is-shallow-repository"])
    return History(git: git, files: files, isShallow: shallow?.line == "true")
  }
}
