import Audit
import DynamicType
import Glibc
import Snapshots

/// An assertion on styles.
struct ScalingAssertion {
  let styles: [TypeStyle]
  let texts: [any SnapshotText]
  let width: Points?
  let platform: Platform
  let exemptions: [AuditExemption]

  /// The number of threads: one for each processor.
  static var jobs: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Audits the styles.
  func report(
    configuration: SnapshotTestingConfiguration, session: SnapshotSession, caller: CallerLocation
  ) throws -> AuditReport {
    let fonts = try configuration.fontFolder(
      in: configuration.package(of: caller), session: session)
    let isNeeded = styles.contains { $0.family == nil }
    let samples = texts.enumerated().map { $0.element.sample(orNamed: "text-\($0.offset + 1)") }
    var subjects: [DesignAudit.Subject] = []
    for style in styles {
      let ramps = try samples.map { sample in
        try style.ramp(suite: "scales", sample: sample) { $0.width = width }
      }
      subjects.append(DesignAudit.Subject(style, ramps: ramps))
    }
    return try DesignAudit(
      of: subjects, platform: platform, exemptions: exemptions, fonts: fonts,
      systemFont: configuration.systemFont(among: fonts, isNeeded: isNeeded && !texts.isEmpty),
      jobs: Self.jobs
    ).report()
  }

  /// Returns the failure for an audit's report; `nil` if it passes. Errors become messages, because
  /// a test should fail and not stop.
  static func failure(_ report: () throws -> AuditReport) -> SnapshotFailure? {
    do {
      return SnapshotFailure(of: try report())
    } catch {
      return SnapshotFailure(error)
    }
  }
}

extension SnapshotFailure {
  /// Creates the failure for a report; `nil` if the report is sound.
  init?(of report: AuditReport) {
    guard !report.isSound else { return nil }
    let serious = report.findings.standing.filter { $0.severity > .note }
    let lines =
      serious.map { "\($0.severity.rawValue) \($0.rule.rawValue): \($0). \($0.rule.why)" }
      + report.findings.unused.map(\.description) + report.trouble
    self.init(message: lines.joined(separator: "\n"), artifacts: [])
  }
}
