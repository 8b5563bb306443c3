import Snapshots
import Testing

@testable import Projects

/// What a first project takes of the files that lie around it.
@Suite struct `A first project's files` {
  private let tree: ProjectTree

  init() throws {
    tree = try ProjectTree()
    try tree.copyFont("JetBrainsMono/JetBrainsMono-Regular.ttf", to: "Fonts/Mono.ttf")
  }

  private func first() throws -> FirstProject {
    try FirstProject(for: FontFolder(path: "\(tree.path)/Fonts"), in: "Fonts", at: tree.path)
  }

  private func spec(_ first: FirstProject) throws -> ProjectSpec {
    try ProjectFile.spec(parsing: Array(first.text.utf8))
  }

  private func imports() throws -> [TokenImport] {
    let first = try first()
    #expect(first.troubles == [])
    return try spec(first).tokens
  }

  private static let style =
    #"{"body": {"type": "typography", "value": {"fontFamily": "monospace", "fontSize": 16}}}"#

  // MARK: Texts

  private func texts() throws -> [ProjectSample.Content] {
    let first = try first()
    #expect(first.troubles == [])
    return try spec(first).samples.map(\.content)
  }

  private static let catalogue = """
    {"sourceLanguage": "fr", "version": "1.0", "strings": {"hi": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
      "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}
    """

  private static let xliff = """
    <xliff version="1.2"><file original="a" source-language="fr" target-language="it"><body>
    <trans-unit id="hi"><source>Bonjour, bonjour, bonjour, bonjour, bonjour</source>
    <target>Buongiorno, buongiorno, buongiorno, buongiorno, buongiorno</target></trans-unit>
    </body></file></xliff>
    """

