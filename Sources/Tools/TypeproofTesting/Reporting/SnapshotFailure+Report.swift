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

  /// Returns the name of a picture as an attachment: suite, style and file with hyphens, because
  /// slashes are not allowed.
  static func attachmentName(of path: String) -> String {
    path.split(separator: "/").suffix(3).joined(separator: "-")
  }
}

/// The test that the current assertion belongs to.
enum RunningTest {
  /// Whether it is a test of Swift Testing. A detached task has no current test, but `swift test`
  /// passes the library to each process as an argument.
  static var isSwiftTesting: Bool {
    if Test.current != nil { return true }
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains { option, value in
      option == "--testing-library" && value == "swift-testing"
    }
  }
}

extension CallerLocation {
  /// The location as a value of Swift Testing.
  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
