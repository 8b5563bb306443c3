public import Audit
public import DynamicType
import Snapshots

extension Project {
  /// The audit of its styles with its samples.
  ///
  /// Of display scales only the first counts, as nothing is drawn: each text is laid out once.
  ///
  /// - Parameter jobs: How many threads lay out at once; at least 1.
  /// - Throws: ``DynamicType/ScaleCurveError`` where a curve has no size for a category.
  public func audit(jobs: Int) throws(ScaleCurveError) -> DesignAudit {
    let scales = Array(spec.matrix.scales.prefix(1))
    var subjects: [DesignAudit.Subject] = []
    for style in styles {
      subjects.append(DesignAudit.Subject(style.style, ramps: try ramps(of: style, at: scales)))
    }
    return DesignAudit(
      of: subjects, platform: spec.platform, exemptions: spec.exemptions, fonts: fonts,
      systemFont: spec.fonts.system, jobs: jobs)
  }
}
