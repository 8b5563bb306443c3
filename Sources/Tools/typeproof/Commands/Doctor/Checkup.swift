import ImageDiff
import Snapshots
import Wording

/// The libraries and fonts that pixels depend on here, compared with those of the goldens.
struct Checkup {
  /// The goldens of one suite.
  struct Suite: Equatable {
    let name: String
    /// What differs from the recording, in words. Goldens would differ too.
    var drift: [String] = []
    /// The files that cannot be read, in words.
    var trouble: [String] = []
    /// The number of its goldens that no test drew in the last run of all tests.
    var unclaimed = 0
  }

  /// Whether this user can write goldens.
  enum Writing: Equatable {
    case allowed, refused
    /// The folder does not exist. The value says whether it can be created.
    case noFolder(mayBeMade: Bool)
  }

  /// The folder that contains `Fonts`; `nil` if there is none.
  let project: ProjectFolder?
  /// The versions that pixels depend on.
  let fingerprint: Fingerprint
  /// The font files, with their digests.
  let fonts: FontList
  /// Whether goldens can be written; `nil` without a project.
  let writing: Writing?
  /// The suites on disk, sorted by their names.
  let suites: [Suite]
  /// The problems that kept parts of the project from being checked.
  let trouble: [String]

  /// Checks a project.
  ///
  /// - Throws: `RenderError` if FreeType does not start.
  init(of project: ProjectFolder?) throws {
    let fingerprint = try Fingerprint.current()
    self.project = project
    self.fingerprint = fingerprint
    guard let project else {
      fonts = FontList(files: [])
      writing = nil
      suites = []
      trouble = [NoFontsFolder().description]
      return
    }
    var trouble: [String] = []
    do {
      fonts = FontList(
        files: try FontFolder(path: project.fonts).files.map { "\(project.fonts)/\($0)" })
      if fonts.files.isEmpty, fonts.problems.isEmpty {
        trouble.append(NoFonts(folder: project.fonts).description)
      }
    } catch {
      fonts = FontList(files: [])
      trouble.append("\(error)")
    }
    writing = Self.writing(in: project)
    do {
      _ = try GoldenFolder.path(named: nil, otherwise: project.snapshots)
      let prefix = project.fonts + "/"
      let digests = Dictionary(
        fonts.files.map { (ExactPath($0.path.withoutBytes(first: prefix.utf8.count)), $0.digest) },
        uniquingKeysWith: { first, _ in first })
      let unclaimed = try Self.unclaimed(in: project)
      suites = try Self.suites(in: project).map { name in
        var suite = Self.examine(name, in: project, fingerprint: fingerprint, fonts: digests)
        suite.unclaimed = unclaimed[name] ?? 0
        return suite
      }
    } catch {
      suites = []
      trouble.append("\(error)")
    }
    if writing == .refused || writing == .noFolder(mayBeMade: false) {
      trouble.append(
        "\(project.snapshots) cannot be written. Check the permissions of the folder.")
    }
    self.trouble = trouble + fonts.problems.map(\.reason)
  }

  private static func writing(in project: ProjectFolder) -> Writing {
    guard FileTree.exists(project.snapshots) else {
      let folder = project.prefix.isEmpty ? "." : project.prefix
      return .noFolder(mayBeMade: FileTree.isWritableFolder(folder))
    }
    return FileTree.isWritableFolder(project.snapshots) ? .allowed : .refused
  }

  /// Returns the names of the folders in `Snapshots` that contain a fingerprint.
  private static func suites(in project: ProjectFolder) throws -> [String] {
    guard FileTree.exists(project.snapshots) else { return [] }
    let names = try FileTree.files(below: project.snapshots).compactMap { path -> ExactPath? in
      let parts = path.split(separator: "/")
      guard parts.count == 2, parts[1] == "fingerprint.txt" else {
        return nil
      }
      return ExactPath(String(parts[0]))
    }
    return Set(names).sorted().map(\.text)
  }

  /// Returns the number of goldens that no test drew, for each suite.
  private static func unclaimed(in project: ProjectFolder) throws -> [String: Int] {
    let tests = GoldensOfTests.nearest(to: project.prefix)
    let suites = try tests?.unclaimed(in: project.snapshots) ?? []
    return Dictionary(
      try suites.map { ($0.suite, try $0.leftovers().obsolete.count) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func examine(
    _ name: String, in project: ProjectFolder, fingerprint: Fingerprint,
    fonts: [ExactPath: ContentDigest]
  ) -> Suite {
    let store = SnapshotStore(root: project.snapshots)
    var suite = Suite(name: name)
    do {
      if let interruption = try store.interruption(of: name) {
        suite.trouble.append(interruption.description)
      }
      if let recorded = try store.fingerprint(of: name) {
        suite.drift += fingerprint.drift(since: recorded)
      } else {
        suite.trouble.append(
          "\(store.path(name))/fingerprint.txt is missing. "
            + "Restore it from version control, or record the suite again.")
      }
    } catch {
      suite.trouble.append("\(error)")
    }
    do {
      let recorded = try RecordedFonts(of: name, in: store).digests
      for (file, digests) in recorded.sorted(by: { $0.key < $1.key }) {
        guard let digest = fonts[file] else {
          suite.drift.append("\(file.text) is not in \(project.fonts)")
          continue
        }
        if digests != [digest] {
          suite.drift.append("\(file.text) is not the file that was recorded")
        }
      }
    } catch {
      suite.trouble.append("\(error)")
    }
    return suite
  }

  /// 2 if something could not be read; otherwise 1 if goldens would differ or no test drew them;
  /// otherwise 0.
  var exitCode: ExitCode {
    if !trouble.isEmpty || suites.contains(where: { !$0.trouble.isEmpty }) { return .trouble }
    return suites.contains { !$0.drift.isEmpty || $0.unclaimed > 0 } ? .differences : .nothingToDo
  }
}
