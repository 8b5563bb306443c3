import DynamicType
import Reports
import Snapshots
import Testing

@testable import Files
@testable import Reviews
@testable import Verification

@Suite struct `The room for decisions that are kept` {
  /// A review of one more project, with so much room.
  private func session(
    in project: TwoChanges, atMost size: Int = 64 << 20
  ) throws -> ReviewSession {
    try project.bench.session(remembering: "memory", atMost: size)
  }

  private func size(in project: TwoChanges) throws -> Int {
    try project.bench.folder.bytes("memory/decisions.json").count
  }

  /// The bytes that some rejections and skips of a cell take, one after another.
  private func size(of count: Int) throws -> Int {
    let project = try TwoChanges()
    try decide(count, in: try session(in: project))
    return try size(in: project)
  }

  private func decide(_ count: Int, in session: ReviewSession) throws {
    for number in 0..<count {
      try session.decide(number.isMultiple(of: 2) ? .reject : .skip, [TwoChanges.cell])
    }
  }

  @Test func `is enough for a file that just fits`() throws {
    let size = try size(of: 2)
    let project = try TwoChanges()
    let session = try session(in: project, atMost: size)
    try decide(2, in: session)
    #expect(session.memoryTrouble == nil)
    #expect(session.decisions.undoable == 2)
    #expect(try self.size(in: project) == size)
    #expect(try self.session(in: project, atMost: size).decisions.undoable == 2)
  }

  @Test func `is made by giving up the earlier half of what can be undone`() throws {
    // Of three decisions two go, which is half rounded up, and of five three.
    for (count, left) in [(3, 1), (5, 2)] {
      let size = try size(of: count) - 1
      let project = try TwoChanges()
      let session = try session(in: project, atMost: size)
      try decide(count, in: session)
      #expect(session.memoryTrouble == nil, "\(count)")
      #expect(session.decisions.undoable == left, "\(count)")
      #expect(try self.session(in: project).decisions.undoable == left, "\(count)")
      #expect(session.state(of: TwoChanges.cell) == .rejected, "\(count)")
    }
  }

  @Test func `is not taken before anything is decided`() throws {
    let project = try TwoChanges()
    let session = try session(in: project)
    #expect(session.memoryTrouble == nil)
    #expect(!FileTree.exists(project.bench.folder("memory")))
    // What is refused is no decision, either.
    try project.bench.folder.remove("Snapshots/\(TwoChanges.cell.picturePath)")
    let answer = try session.decide(.accept, [TwoChanges.cell])
    #expect(answer.words == ["tiny/title1/word.l@1x refused"])
    #expect(!FileTree.exists(project.bench.folder("memory/decisions.json")))
    try session.decide(.reject, [TwoChanges.cell])
    #expect(FileTree.exists(project.bench.folder("memory/decisions.json")))
  }

  @Test func `has no pictures that no decision needs any more`() throws {
    let project = try TwoChanges()
    func pictures() throws -> Int {
      try project.bench.folder.contents(of: "memory").keys.count { $0.hasSuffix(".golden") }
    }
    let session = try session(in: project)
    try session.decide(.accept, [TwoChanges.cell])
    #expect(try pictures() == 2)
    try session.undo()
    #expect(try pictures() == 0)
  }
}

@Suite struct `Limits of a review` {
  @Test func `are as many bytes as a run may have`() {
    #expect(ReviewedRun.greatestResultsSize == 268_435_456)
    #expect(ReviewedRun.greatestPictureSize == 67_108_864)
    #expect(ReviewedRun.greatestSize == 1_073_741_824)
    #expect(ReviewService.greatestBodySize == 4_194_304)
  }

  @Test func `let in a request of just so many bytes, and numbers up to a million`() throws {
    let service = ReviewService(try TwoChanges().bench.session())
    func answer(_ path: String, _ body: [UInt8]) -> (status: Int, text: String) {
      let response = service.respond(method: "POST", path: path, body: body)
      return (response.status, String(decoding: response.body, as: UTF8.self))
    }
    let start = Array(#"{"changes": [1]}"#.utf8)
    let room = ReviewService.greatestBodySize - start.count
    #expect(answer("/changes", start + [UInt8](repeating: 0x20, count: room)).status == 200)
    let long = answer("/changes", start + [UInt8](repeating: 0x20, count: room + 1))
    #expect(long.status == 413)
    #expect(long.text.contains("The request is over 4 MB. Decide about fewer cells at once."))
    #expect(answer("/changes", Array(#"{"changes": [1048576]}"#.utf8)).status == 404)
    #expect(answer("/changes", Array(#"{"changes": [1048577]}"#.utf8)).status == 400)
  }

  @Test func `tell a page what it may ask instead`() throws {
    let service = ReviewService(try TwoChanges().bench.session())
    func words(_ method: String, _ path: String) -> String {
      let response = service.respond(method: method, path: path, body: [])
      return String(decoding: response.body, as: UTF8.self)
    }
    #expect(words("PUT", "/decisions").contains("accepts only GET or POST. Load the page again."))
    #expect(words("GET", "/undo").contains("This address accepts only POST. Load"))
    #expect(words("GET", "/x").contains("There is nothing at this address. Load the page again."))
  }
}

@Suite struct `The answer to two decisions` {
  @Test func `has each cell once, as it stands now`() throws {
    let project = try TwoChanges()
    let session = try project.bench.session()
    let first = try session.decide(.skip, [TwoChanges.cells[0], TwoChanges.cell])
    let second = try session.decide(.reject, [TwoChanges.cells[1], TwoChanges.cell])
    let both = second.adding(first, in: session)
    #expect(
      both.words == [
        "tiny/body/word.l@1x skipped", "tiny/body/word.ax1@1x rejected",
        "tiny/title1/word.l@1x rejected",
      ])
    #expect(both.undoable == 2)
    #expect(second.adding(nil, in: session) == second)
  }
}
