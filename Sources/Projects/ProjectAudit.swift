public import DynamicType
public import Snapshots

extension ProjectSpec {
  /// The audit of its styles with its samples.
  ///
  /// Scales are left out, as nothing is drawn: each text is laid out once.
  ///
  /// - Parameters:
  ///   - fonts: Its fonts.
  ///   - jobs: How many threads lay out at once; at least 1.
  /// - Throws: ``DynamicType/ScaleCurveError`` where a curve has no size for a category.
  public func audit(fonts: FontFolder, jobs: Int) throws(ScaleCurveError) -> DesignAudit {
    var plain = self
    plain.matrix.scales = Array(matrix.scales.prefix(1))
    var subjects: [DesignAudit.Subject] = []
    for style in styles {
      subjects.append(DesignAudit.Subject(style.style, ramps: try plain.ramps(of: style)))
    }
    return DesignAudit(
      of: subjects, platform: platform, exemptions: exemptions, fonts: fonts,
      systemFont: self.fonts.system, jobs: jobs)
  }
}
