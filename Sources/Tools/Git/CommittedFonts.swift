import Files
package import ImageDiff
package import Suites
import Synchronization
import Verification
import Wording

/// Font files as they are in the commit that a golden came with.
package final class CommittedFonts: FontHistory {
  private let goldens: String
  private let fonts: String
  private let commit: String?
  private let limit: Int

  /// What was found out; git is asked by one thread at a time.
  private struct Known {
    /// The repositories of the goldens and of the fonts; `nil` inside where they are not one.
    var places: (goldens: GitRepository, fonts: GitRepository)??
    /// The last commit that touched the golden of a ramp.
    var commits: [RampName: String?] = [:]
    /// The content of a file by its digest, in a commit.
    var contents: [Key: [UInt8]?] = [:]
  }

  private struct Key: Hashable {
    let commit: String
    let digest: ContentDigest
  }

  private let known = Mutex(Known())

  /// - Parameters:
  ///   - goldens: The folder of goldens.
  ///   - fonts: The folder of fonts.
  ///   - commit: The hash of the commit that the goldens are taken from; `nil` for the folder's own. The last
  ///     commit up to it that touched a golden is the one that the golden came with.
  ///   - limit: The largest file that is read, in bytes.
  package init(goldens: String, fonts: String, commit: String? = nil, limit: Int) {
    self.goldens = goldens
    self.fonts = fonts
    self.commit = commit
    self.limit = limit
  }

  package func content(
    of file: String, holding digest: ContentDigest, for golden: RampName
  ) -> [UInt8]? {
    known.withLock { known in
      // Where git says nothing there is nothing to be had.
      guard let places = places(&known),
        let commit = lastCommit(of: golden, in: places.goldens, &known)
      else { return nil }
      let key = Key(commit: commit, digest: digest)
      if let kept = known.contents[key] { return kept }
      let content = find(file, holding: digest, in: commit, of: places.fonts)
      known.contents[key] = .some(content)
      return content
    }
  }

  private func places(
    _ known: inout Known
  ) -> (goldens: GitRepository, fonts: GitRepository)? {
    if let places = known.places { return places }
    var places: (goldens: GitRepository, fonts: GitRepository)?
    if let goldens = try? GitRepository(around: goldens),
      let fonts = try? GitRepository(around: fonts), goldens.top == fonts.top
    {
      places = (goldens, fonts)
    }
    known.places = .some(places)
    return places
  }

  private func lastCommit(
    of golden: RampName, in repository: GitRepository, _ known: inout Known
  ) -> String? {
    if let kept = known.commits[golden] { return kept }
    let path = [repository.path, golden.layoutPath].filter { !$0.isEmpty }.joined(separator: "/")
    let outcome = try? GitProcess(folder: repository.top).run([
      "--literal-pathspecs", "log", "-1", "--format=%H", commit ?? "HEAD", "--", path,
    ])
    let last = outcome.flatMap { $0.status == 0 && !$0.line.isEmpty ? $0.line : nil }
    known.commits[golden] = .some(last)
    return last
  }

  /// The file of that path, or else any font file of the commit that holds the same.
  private func find(
    _ file: String, holding digest: ContentDigest, in commit: String, of repository: GitRepository
  ) -> [UInt8]? {
    let folder = repository.path.isEmpty ? "" : repository.path + "/"
    let git = GitProcess(folder: repository.top)
    let listed = try? git.run(
      ["--literal-pathspecs", "ls-tree", "-r", "-z", "--full-tree", "--name-only", commit, "--"]
        + (folder.isEmpty ? [] : [folder]))
    let others = (listed?.names ?? []).filter {
      FontFolder.isFontFile($0) && !$0.hasSameBytes(as: folder + file)
    }
    for path in [folder + file] + others {
      guard let size = try? git.run(["cat-file", "-s", "\(commit):\(path)"]), size.status == 0,
        Int(size.line).map({ $0 <= limit }) ?? false,
        // Filters give a file as a checkout has it, so that Git LFS works.
        let content = try? git.run(["cat-file", "--filters", "\(commit):\(path)"]),
        content.status == 0, ContentDigest(of: content.output) == digest
      else { continue }
      return content.output
    }
    return nil
  }
}
