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

  /// The megabytes of address space that a command says it needs at least.
  private func leastAddressSpace() throws -> Int {
    let output = try run("prlimit --as=\(100 << 20) $typeproof table; echo $?")
    let words = try #require(output.firstRange(of: "needs at least "))
    return try #require(Int(output[words.upperBound...].prefix { $0.isNumber }))
  }

  @Test(arguments: [
    "verify", "record", "audit", "diff a.png b.png", "render --text a --output a.png", "review",
    "report out", "table", "survey Fonts --output out",
  ])
  func `of address space refuses to begin below the least, and names it`(line: String) throws {
    let least = try leastAddressSpace()
    let output = try run(
      "ulimit -v $((\(least - 1) * 1024)); $typeproof \(line); echo $?; ls -A")
    #expect(
      output.contains(
        "typeproof: This process may use \(least - 1) MB of address space, and needs at least"),
      "\(output)")
    #expect(
      output.contains("Allow more, and run the command again: ulimit -v unlimited\n2\n"),
      "\(output)")
    #expect(output.hasSuffix("\n2\nFonts\n"), "\(output)")
  }

  @Test func `of address space says it in JSON, too`() throws {
    let output = try run("prlimit --as=\(100 << 20) $typeproof verify --json 2> /dev/null; echo $?")
    #expect(output.contains(#""kind": "memory""#), "\(output)")
    #expect(output.contains(#""next": "ulimit -v unlimited""#), "\(output)")
    #expect(output.hasSuffix("}\n2\n"))
  }

  @Test func `of address space ends in words above the least, whatever it is`() throws {
    _ = try run("$typeproof record; cp -r Snapshots former")
    let least = try leastAddressSpace()
    for (jobs, line) in [(1, "verify"), (4, "record --mode all")] {
      for limit in stride(from: least, to: least + 160, by: 32) {
        let output = try run(
          "rm -rf Snapshots; cp -r former Snapshots; prlimit --as=\(limit << 20) $typeproof \(line) "
            + "--jobs \(jobs); echo status $?; diff -r former Snapshots")
        let isDone = output.hasSuffix("status 0\n")
        let isRefused = output.hasSuffix("status 2\n") && output.contains("ulimit -v unlimited")
        #expect(isDone || isRefused, "\(line), \(jobs) jobs, \(limit) MB: \(output)")
      }
    }
  }

  @Test func `of address space names the piece of work that takes more`() throws {
    let output = try run(
      """
      for letter in H I; do
        $typeproof render --text HHHHHHHHHHHHHHHHHHH$letter --size 500 --output $letter.png \\
          --font Fonts/JetBrainsMono/JetBrainsMono.ttf
      done
      ulimit -v $((\(try leastAddressSpace() + 16) * 1024))
      $typeproof diff H.png I.png --output d.png --strip --time-limit 60; echo $?; ls -A
      """)
    #expect(
      output.contains("typeproof: H.png beside I.png: This needs more than the "), "\(output)")
    #expect(output.contains("MB of address space that this process may use"), "\(output)")
    #expect(output.hasSuffix("\n2\nFonts\nH.png\nI.png\n"), "\(output)")
  }

  @Test(.enabled(if: getuid() == 0))
  func `of threads goes on with those that there are`() throws {
    let output = try asNobody("timeout 60 prlimit --nproc=1 $typeproof record --jobs 4; echo $?")
    #expect(output.hasSuffix("36 recorded\n0\n"), "\(output)")
  }
}
