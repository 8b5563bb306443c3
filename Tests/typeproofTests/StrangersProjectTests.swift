import Foundation
import Glibc
import Testing

@testable import typeproof

/// What a project may hold that somebody else sent.
@Suite struct `A project of a stranger` {
  private func project(_ spec: String = Self.spec()) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try folder.file("typeproof.json", spec)
    return folder
  }

  private static func spec(
    suite: String = "app", text: String = "Pay 10", font: String = "mono.ttf", more: String = ""
  ) -> String {
    """
    {"suite": "\(suite)", "fonts": {"system": "\(font)"}, "samples": {"a": "\(text)"},
     "styles": {"Body": {"textStyle": "body"}}, "matrix": {"categories": ["L"]}\(more)}
    """
  }

  @Test(arguments: ["set", "font", "run", "flag", "line", "unicode", "baseline"])
  func `commands nobody by its layout texts`(column: String) throws {
    let folder = try project()
    let said = try shell(
      in: folder.path,
      #"""
      "$typeproof" record > /dev/null 2>&1
      sed -i 's|^\(column): .*|&\\u{A}::stop-commands::x\\u{1B}]0;title\\u{7}|' Snapshots/app/body/*.txt
      sed -i 's|^Cairo: .*|&'"$(printf '\033]0;z\007')"'|' Snapshots/app/fingerprint.txt
      "$typeproof" verify --no-digests
      """#.replacingOccurrences(of: #"\(column)"#, with: column))
    #expect(!said.contains("\n::stop-commands::"), "\(said)")
    #expect(!said.contains("\u{1B}]0"), "\(said)")
  }

  @Test func `commands nobody by the name of its suite`() throws {
    let folder = try project(Self.spec(suite: #"app\n::error::p"#))
    let said = try shell(in: folder.path, #""$typeproof" audit; "$typeproof" verify"#)
    #expect(!said.contains("\n::error"), "\(said)")
  }

  @Test(arguments: ["typeproof.schema.json", ".gitattributes", ".gitignore"])
  func `does not lead a first project's files elsewhere`(name: String) throws {
    let folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try folder.file("precious", "precious\n")
    let place = name.hasPrefix(".git") ? "gone" : "precious"
    try #require(symlink(place, folder(name)) == 0)
    let said = try shell(in: folder.path, #""$typeproof" init > /dev/null; cat precious; ls gone"#)
    #expect(said.hasPrefix("precious\n"), "\(said)")
    #expect(said.contains("'gone'"), "\(said)")
  }

  @Test func `does not pass other letters by a tolerance of a million pixels`() throws {
    let tolerance = #"""
      , "tolerance": {"metric": "pixelmatch", "threshold": 0.1, "pixels": 1000000, "because": "CI."}
      """#
    let folder = try project(Self.spec(text: "Pay 10", more: tolerance))
    _ = try shell(in: folder.path, #""$typeproof" record"#)
    try folder.file("typeproof.json", Self.spec(text: "Pay 99", more: tolerance))
    _ = try shell(
      in: folder.path, #"mv Snapshots/app/body/a.l@2x.png golden; "$typeproof" record"#)
    // The golden shows 10, and its layout text says that this is right.
    let said = try shell(
      in: folder.path,
      #"""
      digest() { "$typeproof" facts "$1" | sed -n 's/^\(file\|pixels\): //p'; }
      set -- $(digest golden) $(digest Snapshots/app/body/a.l@2x.png)
      mv golden Snapshots/app/body/a.l@2x.png
      sed -i "s|$3|$1|; s|$4|$2|" Snapshots/app/body/*.txt
      "$typeproof" verify --no-digests; echo "status $?"
      """#)
    #expect(!said.contains("tolerated"), "\(said)")
    #expect(said.hasSuffix("status 1\n"), "\(said)")
  }

  @Test func `is told its mistakes at once, however many they are`() throws {
    let samples = (0..<20_000).map { #""s\#($0)": "x""# }.joined(separator: ", ")
    let wrong = (0..<1500).map { #""t\#($0)""# }.joined(separator: ", ")
    let folder = try project(
      """
      {"fonts": {"system": "mono.ttf"}, "samples": {\(samples)},
       "styles": {"Body": {"textStyle": "body", "samples": [\(wrong)]}}}
      """)
    let said = try shell(in: folder.path, #""$typeproof" config"#)
    #expect(said.contains("Write one of “s0”, “s1”"))
    #expect(said.contains("and 19980 more."))
    #expect(said.utf8.count < 1_000_000)
  }

  /// Where each of thousands is looked for among thousands, the watch on slow work ends the program.
  @Test(arguments: [Thousands.samples, .languages, .substitutions, .features])
  func `is read in time that grows with its length alone`(of thousands: Thousands) throws {
    let folder = try project(thousands.spec)
    try folder.file(
      "e.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0",
       "strings": {"k": {"localizations": {\(thousands.localizations)}}}}
      """)
    let said = try shell(in: folder.path, #""$typeproof" audit"#)
    #expect(!said.contains("processor time"), "\(said.prefix(500))")
    #expect(said.contains("app: 1 style"), "\(said.prefix(500))")
  }

  @Test func `is told a few of its missing keys, and how many there are`() throws {
    let folder = try project(
      """
      {"fonts": {"system": "mono.ttf"}, "styles": {"Body": {"textStyle": "body"}}, "samples": {
        \((0..<300).map { #""q\#($0)": {"key": "q\#($0)", "file": "e.strings"}"# }.joined(separator: ",\n"))
      }}
      """)
    try folder.file("e.strings", #""other" = "Other";"#)
    let said = try shell(in: folder.path, #""$typeproof" audit"#)
    #expect(said.contains("typeproof.json, line 2, column"), "\(said.prefix(500))")
    #expect(said.contains("200 more of this kind"))
  }

  @Test func `names no scale that pictures cannot have`() throws {
    let folder = try project()
    let said = try shell(
      in: folder.path,
      #"""
      "$typeproof" verify --report report > /dev/null
      sed -i 's/a.l@2x/a.l@1e+300x/g' report/report.json; "$typeproof" report report --all; echo "status $?"
      """#)
    #expect(said.contains("the coordinates of a cell"), "\(said)")
    #expect(said.hasSuffix("status 2\n"))
  }

  @Test func `brings no page into a report`() throws {
    let folder = try project()
    let said = try shell(
      in: folder.path,
      #"""
      "$typeproof" record > /dev/null 2>&1; sed -i 's/Pay 10/Pay 99/' typeproof.json
      "$typeproof" verify --shard 1/1 --report part > /dev/null; mkdir part/assets; echo '<script>' > part/assets/evil.html
      sed -E -i 's#"(actual|expected|difference)": *"[^"]*"#"\1": "assets/evil.html"#' part/report.json
      "$typeproof" merge part --report out; ls out/assets
      """#)
    #expect(said.contains("the path of a .png"), "\(said)")
    #expect(!said.contains("evil.html\n"), "\(said)")
  }
}

@Suite struct `A font of a project that cannot be read` {
  /// A family of two weights, and a font that is a pointer of Git LFS.
  private func project() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try folder.file(
      "typeproof.json",
      """
      {"fonts": {"system": "JetBrains Mono"}, "samples": {"a": "Pay"},
       "styles": {"Body": {"textStyle": "body"}}, "matrix": {"categories": ["L"]}}
      """)
    return folder
  }

  private static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """

  @Test func `is named, and no golden is made without it`() throws {
    let folder = try project()
    _ = try shell(in: folder.path, #""$typeproof" record"#)
    try folder.file("Fonts/bold.ttf", Self.pointer)
    for command in ["verify", "audit", "record"] {
      let said = try shell(in: folder.path, #""$typeproof" \#(command); echo "status $?""#)
      #expect(said.contains("bold.ttf"), "\(command): \(said)")
      #expect(said.contains("Another face may be used instead"), "\(command): \(said)")
      #expect(said.contains("status 2") == (command == "record"), "\(command): \(said)")
    }
  }

  @Test func `is nobody's concern where it is one of the web, or fonts are named by their files`()
    throws
  {
    let folder = try project()
    try folder.file("Fonts/bold.woff2", "wOF2")
    #expect(try !shell(in: folder.path, #""$typeproof" record"#).contains("bold"))
    try folder.file("Fonts/bold.ttf", Self.pointer)
    try folder.file(
      "typeproof.json",
      try text(of: folder("typeproof.json")).replacingOccurrences(
        of: "JetBrains Mono", with: "mono.ttf"))
    #expect(try !shell(in: folder.path, #""$typeproof" verify"#).contains("bold"))
  }
}

/// What a project may have thousands of, each of which is looked for among all.
struct Thousands: CustomTestStringConvertible {
  let testDescription: String
  /// What stands in typeproof.json for its samples, and what its style has beside.
  var samples = #""a": {"key": "k", "file": "e.xcstrings"}"#
  var style = ""
  /// The text of “k” in each language.
  var localizations = #""en": {"stringUnit": {"state": "translated", "value": "x"}}"#

  var spec: String {
    """
    {"suite": "app", "fonts": {"system": "mono.ttf"}, "samples": {\(samples)},
     "styles": {"Body": {"textStyle": "body"\(style)}}, "matrix": {"categories": ["L"]}}
    """
  }

  private static func list(_ item: (Int) -> String) -> String {
    (0..<10_000).map(item).joined(separator: ", ")
  }

  static let samples = Thousands(
    testDescription: "samples", samples: list { #""s\#($0)": "x""# },
    style: #", "samples": [\#(list { _ in #""s9999""# })]"#)

  static let languages = Thousands(
    testDescription: "languages",
    samples:
      #""a": {"key": "k", "file": "e.xcstrings", "languages": [\#(list { _ in #""l9999""# })]}"#,
    localizations: list { #""l\#($0)": {"stringUnit": {"state": "translated", "value": "x"}}"# })

  static let substitutions = Thousands(
    testDescription: "substitutions",
    localizations: """
      "en": {"stringUnit": {"state": "translated", "value": "\(list { "%#@n\($0)@" })"},
        "substitutions": {\(list { #""n\#($0)": \#(substitution)"# })}}
      """)

  /// Tags of four figures, none of which the font has.
  static let features = Thousands(
    testDescription: "features",
    style: #", "features": {\#(list { #""\#(String(10_000 + $0).dropFirst())": 1"# })}"#)

  private static let substitution = """
    {"argNum": 1, "formatSpecifier": "lld",
     "variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "x"}}}}}
    """
}
