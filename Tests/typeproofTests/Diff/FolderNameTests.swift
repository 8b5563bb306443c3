import Testing

@testable import typeproof

@Suite struct `The diff command on folders that are called as pictures` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func diff() async -> CommandRun {
    await CommandRun("diff", scratch("a"), scratch("b"))
  }

  @Test func `says nothing of one that only one side has`() async throws {
    for folder in ["a", "b"] { try scratch.file("\(folder)/x.png", SmallPicture.white) }
    try scratch.file("a/old.png/note.txt", "")
    try scratch.file("b/new.png/note.txt", "")
    let run = await diff()
    #expect(run.code == .nothingToDo, "\(run.output)")
    #expect(!run.output.contains("old.png"), "\(run.output)")
    #expect(!run.output.contains("new.png"), "\(run.output)")
  }

  @Test func `says nothing of one that both sides have`() async throws {
    for folder in ["a", "b"] {
      try scratch.file("\(folder)/x.png", SmallPicture.white)
      try scratch.file("\(folder)/same.png/note.txt", "")
    }
    let run = await diff()
    #expect(run.code == .nothingToDo, "\(run.output)")
    #expect(!run.output.contains("same.png"), "\(run.output)")
  }
}
