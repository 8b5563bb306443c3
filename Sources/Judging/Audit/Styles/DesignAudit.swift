public import Suites
import Work
public import DynamicType
import TextEngine

/// Judges a design system without a golden: its sizes by numbers, and its texts by their layout.
/// Nothing is drawn.
public struct DesignAudit: Sendable {
  /// A style with the texts that are set in it.
  public struct Subject: Sendable {
    /// The style as declared.
    public let style: TypeStyle
    /// The texts in the style.
    public let ramps: [RampSpec]

    /// Creates a style with its texts.
    public init(_ style: TypeStyle, ramps: [RampSpec]) {
      self.style = style
      self.ramps = ramps
    }
  }

  /// The styles, in the order of their hierarchy.
  public var subjects: [Subject]
  /// The platform whose limits apply.
  public var platform: Platform
  /// The rules that are switched off.
  public var exemptions: [AuditExemption]
  /// The folder of fonts.
  public var fonts: FontFolder
  /// The stand-in for the system font.
  public var systemFont: SystemFont
  /// The number of threads that lay out at once; at least 1.
  public var jobs: Int
  /// Findings from the source of the styles, such as missing families. They are reported before
  /// others.
  public var given: [AuditFinding] = []

  /// Creates an audit of some styles.
  public init(
    of subjects: [Subject], platform: Platform = .iOS, exemptions: [AuditExemption] = [],
    fonts: FontFolder, systemFont: SystemFont, jobs: Int
  ) {
    self.subjects = subjects
    self.platform = platform
    self.exemptions = exemptions
    self.fonts = fonts
    self.systemFont = systemFont
    self.jobs = jobs
  }

  /// Returns the findings, style by style. For each style, sizes come before the layout of its
  /// texts.
  ///
  /// - Throws: ``ObservedSizesError`` for a style without sizes. A text that cannot be laid out is
  ///   an error in the report.
  public func report() throws -> AuditReport {
    try report { _ in }
  }

  /// The number of texts to lay out.
  package var textCount: Int {
    subjects.reduce(0) { $0 + $1.ramps.reduce(0) { $0 + $1.categories.count } }
  }

  /// Runs the audit and reports its progress.
  ///
  /// - Parameter progress: Called after each ramp, from any thread, with the number of texts laid
  ///   out.
  package func report(progress: @escaping @Sendable (Int) -> Void) throws -> AuditReport {
    let done = Guarded(0)
    let sizes = try SizeAudit(platform: platform, categories: categories)
      .findings(in: subjects.map(\.style))
    let looked = try inParallel(
      subjects.flatMap { subject in subject.ramps.map { (subject.style, $0) } }, jobs: jobs,
      worker: { try RampSetter(fonts: fonts, systemFont: systemFont) },
      body: { worker, item in
        let look = RampLook(of: item.1, in: item.0, by: worker)
        progress(
          done.withLock {
            $0 += item.1.categories.count
            return $0
          })
        return look
      })
    let looks = Dictionary(grouping: looked, by: \.style)
    let sizesOfStyles = Dictionary(grouping: sizes, by: \.place.style)
    var findings = given
    for subject in subjects {
      let name = subject.style.name
      let own = (looks[name] ?? []).findingsWithoutRepetition
      let causes = sizesOfStyles[name] ?? []
      findings += causes + StyleLook(subject.style).findings
      findings += own.filter { finding in
        !causes.contains { $0.explains(finding) }
      }
    }
    return AuditReport(
      findings: ExemptedFindings(findings, with: exemptions), styleCount: subjects.count,
      frameCount: looked.reduce(0) { $0 + $1.frameCount }, trouble: looked.flatMap(\.trouble))
  }

  /// The categories at which any text is laid out; `nil` for all where there is no text.
  private var categories: [ContentSizeCategory]? {
    let shown = Set(subjects.flatMap(\.ramps).flatMap(\.categories))
    return shown.isEmpty ? nil : shown.sorted()
  }
}
