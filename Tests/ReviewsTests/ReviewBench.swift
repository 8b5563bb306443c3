import Snapshots
import DynamicType
import ImageDiff
import Imaging
import JSON
import Reports

@testable import Reviews
@testable import GoldenStore
@testable import Suites
@testable import Verification

/// A small suite that was recorded one way and is drawn another, with a report of that.
struct ReviewBench {
  let folder: ScratchFolder
  let fonts: FontFolder

  private static let fontsPath =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fonts"

  /// Nothing recorded yet.
  init() throws {
    folder = try ScratchFolder()
    fonts = try FontFolder(path: Self.fontsPath)
  }

  /// One ramp recorded, and a report of it with another word.
  init(recorded: RampSpec..., drawn: RampSpec...) throws {
    try self.init()
    try record(recorded)
    try report(on: drawn)
  }

  var store: SnapshotStore { SnapshotStore(root: folder("Snapshots")) }

  /// One word in a style at L and AX1.
  static func word(
    _ text: String, in style: TextStyle = .body, name: String = "word",
    categories: [ContentSizeCategory] = [.large, .accessibilityMedium]
  ) -> RampSpec {
    RampSpec(
      suite: "tiny", style: style, sample: Sample(name, text: text), font: .preferred,
      categories: categories, width: 120, scale: .x1, color: .black)
  }

  func suiteRun(
    _ ramps: [RampSpec], store: SnapshotStore? = nil, fonts: FontFolder? = nil,
    artifacts: String? = nil
  ) throws -> SuiteRun {
    SuiteRun(
      suite: try SuiteSpec(name: "tiny", ramps: ramps), fonts: fonts ?? self.fonts,
      systemFont: "Inter/InterVariable.ttf", store: store ?? self.store, jobs: 1,
      artifacts: artifacts.map { ArtifactFolder(path: $0, arrangement: .apart) })
  }

  func record(
    _ ramps: [RampSpec], filter: CellFilter = .all, in store: SnapshotStore? = nil
  ) throws {
    var run = try suiteRun(ramps, store: store)
    run.filter = filter
    _ = try run.record(.all)
  }

  func verify(_ ramps: RampSpec...) throws -> RunReport { try suiteRun(ramps).verify() }

  /// Writes a report of what is drawn into the folder `report`.
  func report(on ramps: [RampSpec], filter: CellFilter = .all) throws {
    var run = try suiteRun(ramps, artifacts: folder("report"))
    run.filter = filter
    let results = RunResults(
      try run.verify(), toolVersion: "0", artifacts: run.artifacts)
    try folder.write(try results.json().text + "\n", "report/report.json")
  }

  /// A review of the report, at half past nine on the first of February 2026.
  ///
  /// - Parameters:
  ///   - memory: The folder that decisions are kept in; `nil` for none.
  ///   - size: The most bytes that their file has.
  func session(
    by name: String = "Ada", in store: SnapshotStore? = nil, remembering memory: String? = nil,
    atMost size: Int = 64 << 20
  ) throws -> ReviewSession {
    ReviewSession(
      of: try ReviewedRun(folder: folder("report")), in: store ?? self.store,
      by: Reviewer(name: name, email: "ada@example.org"),
      now: { ReviewTime(secondsSince1970: 1_769_938_200) },
      remembering: memory.map { DecisionMemory(folder: folder($0), greatestSize: size) })
  }

  static func cell(
    _ category: ContentSizeCategory = .large, in style: TextStyle = .body, name: String = "word"
  ) -> SnapshotName {
    SnapshotName(
      ramp: RampName(suite: "tiny", style: style, sample: name, scale: .x1), category: category)
  }

  static let picture = "Snapshots/tiny/body/word.l@1x.png"
  static let layout = "Snapshots/tiny/body/word@1x.txt"
  static let reviews = "Snapshots/tiny/reviews.txt"
}

extension RunReport {
  /// The verdicts in a word each, by cell.
  var words: [String] { outcomes.map { "\($0.name.coordinates) \($0.verdict.word.rawValue)" } }
}

extension ReviewAnswer {
  /// Cells and states in a word each.
  var words: [String] { cells.map { "\($0.name.coordinates) \($0.state.word)" } }
  /// Why cells were refused.
  var reasons: [String] { cells.compactMap(\.state.reason) }
}
