import DynamicType
import Glibc
import Snapshots

/// What an assertion lays out: the only thing that has to happen where the interface lives.
typealias InterfaceLayout = (InterfaceSurroundings, Typesetter) throws -> InterfaceFrame

/// An assertion on an interface, on its way from what the caller said to a failure, or to none.
///
/// All frames are laid out before any is drawn, as views may live on the main thread alone.
struct InterfaceAssertion {
  let layOut: InterfaceLayout
  let snapshotting: InterfaceSnapshotting
  let name: String?
  let testName: String
  let caller: CallerLocation
  let configuration: SnapshotTestingConfiguration
  let session: SnapshotSession

  /// An interface laid out in one window of the matrix.
  private struct LaidOut {
    let variants: [String]
    let frames: [ContentSizeCategory: InterfaceFrame]
  }

  /// Draws, compares and records.
  ///
  /// - Parameter record: The mode that the assertion itself asks for.
  func result(record: RecordMode?, environment: SnapshotEnvironment) throws -> SnapshotResult {
    let recording = try Recording(
      argument: record, configured: configuration.record, environment: environment)
    let package = try configuration.package(of: caller)
    let fonts = try fonts(in: package)
    let suite = TestCoordinates.suite(ofFile: "\(caller.filePath)")
    let ramps = try laidOut(in: fonts).map { laidOut in
      RampSpec(
        suite: suite, interface: sample, frames: laidOut.frames, scale: snapshotting.scale,
        variants: laidOut.variants, tolerance: snapshotting.tolerance)
    }
    return try SuiteRun(
      suite: SuiteSpec(name: suite, ramps: ramps), fonts: fonts.folder,
      systemFont: fonts.systemFont, store: SnapshotStore(root: package.snapshots),
      jobs: ScalingAssertion.jobs,
      artifacts: ArtifactFolder(path: environment.artifacts ?? package.artifacts)
    ).result(recording: recording, claimedBy: caller, in: session)
  }

  /// What an audit of the interface in all its windows finds.
  func report(platform: Platform, exemptions: [AuditExemption]) throws -> AuditReport {
    let laidOut = try laidOut(in: fonts(in: configuration.package(of: caller)))
    return InterfaceAudit.report(
      of: laidOut.map {
        InterfaceAudit(
          of: sample, frames: $0.frames,
          variant: $0.variants.isEmpty ? nil : $0.variants.joined(separator: ", "),
          scale: snapshotting.scale, platform: platform)
      }, exemptions: exemptions)
  }

  private var sample: String { name ?? TestCoordinates.sample(ofTest: testName) }

  private func fonts(in package: PackageFolder) throws -> InterfaceFonts {
    let folder = try configuration.fontFolder(in: package, session: session)
    return InterfaceFonts(
      folder: folder, systemFont: try configuration.systemFont(among: folder, isNeeded: true))
  }

  private func laidOut(in fonts: InterfaceFonts) throws -> [LaidOut] {
    let typesetter = try Typesetter(fonts)
    return try InterfaceFonts.$current.withValue(fonts) {
      try snapshotting.matrix.map { variant in
        var frames: [ContentSizeCategory: InterfaceFrame] = [:]
        for category in Set(snapshotting.categories).sorted() {
          do {
            frames[category] = try layOut(variant.surroundings(category), typesetter)
          } catch {
            throw InterfaceTrouble(
              name: sample, place: variant.variants + [category.shortName], reason: "\(error)")
          }
        }
        return LaidOut(variants: variant.variants, frames: frames)
      }
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
  /// - Parameter makeLayout: Makes what lays the interface out.
  static func result(
    as snapshotting: InterfaceSnapshotting, named name: String?, record: RecordMode?,
    in testName: String, at caller: CallerLocation, _ makeLayout: () throws -> InterfaceLayout
  ) -> SnapshotResult {
    do {
      return try InterfaceAssertion(
        layOut: try makeLayout(), snapshotting: snapshotting, name: name, testName: testName,
        caller: caller, configuration: .current, session: .process
      ).result(record: record, environment: .process)
    } catch {
      return SnapshotResult(
        failure: SnapshotFailure(message: "\(error)", artifacts: []), warning: nil)
    }
  }

  /// What an audit comes to, in the same way.
  static func auditFailure(
    as snapshotting: InterfaceSnapshotting, named name: String?,
    except exemptions: [AuditExemption], platform: Platform, in testName: String,
    at caller: CallerLocation, _ makeLayout: () throws -> InterfaceLayout
  ) -> SnapshotFailure? {
    ScalingAssertion.failure {
      try InterfaceAssertion(
        layOut: try makeLayout(), snapshotting: snapshotting, name: name, testName: testName,
        caller: caller, configuration: .current, session: .process
      ).report(platform: platform, exemptions: exemptions)
    }
  }
}
