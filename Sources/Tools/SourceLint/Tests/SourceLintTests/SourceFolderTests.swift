import Glibc
import Testing

@testable import SourceLint

@Suite struct `A folder of sources` {
  private func inFolder(_ body: (String) throws -> Void) rethrows {
    let folder = "/tmp/source-walk-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    mkdir(folder, 0o777)
    defer { remove(folder) }
    try body(folder)
  }

  private func remove(_ path: String) {
    if FolderWalk.kind(of: path) == .folder {
      for name in FolderNames.all(in: path) where name != "." && name != ".." {
        remove("\(path)/\(name)")
      }
    }
    _ = Glibc.remove(path)
  }

  private func add(_ name: String, to folder: String, _ text: String = "let a = 1") {
    var path = folder
    for part in name.split(separator: "/").dropLast() {
      path += "/\(part)"
      mkdir(path, 0o777)
    }
    _ = SourceBytes.write(Array(text.utf8), to: "\(folder)/\(name)")
  }

  @Test func `has the files that the linter reads, sorted`() {
    inFolder { folder in
      let names = [
        "b.swift", "a.swift", "c/d.swift", "e.xib", "f.storyboard", "g.txt", "h~.xib",
        "swift", ".i.swift", ".j/k.swift", "l.swift.orig", "m.swift/n.swift",
      ]
      for name in names { add(name, to: folder) }
      symlink("\(folder)/a.swift", "\(folder)/o.swift")
      symlink("\(folder)/c", "\(folder)/p")
      #expect(
        FolderWalk.files(below: folder) == [
          "a.swift", "b.swift", "c/d.swift", "e.xib", "f.storyboard", "m.swift/n.swift",
        ])
    }
  }

  @Test(
    arguments: [
      "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "build", "vendor",
      "Vendor",
    ])
  func `has no files of dependencies and products`(name: String) {
    inFolder { folder in
      add("\(name)/a.swift", to: folder)
      add("in/\(name)/a.swift", to: folder)
      add("\(name)2/a.swift", to: folder)
      #expect(FolderWalk.files(below: folder) == ["\(name)2/a.swift"])
    }
  }

  @Test func `has files in up to 60 folders`() {
    inFolder { folder in
      let deep = String(repeating: "a/", count: 59)
      add("\(deep)b.swift", to: folder)
      add("\(deep)a/c.swift", to: folder)
      #expect(FolderWalk.files(below: folder) == ["\(deep)b.swift"])
    }
  }

  @Test func `is checked from any spelling of its path, and each file once`() throws {
    try inFolder { (folder: String) throws in
      add("A.swift", to: folder, "Text(name).font(.system(size: 15))")
      func paths(_ paths: [String]) throws -> [String] {
        try LintRun(paths: paths, jobs: 1).report().findings.map(\.path)
      }
      #expect(try paths([folder]) == ["\(folder)/A.swift"])
      #expect(try paths(["\(folder)/"]) == ["\(folder)/A.swift"])
      #expect(try paths(["\(folder)//"]) == ["\(folder)/A.swift"])
      #expect(try paths(["\(folder)/A.swift"]) == ["\(folder)/A.swift"])
      #expect(try paths([folder, "\(folder)/A.swift", folder]) == ["\(folder)/A.swift"])
      #expect(throws: LintRunError.noSuchPath("\(folder)/B.swift")) {
        try paths([folder, "\(folder)/B.swift"])
      }
      #expect(LintRunError.noSuchPath("x").description == "There is no file or folder x.")
    }
  }

  @Test(
    arguments: [
      ("/", "/"), ("//", "/"), ("a", "a"), ("a/", "a"), ("a//", "a"), ("/a/b/", "/a/b"),
      (".", "."), ("./", "."), ("", ""),
    ])
  func `has a path without slashes at its end`(path: String, plain: String) {
    #expect(LintRun.plain(path) == plain)
  }

  @Test func `is judged by the folders in it, and not by those around it`() throws {
    try inFolder { (folder: String) throws in
      add("Tests/App/A.swift", to: folder, "Text(name).font(.system(size: 15))")
      add("Tests/App/Views/B.swift", to: folder, "Text(name).font(.system(size: 15))")
      #expect(try LintRun(paths: [folder], jobs: 1).report().findings.isEmpty)
      let inner = "\(folder)/Tests/App"
      let found = try LintRun(paths: [inner], jobs: 1).report().findings
      #expect(found.map(\.path) == ["\(inner)/A.swift", "\(inner)/Views/B.swift"])
    }
  }

  @Test func `has a report with positions, sources, reasons and counts`() throws {
    try inFolder { (folder: String) throws in
      let label = "<label text=\"Name\"><fontDescription pointSize=\"17\"/></label>"
      let document =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n\(label)</document>"
      add("B.xib", to: folder, document)
      add("Tests/B.xib", to: folder, document)
      add(
        "A.swift", to: folder,
        """
        let a = Text(name).font(.system(size: 15))
          let b = Text(é).font(.system(size: 15)) // typeproof:ignore fixed-font because of 3
        let c = 1 // typeproof:ignore fixed-font because
        let d = 1 // typeproof:ignore fixed-font because of 4
        """)
      let report = try LintRun(paths: [folder], jobs: 2).report()
      let found = report.findings.map {
        "\($0.path.dropFirst(folder.count + 1)) \($0.line):\($0.column):\($0.utf16Column) "
          + "\($0.rule.rawValue)\($0.isNote ? " note" : "") \($0.exempted ?? "-")"
      }
      #expect(
        found == [
          "A.swift 1:26:26 fixed-font -", "A.swift 2:26:25 fixed-font of 3",
          "A.swift 3:11:11 exemption -", "A.swift 4:11:11 exemption note -",
          "B.xib 2:20:20 fixed-font -",
        ])
      #expect(report.findings[0].source == "let a = Text(name).font(.system(size: 15))")
      #expect(report.findings[1].source.hasPrefix("let b"))
      #expect(report.findings[3].message == "This comment switches nothing off. Remove it.")
      #expect([report.swiftFiles, report.interfaceFiles, report.cached] == [1, 2, 0])
      #expect(report.troubles.isEmpty)
    }
  }

  @Test func `says which files cannot be read, and why`() throws {
    try inFolder { (folder: String) throws in
      add("A.swift", to: folder, String(repeating: " ", count: 4 << 20))
      add("B.swift", to: folder, String(repeating: " ", count: (4 << 20) + 1))
      add("C.swift", to: folder, "let a = ")
      let report = try LintRun(paths: [folder], jobs: 1).report()
      #expect(
        report.troubles == [
          "\(folder)/B.swift has more than 4 MB and was not checked.",
          "\(folder)/C.swift has syntax errors, so parts of it may not be checked.",
        ])
      #expect(report.swiftFiles == 2)
    }
  }

  @Test func `is kept in a cache as long as its files stay the same`() throws {
    try inFolder { (folder: String) throws in
      add("in/A.swift", to: folder)
      add("in/B.swift", to: folder, "let b = 2")
      let run = LintRun(paths: ["\(folder)/in"], jobs: 1, cache: "\(folder)/cache")
      #expect(try run.report().cached == 0)
      #expect(try run.report().cached == 2)
      add("in/B.swift", to: folder, "let b = 3")
      #expect(try run.report().cached == 1)
      #expect(try run.report().cached == 2)
      let names = FolderWalk.files(below: folder)
      #expect(names == ["in/A.swift", "in/B.swift"])
      #expect(try LintRun(paths: ["\(folder)/in"], jobs: 1).report().cached == 0)
    }
  }

  @Test func `is read in whole parts, and written completely or not at all`() {
    inFolder { folder in
      let bytes = [UInt8](repeating: 7, count: 1 << 17)
      #expect(SourceBytes.write(bytes, to: "\(folder)/a"))
      #expect(SourceBytes.read("\(folder)/a", most: 1 << 20)?.count == 1 << 17)
      #expect(SourceBytes.read("\(folder)/a", most: 1 << 16)?.count == 1 << 16)
      #expect(SourceBytes.read("\(folder)/b", most: 9) == nil)
      #expect(SourceBytes.read(folder, most: 9) == nil)
      #expect(!SourceBytes.write(bytes, to: "\(folder)/none/a"))
      mkdir("\(folder)/c", 0o777)
      #expect(!SourceBytes.write(bytes, to: "\(folder)/c"))
      #expect(FolderWalk.kind(of: "\(folder)/a") == .file)
      #expect(FolderWalk.kind(of: "\(folder)/c") == .folder)
      #expect(FolderWalk.kind(of: "\(folder)/c.\(getpid())") == .other)
      #expect(FolderWalk.kind(of: "\(folder)/none") == .other)
    }
  }
}
