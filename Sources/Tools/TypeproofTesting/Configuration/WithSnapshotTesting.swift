public import Snapshots

/// Runs an operation whose assertions behave as said; what is not said stays as it was.
///
/// The configuration belongs to the running task: tests that run at the same time do not notice.
/// In XCTest, wrap `invokeTest()` to configure a whole class.
///
/// - Parameters:
///   - record: Which pictures become goldens.
///   - fonts: Where fonts come from, such as `"Tests/Fonts"`.
///   - systemFont: The stand-in for the system font.
///   - fallback: Where characters are looked for that a font lacks, such as
///     `["NotoSansArabic-Regular.ttf", "NotoColorEmoji.ttf"]`.
///   - packageRoot: The folder that `Snapshots` and `Fonts` lie in.
///   - launch: What the app does when it starts, at the start of each launch of an interface; such as
///     setting appearance proxies.
///   - operation: What runs.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, fonts: FontSource? = nil, systemFont: SystemFont? = nil,
  fallback: FontCascade? = nil, packageRoot: String? = nil,
  launch: (@MainActor @Sendable () throws -> Void)? = nil, operation: () throws -> Result
) rethrows -> Result {
  let inner = SnapshotTestingConfiguration(
    record: record, fonts: fonts, systemFont: systemFont, fallback: fallback,
    packageRoot: packageRoot, launch: launch)
  return try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration.current.merging(inner), operation: operation)
}

/// Runs an asynchronous operation whose assertions behave as said; what is not said stays as it was.
///
/// The parameters are those of the function that does not wait.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, fonts: FontSource? = nil, systemFont: SystemFont? = nil,
  fallback: FontCascade? = nil, packageRoot: String? = nil,
  launch: (@MainActor @Sendable () throws -> Void)? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let inner = SnapshotTestingConfiguration(
    record: record, fonts: fonts, systemFont: systemFont, fallback: fallback,
    packageRoot: packageRoot, launch: launch)
  return try await SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration.current.merging(inner), operation: operation)
}
