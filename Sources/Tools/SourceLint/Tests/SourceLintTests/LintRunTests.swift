import Glibc
import Testing

@testable import SourceLint

@Suite struct `A run over a folder` {
  /// Creates a folder with files for a body, and deletes it afterwards.
  private func inFolder(_ files: [String: [UInt8]], _ body: (String) throws -> Void) rethrows {
    let folder = "/tmp/source-lint-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    mkdir(folder, 0o777)
    for (name, bytes) in files { _ = SourceBytes.write(bytes, to: "\(folder)/\(name)") }
    defer {
      for name in FolderNames.all(in: folder) { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    try body(folder)
  }

  private let fault = Array(
    "struct A: View { var body: some View { Text(name).font(.system(size: 15)) } }".utf8)

  @Test func `goes on behind files that cannot be checked`() throws {
    let files: [String: [UInt8]] = [
      "A.swift": fault, "B.swift": [0xFF, 0xFE, 0x41], "C.xib": Array("<a".utf8),
      "D.swift": Array(repeating: 32, count: (4 << 20) + 1),
    ]
    try inFolder(files) { folder in
      let report = try LintRun(paths: [folder], jobs: 2).report()
      #expect(report.findings.map(\.rule) == [.fixedFont])
      #expect(
        report.troubles == [
          "\(folder)/B.swift is not UTF-8 and was not checked.",
          "\(folder)/C.xib is damaged and was not checked.",
          "\(folder)/D.swift has more than 4 MB and was not checked.",
        ])
    }
  }

  @Test func `leaves out folders of other people's code`() throws {
    try inFolder([:]) { folder in
      for name in ["Vendor", "Views"] {
        mkdir("\(folder)/\(name)", 0o777)
        _ = SourceBytes.write(fault, to: "\(folder)/\(name)/A.swift")
      }
      defer {
        for name in ["Vendor", "Views"] {
          unlink("\(folder)/\(name)/A.swift")
          rmdir("\(folder)/\(name)")
        }
      }
      let report = try LintRun(paths: [folder], jobs: 1).report()
      #expect(report.findings.map(\.path) == ["\(folder)/Views/A.swift"])
    }
  }

  @Test func `leaves out older copies of files, as editors keep them`() throws {
    try inFolder(["Card.swift": fault, "Card~.swift": fault, "Ca~rd.swift": fault]) { folder in
      let report = try LintRun(paths: [folder], jobs: 1).report()
      #expect(report.findings.map(\.path) == ["\(folder)/Card.swift", "\(folder)/Ca~rd.swift"])
    }
  }

  @Test func `judges a file with syntax errors as far as it can, and says so each time`() throws {
    try inFolder(["A.swift": Array("let a = ) }\n".utf8) + fault, "cache": []]) { folder in
      let run = LintRun(paths: [folder], jobs: 1, cache: "\(folder)/cache")
      for _ in 1...2 {
        let report = try run.report()
        #expect(report.findings.map(\.rule) == [.fixedFont])
        #expect(
          report.troubles == [
            "\(folder)/A.swift has syntax errors, so parts of it may not be checked."
          ])
      }
    }
  }

  @Test func `survives source that is nested very deeply`() throws {
    let call = String(repeating: "(", count: 5_000)
    let chain = "let a = b" + String(repeating: ".c()", count: 5_000)
    let sum = "let a = " + String(repeating: "-", count: 5_000) + "1"
    let types = String(repeating: "struct A { ", count: 2_000)
    let files = [call, chain, sum, types].enumerated().map {
      ("\($0.offset).swift", Array($0.element.utf8))
    }
    try inFolder(Dictionary(uniqueKeysWithValues: files)) { folder in
      let report = try LintRun(paths: [folder], jobs: 2).report()
      #expect(report.swiftFiles == 4)
      #expect(report.troubles.contains { $0.contains("1.swift is nested too deeply") })
    }
  }

  @Test func `finds the same with a cache, and with a damaged one`() throws {
    try inFolder(["A.swift": fault, "cache": []]) { folder in
      let run = LintRun(paths: [folder], jobs: 1, cache: "\(folder)/cache")
      let first = try run.report()
      let second = try run.report()
      #expect(first.cached == 0)
      #expect(second.cached == 1)
      #expect(second.findings == first.findings)
      var bytes = try #require(SourceBytes.read("\(folder)/cache", most: 1 << 20))
      for index in 60..<bytes.count where index % 7 == 0 { bytes[index] ^= 0x55 }
      _ = SourceBytes.write(bytes, to: "\(folder)/cache")
      #expect(try run.report().findings == first.findings)
    }
  }

  // In each file, the font of a symbol and of a text is one constant.
  @Test(arguments: ["Image(systemName: name)", "Text(name)"])
  func `warns of a font of text, whatever else has it`(first: String) throws {
    let second = first.hasPrefix("Text") ? "Image(systemName: name)" : "Text(name)"
    let source = """
      enum Fonts { static let small = Font.system(size: 12) }
      struct A: View { var body: some View { \(first).font(Fonts.small) } }
      struct B: View { var body: some View { \(second).font(Fonts.small) } }
      """
    try inFolder(["A.swift": Array(source.utf8)]) { folder in
      let findings = try LintRun(paths: [folder], jobs: 1).report().findings
      #expect(findings.map(\.rule) == [.fixedFont])
      #expect(findings.map(\.isNote) == [false])
    }
  }

  @Test func `follows a link that is named, and none in a folder`() throws {
    try inFolder(["A.swift": fault]) { folder in
      let links = ["\(folder)-link", "\(folder)/B.swift"]
      for (link, target) in zip(links, [folder, "\(folder)/A.swift"]) { symlink(target, link) }
      defer { for link in links { unlink(link) } }
      let paths = try links.map { try LintRun(paths: [$0], jobs: 1).report().findings.map(\.path) }
      #expect(paths == [["\(folder)-link/A.swift"], ["\(folder)/B.swift"]])
    }
  }

  @Test func `says which path does not exist`() {
    #expect(throws: LintRunError.noSuchPath("/none")) {
      try LintRun(paths: ["/none"], jobs: 1).report()
    }
  }

  @Test func `prints JSON with marks escaped`() {
    var report = LintReport()
    report.troubles = ["a \"b\" \\ \n"]
    #expect(report.json.hasSuffix("\"troubles\":[\"a \\\"b\\\" \\\\ \\u000a\"]}"))
  }
}

@Suite struct `A hash` {
  @Test func `is that of xxHash, as xxhsum -H2 prints it`() {
    let digits = ContentHash.of(Array("abc".utf8)).map {
      String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
    }
    #expect(digits.joined() == "06b05ab6733a618578af5f94892f3950")
  }
}

/// The names in a folder, hidden ones too.
enum FolderNames {
  static func all(in folder: String) -> [String] {
    var names: [String] = []
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }
}
