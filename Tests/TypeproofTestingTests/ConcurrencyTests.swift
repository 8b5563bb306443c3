import Dispatch
import Foundation
import Glibc
import Snapshots
import Synchronization
import Testing

@testable import TypeproofTesting

// Threads and no tasks: a lock holds up the thread that waits, and tasks have few.
@Suite struct `Tests that run at once` {
  @Test func `All sizes of one ramp end up in its layout text`() throws {
    let package = try ScratchPackage()
    let session = SnapshotSession()
    let path = package.path
    let done = DispatchGroup()
    for category in ContentSizeCategory.allCases {
      done.enter()
      Thread.detachNewThread {
        _ = Self.record(category, in: path, session: session)
        done.leave()
      }
    }
    done.wait()
    let layout = try package.read("Snapshots/greetingtests/body/greeting@2x.txt")
    #expect(layout.split(separator: "\n").count { $0.hasPrefix("[") } == 12)
    for category in ContentSizeCategory.allCases {
      #expect(Self.record(category, in: path, session: session) == nil)
    }
  }

  @Test func `Recording waits while another process holds the suite`() throws {
    let package = try ScratchPackage()
    try package.create("Snapshots/greetingtests")
    // A lock belongs to an open folder, so this one keeps others out as another process's would.
    let other = open(package.path + "/Snapshots/greetingtests", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try #require(other >= 0 && flock(other, LOCK_EX) == 0)
    let path = package.path
    let message = Mutex<String?>(nil)
    let done = DispatchGroup()
    done.enter()
    Thread.detachNewThread {
      let said = Self.record(.large, in: path, session: SnapshotSession())
      message.withLock { $0 = said }
      done.leave()
    }
    #expect(done.wait(timeout: .now() + .milliseconds(500)) == .timedOut)
    #expect(package.files(below: "Snapshots") == [])
    close(other)
    done.wait()
    #expect(message.withLock { $0 }?.hasPrefix("No reference was found on disk.") == true)
    #expect(package.files(below: "Snapshots").count == 3)
  }

  private static func record(
    _ category: ContentSizeCategory, in path: String, session: SnapshotSession
  ) -> String? {
    do {
      return try SnapshotAssertion(
        text: "Grüße", snapshotting: .image(style: .body, category: category), name: nil,
        testName: "greeting()",
        caller: CallerLocation(
          fileID: "AppTests/GreetingTests.swift", filePath: "/GreetingTests.swift", line: 7,
          column: 5),
        configuration: SnapshotTestingConfiguration(packageRoot: path),
        environment: SnapshotEnvironment { _ in nil }, session: session
      ).result(record: nil).failure?.message
    } catch {
      return "\(error)"
    }
  }
}
