import ImageDiff
import Imaging
import Snapshots
import Testing

@testable import TypeproofTesting

@Suite struct `A tolerance in a test` {
  private let package: ScratchPackage
  private let picture = Snapshotting.image(style: .body, category: .l)

  init() throws { package = try ScratchPackage() }

  @Test func `stands in the golden with its reason`() throws {
    _ = package.message(of: "Sum", as: picture.tolerating(.text, because: "Two FreeTypes."))
    #expect(try package.facts("tolerance") == ["text: Two FreeTypes."])
  }

  @Test func `is refused without a reason`() {
    #expect(
      package.message(of: "Sum", as: picture.tolerating(.text, because: ""))
        == "The tolerance of greetingtests/body/greeting@2x has no reason. Say why pixels may "
        + "differ.")
  }

  private func outcome(isNear: Bool) -> CellOutcome {
    CellOutcome(
      name: SnapshotName(
        ramp: RampName(suite: "app", style: .body, sample: "greeting", scale: .x2), category: .l),
      verdict: .tolerated(
        Toleration(
          tolerance: Tolerance(.text, because: "Two FreeTypes."),
          difference: PixelDifference(
            differingPixels: 3, boundingBox: PixelRect(x: 1, y: 2, width: 3, height: 4),
            greatestChannelDifference: 5, first: PixelPoint(x: 1, y: 2)),
          countedPixels: nil, isNear: isNear)))
  }

  @Test func `passes without a word, and near its limit with a warning`() throws {
    #expect(SnapshotWarning(of: [outcome(isNear: false)]) == nil)
    let warning = try #require(SnapshotWarning(of: [outcome(isNear: true)]))
    #expect(
      warning.message
        == "Snapshot “app/body/greeting.l@2x” only just matches reference: 3 pixels differ "
        + "within 3 × 4 px at (1, 2), by up to 5; close to the limit of text: Two FreeTypes.")
    #expect(
      SnapshotFailure(
        of: [outcome(isNear: true)],
        recording: try Recording(
          argument: nil, configured: nil, environment: SnapshotEnvironment { _ in nil }),
        store: SnapshotStore(root: "/app/Snapshots")) == nil)
  }
}
