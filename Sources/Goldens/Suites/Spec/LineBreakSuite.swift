import DynamicType

/// A suite whose lines end elsewhere by Unicode 16.0 than by 15.0, so that telling such drift can be
/// proved with real libraries. The suite `proof` has no such line.
public enum LineBreakSuite {
  /// The suite's name, and its folder's.
  public static let name = "breaks"

  /// The declared matrix; it is set in `BuiltInSuite.systemFont`.
  public static func spec() throws(SuiteSpecError) -> SuiteSpec {
    try SuiteSpec(
      name: name,
      ramps: [
        RampSpec(
          suite: name, style: .body,
          sample: Sample("maqaf", text: ProofingTexts.maqaf, language: "he"))
      ])
  }
}
