/// The name on a command line of a tool whose file names are used to find pairs.
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
  /// No tool: equal paths in both folders are a pair, whatever their names look like.
  case none
}
