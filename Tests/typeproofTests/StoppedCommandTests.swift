import ImageDiff
import Snapshots
import Testing

@testable import typeproof

/// Commands that ctrl-c ends, as processes of their own: at moments that are spread over a run, and at ones that
/// what lies on disk shows.
@Suite struct `A command that is stopped` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try folder.file("typeproof.json", Self.project(weight: 400))
  }

  private static func project(weight: Int) -> String {
    let styles = TextStyleNames.all.map {
      "\"\($0)\": {\"size\": 17, \"relativeTo\": \"\($0)\", \"weight\": \(weight)}"
    }
    return """
      {"fonts": {"system": "mono.ttf"}, "samples": {"a": "Sphinx of black quartz, judge my vow."},
       "styles": {\(styles.joined(separator: ", "))}}
      """
  }

  private enum TextStyleNames {
    static let all = ["title1", "title2", "title3", "headline", "body", "callout", "footnote"]
  }

  /// Starts a command, sends it the signal of ctrl-c when a condition of the shell holds, and tells what it says,
  /// how it ends and what it leaves.
  ///
  /// Shells cannot wait for processes in the background here, as tests run where SIGCHLD is held back.
  private func stopped(_ command: String, when condition: String) throws -> String {
    try shell(
      in: folder.path,
      """
      rm -f ended
      (sh -c 'echo $$ > process; exec env --default-signal=INT "$0" "$@"' "$typeproof" \(command) \
        > said 2>&1; echo "status $?" > ended.new; mv ended.new ended) > /dev/null 2>&1 &
      while ! test -e ended && ! { \(condition); }; do :; done
      kill -INT $(cat process) 2> /dev/null
      while ! test -e ended; do sleep 0.01; done
      cat ended; grep Stopped said; find . -name '.typeproof*'
      """)
  }

  private func goldens() throws -> [String] {
    guard FileTree.exists(folder("Snapshots")) else { return [] }
    return try FileTree.files(below: folder("Snapshots"))
  }

  @Test func `writes nothing where it is drawing`() throws {
    let said = try stopped(
      "record", when: "ls Snapshots/app/*/.typeproof-*.tmp > /dev/null 2>&1")
    #expect(said == "status 130\nStopped. Nothing was written.\n")
    // Folders that were made for files go with them.
    #expect(!FileTree.exists(folder("Snapshots")))
  }

  @Test func `writes all where files are taking their places`() throws {
    let said = try stopped("record", when: "test -e Snapshots/app/.typeproof-journal")
    // The signal may come when all is over.
    let written = "status 130\nStopped. 7 ramps were written.\n"
    #expect(said == written || said == "status 0\n")
    let files = try goldens()
    #expect(files.count == 7 * 12 + 7 + 1, "\(files)")
    #expect(try shell(in: folder.path, "$typeproof verify > /dev/null 2>&1; echo $?") == "0\n")
  }

  @Test func `keeps goldens as they were, whenever it is stopped`() throws {
    _ = try shell(in: folder.path, "$typeproof record > /dev/null")
    let former = try digests()
    var isOver = false
    for moment in stride(from: 0, to: 60, by: 4) where !isOver {
      try folder.file("typeproof.json", Self.project(weight: 400 + moment))
      let said = try shell(
        in: folder.path,
        """
        timeout --foreground --preserve-status --signal=INT 0.\(moment < 10 ? "0" : "")\(moment) \
        "$typeproof" record > said 2>&1; echo $?; grep Stopped said; find . -name '.typeproof*'
        """)
      // Before it listens for the signal, it just ends.
      let isUntouched = said == "130\nStopped. Nothing was written.\n" || said == "130\n"
      isOver = !isUntouched
      if isUntouched {
        #expect(try digests() == former, "after \(moment) hundredths of a second")
      } else {
        #expect(said == "130\nStopped. 7 ramps were written.\n" || said == "0\n")
      }
    }
  }

  private func digests() throws -> [String: SecureDigest] {
    let files = try goldens().map {
      ($0, SecureDigest(of: try FileTree.read(folder("Snapshots/\($0)"))))
    }
    return Dictionary(uniqueKeysWithValues: files)
  }

  @Test func `tells how far a verification came`() throws {
    _ = try shell(in: folder.path, "$typeproof record > /dev/null")
    try folder.file("typeproof.json", Self.project(weight: 400).replacing("Sphinx", with: "Sphynx"))
    let former = try digests()
    let said = try stopped(
      "verify --report out", when: "ls out/app/*/ > /dev/null 2>&1 || ls out/*/ > /dev/null 2>&1")
    let lines = said.split(separator: "\n").map(String.init)
    #expect(lines.count == 2 && lines.first == "status 130", "\(said)")
    #expect(lines.last?.hasPrefix("Stopped after ") == true, "\(said)")
    #expect(
      lines.last?.hasSuffix(" of 84 cells. No golden was changed. No report was written.") == true)
    #expect(!FileTree.exists(folder("out/report.json")))
    #expect(try digests() == former)
  }

  @Test func `goes on where a survey ended`() throws {
    for number in 0..<10 {
      try folder.file("many/\(number).ttf", try content(of: mono) + [UInt8(number)])
    }
    let said = try stopped(
      "survey many --output out",
      when: "test -s out/results.jsonl && "
        + "test $(wc -l < out/results.jsonl) -gt 2")
    #expect(said.hasPrefix("status 130\nStopped after "), "\(said)")
    #expect(said.hasSuffix(" of 10 fonts. To go on, run the same command again.\n"), "\(said)")
    let after = try shell(
      in: folder.path,
      "$typeproof survey many --output out > /dev/null; echo $?; find . -name '.typeproof*'")
    #expect(["0\n", "1\n"].contains(after), "\(after)")
    #expect(FileTree.exists(folder("out/index.html")))
  }

  @Test func `approves all or nothing`() throws {
    _ = try shell(
      in: folder.path,
      "$typeproof record > /dev/null; rm -r Snapshots/app/*/; "
        + "$typeproof verify --report out > /dev/null 2>&1")
    let said = try stopped(
      "approve --all --report out", when: "ls Snapshots/app/*/.typeproof-*.tmp > /dev/null 2>&1")
    switch said {
    case "status 130\nStopped. Nothing was written.\n":
      let files = try goldens()
      #expect(files == ["app/fingerprint.txt"], "\(files)")
    case "status 130\nStopped. 7 ramps were written.\n", "status 0\n":
      #expect(try goldens().count == 7 * 12 + 7 + 2)
    default: Issue.record("\(said)")
    }
  }
}
