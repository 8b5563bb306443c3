import Glibc
import Testing

@testable import Files

@Suite struct `What a path leads to` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("text", "file.txt")
    try folder.write("", "folder/inner.txt")
    try folder.write("", "folder2/inner.txt")
    symlink(folder("file.txt"), folder("to-file"))
    symlink(folder("folder"), folder("to-folder"))
    symlink(folder("none"), folder("to-nothing"))
    mkfifo(folder("pipe"), 0o644)
  }

  @Test(
    arguments: [
      ("file.txt", true, false, true, false, 4), ("folder", true, true, false, false, nil),
      ("to-file", true, false, true, true, nil), ("to-folder", true, true, false, true, nil),
      ("to-nothing", false, nil, false, true, nil), ("none", false, nil, false, false, nil),
      ("pipe", true, false, false, false, nil), ("folder/inner.txt", true, false, true, false, 0),
    ] as [(String, Bool, Bool?, Bool, Bool, Int?)])
  func `is a file, a folder or a link`(
    name: String, exists: Bool, isFolder: Bool?, isFile: Bool, isLink: Bool, size: Int?
  ) {
    let path = folder(name)
    #expect(FileTree.exists(path) == exists)
    #expect((try? FileTree.isFolder(path)) == isFolder)
    #expect(FileTree.isRegularFile(path) == isFile)
    #expect(FileTree.isLink(path) == isLink)
    #expect(FileTree.size(of: path) == size)
    #expect((FileTree.permissions(of: path) != nil) == (size != nil))
    #expect((FileTree.changeTime(of: path) != nil) == (size != nil))
  }

  @Test func `has the permissions and the time of a file`() {
    let path = folder("file.txt")
    chmod(path, 0o640)
    #expect(FileTree.permissions(of: path) == 0o640)
    let time = timespec(tv_sec: 1000, tv_nsec: 500_000_000)
    #expect(utimensat(AT_FDCWD, path, [time, time], 0) == 0)
    #expect(FileTree.changeTime(of: path) == 1000.5)
  }

  @Test func `names what is not there in an error`() {
    #expect(throws: FileError(.read, folder("none"), code: ENOENT)) {
      try FileTree.isFolder(folder("none"))
    }
  }

  @Test(arguments: [
    ("file.txt", "file.txt", true), ("file.txt", "to-file", true),
    ("folder", "to-folder", true), ("folder/inner.txt", "to-folder/inner.txt", true),
    ("file.txt", "folder/inner.txt", false), ("folder", "folder2", false),
    ("none", "none", false), ("file.txt", "none", false), ("none", "file.txt", false),
  ])
  func `is the same by two names or not`(one: String, other: String, isSame: Bool) {
    #expect(FileTree.areSame(folder(one), folder(other)) == isSame)
  }

  @Test(arguments: [
    ("folder", true), ("folder/inner.txt", true), ("folder/new", true), ("folder/a/b/c", true),
    ("to-folder/new", true), ("folder2", false), ("folder2/inner.txt", false), ("", false),
    ("new", false), ("file.txt", false), ("folder/../file.txt", false),
  ])
  func `is inside a folder or not, also before it exists`(name: String, isInside: Bool) {
    #expect(FileTree.isInside(folder(name), folder: folder("folder")) == isInside)
    #expect(FileTree.isInside(folder(name), folder: folder("to-folder")) == isInside)
    #expect(!FileTree.isInside(folder(name), folder: folder("none")))
  }

  @Test func `begins in the current folder if it is no full path`() {
    #expect(FileTree.isInside("a-name-that-no-file-has", folder: "."))
    #expect(!FileTree.isInside("a-name-that-no-file-has", folder: folder.path))
    #expect(FileTree.fullPath(of: "") == FileTree.resolved("."))
    #expect(FileTree.resolved("") == "/")
    #expect(FileTree.fullPath(of: folder("to-file")) == FileTree.resolved(folder("file.txt")))
    #expect(FileTree.fullPath(of: folder("none")) == nil)
  }

  @Test(arguments: [(0o755, false), (0o700, false), (0o775, true), (0o757, true), (0o722, true)])
  func `is a folder that others may write to, by its permissions`(mode: Int, othersMay: Bool) {
    chmod(folder("folder"), mode_t(mode))
    #expect(FileTree.othersMayWrite(folder("folder")) == othersMay)
    #expect(FileTree.othersMayWrite(folder("to-folder")) == othersMay)
  }

  @Test func `is no folder that others may write to where root works in another's`() {
    #expect(!FileTree.othersMayWrite(folder("none")))
    guard geteuid() == 0 else { return }
    chmod(folder("folder"), 0o755)
    #expect(chown(folder("folder"), 65534, 65534) == 0)
    #expect(!FileTree.othersMayWrite(folder("folder")))
  }

  @Test func `is a folder to write to or none`() {
    #expect(FileTree.isWritableFolder(folder("folder")))
    #expect(!FileTree.isWritableFolder(folder("none")))
  }

  @Test(
    arguments: [
      ("to-folder/inner.txt", "to-folder"), ("to-folder", "to-folder"), ("folder/inner.txt", nil),
      ("none/to-folder", nil), ("", nil), ("to-nothing/x", "to-nothing"), ("folder/link/x", nil),
    ] as [(String, String?)])
  func `has a link in the way or none`(name: String, link: String?) {
    #expect(FileTree.linkInTheWay(of: name, below: folder.path) == link.map { folder($0) })
  }
}

