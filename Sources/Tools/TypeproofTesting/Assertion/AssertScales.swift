import Audit
import Glibc
public import Projects
import Snapshots

/// Asserts that styles of a design system follow the reader's text size.
///
/// The assertion needs no golden and records nothing. It checks the sizes at all 12 content size
/// categories, for example for a size that stays the same, scales twice or follows another curve.
/// It also lays the texts out, and finds text that is truncated, clipped or broken, and faces that
/// were not asked for. An error or a warning fails the test; a note does not.
///
/// ```swift
/// assertScales(
///   TypeStyle("Heading", family: "Brand", size: 24, curve: .textStyle(.title2)),
///   showing: "Checkout", "Zur Kasse")
/// ```
///
/// - Parameters:
///   - styles: The styles, in the order of their hierarchy.
///   - texts: The texts to lay out. Without any, only sizes are checked.
///   - width: The width available to the texts, in points; `nil` for no limit.
///   - platform: The platform whose minimum sizes apply.
///   - exemptions: Rules that are switched off, with reasons.
///   - fileID: The module and name of the test's file, which the compiler fills in.
///   - filePath: The path of the test's file, which the compiler fills in. The package is found
///     from it.
///   - line: The line that a failure points at.
///   - column: The column that a failure points at.
public func assertScales(
  _ styles: TypeStyle...,
  showing texts: any SnapshotText...,
  width: Points? = 343,
  platform: Platform = .iOS,
  except exemptions: [AuditExemption] = [],
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let caller = CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let assertion = ScalingAssertion(
    styles: styles, texts: texts, width: width, platform: platform, exemptions: exemptions)
  ScalingAssertion.failure {
    try assertion.report(
      configuration: .current, session: .process, caller: caller)
  }?.report(at: caller)
}

/// Asserts that the styles of a project file follow the reader's text size, like `typeproof audit`.
///
/// - Parameters:
///   - path: The path of the project file, from the package's folder.
///   - fileID: The module and name of the test's file, which the compiler fills in.
///   - filePath: The path of the test's file, which the compiler fills in. The package is found
///     from it.
///   - line: The line that a failure points at.
///   - column: The column that a failure points at.
public func assertScales(
  project path: String = ProjectFile.name,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let caller = CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  ScalingAssertion.failure {
    let package = try SnapshotTestingConfiguration.current.package(of: caller)
    return try ProjectOnDisk(file: package.path(path)).project
      .audit(jobs: ScalingAssertion.jobs).report()
  }?.report(at: caller)
}
