import Glibc
import Reports
import Snapshots
import Testing

@testable import typeproof

/// A picture that has another name and the same pixels: two cells, and never one of them alone.
@Suite struct `A renamed picture` {
  private let folder: PictureFolder

  init() throws {
    folder = try PictureFolder()
    try folder.put(SmallPicture.white, at: "old/home.png")
    try folder.put(SmallPicture.inked, at: "new/home.png")
    try folder.put(SmallPicture.tall, at: "old/before.png")
    try folder.put(SmallPicture.tall, at: "new/after.png")
  }

  private func expected() throws -> [String] {
    try FileTree.files(below: folder.file("old")).filter { $0.hasSuffix(".png") }
  }

  @Test(arguments: ["before.png", "after.png"])
  func `is accepted with both names, whichever is typed`(name: String) async throws {
    _ = await folder.diff("old", "new")
    let run = await folder.approve(name, in: "old")
    #expect(run.code == .nothingToDo)
    #expect(
      run.output.contains("accepted  after.png") && run.output.contains("accepted  before.png"))
    #expect(try expected() == ["after.png", "home.png"])
    #expect(await folder.approve("--undo", in: "old").code == .nothingToDo)
    #expect(try expected() == ["before.png", "home.png"])
  }

  @Test(arguments: ["before.png", "after.png"])
  func `keeps both names where one of them changed since`(changed: String) async throws {
    _ = await folder.diff("old", "new")
    try folder.put(SmallPicture.inked, at: "old/\(changed)")
    let before = try folder.contents()
    let run = await folder.approve(changed == "after.png" ? "before.png" : "after.png", in: "old")
    #expect(run.code == .differences)
    #expect(run.output.contains("So both names stay as they are."))
    #expect(try folder.contents() == before)
    #expect(await folder.approve("home.png", in: "old").code == .nothingToDo)
  }

  @Test func `is undone with both names by a later report that shows neither`() async throws {
    _ = await folder.diff("old", "new")
    #expect(await folder.approve("--all", in: "old").code == .nothingToDo)
    _ = await folder.diff("old", "new")
    let run = await folder.approve("--undo", in: "old")
    #expect(run.code == .nothingToDo)
    #expect(run.output.contains("undone  after.png") && run.output.contains("undone  before.png"))
    #expect(try expected() == ["before.png", "home.png"])
    let contents = try folder.contents()
    #expect(contents["old/before.png"] == SmallPicture.tall)
    #expect(contents["old/home.png"] == SmallPicture.white)
    #expect(contents.count == 5)
  }

  @Test func `keeps both names at a later undo if one of them changed since`() async throws {
    _ = await folder.diff("old", "new")
    #expect(await folder.approve("after.png", in: "old").code == .nothingToDo)
    _ = await folder.diff("old", "new")
    try folder.put(SmallPicture.inked, at: "old/before.png")
    let before = try folder.contents()
    let run = await folder.approve("--undo", in: "old")
    #expect(run.code == .differences)
    #expect(run.output.contains("So both names stay as they are."))
    #expect(try folder.contents() == before)
  }

  @Test func `is undone with both names after an undo that failed at one of them`() async throws {
    _ = await folder.diff("old", "new")
    #expect(await folder.approve("after.png", in: "old").code == .nothingToDo)
    let link = folder.file("old/before.png")
    try #require(symlink("home.png", link) == 0)
    #expect(await folder.approve("--undo", in: "old").code == .differences)
    try #require(unlink(link) == 0)
    #expect(try expected() == ["after.png", "home.png"])
    #expect(await folder.approve("--undo", in: "old").code == .nothingToDo)
    #expect(try expected() == ["before.png", "home.png"])
  }

  @Test func `is refused where a report has only one of the names`() async throws {
    _ = await folder.diff("old", "new")
    let report = try text(of: folder.reported("report.json"))
    let forged = report.replacing(
      #""otherName": "before.png""#, with: #""otherName": "elsewhere.png""#)
    #expect(forged != report)
    try folder.write(forged, toReport: "report.json")
    for name in ["before.png", "after.png"] {
      let run = await folder.approve(name, in: "old")
      #expect(run.code == .differences && run.output.contains("This picture was renamed"))
    }
    #expect(try expected() == ["before.png", "home.png"])
  }
}
