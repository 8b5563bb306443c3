import Testing

@testable import typeproof

/// What somebody sees who has fonts, and has not written a project yet.
@Suite struct `Verifying where there is no project` {
  private let folder: ScratchFolder
  private let advice =
    "There is no typeproof.json here or above, so each font of the folder is drawn in one sample. "
    + "To verify your own styles and texts, run “typeproof init”."

  init() throws {
    folder = try ScratchFolder()
    try folder.file("app/Fonts/Inter/InterVariable.ttf", try content(of: inter))
  }

  private func run(_ words: String) throws -> String {
    try shell(in: folder("app"), "$typeproof \(words)")
  }

  @Test func `does not take a folder with Inter for typeproof's own`() throws {
    let output = try run("verify")
    #expect(output.contains("fonts: compared 12 of 12 cells: 12 missing"), "\(output)")
    #expect(!output.contains("proof:"))
  }

  @Test func `says how to begin until something is recorded`() throws {
    #expect(try run("verify").contains(advice))
    #expect(try run("record").contains(advice))
    #expect(try !run("verify").contains(advice))
  }

  @Test func `gives no advice to those who ask for a suite or a folder`() throws {
    #expect(try !run("verify --suite fonts").contains(advice))
    #expect(try !run("verify --fonts Fonts").contains(advice))
  }
}
