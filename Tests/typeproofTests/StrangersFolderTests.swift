import Glibc
import Snapshots
import Testing

@testable import typeproof

/// A pull request brings links and files where the program looks unasked.
@Suite struct `Folders that come with a project` {
  private let project: ScratchFolder

  init() throws {
    project = try ScratchFolder()
    try project.file("app/Fonts/mono.ttf", try content(of: mono))
    try project.file(
      "app/typeproof.json",
      #"{"suite": "documents", "fonts": {"system": "mono.ttf"}, "styles": {"Body": {"textStyle": "body"}},"#
        + #" "samples": {"a": "Hello"}, "matrix": {"categories": ["L"]}}"#)
    try project.file("home/documents/letter.txt", "dear")
    try project.file("home/documents/photo.png", "photo")
  }

  private func run(_ words: String) throws -> String { try shell(in: project("app"), words) }

  private var mine: [String] { get throws { try FileTree.files(below: project("home")) } }

  @Test func `are no links that goldens would be written or deleted through`() throws {
    try #require(symlink(project("home"), project("app/Snapshots")) == 0)
    for command in ["clean", "record", "record --force", "verify", "clean --dry-run", "doctor"] {
      let output = try run("$typeproof \(command); echo $?")
      #expect(output.contains("Snapshots is a symbolic link"), "\(command): \(output)")
      #expect(output.hasSuffix("2\n"), "\(command)")
    }
    #expect(try mine == ["documents/letter.txt", "documents/photo.png"])
    // Who names it means it.
    #expect(try run("$typeproof record --snapshots Snapshots").contains("1 recorded"))
  }

  @Test func `are cleaned only where a suite was recorded`() throws {
    let output = try run("$typeproof clean --snapshots ../home; echo $?")
    #expect(output.contains("has no fingerprint.txt, so “documents”"))
    #expect(try mine == ["documents/letter.txt", "documents/photo.png"])
    _ = try run("$typeproof record --snapshots ../home")
    #expect(try run("$typeproof clean --snapshots ../home").contains("2 stray files deleted"))
  }

  @Test func `are no links that pictures of differences would be put through`() throws {
    _ = try run("$typeproof record")
    try project.file(
      "app/typeproof.json",
      try text(of: project("app/typeproof.json")).replacing("Hello", with: "Hallo"))
    try project.file("app/.build/a", "")
    try #require(symlink(project("home"), project("app/.build/snapshot-artifacts")) == 0)
    let output = try run("$typeproof verify; echo $?")
    #expect(output.contains(".build/snapshot-artifacts is a symbolic link"))
    #expect(try mine == ["documents/letter.txt", "documents/photo.png"])
  }

  @Test func `tell what could be taken for a golden and is none`() throws {
    _ = try run("$typeproof record")
    let body = project("app/Snapshots/documents/body")
    try project.file("app/Snapshots/documents/body/.hidden.png", "x")
    try project.file("app/Snapshots/documents/.x/b.txt", "x")
    try project.file("app/Snapshots/documents/body/.gitignore", "x")
    try #require(symlink("/etc/hostname", "\(body)/b.l@2x.png") == 0)
    _ = try run("touch \"$(printf 'Snapshots/documents/body/\\377.png')\"")
    let output = try run("$typeproof verify; echo $?")
    for name in [".x/b.txt", "body/.hidden.png", "body/b.l@2x.png", "body/\u{FFFD}.png"] {
      #expect(output.contains("stray  documents/\(name): no cell has this name."), "\(name)")
    }
    #expect(output.contains("4 stray"))
    #expect(output.hasSuffix("1\n"))
    // Links and hidden files stay: only a name that nobody could type is deleted.
    #expect(
      try run("$typeproof clean").hasSuffix(
        "stray  documents/body/\u{FFFD}.png\n1 stray file deleted\n"))
    #expect(FileTree.exists(project("app/Snapshots/documents/.x/b.txt")))
    #expect(FileTree.isLink("\(body)/b.l@2x.png"))
  }

