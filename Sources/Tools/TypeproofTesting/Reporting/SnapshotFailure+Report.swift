import Snapshots
import Testing
import XCTest

extension SnapshotFailure {
  /// Fails the running test at the caller's line, in Swift Testing or in XCTest.
  ///
  /// Swift Testing gets the pictures as attachments, which `swift test --attachments-path` keeps.
  /// XCTest has none on Linux; the message names the files.
  func report(at caller: CallerLocation) {
    guard RunningTest.isSwiftTesting else {
      XCTFail(message, file: caller.filePath, line: caller.line)
      return
    }
    let place = caller.sourceLocation
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

  /// What a picture is called among attachments, where a slash is not allowed: suite, style and file
  /// with hyphens between.
  static func attachmentName(of path: String) -> String {
    path.split(separator: "/").suffix(3).joined(separator: "-")
  }
}

/// The test that an assertion is made in.
enum RunningTest {
  /// Whether it is one of Swift Testing's. A detached task has no current test, but `swift test` says
  /// which library a process runs.
  static var isSwiftTesting: Bool {
    if Test.current != nil { return true }
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains { option, value in
      option == "--testing-library" && value == "swift-testing"
    }
  }
}

extension CallerLocation {
  /// The place as Swift Testing has it.
  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
