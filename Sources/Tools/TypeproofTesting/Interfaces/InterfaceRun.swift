import Audit
import DynamicType
import Snapshots

/// What an interface is held to.
enum InterfaceExpectation {
  /// Its goldens; `record` is the mode that the assertion itself asks for.
  case goldens(record: RecordMode?, environment: SnapshotEnvironment = .process)
  /// The rules of a platform, but for those that are switched off.
  case rules(except: [AuditExemption], platform: Platform)
}

/// A picture of an interface: where it is shown, and where it was before that changed.
struct InterfaceShot {
  /// Which of the matrix it is of.
  let place: Int
  let variants: [String]
  let category: ContentSizeCategory
  let surroundings: InterfaceSurroundings
  let start: InterfaceSurroundings?
}

/// An assertion on an interface, on its way from what the caller said to a failure, or to none.
///
/// It says what to lay out next, and whoever runs it does, waiting or not. All frames are laid out before any
/// is drawn, as views may live on the main thread alone.
struct InterfaceRun {
  private let assertion: InterfaceAssertion
  private let expectation: InterfaceExpectation
  /// What starts the interface for each shot.
  let launcher: InterfaceLauncher
  private var current: Series
  private var earlier: Series?

  /// Pictures of launches, or of changes from one text size.
  private struct Series {
    let start: ContentSizeCategory?
    let shots: [InterfaceShot]
    /// One for each of the first shots.
    var frames: [InterfaceFrame] = []

    /// The pictures that are asked for.
    init(of snapshotting: InterfaceSnapshotting, from start: ContentSizeCategory?) throws {
      self.start = start
      shots = try snapshotting.matrix.enumerated().flatMap { place, variant in
        Set(snapshotting.categories).sorted().map { category in
          InterfaceShot(
            place: place, variants: variant.variants, category: category,
            surroundings: variant.surroundings(category), start: start.map(variant.surroundings))
        }
      }
    }

    /// The interface in each window of the matrix.
    var laidOut: [LaidOut] {
      var all: [LaidOut] = []
      for (shot, frame) in zip(shots, frames) {
        if all.count == shot.place {
          all.append(LaidOut(variants: shot.variants, frames: [:]))
        }
        all[all.count - 1].frames[shot.category] = frame
      }
      return all
    }
  }

  /// An interface laid out in one window of the matrix.
  private struct LaidOut {
    let variants: [String]
    var frames: [ContentSizeCategory: InterfaceFrame]

    /// What sets it apart from others of its name, in words; `nil` for nothing.
    var words: String? { variants.isEmpty ? nil : variants.joined(separator: ", ") }
  }

  /// - Throws: Where nothing can be laid out, as without fonts.
  init(of assertion: InterfaceAssertion, heldTo expectation: InterfaceExpectation) throws {
    self.assertion = assertion
    self.expectation = expectation
    let package = try assertion.configuration.package(of: assertion.caller)
    let app = assertion.configuration.assets.map(package.path) ?? package.path
    launcher = try InterfaceLauncher(
      assertion.sample, fonts: assertion.fonts(in: package),
      assets: assertion.session.assets(below: app),
      strings: assertion.session.strings(below: app),
      prepare: { try assertion.configuration.prepareLaunch(isOnMainActor: assertion.isOnMainActor) }
    )
    let isOfGoldens = if case .goldens = expectation { true } else { false }
    current = try Series(
      of: assertion.snapshotting, from: isOfGoldens ? assertion.snapshotting.start : nil)
  }

  /// The next picture to lay out; `nil` where all are.
  ///
  /// An audit is of launches first. Then come changes: where they are asked for, and from Large where the
  /// interface is an object, which has to follow by itself.
  mutating func next() throws -> InterfaceShot? {
    if current.frames.count < current.shots.count { return current.shots[current.frames.count] }
    guard case .rules = expectation, earlier == nil,
      let start = assertion.snapshotting.start ?? (launcher.isObject ? .large : nil)
    else { return nil }
    earlier = current
    current = try Series(of: assertion.snapshotting, from: start)
    return current.shots.first
  }

  /// Takes in the frame of the picture that was the next.
  mutating func add(_ frame: InterfaceFrame) { current.frames.append(frame) }

  /// What all frames come to.
  func result() throws -> SnapshotResult {
    switch expectation {
    case .goldens(let record, let environment):
      try golden(record: record, environment: environment).warning(of: launcher.leaks)
    case .rules(let exemptions, let platform):
      SnapshotResult(
        failure: SnapshotFailure(of: audit(platform: platform, exemptions: exemptions)),
        warning: nil
      ).warning(of: launcher.leaks)
    }
  }

  /// Draws, compares and records.
  private func golden(
    record: RecordMode?, environment: SnapshotEnvironment
  ) throws -> SnapshotResult {
    let (snapshotting, configuration) = (assertion.snapshotting, assertion.configuration)
    let recording = try Recording(
      argument: record, configured: configuration.record, environment: environment)
    let package = try configuration.package(of: assertion.caller)
    let fonts = try assertion.fonts(in: package)
    let suite = TestCoordinates.suite(ofFile: "\(assertion.caller.filePath)")
    let ramps = current.laidOut.map { laidOut in
      RampSpec(
        suite: suite, interface: assertion.sample, frames: laidOut.frames,
        scale: snapshotting.scale, variants: laidOut.variants, tolerance: snapshotting.tolerance,
        showing: current.start == nil ? .launch : .change)
    }
    return try SuiteRun(
      suite: SuiteSpec(name: suite, ramps: ramps), fonts: fonts.folder,
      systemFont: fonts.systemFont,
      store: SnapshotStore(root: environment.goldens ?? package.snapshots),
      jobs: ScalingAssertion.jobs,
      artifacts: ArtifactFolder(path: environment.artifacts ?? package.artifacts)
    ).result(recording: recording, claimedBy: assertion.caller, in: assertion.session)
  }

  /// What an audit finds.
  private func audit(platform: Platform, exemptions: [AuditExemption]) -> AuditReport {
    let (snapshotting, sample) = (assertion.snapshotting, assertion.sample)
    let fresh = (earlier ?? current).laidOut
    let launches = fresh.map {
      InterfaceAudit(
        of: sample, frames: $0.frames, variant: $0.words, moment: earlier == nil ? nil : .launch,
        scale: snapshotting.scale, platform: platform)
    }
    let changes = current.start.map { start in
      zip(fresh, current.laidOut).map { fresh, changed in
        ChangeAudit(
          of: sample, from: start, changed: changed.frames, fresh: fresh.frames,
          variant: fresh.words, scale: snapshotting.scale, platform: platform)
      }
    }
    return InterfaceAudit.report(
      of: snapshotting.start == nil ? launches : [], changes: changes ?? [],
      exemptions: exemptions)
  }
}
