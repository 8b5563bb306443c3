import FontSurveys
import Glibc
import ImageDiff
import Imaging
import Reports
import Snapshots
import Synchronization

/// A survey of the fonts in a folder. It adds each font to a result file as soon as it is known.
struct SurveyRun {
  /// The plan of the survey.
  let plan: SurveyPlan
  private let folder: String
  private let jobs: Int
  private let results: GrowingFile
  /// The results so far, by the content of fonts.
  private let known: KnownFonts
  /// The results in the file for the fonts of this plan.
  private let recorded: [ExactPath: SurveyedFont]
  /// Files and folders that could not be surveyed, in sentences.
  private let unlisted: [String]

  /// Finds the fonts of a folder, and takes over the results in a file.
  ///
  /// - Parameter waiting: Called if another survey is writing to the result file.
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

  /// Returns a text with the program, its libraries and the time limit for a font, on which results
  /// depend.
  ///
  /// The program's version alone does not identify it, because its rules may change without a new
  /// version.
  ///
  /// - Parameters:
  ///   - code: The digest of the program's code; `nil` if it is not known.
  ///   - limit: The seconds of processor time for each font; `nil` for no limit.
  static func edition(code: SecureDigest?, limit: Int?) -> String {
    "typeproof \(BuildVersions.typeproof)" + (code.map { " (\("\($0)".prefix(12)))" } ?? "")
      + ", \(FontSurveyor.libraries)"
      + (limit.map { ", \($0) s a font" } ?? "")
  }

  /// Returns the results in a file's content, and the content to replace it with. That begins with
  /// the plan and ends with a complete line; it is `nil` if nothing has to be replaced.
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

  /// The outcome of a survey.
  struct Outcome {
    /// The fonts, in the order of the plan.
    var fonts: [SurveyedFont]
    /// The number of fonts that were known before.
    var knownCount: Int
    /// Files and folders that could not be surveyed, in sentences.
    var unlisted: [String]

    /// All files and folders that could not be read or surveyed, in sentences.
    var troubles: [String] { unlisted + fonts.compactMap(\.trouble) }
  }

  /// Surveys the fonts that are not known yet.
  ///
  /// - Parameter progress: Called with the number of fonts that are done.
  /// - Throws: `FileError` if results cannot be written.
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
  /// Whether the entry is surveyed: it has the name of a font. It may still be a pipe, which
  /// reading shows.
  fileprivate var isFont: Bool {
    guard FontFolder.isFontFile(path) else { return false }
    return switch kind {
    case .file: true
    case .unreadable(let error): error.action == .read && !error.isOfName
    case .folder, .link: false
    }
  }

  /// The reason, in sentences, why something that may be or contain a font is in no plan; `nil` for
  /// everything else. Names that are not UTF-8 cannot be opened or written to plans.
  fileprivate var whyUnlisted: String? {
    guard case .unreadable(let error) = kind,
      error.action == .list || error.isOfName && FontFolder.isFontFile(path)
    else { return nil }
    return "\(error)"
  }
}

extension FileError {
  /// Whether the error is due to a name that is not UTF-8.
  fileprivate var isOfName: Bool { code == EILSEQ }
}

/// The results of fonts by their content. Each content is surveyed once, whatever its name is.
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

  /// Returns the result for a content, and surveys it if needed. Other threads that ask meanwhile
  /// wait.
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
