import Glibc
import Snapshots
import TextEngine
import Testing

@testable import Projects

/// A pull request writes the project's file, and messages about it are read by many.
@Suite struct `What a project's file may name` {
  private let tree: ProjectTree

  init() throws {
    tree = try ProjectTree()
    try tree.copyFont("JetBrainsMono/JetBrainsMono-Regular.ttf", to: "app/Fonts/Mono.ttf")
    try tree.write("outside/a.strings", #""k" = "SECRET";"#)
    try tree.write("outside/tokens.json", "https://user:SECRET@example.org")
  }

  private let tail = #""styles": {"Body": {"textStyle": "body"}}, "matrix": {"categories": ["L"]}}"#

  /// What is said of a sample from a file, and of a folder of fonts; `nil` where all is well.
  private func complaint(
    on file: String, fonts: String = "Fonts", tokens: String? = nil
  ) throws -> String? {
    let tokens = tokens.map { #""tokens": [{"file": "\#($0)"}],"# } ?? ""
    try tree.write(
      "app/typeproof.json",
      #"{"fonts": {"folder": "\#(fonts)", "system": "Mono.ttf"}, \#(tokens)"#
        + #""samples": {"a": {"key": "k", "file": "\#(file)"}}, \#(tail)"#)
    do {
      _ = try ProjectOnDisk(file: "\(tree.path)/app/typeproof.json")
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func link(_ target: String, _ name: String) throws {
    try #require(symlink(target, "\(tree.path)/\(name)") == 0)
  }

  @Test(arguments: [
    "../outside/a.strings", "/tmp/a.strings", "../outside/*.strings", "x/../../outside/a.strings",
  ]) func `lies in its folder`(file: String) throws {
    let complaint = try #require(try complaint(on: file))
    #expect(complaint.contains("is outside the project"))
    #expect(!complaint.contains("SECRET"))
  }

  @Test func `lies in the git work tree where there is one`() throws {
    #expect(mkdir("\(tree.path)/.git", 0o755) == 0)
    defer { rmdir("\(tree.path)/.git") }
    #expect(try complaint(on: "../outside/a.strings") == nil)
    #expect(try complaint(on: "../../a.strings")?.contains("is outside") == true)
    #expect(try complaint(on: "../.git/config")?.contains("is hidden") == true)
  }

  /// Of forty folders each `*/../` would make forty times as many files.
  @Test(arguments: ["*/../*/a.strings", "Fonts/../x*/y/../a.strings"])
  func `does not go up behind a star`(file: String) throws {
    #expect(try complaint(on: file)?.contains("has “..” after a “*”") == true)
    #expect(try complaint(on: "Fonts/../*/a.strings")?.contains("after a “*”") == false)
  }

  @Test func `is told no size of what lies outside`() throws {
    try tree.write("outside/large.strings", String(repeating: " ", count: 33 << 20))
    let complaint = try #require(try complaint(on: "../outside/large.strings"))
    #expect(complaint.contains("is outside the project"))
  }

  @Test func `is found by a star before a letter that joins with it`() throws {
    try tree.write("app/L/a\u{301}.strings", #""k" = "Ja";"#)
    #expect(try complaint(on: "L/*\u{301}.strings") == nil)
  }

  @Test func `is reached by no link`() throws {
    try link("\(tree.path)/outside/a.strings", "app/x.strings")
    try link("\(tree.path)/outside", "app/y")
    defer { for name in ["x.strings", "y"] { unlink("\(tree.path)/app/\(name)") } }
    for file in ["x.strings", "y/a.strings", "*/a.strings", "*.strings"] {
      let complaint = try #require(try complaint(on: file), "\(file)")
      #expect(complaint.contains("symbolic link"), "\(file)")
      #expect(!complaint.contains("SECRET"))
    }
    try link("\(tree.path)/app/Fonts", "app/Type")
    defer { unlink("\(tree.path)/app/Type") }
    #expect(try complaint(on: "none.strings", fonts: "Type")?.contains("symbolic link") == true)
  }

  @Test(arguments: ["x\u{600}", "x\u{600}y", "\u{301}x"])
  func `is reached by no link behind a slash that is no letter`(name: String) throws {
    try link("\(tree.path)/outside", "app/\(name)")
    defer { unlink("\(tree.path)/app/\(name)") }
    let complaint = try #require(try complaint(on: "\(name)/a.strings"))
    #expect(complaint.contains("symbolic link"))
    let tokens = try self.complaint(on: "a.strings", tokens: "\(name)/tokens.json")
    #expect(tokens?.contains("symbolic link") == true)
    #expect(tokens?.contains("SECRET") == false)
  }

  @Test func `is, of fonts, where its path leads without links`() throws {
    try tree.write("outside/sub/a", "")
    try tree.copyFont("Inter/InterVariable.ttf", to: "outside/Fonts/Mono.ttf")
    try link("\(tree.path)/outside/sub", "app/x")
    defer { unlink("\(tree.path)/app/x") }
    // To the system, “x/..” is the folder above that which the link leads to.
    try tree.write(
      "app/typeproof.json",
      #"{"fonts": {"folder": "x/../Fonts", "system": "Mono.ttf"}, "samples": {"a": "Hello"}, \#(tail)"#
    )
    let project = try ProjectOnDisk(file: "\(tree.path)/app/typeproof.json").project
    #expect(project.fonts.path == "\(tree.path)/app/Fonts")
  }

  @Test func `is found by no pattern over links, and in no time`() throws {
    for number in 0..<10 { try link(".", "app/l\(number)") }
    defer { for number in 0..<10 { unlink("\(tree.path)/app/l\(number)") } }
    let pattern = [String](repeating: "*", count: 12).joined(separator: "/") + "/a.strings"
    let start = ContinuousClock.now
    #expect(try complaint(on: pattern)?.contains("symbolic link") == true)
    #expect(start.duration(to: .now) < .seconds(10))
    #expect(try complaint(on: #"\\.\\./outside/*.strings"#)?.contains("a.strings") == false)
  }

  @Test func `has no NUL in its name`() throws {
    let complaint = try #require(try complaint(on: #"../outside/tokens.json\u0000.strings"#))
    #expect(complaint.contains("it contains U+0000"))
    #expect(!complaint.contains("SECRET"))
    let tokens = try self.complaint(on: "a.strings", tokens: #"x\u0000"#)
    #expect(tokens?.contains("it contains U+0000") == true)
  }

  @Test func `is a regular file, and nothing waits for another`() throws {
    #expect(mkfifo("\(tree.path)/app/z.strings", 0o644) == 0)
    defer { unlink("\(tree.path)/app/z.strings") }
    for file in ["z.strings", "*.strings"] {
      #expect(try complaint(on: file)?.contains("with a regular file") == true)
    }
  }

  @Test func `is quoted by forty characters at most`() throws {
    let secret = String(repeating: "s", count: 41)
    try tree.write("app/a.strings", "\(secret) = \"x\"")
    try tree.write("app/tokens.json", secret)
    let complaint = try #require(try complaint(on: "a.strings", tokens: "tokens.json"))
    #expect(!complaint.contains(secret))
    #expect(Excerpt.shortened("“\(secret)” and “a”") == "“\(secret.dropLast())…” and “a”")
  }

  @Test func `is, of fonts, no folder elsewhere`() throws {
    for folder in ["/usr/share/fonts", "../../Fonts"] {
      #expect(try complaint(on: "none.strings", fonts: folder)?.contains("is outside") == true)
    }
  }
}

@Suite struct `A project's file that nobody named` {
  private let tree: ProjectTree

  init() throws { tree = try ProjectTree() }

  private func complaint(isNamed: Bool) -> String {
    do {
      _ = try ProjectFileOnDisk(file: "\(tree.path)/typeproof.json", isNamed: isNamed)
      return ""
    } catch { return "\(error)" }
  }

  @Test func `is no link, and a named one may be`() throws {
    try tree.write("secret", "https://SECRET")
    let file = "\(tree.path)/typeproof.json"
    try #require(symlink("\(tree.path)/secret", file) == 0)
    defer { unlink(file) }
    #expect(complaint(isNamed: false).contains("The path contains a symbolic link"))
    #expect(!complaint(isNamed: false).contains("SECRET"))
    #expect(complaint(isNamed: true).contains("line 1"))
  }

  @Test func `is no pipe`() throws {
    let file = "\(tree.path)/typeproof.json"
    try #require(mkfifo(file, 0o644) == 0)
    defer { unlink(file) }
    #expect(complaint(isNamed: false).contains("with a regular file"))
  }

  @Test func `is read no further than a file may be long`() throws {
    let file = "\(tree.path)/typeproof.json"
    try #require(symlink("/dev/zero", file) == 0)
    defer { unlink(file) }
    #expect(complaint(isNamed: true).contains("File too large"))
  }
}
