import FontSurveys
import Glibc
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
  /// What was found so far, by the content of fonts.
  private let known: KnownFonts
  /// What of that is on record for the fonts of this plan.
  private let recorded: [ExactPath: SurveyedFont]
  /// What could not be looked into, in sentences.
  private let unlisted: [String]

  /// Finds the fonts of a folder, and takes up what a file of results says of them.
  ///
  /// - Parameter waiting: Called where another survey writes to the file of results.
  /// - Throws: `SurveyCommandError`, or `FileError`.
  init(
    folder: String, shard: Shard?, results path: String, jobs: Int, waiting: () -> Void = {}
  ) throws {
    let entries = try FileTree.entries(below: folder)
    let fonts = entries.filter(\.isFont).map(\.path)
    unlisted = entries.compactMap(\.whyUnlisted)
    guard !fonts.isEmpty else {
      throw SurveyCommandError.noFonts(folder: folder, unlisted: unlisted)
    }
    // What is gone meanwhile is told when it is read.
    let sizes = fonts.map { (key: $0, value: FileTree.size(of: "\(folder)/\($0)") ?? 0) }
    let plan = SurveyPlan(
      of: sizes, shard: shard,
      edition: Self.edition(code: ProgramCode.digest(), limit: WorkWatch.limit))
    var earlier: SurveyLog?
    results = try GrowingFile(path: path, waiting: waiting) { content in
      do {
        let (known, replacement) = try Self.takeUp(content, for: plan)
        earlier = known
        return replacement
      } catch let error as SurveyLogError {
        throw SurveyCommandError.results(path, error)
      }
    }
    self.plan = plan
    self.folder = folder
    self.jobs = jobs
    recorded = earlier?.latest ?? [:]
    known = KnownFonts(earlier?.fonts.compactMap(\.survey) ?? [])
  }

  /// The program, its libraries and the time for a font: with more of it a font may be refused no longer.
  ///
  /// A version would not do for the program, as its rules may change under the same one.
  ///
  /// - Parameters:
  ///   - code: What stands for the program's code; `nil` where nobody knows it.
  ///   - limit: The seconds of a processor's time that there are for a font; `nil` for no limit.
  static func edition(code: SecureDigest?, limit: Int?) -> String {
    "typeproof \(BuildVersions.typeproof)" + (code.map { " (\("\($0)".prefix(12)))" } ?? "")
      + ", \(FontSurveyor.libraries)"
      + (limit.map { ", \($0) s a font" } ?? "")
  }

  /// What the content of a file of results says, and what it is to hold instead, so that it begins with the
  /// plan and ends with a whole line; nothing where it does.
  private static func takeUp(
    _ content: [UInt8], for plan: SurveyPlan
  ) throws -> (log: SurveyLog?, replacement: [UInt8]?) {
    let head = try plan.line()
    // A process may have ended while it wrote the first line.
    guard content.contains(UInt8(ascii: "\n")) || !head.starts(with: content) else {
      return (nil, head)
    }
    let log: SurveyLog
    do throws(SurveyLogError) {
      log = try WorkWatch.over("The results of earlier surveys") { () throws(SurveyLogError) in
        try SurveyLog(reading: content)
      }
    } catch {
      guard error == .otherVersion else { throw error }
      return (nil, head)
    }
    if log.plan == plan {
      let isIntact = log.intactSize == content.count
      return (log, isIntact ? nil : Array(content[..<log.intactSize]))
    }
    guard log.plan.edition == plan.edition else { return (nil, head) }
    // Fonts that the plan has no more may come again, under other names too.
    return (
      log,
      try log.latest.sorted { $0.key < $1.key }
        .filter { $0.value.survey != nil }
        .reduce(into: head) { lines, font in lines += try font.value.line() }
    )
  }

  /// What a survey came to.
  struct Outcome {
    /// The fonts, in the order of the plan.
    var fonts: [SurveyedFont]
    /// How many of them were known.
    var knownCount: Int
    /// What could not be looked into, in sentences.
    var unlisted: [String]

    /// What could not be read or looked into, in sentences.
    var troubles: [String] { unlisted + fonts.compactMap(\.trouble) }
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
      body: { surveyor, path -> SurveyedFont? in
        // Without a place for results nothing more is worth finding.
        guard failure.withLock({ $0 == nil }) else { return nil }
        let font = look(at: path, by: surveyor)
        do {
          try count.withLock { count in
            if recorded[ExactPath(path)] != font { try results.append(try font.line()) }
            count += 1
            progress(count)
          }
        } catch {
          failure.withLock { $0 = $0 ?? error }
        }
        return font
      })
    if let error = failure.withLock({ $0 }) { throw error }
    try results.sync()
    let fonts = looked.compactMap(\.self)
    return Outcome(
      fonts: fonts,
      knownCount: fonts.count { $0.survey != nil && recorded[ExactPath($0.path)] == $0 },
      unlisted: unlisted)
  }

  private func look(at path: String, by surveyor: FontSurveyor) -> SurveyedFont {
    let content: [UInt8]
    do throws(FileError) {
      guard let read = try FileTree.read(path, within: folder, atMost: FontLimits().fileSize)
      else {
        return SurveyedFont(path: path, trouble: "\(path) is gone. Survey again.")
      }
      content = read
    } catch {
      // The same wherever the folder lies, as parts may be surveyed on several machines.
      return SurveyedFont(path: path, trouble: "\(error.named(path))")
    }
    let digest = SecureDigest(of: content)
    let survey = known.survey(of: digest) {
      // Else each survey of the folder would end at this font.
      let ending: @Sendable () -> Void = { [results] in
        let slow = FontSurvey(
          digest: digest, byteCount: content.count,
          outcome: .refused("It takes more processor time than a font may."))
        try? results.append(SurveyedFont(path: path, survey: slow).line())
        try? results.sync()
      }
      return WorkWatch.over(path, atOverrun: ending) { surveyor.survey(content) }
    }
    return SurveyedFont(path: path, survey: survey)
  }
}

