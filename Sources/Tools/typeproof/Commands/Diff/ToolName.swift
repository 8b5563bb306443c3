/// A tool whose names of files are followed, as it is typed.
enum ToolName: String, CaseIterable, ArgumentValue {
  case swiftSnapshotTesting = "swift-snapshot-testing"
  case iOSSnapshotTestCase = "ios-snapshot-test-case"
  case paparazzi
  case roborazzi
  case playwright
  case jestImageSnapshot = "jest-image-snapshot"
  case flutter
  case regSuit = "reg-suit"
  case backstopJS = "backstopjs"
  /// Equal paths in both folders, whatever they look like.
  case none
}