  @Test func `leave no report of an earlier run where this one has none`() throws {
    _ = try run("$typeproof record; $typeproof verify --shard 1/1 --report part")
    #expect(FileTree.exists(project("app/part/report.json")))
    try project.file("app/typeproof.json", "{")
    #expect(try run("$typeproof verify --shard 1/1 --report part; echo $?").hasSuffix("2\n"))
    #expect(try FileTree.files(below: project("app/part")).isEmpty)
  }

  @Test func `have no say in how libraries set text`() throws {
    _ = try run("$typeproof record")
    let output = try run(
      "HB_SHAPER_LIST=fallback HB_OPTIONS=uniscribe-bug-compatible FREETYPE_PROPERTIES=truetype:interpreter-version=35 "
        + "ICU_DATA=/nowhere $typeproof verify; echo $?")
    #expect(output.contains("1 equal"))
    #expect(output.hasSuffix("0\n"))
  }

  @Test func `do not say what was equal`() throws {
    _ = try run(
      "$typeproof record; HOME='\(project("home"))' XDG_CACHE_HOME= $typeproof verify --changed")
    #expect(!FileTree.exists(project("app/.build")))
    let kept = try FileTree.files(below: project("home/.cache/typeproof"))
    #expect(kept.count == 1)
    _ = try run("git init --quiet . && mkdir cache && touch cache/a && git add cache/a")
    let output = try run("$typeproof verify --changed --cache cache; echo $?")
    #expect(output.contains("--cache cache is under version control"))
    #expect(output.hasSuffix("2\n"))
  }

  @Test func `are remembered in no usual place that git has files of`() throws {
    let place = "XDG_CACHE_HOME=\"$PWD/.caches\""
    _ = try run(
      "git init --quiet . && $typeproof record && \(place) $typeproof verify --changed "
        + "&& git add --force .caches")
    let output = try run("\(place) $typeproof verify --changed; echo $?")
    #expect(output.contains("which the environment sets, is under version control"))
    #expect(output.hasSuffix("2\n"))
    _ = try run("git rm --quiet --cached -r .caches")
    #expect(try run("\(place) $typeproof verify --changed; echo $?").hasSuffix("0\n"))
  }

  @Test func `are no links that a report would be written through`() throws {
    _ = try run("$typeproof record")
    try project.file("app/.build/a", "")
    try #require(symlink(project("home"), project("app/.build/report")) == 0)
    for command in ["verify --report .build/report", "verify --report .build/report/new"] {
      let output = try run("$typeproof \(command); echo $?")
      #expect(output.contains(".build/report, which is a symbolic link"), "\(output)")
      #expect(output.hasSuffix("2\n"))
    }
    #expect(try mine == ["documents/letter.txt", "documents/photo.png"])
    // Over the links of a full path a person has led.
    #expect(try run("$typeproof verify --report \"$PWD/.build/report\"; echo $?").hasSuffix("0\n"))
  }

  @Test(arguments: [
    "survey Fonts --output out", "survey Fonts --shard 1/1 --output out/new",
    "compare-fonts Fonts/mono.ttf Fonts/mono.ttf --output out",
  ])
  func `are no links that pages or pictures would be written through`(command: String) throws {
    try #require(symlink(project("home"), project("app/out")) == 0)
    let output = try run("$typeproof \(command); echo $?")
    #expect(output.contains("goes through out, which is a symbolic link"), "\(output)")
    #expect(output.hasSuffix("2\n"))
    #expect(try mine == ["documents/letter.txt", "documents/photo.png"])
  }

  @Test func `are no links behind a slash that joins with a letter`() throws {
    _ = try run("$typeproof record")
    let suite = "app/Snapshots/documents"
    try #require(symlink(project("home"), project("\(suite)/x\u{600}")) == 0)
    try project.file(
      "\(suite)/.typeproof-journal",
      "typeproof journal 1 finish\0delete x\u{600}/documents/letter.txt\0end\0")
    let output = try run("$typeproof record; echo $?")
    #expect(try mine == ["documents/letter.txt", "documents/photo.png"])
    #expect(output.hasSuffix("2\n"), "\(output)")
  }

  @Test func `have fonts that are known by names that begin with a mark`() throws {
    let name = "\u{301}x.ttf"
    try project.file("app/Fonts/\(name)", try content(of: mono))
    try project.file(
      "app/typeproof.json",
      try text(of: project("app/typeproof.json")).replacing("mono.ttf", with: name))
    let output = try run("$typeproof record && $typeproof doctor; echo $?")
    #expect(!output.contains("is not in Fonts"))
    #expect(output.hasSuffix("\n0\n"), "\(output)")
  }

