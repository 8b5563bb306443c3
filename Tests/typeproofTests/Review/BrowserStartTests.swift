import Testing

@testable import typeproof

@Suite struct `The browser of a review` {
  private let project: RecordedProject

  init() async throws {
    project = try await RecordedProject()
    try project.change()
    _ = await project.verify()
  }

  /// The first line that a review printed, the address that was opened, and how many lines of its
  /// errors tell of xdg-open. The review is ended when a condition holds.
  private func review(path: String, _ words: String, until condition: String) throws -> [String] {
    let said = try shell(
      in: project.folder.path,
      """
      rm -f opened; touch err; XDG_STATE_HOME="$PWD/state" PATH=\(path) "$typeproof" review Report \
      --snapshots Snapshots \(words) > out 2> err & review=$!
      for turn in $(seq 200); do \(condition) && break; sleep 0.1; done
      kill $review; wait $review 2> /dev/null
      head -n 1 out; cat opened 2> /dev/null || echo none; grep -c xdg-open err
      """)
    return said.split(separator: "\n").map(String.init)
  }

  @Test func `opens the address that is printed, where that is asked for`() throws {
    try project.folder.program("bin/xdg-open", "echo \"$1\" > opened")
    let opened = try review(path: "\"$PWD/bin:$PATH\"", "--open", until: "[ -s opened ]")
    #expect(opened.count == 3 && opened[0].hasPrefix("http://127.0.0.1:"), "\(opened)")
    #expect(opened.dropFirst() == [opened[0], "0"])
    let closed = try review(path: "\"$PWD/bin:$PATH\"", "", until: "[ -s err ] && sleep 0.5")
    #expect(closed.dropFirst() == ["none", "0"], "\(closed)")
  }

  @Test func `is left to the reader where nothing can open it`() throws {
    let told = try review(path: "/nowhere", "--open", until: "grep -q xdg-open err")
    #expect(told.dropFirst() == ["none", "1"], "\(told)")
    #expect(
      try text(of: project.folder("err")).contains(
        "xdg-open cannot open the browser: No such file or directory. Open the address above "
          + "yourself.\n"))
  }
}
