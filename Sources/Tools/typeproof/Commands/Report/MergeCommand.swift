import Reports
import Reviews
import Snapshots

/// `typeproof merge`: combines the reports of a suite's shards.
struct MergeCommand: Command {
  static let name = "merge"
  static let summary = "Combine the reports of a suite's shards."
  static let discussion = """
    Each machine verifies one shard of the suite, for example with --shard 1/4 --report FOLDER. \
    merge combines these reports into the one that a single machine would have written. The order of \
    the folders does not matter. A missing shard is an error, and so are two different reports of \
    one shard.

    The exit status is that of verify for the whole suite.

      typeproof merge parts/*/ --report .build/report
    """

  @Option("The folder for the combined report.", value: "folder", completion: .folder)
  var report: String
  @Option(
    "The folder of goldens, where no report may be written. By default Snapshots beside "
      + "typeproof.json or the nearest Fonts folder.",
    value: "folder", completion: .folder)
  var snapshots: String?
  @Argument("The folders of the shards' reports.", name: "folder", completion: .folder)
  var folders: [String]

  func run(in console: Console) throws -> ExitCode {
    guard !report.isEmpty else { throw SuiteOptionsError.emptyPath(option: "--report") }
    try ReportPlace.check(
      report, goldens: try ReviewOptions.goldens(named: snapshots), option: "--report")
    if let part = folders.first(where: { FileTree.isInside(report, folder: $0) }) {
      throw MergeCommandError.intoPart(part)
    }
    // Should this end before its report, that of an earlier merge would be taken for it.
    try ReportFolder(path: report).clearWithPictures()
    let parts = try folders.map { folder in
      // What a survey leaves of a part is a file, and may be taken for one of these.
      guard !FileTree.isRegularFile(folder) else { throw MergeCommandError.file(folder) }
      let part = try ReviewedRun(folder: folder)
      guard part.results.shard != nil else { throw MergeCommandError.noPart(folder: folder) }
      return part
    }
    try checkAgreement(of: parts.map(\.results))
    var results = try RunResults(merging: parts.map(\.results))
    let pictures = try Self.pictures(of: parts, into: &results)
    for (name, content) in pictures.sorted(by: { $0.key < $1.key }) {
      try AtomicFile.write(content, named: name, within: report)
    }
    try ReportFolder(path: report).write(results)
    for trouble in results.troubles { console.complain(TerminalText.escaped(trouble)) }
    try console.print(TerminalText.escaped(results.sum))
    try GitHubJob.tell(results, asJSON: false, in: console)
    return ExitCode(results.status)
  }

  /// Checks that the shards are of one run, and that equal shards have equal results.
  ///
  /// - Throws: `MergeCommandError` with the folders of two shards that do not fit.
  private func checkAgreement(of parts: [RunResults]) throws(MergeCommandError) {
    var byIndex: [Int: (folder: String, results: RunResults)] = [:]
    for (folder, part) in zip(folders, parts) {
      if let words = parts[0].difference(from: part) {
        throw .strangers(folders[0], folder, words)
      }
      guard let shard = part.shard else { continue }
      if let other = byIndex[shard.index], other.results != part {
        throw .contradiction(other.folder, folder, shard)
      }
      byIndex[shard.index] = (folder, part)
    }
  }

  /// Returns all pictures by their names. A missing one becomes a trouble of the results.
  ///
  /// - Throws: `MergeCommandError.twoPictures`.
  private static func pictures(
    of parts: [ReviewedRun], into results: inout RunResults
  ) throws -> [String: [UInt8]] {
    var pictures: [String: [UInt8]] = [:]
    for part in parts {
      for (name, content) in part.pictures.sorted(by: { $0.key < $1.key }) {
        guard pictures[name] ?? content == content else {
          throw MergeCommandError.twoPictures(name)
        }
        pictures[name] = content
      }
    }
    for name in results.cells.flatMap(\.pictures.all) where pictures[name] == nil {
      let reason = parts.lazy.compactMap { $0.troubles[name] }.first
      results.troubles.append(
        reason ?? "The picture \(name) is in none of the shards' reports. Verify its shard again.")
    }
    return pictures
  }
}

/// The reason why reports are not merged.
enum MergeCommandError: Error, Equatable, CustomStringConvertible {
  /// The folder has the report of a whole suite.
  case noPart(folder: String)
  /// A file was named instead of a folder.
  case file(String)
  /// The combined report would replace that of a shard.
  case intoPart(String)
  /// Two folders have reports of different runs. The last text names the difference.
  case strangers(String, String, String)
  /// Two folders have the same shard, with different results.
  case contradiction(String, String, Shard)
  /// Two shards have different pictures with the same name.
  case twoPictures(String)

  var description: String {
    switch self {
    case .noPart(let folder):
      "The report in \(folder) covers a whole suite. Name folders written by: typeproof verify "
        + "--shard 1/2 --report FOLDER"
    case .file(let path):
      "\(path) is a file. Name folders written by “typeproof verify --shard 1/2 --report FOLDER”. "
        + "To merge a survey, use “typeproof survey --merge”."
    case .intoPart(let part):
      "--report is inside \(part), the report of a shard. Choose another folder."
    case .strangers(let one, let other, let difference):
      "\(one) and \(other) are not shards of one run: \(difference). Verify all shards in the "
        + "same way."
    case .contradiction(let one, let other, let shard):
      "\(one) and \(other) both have shard \(shard), with different results. The drawing depends "
        + "on the machine, or changes from run to run. Find out which, and verify again."
    case .twoPictures(let name):
      "Two shards have different pictures named \(name). The drawing depends on the machine, or "
        + "changes from run to run. Find out which, and verify again."
    }
  }
}