  @Test func `are remembered in no place that git does not speak of`() throws {
    _ = try run("$typeproof record; mkdir .git cache")
    let output = try run("$typeproof verify --changed --cache cache; echo $?")
    #expect(output.contains("git does not say whether it tracks the folder"))
    #expect(output.hasSuffix("2\n"))
    #expect(try run("$typeproof verify --changed --cache ../cache; echo $?").hasSuffix("0\n"))
  }

  @Test func `are remembered in no place whose owner git asks about, which is told`() throws {
    _ = try run("$typeproof record; git init --quiet . && mkdir cache")
    let output = try run(
      "HOME='\(project("home"))' GIT_CONFIG_NOSYSTEM=1 GIT_TEST_ASSUME_DIFFERENT_OWNER=1 "
        + "$typeproof verify --changed --cache cache; echo $?")
    #expect(output.contains("git does not say whether it tracks the folder"), "\(output)")
    #expect(
      output.contains("\(project("app")) belongs to another user, as is common in a container"))
    #expect(output.contains("safe.directory '\(project("app"))'\n"))
    #expect(output.hasSuffix("2\n"))
  }

  @Test func `need no git where there is none, unless the place lies in a work tree`() throws {
    _ = try run("$typeproof record")
    let home = "PATH=/nowhere XDG_CACHE_HOME= HOME='\(project("home"))'"
    let verify = "\(home) $typeproof verify --changed"
    #expect(try run("\(verify); echo $?").hasSuffix("0\n"))
    _ = try run("mkdir ../home/.git")
    let output = try run("\(verify); echo $?")
    #expect(
      output.contains("git cannot be started to check whether it tracks the folder: "),
      "\(output)")
    #expect(output.contains(". Install git, or name a folder outside with --cache.\n"))
    #expect(output.hasSuffix("2\n"))
  }

  @Test func `are watched only where they are read`() throws {
    try project.file(
      "app/typeproof.json",
      #"""
      {"suite": "documents", "fonts": {"folder": "../..", "system": "mono.ttf"},
      "styles": {"Body": {"textStyle": "body"}}, "matrix": {"categories": ["L"]},
      "samples": {"a": {"key": "k", "file": "../../x/*.strings"}, "b": {"key": "k", "file": "s/*.strings"}}}
      """#)
    let watched = WatchedFolders(
      ofProject: project("app/typeproof.json"), isNamed: true, goldens: nil)
    #expect(watched.trees == ["s", "Snapshots"].map { project("app/\($0)") })
  }

  @Test func `leave a worker no descriptor but its own`() throws {
    let descriptor = open("/dev/null", O_RDONLY)
    try #require(descriptor >= 0 && dup2(descriptor, 2345) == 2345)
    defer {
      close(descriptor)
      close(2345)
    }
    let output = try run(
      "sleep 3 | $typeproof verify-worker --artifacts a & sleep 1; ls /proc/$!/fd; wait")
    #expect(output.contains("0\n1\n2\n"))
    #expect(!output.contains("2345"))
  }
}

@Suite struct `Where equal cells are remembered` {
  private func path(_ environment: [String: String]) throws -> String {
    try CacheFolder.path(named: nil, of: "", in: environment)
  }

  @Test func `is a place of the user's, for each project its own`() throws {
    let path = try path(["XDG_CACHE_HOME": "/caches", "HOME": "/home/ada"])
    #expect(path.hasPrefix("/caches/typeproof/"))
    #expect(try self.path(["HOME": "/home/ada"]).hasPrefix("/home/ada/.cache/typeproof/"))
    // A relative one is invalid, says the specification.
    #expect(try self.path(["XDG_CACHE_HOME": "x", "HOME": "/h"]).hasPrefix("/h/.cache/"))
    #expect(try CacheFolder.path(named: nil, of: "/", in: ["HOME": "/home/ada"]) != path)
    #expect(throws: CacheFolderError.nowhere) { try self.path([:]) }
  }
}
