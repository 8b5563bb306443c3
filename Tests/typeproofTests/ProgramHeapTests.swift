import Glibc
import Snapshots
import Testing

@testable import typeproof

@Suite struct `The heap of the program` {
  /// Whether a part of this process' memory is to be handed out in large pages.
  private static func hasLargePages() throws -> Bool {
    try text(of: "/proc/self/smaps").split(separator: "\n")
      .contains { $0.hasPrefix("VmFlags:") && $0.split(separator: " ").contains("hg") }
  }

  /// Whether this system knows large pages.
  private static let areThereLargePages =
    access("/sys/kernel/mm/transparent_hugepage/enabled", F_OK) == 0

  @Test(.enabled(if: areThereLargePages))
  func `grows in large pages where a suite is read`() async {
    await #expect(processExitsWith: .success) {
      ProcessHeap.keepFreedMemory()
      let before = try Self.hasLargePages()
      // There is no such folder, so that nothing is drawn, which asks for large pages of its own.
      let run = await CommandRun("verify", "--fonts", "/none", "--jobs", "1")
      let after = try Self.hasLargePages()
      exit(run.code == .trouble && !before && after ? 0 : 1)
    }
  }

  @Test func `grows in small pages where two pictures are compared`() async {
    await #expect(processExitsWith: .success) {
      ProcessHeap.keepFreedMemory()
      let scratch = try ScratchFolder()
      let run = await CommandRun(
        "diff", try scratch.file("white.png", SmallPicture.white),
        try scratch.file("inked.png", SmallPicture.inked))
      let after = try Self.hasLargePages()
      exit(run.code == .differences && !after ? 0 : 1)
    }
  }
}
