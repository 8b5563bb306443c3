import Testing

@testable import typeproof

/// The folder of a design system as teams have it: fonts, sets of Tokens Studio, tokens in YAML, texts of the app.
@Suite struct `The first project of a design system` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/Inter/InterVariable.ttf", try content(of: inter))
    try folder.file("Fonts/mono.ttf", try content(of: mono))
  }

  private func addTexts() throws {
    try folder.file(
      "App/en.lproj/Localizable.strings",
      #""title" = "Your order"; "total" = "Total of %lld items: %@"; "broken" = "x"#)
    try folder.file(
      "App/de.lproj/Localizable.strings",
      #""title" = "Ihre Bestellung"; "total" = "Summe von %lld Artikeln: %@"; "ok" = "Gut";"#)
    try folder.file("node_modules/other/tokens.json", "{")
  }

  /// What each command says, and its exit status.
  private func run(_ commands: [String]) throws -> [String] {
    try commands.map {
      try shell(in: folder.path, #""$typeproof" \#($0); echo "exit $?""#)
    }
  }

  private func expectRun(styles: Int) throws {
    let said = try run(["init", "config --tokens", "audit", "record", "verify"])
    try #require(said.count == 5)
    #expect(said[0].hasSuffix("exit 0\n") && !said[0].contains("left out"), "\(said[0])")
    #expect(said[1].contains("exit 0"), "\(said[1])")
    // What the audit finds are findings, not trouble.
    #expect(
      said[2].contains("\(styles) styles,") || said[2].contains("\(styles) style,"), "\(said[2])")
    #expect(said[2].contains("exit 0") || said[2].contains("exit 1"), "\(said[2])")
    #expect(said[3].hasSuffix("exit 0\n"), "\(said[3])")
    #expect(said[4].hasSuffix("exit 0\n"), "\(said[4])")
    #expect(said[4].contains("equal"), "\(said[4])")
  }

  @Test func `of Tokens Studio runs through audit, record and verify without an edit`() throws {
    try addTexts()
    try folder.file("tokens/$metadata.json", #"{"tokenSetOrder": ["core", "light", "dark"]}"#)
    try folder.file(
      "tokens/$themes.json",
      #"[{"name": "Light", "selectedTokenSets": {"core": "source", "light": "enabled"}}]"#)
    try folder.file(
      "tokens/core.json",
      #"{"fs": {"m": {"value": "16", "type": "fontSizes"}}, "ff": {"brand": {"value": "Brand Sans", "type": "fontFamilies"}}}"#
    )
    let styles = { (weight: Int) in
      """
      {"text": {"body": {"type": "typography", "value": {"fontFamily": "{ff.brand}", "fontSize": "{fs.m} * 1.25",
       "fontWeight": "\(weight)", "lineHeight": "150%", "textCase": "uppercase"}},
       "code": {"type": "typography", "value": {"fontFamily": "monospace", "fontSize": "{fs.m}"}}}}
      """
    }
    try folder.file("tokens/light.json", styles(400))
    try folder.file("tokens/dark.json", styles(500))
    try expectRun(styles: 2)
    let project = try text(of: folder("typeproof.json"))
    #expect(project.contains(#""families": {"Brand Sans": "FILE"}"#))
    #expect(project.contains(#""file": "App/*.lproj/Localizable.strings""#))
    let audit = try run(["audit"])[0]
    #expect(audit.contains("missing-family"), "\(audit)")
  }

  @Test func `in YAML runs through audit, record and verify without an edit`() throws {
    try addTexts()
    try folder.file("tokens/size.yml", "size:\n  body: {value: 17px, type: dimension}\n")
    try folder.file(
      "tokens/type.yaml",
      """
      base: &base {fontFamily: [Inter, sans-serif], fontWeight: 600}
      heading:
        type: typography
        value: {<<: *base, fontSize: 28px, lineHeight: 1.2}
      body:
        type: typography
        value: {<<: *base, fontSize: "{size.body}"}
      """)
    try folder.file(".github/workflows/ci.yml", "on: push\njobs: {a: {runs-on: x, steps: []}}\n")
    try folder.file("docker-compose.yml", "services:\n  a: {image: x}\n")
    try expectRun(styles: 2)
    let project = try text(of: folder("typeproof.json"))
    #expect(
      project.contains(#"{"file": "tokens/size.yml"}"#)
        && project.contains(#"{"file": "tokens/type.yaml"}"#), "\(project)")
    #expect(!project.contains("docker"))
  }
}
