import Audit
import DynamicType
import Snapshots
import TextEngine

/// Audits a large design system: a hundred styles, each with a text in four languages, at all
/// categories.
struct AuditRun {
  private static let styleCount = 100
  private static let texts = [
    ("en", "We pack it today and send it with the first post in the morning."),
    ("de", "Wir packen heute und geben es morgen früh als erstes zur Post."),
    ("ar", "نجهز طلبك اليوم ونرسله مع أول بريد في الصباح."),
    ("ja", "春夏秋冬、花草山水、本日新商品、三日以内必着。"),
  ]

  private let subjects: [DesignAudit.Subject]
  private let place: Place

  init(in place: Place) throws {
    self.place = place
    let curves: [TextStyle] = [.title2, .title3, .body, .callout, .subheadline]
    var subjects: [DesignAudit.Subject] = []
    for index in 0..<Self.styleCount {
      let curve = curves[index % curves.count]
      let style = TypeStyle(
        "Style \(index)",
        family: index.isMultiple(of: 2) ? "Inter Variable" : "Noto Serif",
        size: SystemTypeTable.size(for: curve, at: .large).pointSize, curve: .textStyle(curve),
        boldTextWeight: .bold)
      subjects.append(
        DesignAudit.Subject(
          style,
          ramps: try Self.texts.map { language, text in
            try style.ramp(
              suite: "audit",
              sample: Sample(language, text: AttributedText(text), language: language))
          }))
    }
    self.subjects = subjects
  }

  /// Returns the numbers of styles, laid-out texts and findings, and the wall-clock seconds since
  /// opening the fonts.
  func row(jobs: Int) throws -> [String] {
    let start = ContinuousClock.now
    let report = try DesignAudit(
      of: subjects, fonts: place.fonts(),
      systemFont: SystemFont(
        "Inter Variable",
        cascade: FontCascade([
          FontCascade.Rule(scripts: ["Arab"], fonts: ["Noto Sans Arabic"]),
          FontCascade.Rule(scripts: ["Jpan"], fonts: ["BIZ UDPGothic"]),
        ])), jobs: jobs
    ).report()
    let passed = (ContinuousClock.now - start).seconds
    guard report.trouble.isEmpty else { throw BenchError.notWhole(report.trouble[0]) }
    return [
      "\(report.styleCount)", "\(report.frameCount)", "\(report.findings.standing.count)",
      "\(passed)",
    ]
  }
}
