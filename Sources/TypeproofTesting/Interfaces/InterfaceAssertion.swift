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
  /// Makes the interface, anew for each picture.
  let make: () throws -> MadeInterface

  /// An interface laid out in one window of the matrix.
  private struct LaidOut {
    let variants: [String]
    let frames: [ContentSizeCategory: InterfaceFrame]

    /// What sets it apart from others of its name, in words; `nil` for nothing.
    var words: String? { variants.isEmpty ? nil : variants.joined(separator: ", ") }
  }

  /// Draws, compares and records.
  ///
  /// - Parameter record: The mode that the assertion itself asks for.
  func result(record: RecordMode?, environment: SnapshotEnvironment) throws -> SnapshotResult {
    let recording = try Recording(
      argument: record, configured: configuration.record, environment: environment)
    let package = try configuration.package(of: caller)
    let fonts = try fonts(in: package)
    let launcher = try launcher(in: fonts)
    let suite = TestCoordinates.suite(ofFile: "\(caller.filePath)")
    let ramps = try laidOut(by: launcher, from: snapshotting.start).map { laidOut in
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

  /// What an audit of the interface in all its windows finds: started at each text size; and where it is an
  /// object, which has to follow by itself, after a change to each as well.
  func result(platform: Platform, exemptions: [AuditExemption]) throws -> SnapshotResult {
    let launcher = try launcher(in: fonts(in: configuration.package(of: caller)))
    let fresh = try laidOut(by: launcher, from: nil)
    let start = snapshotting.start ?? (launcher.isObject ? .large : nil)
    let changes = try start.map { start in
      try zip(fresh, laidOut(by: launcher, from: start)).map { fresh, changed in
        ChangeAudit(
          of: sample, from: start, changed: changed.frames, fresh: fresh.frames,
          variant: fresh.words, scale: snapshotting.scale, platform: platform)
      }
    }
    let launches = fresh.map {
      InterfaceAudit(
        of: sample, frames: $0.frames, variant: $0.words, moment: start == nil ? nil : .launch,
        scale: snapshotting.scale, platform: platform)
    }
    let report = InterfaceAudit.report(
      of: snapshotting.start == nil ? launches : [], changes: changes ?? [],
      exemptions: exemptions)
    return SnapshotResult(failure: SnapshotFailure(of: report), warning: nil)
      .warning(of: launcher.leaks)
  }

  private var sample: String { name ?? TestCoordinates.sample(ofTest: testName) }

  private func fonts(in package: PackageFolder) throws -> InterfaceFonts {
    let folder = try configuration.fontFolder(in: package, session: session)
    return InterfaceFonts(
      folder: folder, systemFont: try configuration.systemFont(among: folder, isNeeded: true))
  }

  private func launcher(in fonts: InterfaceFonts) throws -> InterfaceLauncher {
    try InterfaceLauncher(
      sample, fonts: fonts,
      prepare: { try configuration.prepareLaunch(isOnMainActor: isOnMainActor) }, make: make)
  }

  private func laidOut(
    by launcher: InterfaceLauncher, from start: ContentSizeCategory?
  ) throws -> [LaidOut] {
    try snapshotting.matrix.map { variant in
      var frames: [ContentSizeCategory: InterfaceFrame] = [:]
      for category in Set(snapshotting.categories).sorted() {
        do {
          frames[category] = try launcher.frame(
            in: variant.surroundings(category), changedFrom: start.map(variant.surroundings))
        } catch let error as MadeBeforeLaunch {
          throw error
        } catch {
          throw InterfaceTrouble(
            name: sample, place: variant.variants + [category.shortName], reason: "\(error)")
        }
      }
      return LaidOut(variants: variant.variants, frames: frames)
    }
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
  /// What the functions come to; errors become messages, since a test shall fail and not stop.
  ///
  /// - Parameter make: Makes the interface, anew for each picture.
  static func result(
    as snapshotting: InterfaceSnapshotting, named name: String?, record: RecordMode?,
    in testName: String, at caller: CallerLocation, isOnMainActor: Bool,
    _ make: () throws -> MadeInterface
  ) -> SnapshotResult {
    ending(make) { make in
      try InterfaceAssertion(
        snapshotting: snapshotting, name: name, testName: testName, caller: caller,
        configuration: .current, session: .process, isOnMainActor: isOnMainActor, make: make
      ).result(record: record, environment: .process)
    }
  }

  /// What an audit comes to, in the same way.
  static func auditResult(
    as snapshotting: InterfaceSnapshotting, named name: String?,
    except exemptions: [AuditExemption], platform: Platform, in testName: String,
    at caller: CallerLocation, isOnMainActor: Bool, _ make: () throws -> MadeInterface
  ) -> SnapshotResult {
    ending(make) { make in
      try InterfaceAssertion(
        snapshotting: snapshotting, name: name, testName: testName, caller: caller,
        configuration: .current, session: .process, isOnMainActor: isOnMainActor, make: make
      ).result(platform: platform, exemptions: exemptions)
    }
  }

  private static func ending(
    _ make: () throws -> MadeInterface,
    _ run: (@escaping () throws -> MadeInterface) throws -> SnapshotResult
  ) -> SnapshotResult {
    do {
      // It outlives no call of this function.
      return try withoutActuallyEscaping(make, do: run)
    } catch {
      return SnapshotResult(
        failure: SnapshotFailure(message: "\(error)", artifacts: []), warning: nil)
    }
  }
}
