import Audit
import Glibc
public import Projects
import Snapshots

/// Asserts that styles of a design system follow the reader's text size, without a golden.
///
/// Their sizes are judged at all content size categories, and the texts as they are laid out: a size
/// that stays, moves twice or follows another curve, text that is left out, cut off or broken, another
/// face than was meant. An error or a warning fails the test, a note does not. Nothing is drawn or
/// recorded.
///
/// ```swift
/// assertScales(
///   TypeStyle("Heading", family: "Brand", size: 24, curve: .textStyle(.title2)),
///   showing: "Checkout", "Zur Kasse")
/// ```
///
/// - Parameters:
///   - styles: The styles, in the order of their hierarchy.
///   - texts: What they are shown with; of none only sizes are judged.
///   - width: The width that texts are set in; `nil` for no bound.
///   - platform: Whose bounds hold.
///   - exemptions: Rules that are switched off, and why.
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

/// Asserts that the design system of a project's file follows the reader's text size, as
/// `typeproof audit` does.
///
/// - Parameter path: The file; below the package's folder unless it begins with a slash.
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
