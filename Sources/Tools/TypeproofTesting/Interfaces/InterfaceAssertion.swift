import Audit
import DynamicType
import Glibc
import Snapshots

/// An assertion on an interface, on its way from what the caller said to a failure, or to none.
///
/// All frames are laid out before any is drawn, as views may live on the main thread alone.
struct InterfaceAssertion {
  let snapshotting: InterfaceSnapshotting
  let name: String?
  let testName: String
  let caller: CallerLocation
  let configuration: SnapshotTestingConfiguration
  let session: SnapshotSession
  /// Whether it is asserted on the main actor.
  let isOnMainActor: Bool

  /// A picture of the interface: where it is shown, and where it was before that changed.
  struct Shot {
    /// Which of the matrix it is of.
    let place: Int
    let variants: [String]
    let category: ContentSizeCategory
    let surroundings: InterfaceSurroundings
    let start: InterfaceSurroundings?
  }

  /// An interface laid out in one window of the matrix.
  private struct LaidOut {
    let variants: [String]
    var frames: [ContentSizeCategory: InterfaceFrame]

    /// What sets it apart from others of its name, in words; `nil` for nothing.
    var words: String? { variants.isEmpty ? nil : variants.joined(separator: ", ") }
  }

  /// The pictures that are asked for: of launches, or where `start` is given of changes from it.
  func shots(from start: ContentSizeCategory?) throws -> [Shot] {
    try snapshotting.matrix.enumerated().flatMap { place, variant in
      Set(snapshotting.categories).sorted().map { category in
        Shot(
          place: place, variants: variant.variants, category: category,
          surroundings: variant.surroundings(category), start: start.map(variant.surroundings))
      }
    }
  }

  /// An error that says where it happened.
  func trouble(_ error: any Error, at shot: Shot) -> any Error {
    if error is MadeBeforeLaunch || error is SnapshotAssertionError { return error }
    return InterfaceTrouble(
      name: sample, place: shot.variants + [shot.category.shortName], reason: "\(error)")
  }

  private func laidOut(_ shots: [Shot], _ frames: [InterfaceFrame]) -> [LaidOut] {
    var all: [LaidOut] = []
    for (shot, frame) in zip(shots, frames) {
      if all.count == shot.place {
        all.append(LaidOut(variants: shot.variants, frames: [:]))
      }
      all[all.count - 1].frames[shot.category] = frame
    }
    return all
  }

  /// Draws, compares and records.
  ///
  /// - Parameters:
  ///   - frames: One for each of the shots.
  ///   - record: The mode that the assertion itself asks for.
  func result(
    of frames: [InterfaceFrame], by launcher: InterfaceLauncher, record: RecordMode?,
    environment: SnapshotEnvironment
  ) throws -> SnapshotResult {
    let recording = try Recording(
      argument: record, configured: configuration.record, environment: environment)
    let package = try configuration.package(of: caller)
    let fonts = try fonts(in: package)
    let suite = TestCoordinates.suite(ofFile: "\(caller.filePath)")
    let ramps = laidOut(try shots(from: snapshotting.start), frames).map { laidOut in
      RampSpec(
        suite: suite, interface: sample, frames: laidOut.frames, scale: snapshotting.scale,
        variants: laidOut.variants, tolerance: snapshotting.tolerance,
        showing: snapshotting.start == nil ? .launch : .change)
    }
    return try SuiteRun(
      suite: SuiteSpec(name: suite, ramps: ramps), fonts: fonts.folder,
      systemFont: fonts.systemFont, store: SnapshotStore(root: package.snapshots),
      jobs: ScalingAssertion.jobs,
      artifacts: ArtifactFolder(path: environment.artifacts ?? package.artifacts)
    ).result(recording: recording, claimedBy: caller, in: session)
      .warning(of: launcher.leaks)
  }

  /// What an audit finds.
  ///
  /// - Parameters:
  ///   - fresh: The interface started at each text size.
  ///   - changed: The same after a change to each from `start`; empty where there is none.
  func result(
    of fresh: [InterfaceFrame], changed: [InterfaceFrame], from start: ContentSizeCategory?,
    by launcher: InterfaceLauncher, platform: Platform, exemptions: [AuditExemption]
  ) throws -> SnapshotResult {
    let fresh = laidOut(try shots(from: nil), fresh)
    let launches = fresh.map {
      InterfaceAudit(
        of: sample, frames: $0.frames, variant: $0.words, moment: start == nil ? nil : .launch,
        scale: snapshotting.scale, platform: platform)
    }
    let changes = try start.map { start in
      zip(fresh, laidOut(try shots(from: start), changed)).map { fresh, changed in
        ChangeAudit(
          of: sample, from: start, changed: changed.frames, fresh: fresh.frames,
          variant: fresh.words, scale: snapshotting.scale, platform: platform)
      }
    }
    let report = InterfaceAudit.report(
      of: snapshotting.start == nil ? launches : [], changes: changes ?? [],
      exemptions: exemptions)
    return SnapshotResult(failure: SnapshotFailure(of: report), warning: nil)
      .warning(of: launcher.leaks)
  }

  /// Where an audit has the interface change from: where that is asked for, and Large where it is an object, which
  /// has to follow by itself.
  func auditedStart(of launcher: InterfaceLauncher) -> ContentSizeCategory? {
    snapshotting.start ?? (launcher.isObject ? .large : nil)
  }