extension FileTree.Entry {
  /// Whether it is surveyed. What is called as a font is one, though it may be a pipe; reading tells.
  fileprivate var isFont: Bool {
    guard FontFolder.isFontFile(path) else { return false }
    return switch kind {
    case .file: true
    case .unreadable(let error): error.action == .read && !error.isOfName
    case .folder, .link: false
    }
  }

  /// Why it is in no plan though it may be a font or hold some, in sentences; `nil` for all else. Nothing
  /// is found by a name that is no UTF-8, and plans and results have no way to write it.
  fileprivate var whyUnlisted: String? {
    guard case .unreadable(let error) = kind,
      error.action == .list || error.isOfName && FontFolder.isFontFile(path)
    else { return nil }
    return "\(error)"
  }
}

extension FileError {
  /// Whether a name that is no UTF-8 is why.
  fileprivate var isOfName: Bool { code == EILSEQ }
}

/// What is known of fonts by their content, which each is looked at for once, whatever it is called.
final class KnownFonts: Sendable {
  private final class Entry: Sendable {
    let survey: Mutex<FontSurvey?>

    init(_ survey: FontSurvey?) { self.survey = Mutex(survey) }
  }

  private let entries: Mutex<[SecureDigest: Entry]>

  init(_ surveys: [FontSurvey]) {
    entries = Mutex(
      Dictionary(
        surveys.map { ($0.digest, Entry($0)) }, uniquingKeysWith: { first, _ in first }))
  }

  /// What is known of a content, found out unless it is. Who asks at the same time waits for it.
  func survey(of digest: SecureDigest, look: () -> FontSurvey) -> FontSurvey {
    let entry = entries.withLock { entries in
      if let entry = entries[digest] { return entry }
      let entry = Entry(nil)
      entries[digest] = entry
      return entry
    }
    return entry.survey.withLock { known in
      if let known { return known }
      let found = look()
      known = found
      return found
    }
  }
}
