import Snapshots
import SwiftUITypography
import Testing

@testable import TypeproofTesting

@MainActor @Suite struct `An assertion on a view that does something when it appears` {
  private let package: ScratchPackage

  init() throws { package = try ScratchPackage() }

  /// Says what became of it.
  private struct Profile: View {
    @State private var name = "Nobody"

    var body: some View {
      Text(name)
        .onAppear { name = "Somebody" }
        .task {
          await Task.yield()
          name = "Ada"
        }
    }
  }

  private func assertion(_ name: String, isOnMainActor: Bool = true) -> InterfaceAssertion {
    InterfaceAssertion(
      snapshotting: .image(categories: [.l, .ax3], widths: [200]), name: name,
      testName: "profile()",
      caller: CallerLocation(
        fileID: "AppTests/ProfileTests.swift", filePath: "/nowhere/ProfileTests.swift", line: 7,
        column: 5),
      configuration: SnapshotTestingConfiguration(packageRoot: package.path),
      session: SnapshotSession(), isOnMainActor: isOnMainActor)
  }

  /// What the lines of a golden say.
  private func words(_ name: String) throws -> [String] {
    try package.read("Snapshots/profiletests/views/\(name)@2x.txt").split(separator: "\n")
      .filter { $0.contains("line: ") }.compactMap {
        $0.split(separator: " ").last.map(String.init)
      }
  }

  private let nothing = SnapshotEnvironment { _ in nil }

  @Test func `shows what is there once it appeared`() throws {
    let result = assertion("profile").result(of: .goldens(record: nil, environment: nothing)) {
      typesetter in
      MadeInterface(view: Profile(), typesetter: typesetter, isolation: MainActor.shared)
    }
    #expect(result.failure?.message.hasPrefix("No reference was found on disk.") == true)
    #expect(try words("profile") == ["Somebody", "Somebody"])
  }

  @Test func `shows what is there once its tasks have ended, where it is waited for`() async throws
  {
    let result = await assertion("profile").result(of: .goldens(record: nil, environment: nothing))
    {
      typesetter async in
      MadeInterface(afterTasksOf: Profile(), typesetter: typesetter)
    }
    #expect(result.failure?.message.hasPrefix("No reference was found on disk.") == true)
    #expect(try words("profile") == ["Ada", "Ada"])
  }

  @Test func `fails with the remedy where the test is not on the main actor`() {
    let said = assertion("profile", isOnMainActor: false).result(
      of: .goldens(record: nil, environment: nothing)
    ) { typesetter in
      MadeInterface(view: Profile(), typesetter: typesetter, isolation: nil)
    }.failure?.message
    #expect(said?.hasSuffix("Mark the test @MainActor.") == true, "\(said ?? "")")
  }

  @Test func `is written with a closure that may wait`() async {
    await withKnownIssue {
      await withSnapshotTesting(packageRoot: package.path) {
        await assertSnapshot(as: .image(category: .l, width: 200), named: "written") {
          await Task.yield()
          return Profile()
        }
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("No reference was found on disk.") }
    }
  }
}