  private var sample: String { name ?? TestCoordinates.sample(ofTest: testName) }

  private func fonts(in package: PackageFolder) throws -> InterfaceFonts {
    let folder = try configuration.fontFolder(in: package, session: session)
    return InterfaceFonts(
      folder: folder, systemFont: try configuration.systemFont(among: folder, isNeeded: true))
  }

  /// What starts the interface for each shot.
  func launcher() throws -> InterfaceLauncher {
    try InterfaceLauncher(
      sample, fonts: fonts(in: configuration.package(of: caller)),
      prepare: { try configuration.prepareLaunch(isOnMainActor: isOnMainActor) })
  }
}

/// Why an interface cannot be laid out somewhere.
struct InterfaceTrouble: Error, CustomStringConvertible {
  let name: String
  let place: [String]
  let reason: String

  /// Where, then what happened and what to do, in the words of whoever found it.
  var description: String {
    "“\(name)” cannot be laid out at \(place.joined(separator: ", ")). \(reason)"
  }
}

extension InterfaceAssertion {
  /// An assertion of the running task.
  init(
    as snapshotting: InterfaceSnapshotting, named name: String?, in testName: String,
    at caller: CallerLocation, isOnMainActor: Bool
  ) {
    self.init(
      snapshotting: snapshotting, name: name, testName: testName, caller: caller,
      configuration: .current, session: .process, isOnMainActor: isOnMainActor)
  }

  /// What it comes to; errors become messages, since a test shall fail and not stop.
  ///
  /// - Parameter make: Makes the interface, anew for each picture.
  func result(
    record: RecordMode?, environment: SnapshotEnvironment = .process,
    _ make: (Typesetter) throws -> MadeInterface
  ) -> SnapshotResult {
    SnapshotResult {
      let launcher = try launcher()
      return try result(
        of: frames(from: snapshotting.start, by: launcher, make), by: launcher, record: record,
        environment: environment)
    }
  }

  /// What an audit comes to, in the same way.
  func auditResult(
    except exemptions: [AuditExemption], platform: Platform,
    _ make: (Typesetter) throws -> MadeInterface
  ) -> SnapshotResult {
    SnapshotResult {
      let launcher = try launcher()
      let fresh = try frames(from: nil, by: launcher, make)
      let start = auditedStart(of: launcher)
      return try result(
        of: fresh, changed: start.map { try frames(from: $0, by: launcher, make) } ?? [],
        from: start, by: launcher, platform: platform, exemptions: exemptions)
    }
  }

  private func frames(
    from start: ContentSizeCategory?, by launcher: InterfaceLauncher,
    _ make: (Typesetter) throws -> MadeInterface
  ) throws -> [InterfaceFrame] {
    try shots(from: start).map { shot in
      do {
        return try launcher.frame(in: shot.surroundings, changedFrom: shot.start, make)
      } catch {
        throw trouble(error, at: shot)
      }
    }
  }
}

// MARK: - Waiting for tasks

@MainActor extension InterfaceAssertion {
  /// What it comes to once all that the interface waits for has come.
  func result(
    record: RecordMode?, environment: SnapshotEnvironment = .process,
    afterTasksOf make: @MainActor (Typesetter) async throws -> MadeInterface
  ) async -> SnapshotResult {
    await SnapshotResult {
      let launcher = try launcher()
      let frames = try await frames(from: snapshotting.start, by: launcher, afterTasksOf: make)
      return try result(of: frames, by: launcher, record: record, environment: environment)
    }
  }

  /// What an audit comes to, in the same way.
  func auditResult(
    except exemptions: [AuditExemption], platform: Platform,
    afterTasksOf make: @MainActor (Typesetter) async throws -> MadeInterface
  ) async -> SnapshotResult {
    await SnapshotResult {
      let launcher = try launcher()
      let fresh = try await frames(from: nil, by: launcher, afterTasksOf: make)
      var changed: [InterfaceFrame] = []
      let start = auditedStart(of: launcher)
      if let start {
        changed = try await frames(from: start, by: launcher, afterTasksOf: make)
      }
      return try result(
        of: fresh, changed: changed, from: start, by: launcher, platform: platform,
        exemptions: exemptions)
    }
  }

  private func frames(
    from start: ContentSizeCategory?, by launcher: InterfaceLauncher,
    afterTasksOf make: @MainActor (Typesetter) async throws -> MadeInterface
  ) async throws -> [InterfaceFrame] {
    var frames: [InterfaceFrame] = []
    for shot in try shots(from: start) {
      do {
        frames.append(
          try await launcher.frame(
            in: shot.surroundings, changedFrom: shot.start, afterTasksOf: make))
      } catch {
        throw trouble(error, at: shot)
      }
    }
    return frames
  }
}

extension SnapshotResult {
  /// What something comes to; an error is a failure.
  fileprivate init(_ run: () throws -> SnapshotResult) {
    do {
      self = try run()
    } catch {
      self.init(failure: SnapshotFailure(message: "\(error)", artifacts: []), warning: nil)
    }
  }

  /// The same of something that is waited for.
  @MainActor fileprivate init(_ run: @MainActor () async throws -> SnapshotResult) async {
    do {
      self = try await run()
    } catch {
      self.init(failure: SnapshotFailure(message: "\(error)", artifacts: []), warning: nil)
    }
  }
}
