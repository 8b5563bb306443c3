import Snapshots
import DynamicType
import Imaging

@testable import Changes
@testable import GoldenStore
@testable import Suites
@testable import Verification

/// A store in a temporary folder, and what is drawn into it.
struct Bench {
  let folder: TemporaryFolder
  let fonts: FontFolder
  let systemFont: SystemFont

  /// The fonts of the repository.
  static let fontsPath =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fonts"
  static let inter = "Inter/InterVariable.ttf"

  init(
    fonts: String = Bench.fontsPath, systemFont: SystemFont = SystemFont(Bench.inter)
  ) throws {
    self.systemFont = systemFont
    folder = try TemporaryFolder()
    self.fonts = try FontFolder(path: fonts)
  }

  var store: SnapshotStore { SnapshotStore(root: folder("Snapshots")) }

  /// One word in Body at L and AX1, 120 pt wide.
  static func word(
    _ text: String = "Type", name: String = "word", font: FontChoice = .preferred,
    width: Points? = 120, color: RGBAColor = .black,
    categories: [ContentSizeCategory] = [.large, .accessibilityMedium]
  ) -> RampSpec {
    RampSpec(
      suite: "tiny", style: .body, sample: Sample(name, text: text), font: font,
      categories: categories, width: width, scale: .x1, color: color)
  }

  /// The same cells, of which the second would be larger than the 2000 pt that are laid out.
  static let tooLargeAtAX1 = word(
    ".", font: .custom(inter, size: 1500, relativeTo: .body), width: nil)

  func run(
    _ ramps: [RampSpec], filter: CellFilter = .all, jobs: Int = 1, artifacts: Bool = false
  ) throws -> SuiteRun {
    SuiteRun(
      suite: try SuiteSpec(name: "tiny", ramps: ramps), fonts: fonts, systemFont: systemFont,
      store: store, filter: filter, jobs: jobs,
      artifacts: artifacts ? ArtifactFolder(path: folder("artifacts")) : nil)
  }

  @discardableResult
  func record(
    _ ramps: RampSpec..., mode: RecordMode = .all, filter: String? = nil
  ) throws -> RunReport {
    try run(ramps, filter: filter.map(CellFilter.init(glob:)) ?? .all).record(mode)
  }

  func verify(_ ramps: RampSpec..., filter: String? = nil) throws -> RunReport {
    try run(ramps, filter: filter.map(CellFilter.init(glob:)) ?? .all).verify()
  }

  /// A cell as it is drawn today.
  func drawn(
    _ ramp: RampSpec, at category: ContentSizeCategory = .large
  ) throws -> DrawnCell {
    try CellWorker(fonts: fonts, systemFont: systemFont).draw(ramp, at: category)
  }

  /// The change of the first cell of a ramp, which is recorded one way and verified another.
  func change(from old: RampSpec, to new: RampSpec) throws -> CellChange? {
    try record(old)
    return try verify(new).changes.first
  }
}

extension RunReport {
  var verdicts: [Verdict] { outcomes.map(\.verdict) }

  var changes: [CellChange] {
    verdicts.compactMap { verdict in
      if case .changed(let change) = verdict { change } else { nil }
    }
  }

  /// What cells that cannot be read or drawn say.
  var reasons: [String] {
    verdicts.compactMap { verdict in
      switch verdict {
      case .unreadable(let reason): "unreadable: \(reason)"
      case .failed(let reason): "failed: \(reason)"
      default: nil
      }
    }
  }

  var recorded: [String] { outcomes.filter(\.isRecorded).map(\.name.coordinates) }
}

extension Drift {
  /// All versions are those of the recording.
  static let none = Drift(
    unicode: nil, sizeTable: nil, libraries: [])
}
