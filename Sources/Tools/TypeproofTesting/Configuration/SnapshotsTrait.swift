public import Snapshots
public import Testing

/// A trait that configures the assertions of a test or suite. Create one with `.snapshots(…)`.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Whether nested suites inherit the configuration: always true.
  public var isRecursive: Bool { true }

  /// Runs a test with the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(
      SnapshotTestingConfiguration.current.merging(configuration), operation: function)
  }
}

extension Testing.Trait where Self == SnapshotsTrait {
  /// Configures the assertions of a test or suite. Values that you leave out are inherited.
  ///
  /// - Parameters:
  ///   - record: The pictures that become goldens.
  ///   - fonts: The fonts, such as `"Tests/Fonts"`.
  ///   - systemFont: The font that stands in for the system font.
  ///   - fallback: The fallback fonts, such as `["NotoSansArabic-Regular.ttf",
  ///     "NotoColorEmoji.ttf"]`.
  ///   - packageRoot: The folder that contains `Snapshots` and `Fonts`.
  ///   - assets: The folder of the app's asset catalogues, such as `"Sources/App"`.
  ///   - launch: Code that runs at the start of each launch of an interface, such as setting
  ///     appearance proxies.
  public static func snapshots(
    record: RecordMode? = nil, fonts: FontSource? = nil, systemFont: SystemFont? = nil,
    fallback: FontCascade? = nil, packageRoot: String? = nil,
    assets: String? = nil, launch: (@MainActor @Sendable () throws -> Void)? = nil
  ) -> Self {
    SnapshotsTrait(
      configuration: SnapshotTestingConfiguration(
        record: record, fonts: fonts, systemFont: systemFont, fallback: fallback,
        packageRoot: packageRoot, assets: assets, launch: launch))
  }
}
