import Snapshots
import Testing
import XCTest

extension SnapshotFailure {
  /// Fails the running test at the caller's line, in Swift Testing or in XCTest.
  ///
  /// Swift Testing gets the pictures as attachments, which `swift test --attachments-path` keeps.
  /// XCTest has none on Linux; the message names the files.
  func report(at caller: CallerLocation) {
    guard Self.isSwiftTestingRunning else {
      XCTFail(message, file: caller.filePath, line: caller.line)
      return
    }
    let place = SourceLocation(
      fileID: "\(caller.fileID)", filePath: "\(caller.filePath)", line: Int(caller.line),
      column: Int(caller.column))
    var message = message
    for path in artifacts {
      do {
        Attachment.record(
          try FileTree.read(path), named: Self.attachmentName(of: path), sourceLocation: place)
      } catch {
        message += "\nThe picture is not attached: \(error)"
      }
    }
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }

  /// A detached task has no current test, but `swift test` says which library a process runs.
  private static var isSwiftTestingRunning: Bool {
    if Test.current != nil { return true }
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains { option, value in
      option == "--testing-library" && value == "swift-testing"
    }
  }

  /// What a picture is called among attachments, where a slash is not allowed: suite, style and file
  /// with hyphens between.
  static func attachmentName(of path: String) -> String {
    path.split(separator: "/").suffix(3).joined(separator: "-")
  }
}
