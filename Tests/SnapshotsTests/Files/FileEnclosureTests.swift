import Glibc
import Testing

@testable import Files

@Suite struct `The files that a project may name` {
  private let folder: TemporaryFolder
  private let prefix: String

  init() throws {
    folder = try TemporaryFolder()
    prefix = folder("repo/app/")
    for name in ["repo/.git/HEAD", "repo/app/in/a.txt", "repo/fonts/b.txt", "out.txt"] {
      try folder.write(name, name)
    }
    try folder.write("", "repo/app/.hidden")
    symlink(folder("repo/fonts"), folder("repo/app/link"))
    symlink(folder("out.txt"), folder("repo/app/link.txt"))
  }

  private func enclosure() throws -> FileEnclosure { try FileEnclosure(around: prefix) }

  /// The root of the project without links.
  private var root: String { FileTree.resolved(folder("repo")) ?? "" }

  @Test(arguments: [
    ("in/a.txt", "repo/app/in/a.txt"), ("./in//a.txt", "repo/app/in/a.txt"),
    ("../fonts/b.txt", "repo/fonts/b.txt"), ("in/../../fonts/b.txt", "repo/fonts/b.txt"),
    ("../app/in/a.txt", "repo/app/in/a.txt"), ("none/../in/a.txt", "repo/app/in/a.txt"),
  ])
  func `are all below the root of its repository`(path: String, file: String) throws {
    #expect(try enclosure().read(path, atMost: 100) == Array(file.utf8))
  }

  @Test(
    arguments: [
      ("../../out.txt", .outside("../../out.txt")), ("in/../../../x", .outside("in/../../../x")),
      ("/etc/passwd", .outside("/etc/passwd")), ("../.git/HEAD", .hidden("../.git/HEAD")),
      (".hidden", .hidden(".hidden")), ("a\0b", .notAName("a\0b")), ("...", .hidden("...")),
    ] as [(String, FileEnclosureError)])
  func `are no others`(path: String, error: FileEnclosureError) throws {
    let enclosure = try enclosure()
    #expect(throws: error) { try enclosure.read(path, atMost: 100) }
    #expect(throws: error) { try enclosure.folder(path) }
    #expect(throws: error) { try enclosure.check(path) }
  }

  @Test func `are named from the folder, and not by full paths`() throws {
    let enclosure = try enclosure()
    let inner = "\(root)/fonts/b.txt"
    #expect(throws: FileEnclosureError.full(inner)) { try enclosure.check(inner) }
    let outer = "\(root)sitory/b.txt"
    #expect(throws: FileEnclosureError.outside(outer)) { try enclosure.check(outer) }
  }

  @Test(
    arguments: [
      ("none.txt", ENOENT), ("link/b.txt", ELOOP), ("link.txt", ELOOP), ("in", EISDIR),
      ("in/a.txt/b", ENOTDIR),
    ] as [(String, Int32)])
  func `are regular files, reached without links`(path: String, code: Int32) throws {
    let enclosure = try enclosure()
    #expect(throws: FileError(.read, prefix + path, code: code)) {
      try enclosure.read(path, atMost: 100)
    }
    #expect(throws: FileError(.read, prefix + "in/a.txt", tooLargeFor: 16)) {
      try enclosure.read("in/a.txt", atMost: 16)
    }
  }

  @Test(arguments: [
    ("in", "in"), ("./in/", "in"), ("../fonts", "../fonts"), ("..", ".."), ("in/..", ""),
    ("../app/in", "in"), (".", ""), ("", ""), ("none/deep", "none/deep"),
    ("in/../../fonts/x", "../fonts/x"),
  ])
  func `are in folders by the shortest path`(path: String, folder: String) throws {
    #expect(try enclosure().folder(path) == prefix + folder)
  }

  @Test func `are in no folder behind a link`() throws {
    let enclosure = try enclosure()
    #expect(throws: FileError(.list, prefix + "link/x", code: ELOOP)) {
      try enclosure.folder("link/x")
    }
    #expect(throws: FileError(.list, folder("none"), code: ENOENT)) {
      try FileEnclosure(around: folder("none"))
    }
  }

  @Test func `may be named by a pattern that goes up before its first star`() throws {
    let enclosure = try enclosure()
    for path in ["../*/b.txt", "in/*.txt", "in/../*"] {
      #expect(throws: Never.self) { try enclosure.check(path) }
    }
    for path in ["*/../b.txt", "in/*/../../x", "../f*/../app"] {
      #expect(throws: FileEnclosureError.upBehindStar(path)) { try enclosure.check(path) }
    }
  }

  @Test func `are those of the work tree around the folder`() throws {
    let inner = try #require(WorkTree(around: folder("repo/app/in")))
    #expect(inner.top == root && inner.path == ["app", "in"])
    let outer = try #require(WorkTree(around: folder("repo")))
    #expect(outer.top == root && outer.path == [])
    #expect(WorkTree(around: folder("none")) == nil)
  }
}
