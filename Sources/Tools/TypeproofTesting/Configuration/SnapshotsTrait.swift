public import Snapshots
public import Testing

/// A trait that says how the assertions of a test or suite behave; made by `.snapshots(…)`.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Suites within the suite behave the same, unless they say otherwise.
  public var isRecursive: Bool { true }

  /// Runs a test with the configuration in force.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(
      SnapshotTestingConfiguration.current.merging(configuration), operation: function)
  }
}

extension Testing.Trait where Self == SnapshotsTrait {
  /// Says how the assertions of a test or suite behave; what is not said stays as it was.
  ///
  /// - Parameters:
  ///   - record: Which pictures become goldens.
  ///   - fonts: Where fonts come from, such as `"Tests/Fonts"`.
  ///   - systemFont: The stand-in for the system font.
  ///   - fallback: Where characters are looked for that a font lacks, such as
  ///     `["NotoSansArabic-Regular.ttf", "NotoColorEmoji.ttf"]`.
  ///   - packageRoot: The folder that `Snapshots` and `Fonts` lie in.
  ///   - launch: What the app does when it starts, at the start of each launch of an interface; such as
  ///       setting appearance proxies.
  public static func snapshots(
    record: RecordMode? = nil, fonts: FontSource? = nil, systemFont: SystemFont? = nil,
    fallback: FontCascade? = nil, packageRoot: String? = nil,
    launch: (@MainActor @Sendable () throws -> Void)? = nil
  ) -> Self {
    SnapshotsTrait(
      configuration: SnapshotTestingConfiguration(
        record: record, fonts: fonts, systemFont: systemFont, fallback: fallback,
        packageRoot: packageRoot, launch: launch))
  }
}
