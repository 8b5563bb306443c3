import Snapshots
import Testing

@testable import Projects

/// Of several themes, modes and files, a first project takes one and names the others.
@Suite struct `A first project's choice` {
  private let tree: ProjectTree

  init() throws {
    tree = try ProjectTree()
    try tree.copyFont("JetBrainsMono/JetBrainsMono-Regular.ttf", to: "Fonts/Mono.ttf")
  }

  private func first() throws -> (FirstProject, ProjectSpec) {
    let first = try FirstProject(
      for: FontFolder(path: "\(tree.path)/Fonts"), in: "Fonts", at: tree.path)
    #expect(first.troubles == [])
    return (first, try ProjectFile.spec(parsing: Array(first.text.utf8)))
  }

  private func style(_ size: Int) -> String {
    #"{"body": {"type": "typography", "value": {"fontFamily": "monospace", "fontSize": "#
      + "\(size)}}}"
  }

  @Test func `of themes is the light one of each group`() throws {
    try tree.write(
      "tokens/$themes.json",
      """
      [{"name": "Dark", "group": "Mode", "selectedTokenSets": {"text": "enabled"}},
       {"name": "Light", "group": "Mode", "selectedTokenSets": {"text": "enabled"}},
       {"name": "Acme", "group": "Brand", "selectedTokenSets": {}}]
      """)
    try tree.write("tokens/text.json", style(16))
    let (first, spec) = try first()
    #expect(spec.tokens == [TokenImport("tokens", themes: ["Mode/Light", "Brand/Acme"])])
    #expect(
      first.notes == [
        #"Of the themes, "Mode/Light", "Brand/Acme" are read. Others are "Mode/Dark". To read another, write its name "#
          + "in “themes” of typeproof.json."
      ])
    #expect(first.text.contains("// Of the themes"))
  }

  @Test func `of themes is another where the light one has no text style`() throws {
    try tree.write(
      "tokens.json",
      """
      {"$themes": [{"name": "light", "selectedTokenSets": {"colors": "enabled"}},
        {"name": "Text", "selectedTokenSets": {"text": "enabled"}}],
       "colors": {"red": {"value": "#f00", "type": "color"}}, "text": \(style(16))}
      """)
    #expect(try first().1.tokens == [TokenImport("tokens.json", themes: ["Text"])])
  }

  @Test func `of files with the same tokens is that of phones`() throws {
    for (mode, size) in [("desktop", 20), ("mobile", 16)] {
      try tree.write("tokens/\(mode).json", "{\"size\": {\"value\": \(size)}}")
    }
    try tree.write("tokens/text-desktop.json", style(20))
    try tree.write("tokens/text-phone.json", style(16))
    try tree.write(
      "tokens/more.json",
      #"{"title": {"type": "typography", "value": {"fontFamily": "a", "fontSize": "{size}"}}}"#)
    let (first, spec) = try first()
    #expect(
      spec.tokens.map(\.file) == [
        "tokens/mobile.json", "tokens/more.json", "tokens/text-phone.json",
      ])
    #expect(
      first.notes == [
        #"Files with the same tokens as others were left out: "tokens/text-desktop.json", "tokens/desktop.json". To "#
          + "read one, write its path in “tokens” of typeproof.json, in place of that of the other."
      ])
  }

  @Test func `of tokens that do not load leaves the texts in place`() throws {
    try tree.write(
      "tokens.json", #"{"a": {"type": "typography", "value": "{a}"}, "b": {"value": 1}}"#)
    try tree.write("en.lproj/Localizable.strings", #""hi" = "Hello";"#)
    let first = try FirstProject(
      for: FontFolder(path: "\(tree.path)/Fonts"), in: "Fonts", at: tree.path)
    let trouble = try #require(first.troubles.first)
    #expect(trouble.hasPrefix("The token files were left out. ") && !trouble.contains("\n"))
    #expect(first.text.contains("Localizable.strings"))
    #expect(!first.text.contains("tokens.json"))
  }

  @Test func `of texts has the language that the folder of an Android app does not name`() throws {
    try tree.write(
      "app/res/values/strings.xml", #"<resources><string name="hi">Hello</string></resources>"#)
    try tree.write("app/res/values-land/sizes.xml", "<resources/>")
    let (_, spec) = try first()
    #expect(
      spec.samples.map(\.content) == [
        .key(
          StringKey(
            keys: ["*"], in: "app/res/values*/strings.xml", longest: 2, languages: ["en"],
            sourceLanguage: "en"))
      ])
  }

  @Test func `of texts is a Flutter app's rather than those of a small widget`() throws {
    try tree.write(
      "lib/l10n/app_en.arb", #"{"hi": "Hello, and welcome to all of you", "bye": "Good bye"}"#)
    try tree.write("lib/l10n/app_pt_BR.arb", #"{"hi": "Oi"}"#)
    try tree.write("ios/W.xcstrings", #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#)
    let (_, spec) = try first()
    #expect(
      spec.samples.map(\.content) == [
        .key(StringKey(keys: ["*"], in: "lib/l10n/app_*.arb", longest: 2, languages: ["en"]))
      ])
  }

  @Test(arguments: [
    ("app_en.arb", "en"), ("app_pt_BR.arb", "pt-BR"), ("app_fil_PH.arb", "fil-PH"),
    ("app_zh_Hans_CN.arb", "zh-Hans-CN"), ("my_app_en.arb", "en"), ("my_app_fil.arb", "fil"),
    ("intl_messages.arb", nil), ("en.arb", nil),
  ])
  func `has the language that the name of a Flutter file ends with`(
    name: String, language: String?
  ) {
    #expect(StringFileFolder.language(ofBundle: name) == language)
  }
}
