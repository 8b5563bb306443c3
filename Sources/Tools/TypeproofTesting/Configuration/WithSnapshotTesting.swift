public import Snapshots

/// Configures the assertions of an operation. Values that you leave out are inherited.
///
/// The configuration belongs to the current task, so tests that run at the same time are not
/// affected. In XCTest, wrap `invokeTest()` to configure a whole class.
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
///   - operation: The code to run.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, fonts: FontSource? = nil, systemFont: SystemFont? = nil,
  fallback: FontCascade? = nil, packageRoot: String? = nil, assets: String? = nil,
  launch: (@MainActor @Sendable () throws -> Void)? = nil, operation: () throws -> Result
) rethrows -> Result {
  let inner = SnapshotTestingConfiguration(
    record: record, fonts: fonts, systemFont: systemFont, fallback: fallback,
    packageRoot: packageRoot, assets: assets, launch: launch)
  return try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration.current.merging(inner), operation: operation)
}

/// Configures the assertions of an asynchronous operation. Values that you leave out are inherited.
///
/// The parameters are those of the synchronous function.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, fonts: FontSource? = nil, systemFont: SystemFont? = nil,
  fallback: FontCascade? = nil, packageRoot: String? = nil, assets: String? = nil,
  launch: (@MainActor @Sendable () throws -> Void)? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let inner = SnapshotTestingConfiguration(
    record: record, fonts: fonts, systemFont: systemFont, fallback: fallback,
    packageRoot: packageRoot, assets: assets, launch: launch)
  return try await SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration.current.merging(inner), operation: operation)
}
