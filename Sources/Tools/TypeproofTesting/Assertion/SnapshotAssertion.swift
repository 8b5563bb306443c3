import Glibc
import Snapshots

/// An assertion on a text.
struct SnapshotAssertion<Text: SnapshotText> {
  let text: Text
  let snapshotting: Snapshotting
  let name: String?
  let testName: String
  let caller: CallerLocation
  let configuration: SnapshotTestingConfiguration
  let environment: SnapshotEnvironment
  let session: SnapshotSession

  /// Draws, compares and records the pictures.
  ///
  /// - Parameter record: The mode that the assertion's own argument asks for.
  func result(record: RecordMode?) throws -> SnapshotResult {
    let recording = try Recording(
      argument: record, configured: configuration.record, environment: environment)
    let package = try configuration.package(of: caller)
    return try run(in: package).result(recording: recording, claimedBy: caller, in: session)
  }

  private func run(in package: PackageFolder) throws -> SuiteRun {
    var sample = text.sample(orNamed: TestCoordinates.sample(ofTest: testName))
    if let name { sample.name = name }
    let part = try snapshotting.part(
      ofSuite: TestCoordinates.suite(ofFile: "\(caller.filePath)"), showing: sample)
    let fonts = try configuration.fontFolder(in: package, session: session)
    return SuiteRun(
      suite: part, fonts: fonts,
      systemFont: try configuration.systemFont(among: fonts, isNeeded: part.needsSystemFont),
      store: SnapshotStore(root: environment.goldens ?? package.snapshots),
      jobs: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      artifacts: ArtifactFolder(path: environment.artifacts ?? package.artifacts))
  }
}

extension SuiteSpec {
  /// Whether any text uses the system font.
  fileprivate var needsSystemFont: Bool {
    ramps.contains { ramp in
      ramp.font.isSystemFont
        || ramp.sample.text.runs.contains { $0.attributes.font?.fontDescriptor.isCustom == false }
    }
  }
}

extension FontDescriptor {
  /// Whether the face is the app's own and not the system's.
  fileprivate var isCustom: Bool {
    if case .custom = origin { true } else { false }
  }
}

extension SuiteRun {
  /// Draws, compares and records the pictures of an assertion.
  func result(
    recording: Recording, claimedBy caller: CallerLocation, in session: SnapshotSession
  ) throws -> SnapshotResult {
    try session.claim(self, by: caller)
    try session.checkItself(with: self)
    var run = self
    run.fontHistory = session.fontHistory(of: fonts)
    let outcomes = try run.checkPart(recording: recording.mode)
    return SnapshotResult(
      failure: SnapshotFailure(of: outcomes, recording: recording, store: store),
      warning: SnapshotWarning(of: outcomes))
  }
}
