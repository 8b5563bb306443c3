import Glibc
import Testing

@testable import typeproof

/// What a process may have less of than usual, under the real limits of the system.
@Suite struct `Under a limit of the system, a recording` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    // Each is a ramp, which one thread draws.
    for name in ["JetBrainsMono/JetBrainsMono", "NotoSerif/NotoSerif", "NotoSansThai/NotoSansThai"]
    {
      try folder.file("app/Fonts/\(name).ttf", try content(of: font("\(name)-Regular.ttf")))
    }
  }

  private func run(_ words: String) throws -> String { try shell(in: folder("app"), words) }

  /// What puts another user in the place of root, whom the limit of processes does not hold.
  private func asNobody(_ words: String) throws -> String {
    try run("chmod -R a+rwX .. && setpriv --reuid=65534 --clear-groups --inh-caps=-all \(words)")
  }

  @Test func `of file sizes says so, and changes nothing`() throws {
    let output = try run("ulimit -f 2; $typeproof record; echo $?")
    #expect(output.contains("larger than this process may write (ulimit -f)"), "\(output)")
    #expect(output.hasSuffix("2\n"))
    #expect(try run("find Snapshots -type f") == "")
    #expect(try run("$typeproof record; echo $?").hasSuffix("36 recorded\n0\n"))
  }

  @Test func `of file sizes keeps the goldens that were there`() throws {
    _ = try run("$typeproof record")
    let former = try run("cat $(find Snapshots -type f | sort) | sha256sum")
    _ = try run("cp '\(inter)' Fonts/NotoSerif/NotoSerif.ttf")
    #expect(try run("ulimit -f 2; $typeproof record; echo $?").hasSuffix("2\n"))
    #expect(try run("cat $(find Snapshots -type f | sort) | sha256sum") == former)
    #expect(try run("find . -name '.typeproof-*'") == "")
  }

  @Test(.enabled(if: getuid() == 0))
  func `of threads goes on with those that there are`() throws {
    let output = try asNobody("timeout 60 prlimit --nproc=1 $typeproof record --jobs 4; echo $?")
    #expect(output.hasSuffix("36 recorded\n0\n"), "\(output)")
  }
}
