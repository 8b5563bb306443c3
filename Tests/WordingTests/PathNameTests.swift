import Testing

@testable import Wording

@Suite struct `The names of a path` {
  /// U+0600 joins with what follows, and U+0301 with what precedes: neither slash is a letter.
  private let joined = "x\u{600}/y/\u{301}z"

  @Test func `are what is between slashes, whatever joins with them`() {
    #expect("a/b".pathNames == ["a", "b"])
    #expect("/a//b/".pathNames == ["", "a", "", "b", ""])
    #expect("".pathNames == [""])
    #expect(joined.split(separator: "/").count == 1)
    #expect(
      joined.pathNames.map { Array($0.utf8) }
        == ["x\u{600}", "y", "\u{301}z"].map { Array($0.utf8) })
  }

  @Test func `are divided at the last slash`() {
    #expect(joined.lastPathName.unicodeScalars.elementsEqual("\u{301}z".unicodeScalars))
    #expect(
      joined.pathBeforeLastName?.unicodeScalars.elementsEqual("x\u{600}/y".unicodeScalars) == true)
    #expect("a".pathBeforeLastName == nil)
    #expect("a".lastPathName == "a")
    #expect("/a".pathBeforeLastName == "")
    #expect(
      ["a", "/a", "/", "a/b", "/a/b", "a/"].map(\.folderOfPath) == [".", "/", "/", "a", "/a", "a"])
  }

  @Test func `are hidden by their first byte, and full by the path's`() {
    #expect(".\u{301}git".isHiddenName)
    #expect(!"a.".isHiddenName)
    #expect("/\u{301}".isFullPath)
    #expect(!"".isFullPath)
  }

  @Test func `have endings in bytes, in small letters or large ones`() {
    for name in ["a.png", "a.PNG", "\u{600}.png", ".png"] { #expect(name.hasNameEnding(".png")) }
    // A long s and a Kelvin sign are small letters of nothing here.
    for name in ["a.pn", "apng", "png", "a.pn\u{FF27}", "a.png\u{301}"] {
      #expect(!name.hasNameEnding(".png"))
    }
    #expect(!"a\u{E}png".hasNameEnding(".png"))
    #expect("a/\u{301}b".beginsWithBytes(of: "a/"))
    #expect("/\u{301}b".withoutBytes(first: 1).unicodeScalars.first == "\u{301}")
  }
}
