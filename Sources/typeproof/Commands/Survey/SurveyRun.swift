import ImageDiff
import Imaging
import Reports
import Snapshots
import Synchronization

/// A survey of the fonts of a folder, which adds each font to a file of results as soon as it is known.
struct SurveyRun {
  /// What is surveyed.
  let plan: SurveyPlan
  private let folder: String
  private let jobs: Int
  private let results: GrowingFile
  /// What earlier runs found, by the content of fonts.
  private let known: [ContentDigest: FontSurvey]
  /// What of that is on record for the fonts of this plan.
  private let recorded: [String: FontSurvey]
  /// What could not be looked into, in sentences.
  private let unlisted: [String]

  /// The endings of font files; web fonts are refused when they are read, and so are told.
  private static let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]

  /// Finds the fonts of a folder, and takes up what a file of results says of them.
  ///
  /// - Throws: `SurveyCommandError`, or `FileError`.
  init(folder: String, shard: Shard?, results path: String, jobs: Int) throws {
    let entries = try FileTree.entries(below: folder)
    let fonts = entries.filter { $0.kind == .file && Self.isFont($0.path) }.map(\.path)
    guard !fonts.isEmpty else { throw SurveyCommandError.noFonts(folder: folder) }
    unlisted = entries.compactMap { entry in
      guard case .unreadable(let error) = entry.kind else { return nil }
      // A pipe that is called neither as a font nor as a folder is none of ours.
      return error.action == .list || Self.isFont(entry.path) ? "\(error)" : nil
    }
    // What is gone meanwhile is told when it is read.
    let sizes = fonts.map { ($0, FileTree.size(of: "\(folder)/\($0)") ?? 0) }
    plan = SurveyPlan(
      of: Dictionary(sizes, uniquingKeysWith: { first, _ in first }), shard: shard,
      edition: "typeproof \(Typeproof.version), \(FontSurveyor.edition)")
    self.folder = folder
    self.jobs = jobs
    results = try GrowingFile(path: path)
    let earlier = try Self.takeUp(results, at: path, for: plan)
    recorded = earlier?.latest ?? [:]
    known = Dictionary(
      (earlier?.fonts ?? []).compactMap { font in font.survey.map { ($0.digest, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static func isFont(_ path: String) -> Bool {
    endings.contains { path.lowercased().hasSuffix($0) }
  }

  /// What a file of results says; afterwards it begins with the plan and ends with a whole line.
  ///
  /// - Returns: `nil` where it says nothing that holds today.
  private static func takeUp(
    _ results: GrowingFile, at path: String, for plan: SurveyPlan
  ) throws -> SurveyLog? {
    let content = try results.content()
    let head = try plan.line()
    // A process may have ended while it wrote the first line.
    guard content.contains(UInt8(ascii: "\n")) || !head.starts(with: content) else {
      try results.cut(to: 0)
      try results.append(head)
      return nil
    }
    let log: SurveyLog
    do {
      log = try SurveyLog(reading: content)
    } catch {
      throw SurveyCommandError.results(path, error)
    }
    if log.plan == plan {
      try results.cut(to: log.intactSize)
      return log
    }
    let holds = log.plan.edition == plan.edition
    let own = Set(plan.fonts)
    let kept = holds ? log.latest.filter { own.contains($0.key) } : [:]
    var lines = head
    for (font, survey) in kept.sorted(by: { $0.key < $1.key }) {
      lines += try SurveyedFont(path: font, survey: survey).line() ?? []
    }
    try results.cut(to: 0)
    try results.append(lines)
    guard holds else { return nil }
    return try SurveyLog(reading: lines)
  }

  /// What a survey came to.
  struct Outcome {
    /// The fonts, in the order of the plan.
    var fonts: [SurveyedFont]
    /// How many of them were known.
    var knownCount: Int
    /// What could not be read, in sentences.
    var troubles: [String]
  }

  /// Surveys the fonts that are not known yet.
  ///
  /// - Parameter progress: Told how many fonts are done.
  /// - Throws: `FileError` where results cannot be written.
  func survey(progress: @Sendable (Int) -> Void) throws -> Outcome {
    let count = Mutex(0)
    let failure = Mutex<(any Error)?>(nil)
    let looked = try inParallel(
      plan.fonts, jobs: jobs, worker: { try FontSurveyor() },
      body: { surveyor, path -> Look in
        // Without a place for results nothing more is worth finding.
        guard failure.withLock({ $0 == nil }) else { return .unread("") }
        let look = look(at: path, by: surveyor)
        do {
          try count.withLock { count in
            if case .found(let survey) = look, recorded[path] != survey {
              let line = try SurveyedFont(path: path, survey: survey).line() ?? []
              try results.append(line)
            }
            count += 1
            progress(count)
          }
        } catch {
          failure.withLock { $0 = $0 ?? error }
        }
        return look
      })
    if let error = failure.withLock({ $0 }) { throw error }
    try results.sync()
    var outcome = Outcome(fonts: [], knownCount: 0, troubles: unlisted)
    for (path, look) in zip(plan.fonts, looked) {
      switch look {
      case .known(let survey), .found(let survey):
        outcome.fonts.append(SurveyedFont(path: path, survey: survey))
      case .unread(let sentence):
        outcome.fonts.append(SurveyedFont(path: path, survey: nil))
        outcome.troubles.append(sentence)
      }
      if case .known = look { outcome.knownCount += 1 }
    }
    return outcome
  }

  /// What became of a file.
  private enum Look: Sendable {
    case known(FontSurvey)
    case found(FontSurvey)
    case unread(String)
  }

  private func look(at path: String, by surveyor: FontSurveyor) -> Look {
    let content: [UInt8]
    do {
      guard let read = try FileTree.read(path, within: folder, atMost: FontLimits().fileSize)
      else { return .unread("\(folder)/\(path) is gone. Survey again.") }
      content = read
    } catch {
      return .unread("\(error)")
    }
    if let survey = known[ContentDigest(of: content)] {
      // On record under another name, it is put on record under this one.
      return recorded[path] == survey ? .known(survey) : .found(survey)
    }
    return .found(surveyor.survey(content))
  }
}