  @Test(arguments: ["xliff", "xlf"])
  func `for translators are taken where there are no others`(ending: String) throws {
    try tree.write("App/it.\(ending)", Self.xliff)
    #expect(
      try texts() == [
        .key(StringKey(keys: ["*"], in: "App/it.\(ending)", longest: 2, languages: ["fr"]))
      ])
    try tree.write("App/Texts.xcstrings", Self.catalogue)
    #expect(
      try texts() == [
        .key(
          StringKey(keys: ["*"], in: "App/Texts.xcstrings", longest: 2, languages: ["en", "de"]))
      ])
  }

  @Test func `of Android are in two languages`() throws {
    for (folder, word) in [("values", "Hello"), ("values-de", "Hallo"), ("values-fr", "Salut")] {
      try tree.write(
        "app/res/\(folder)/strings.xml",
        "<resources><string name=\"hi\">\(word)</string></resources>")
    }
    #expect(
      try texts() == [
        .key(
          StringKey(
            keys: ["*"], in: "app/res/values*/strings.xml", longest: 2, languages: ["en", "de"],
            sourceLanguage: "en"))
      ])
  }

  @Test(arguments: [
    ("App/en.lproj/Other.strings", #""hi" = "Hello";"#),
    ("App/English/Localizable.strings", #""hi" = "Hello";"#),
    ("App/assets/strings.xml", #"<resources><string name="hi">Hello</string></resources>"#),
    ("App/InfoPlist.xcstrings", Self.catalogue), ("strings.xml", "<resources/>"),
    ("tests/Texts.xcstrings", Self.catalogue),
  ])
  func `of other names are not taken`(name: String, content: String) throws {
    try tree.write(name, content)
    let contents = try texts()
    #expect(!contents.isEmpty)
    for content in contents {
      if case .key(let key) = content { Issue.record("\(key)") }
    }
  }

  @Test func `of texts that do not load leave the tokens in place`() throws {
    try tree.write("tokens.json", Self.style)
    try tree.write("en.lproj/Localizable.strings", #""hi" = "Hello"#)
    let first = try first()
    let trouble = try #require(first.troubles.first)
    #expect(first.troubles.count == 1)
    #expect(trouble.hasPrefix("The string files were left out. "), "\(trouble)")
    #expect(try spec(first).tokens == [TokenImport("tokens.json")])
    #expect(!first.text.contains("Localizable.strings"))
  }

  @Test func `that do not load at all are all left out`() throws {
    try tree.write(
      "tokens.json", #"{"a": {"type": "typography", "value": "{a}"}, "b": {"value": 1}}"#)
    try tree.write("en.lproj/Localizable.strings", #""hi" = "Hello"#)
    let first = try first()
    let trouble = try #require(first.troubles.first)
    #expect(trouble.hasPrefix("The files of tokens and strings were left out. "), "\(trouble)")
    #expect(try spec(first).tokens == [])
    #expect(!first.text.contains("Localizable.strings"))
  }

  // MARK: Tokens

  @Test func `of tokens have up to 4 MB`() throws {
    let limit = 4_194_304
    let style = Array(Self.style.utf8)
    func padded(_ count: Int) -> [UInt8] {
      style + [UInt8](repeating: 0x20, count: count - style.count)
    }
    try tree.write("tokens.json", padded(limit))
    #expect(try imports() == [TokenImport("tokens.json")])
    try tree.write("tokens.json", padded(limit + 1))
    #expect(try imports() == [])
  }

  @Test(arguments: [
    ("typeproof-tokens.json", false), ("A.xcassets/Contents.json", false),
    ("package.json", false), ("design.json", true), ("design.tokens", true),
    ("design.txt", false),
  ])
  func `of tokens are known by their names`(name: String, isTaken: Bool) throws {
    try tree.write(name, Self.style)
    #expect(try imports() == (isTaken ? [TokenImport(name)] : []))
  }

  @Test func `of tokens without text styles give sizes, the first of those with most`() throws {
    try tree.write("tokens/c.json", ##"{"c": {"value": "#fff", "type": "color"}}"##)
    #expect(try imports() == [])
    for name in ["a", "b"] {
      try tree.write("tokens/\(name).json", #"{"font-size": {"s": {"value": "12px"}}}"#)
    }
    #expect(try imports() == [TokenImport("tokens/a.json", sizes: true)])
    try tree.write(
      "tokens/d.json", #"{"font-size": {"s": {"value": "12px"}, "l": {"value": "20px"}}}"#)
    #expect(try imports() == [TokenImport("tokens/d.json", sizes: true)])
  }

  // MARK: Themes

  /// A file of so many themes, of which the last alone has a text style.
  private func themes(_ count: Int) -> String {
    let themes = (0..<count).map { number in
      let set = number == count - 1 ? "text" : "colors"
      return #"{"name": "t\#(number)", "selectedTokenSets": {"\#(set)": "enabled"}}"#
    }
    return """
      {"$themes": [\(themes.joined(separator: ", "))],
       "colors": {"red": {"value": "#f00", "type": "color"}}, "text": \(Self.style)}
      """
  }

  @Test func `of one theme need no choice`() throws {
    try tree.write("tokens.json", themes(1))
    let first = try first()
    #expect(try spec(first).tokens == [TokenImport("tokens.json")])
    #expect(first.notes == [])
  }

  @Test func `of many themes have one of the first 21, and six others are named`() throws {
    try tree.write("tokens.json", themes(21))
    let first = try first()
    #expect(try spec(first).tokens == [TokenImport("tokens.json", themes: ["t20"])])
    #expect(
      first.notes == [
        #"Of the themes, "t20" is read. Others are "t0", "t1", "t2", "t3", "t4", "t5" and 14 "#
          + "more. To read another, write its name in “themes” of typeproof.json."
      ])
    try tree.write("tokens.json", themes(22))
    #expect(try imports() == [TokenImport("tokens.json")])
  }

  @Test func `of seven themes name all six others`() throws {
    try tree.write("tokens.json", themes(7))
    let note = try #require(try first().notes.first)
    #expect(note.contains(#"Others are "t0", "t1", "t2", "t3", "t4", "t5". To read"#), "\(note)")
  }
}

@Suite struct `A first project without Latin letters` {
  @Test func `has the first forty letters of its font, in words of five`() throws {
    let tree = try ProjectTree()
    try tree.copyFont("NotoSansHebrew/NotoSansHebrew-Regular.ttf", to: "Fonts/Hebrew.ttf")
    let first = try FirstProject(for: FontFolder(path: "\(tree.path)/Fonts"), in: "Fonts")
    let spec = try ProjectFile.spec(parsing: Array(first.text.utf8))
    let sample = try #require(spec.samples.first)
    #expect(sample.name == "letters")
    guard case .texts(let texts) = sample.content, let text = texts.values.first else {
      Issue.record("\(sample)")
      return
    }
    let words = text.unicodeScalars.split(separator: " ").map(\.count)
    #expect(words == Array(repeating: 5, count: 8))
  }
}
