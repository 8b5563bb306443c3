import Audit
import DynamicType
import Snapshots

/// The requirement that an interface has to meet.
enum InterfaceExpectation {
  /// The interface has to look like its goldens. `record` is the mode that the assertion itself
  /// asks for.
  case goldens(record: RecordMode?, environment: SnapshotEnvironment = .process)
  /// The interface has to follow the rules of a platform, apart from exemptions.
  case rules(except: [AuditExemption], platform: Platform)
}

/// A picture of an interface: its surroundings, and those before a change.
struct InterfaceShot {
  /// The index of its variant in the matrix.
  let place: Int
  let variants: [String]
  let category: ContentSizeCategory
  let surroundings: InterfaceSurroundings
  let start: InterfaceSurroundings?
}

/// The steps of an assertion on an interface.
///
/// It says what to lay out next, and the caller does so, with or without waiting for tasks. All
/// frames are laid out before any is drawn, because views may only be used on the main thread.
struct InterfaceRun {
  private let assertion: InterfaceAssertion
  private let expectation: InterfaceExpectation
  /// Launches the interface for each shot.
  let launcher: InterfaceLauncher
  private var current: Series
  private var earlier: Series?

  /// Pictures of launches, or of changes from one text size.
  private struct Series {
    let start: ContentSizeCategory?
    let shots: [InterfaceShot]
    /// The frames so far, in the order of the shots.
    var frames: [InterfaceFrame] = []

    /// Creates the series of pictures that an assertion asks for.
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

    /// The laid-out interface for each variant of the matrix.
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

  /// An interface laid out for one variant of the matrix, at each text size.
  private struct LaidOut {
    let variants: [String]
    var frames: [ContentSizeCategory: InterfaceFrame]

    /// The settings that distinguish it from other variants, in words; `nil` if there are none.
    var words: String? { variants.isEmpty ? nil : variants.joined(separator: ", ") }
  }

  /// - Throws: An error if nothing can be laid out, such as without fonts.
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

  /// Returns the next picture to lay out; `nil` after the last one.
  ///
  /// An audit begins with launches. Changes follow, if they are asked for, or from Large if the
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

  /// Adds the frame of the picture that `next()` returned.
  mutating func add(_ frame: InterfaceFrame) { current.frames.append(frame) }

  /// Returns the result for all frames.
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

  /// Draws, compares and records the pictures.
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

  /// Audits the frames.
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