@Suite struct `The entries of a folder` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: [UInt8]) -> [CChar] {
    (Array(folder("").utf8) + name + [0]).map { CChar(bitPattern: $0) }
  }

  @Test func `are all that is not hidden, each with its kind`() throws {
    for name in ["b.txt", ".hidden", "a/c.txt", "a/.hidden", ".git/x"] {
      try folder.write("", name)
    }
    symlink(folder("a"), folder("l1"))
    symlink(folder("b.txt"), folder("l2"))
    symlink(folder("none"), folder("l3"))
    mkfifo(folder("p"), 0o644)
    let file = Array("x".utf8) + [0xE8] + Array("é".utf8) + [0xC3]
    let inner = Array("d".utf8) + [0xFF]
    let descriptor = open(path(file), O_WRONLY | O_CREAT, 0o644)
    try #require(descriptor >= 0)
    close(descriptor)
    try #require(mkdir(path(inner), 0o755) == 0)
    defer {
      unlink(path(file))
      rmdir(path(inner))
    }
    let unreadable: (String, FileError.Action, Int32) -> FileTree.Entry = { name, action, code in
      FileTree.Entry(
        path: name, kind: .unreadable(FileError(action, self.folder(name), code: code)))
    }
    #expect(
      try FileTree.entries(below: folder.path) == [
        FileTree.Entry(path: "a", kind: .folder), FileTree.Entry(path: "a/c.txt", kind: .file),
        FileTree.Entry(path: "b.txt", kind: .file), unreadable("d\\xFF", .list, EILSEQ),
        FileTree.Entry(path: "l1", kind: .link(toFolder: true)),
        FileTree.Entry(path: "l2", kind: .link(toFolder: false)),
        FileTree.Entry(path: "l3", kind: .link(toFolder: false)),
        unreadable("p", .read, EINVAL), unreadable("x\\xE8é\\xC3", .read, EILSEQ),
      ])
    #expect(try FileTree.names(asBytesIn: folder.path).contains(file))
    try FileTree.unlink(file, in: folder.path)
    #expect(try !FileTree.names(asBytesIn: folder.path).contains(file))
    #expect(throws: FileError.self) { try FileTree.unlink(file, in: folder.path) }
  }

  @Test func `are none of a folder that is not there`() {
    #expect(throws: FileError(.list, folder("none"), code: ENOENT)) {
      try FileTree.entries(below: folder("none"))
    }
    #expect(FileTree.kind(of: folder("none")) == nil)
  }

  @Test(
    arguments: [
      ("ab*ba", ["abba"]), ("ab*", ["ab", "aba", "abba"]), ("*ba", ["aba", "abba"]),
      ("*b*", ["a.b.c", "ab", "aba", "abba"]), ("a*b*c", ["a.b.c"]), ("a*c*b", []),
      ("*.b.*", ["a.b.c"]), ("*", ["a.b.c", "ab", "aba", "abba"]), ("ab*ab", []), ("a*b", ["ab"]),
      ("**", ["a.b.c", "ab", "aba", "abba"]), ("abba", ["abba"]), (".ab", [".ab"]), ("abb", []),
      (".a*", []), ("*abba", ["abba"]), ("abba*", ["abba"]), ("ab*b*ba", []), ("a*bb*a", ["abba"]),
    ] as [(String, [String])])
  func `match a pattern with all its parts, one behind another`(
    pattern: String, names: [String]
  ) throws {
    for name in ["ab", "aba", "abba", "a.b.c", ".ab"] { try folder.write("", name) }
    #expect(try FileTree.paths(matching: pattern, below: folder("")) == names)
  }
}
