import Audit
import DynamicType
import Snapshots
import Testing

@testable import Projects

@Suite struct `A first project's file` {
  private let tree: ProjectTree

  init() throws {
    tree = try ProjectTree()
  }

  private func first(_ fonts: String...) throws -> FirstProject {
    for font in fonts { try tree.copyFont(font, to: "Fonts/\(font.split(separator: "/")[1])") }
    return try FirstProject(for: FontFolder(path: "\(tree.path)/Fonts"), in: "Fonts")
  }

  @Test func `takes the tokens and strings that lie around, and runs`() throws {
    try tree.copyFont("NotoSerif/NotoSerif-Regular.ttf", to: "Fonts/Serif.ttf")
    try tree.write("design/base.json", #"{"fs": {"m": {"value": "16", "type": "fontSizes"}}}"#)
    for platform in ["android", "ios"] {
      try tree.write(
        "design/text-\(platform).json",
        #"{"body": {"value": {"fontFamily": "Brand", "fontSize": "{fs.m}"}, "type": "typography"}}"#
      )
    }
    try tree.write(
      "node_modules/x/tokens.json", #"{"x": {"type": "typography", "value": {"fontSize": 1}}}"#)
    try tree.write("App/en.lproj/Localizable.strings", #""hi" = "Hello"; "bye" = "Good bye";"#)
    let first = try FirstProject(
      for: FontFolder(path: "\(tree.path)/Fonts"), in: "Fonts", at: tree.path)
    #expect(first.troubles == [])
    let project = try Project(try spec(first), in: tree.path)
    #expect(
      project.spec.tokens == [TokenImport("design/base.json"), TokenImport("design/text-ios.json")])
    #expect(project.styles.map(\.style.size) == [16])
    #expect(project.samples.map(\.name) == ["texts-hi", "texts-bye"])
    #expect(first.text.contains(#""families": {"Brand": "FILE"}"#))
  }

  @Test func `has the fonts of an app's source, the largest first`() throws {
    try tree.copyFont("NotoSerif/NotoSerif-Regular.ttf", to: "App/Serif.ttf")
    try tree.write("tokens.json", #"{"fs": {"m": {"value": "16", "type": "fontSizes"}}}"#)
    try tree.write("App/en.lproj/Localizable.strings", #""hi" = "Hello";"#)
    var own = SourceFonts.Style(path: "App/Theme.swift", line: 3, uses: 4)
    own.name = "reading"
    own.family = "NotoSerif-Regular"
    own.size = 18
    own.relativeTo = .body
    own.maximum = 30
    var fixed = SourceFonts.Style(path: "App/Note.swift", line: 9)
    fixed.size = 12
    fixed.weight = 700
    var heading = SourceFonts.Style(path: "App/A\nB.swift", line: 1)
    heading.textStyle = .title1
    var missing = SourceFonts.Style(path: "App/C.swift", line: 2)
    missing.family = "Brand-Bold"
    missing.size = 12
    missing.isItalic = true
    let source = SourceFonts(
      styles: [own, fixed, heading, missing],
      gaps: [SourceFonts.Gap(path: "App/D.swift", line: 7, source: "label.font = font(for: row)")])
    let first = try FirstProject(
      for: FontFolder(path: tree.path), in: ".", at: tree.path, from: source)
    let project = try Project(try spec(first), in: tree.path)
    #expect(project.spec.tokens == [])
    #expect(
      project.spec.styles.map(\.style.name) == [
        "title1", "reading", "System 12 bold", "Brand-Bold 12 italic",
      ])
    let styles = project.spec.styles.map(\.style)
    #expect(styles.map(\.curve) == [.preferred(.title1), .textStyle(.body), .fixed, .fixed])
    #expect(styles.map(\.family) == [nil, "App/Serif.ttf", nil, nil])
    #expect(styles[1].maximum == 30)
    #expect(first.text.contains("    // App/Theme.swift:3, 4 uses\n    \"reading\": {"))
    #expect(first.text.contains("    //   App/D.swift:7: label.font = font(for: row)\n"))
    #expect(first.text.contains(#""families": {"Brand-Bold": "FILE"}"#))
    #expect(
      first.troubles == [
        "The fonts of 1 place could not be followed, such as App/D.swift:7. typeproof.json lists "
          + "them.",
        "These fonts are not here, so their styles are set in Noto Serif: Brand-Bold",
      ])
    let found = try audit(first)
    #expect(found.rules.count { $0 == .noScaling } == 2)
  }

  @Test func `leaves out rarely used fonts of a source, and says how many`() throws {
    try tree.copyFont("NotoSerif/NotoSerif-Regular.ttf", to: "Fonts/Serif.ttf")
    let styles = (1...42).map { size in
      var style = SourceFonts.Style(path: "A.swift", line: size)
      style.size = Double(size)
      return style
    }
    let first = try FirstProject(
      for: FontFolder(path: "\(tree.path)/Fonts"), in: "Fonts", at: tree.path,
      from: SourceFonts(styles: styles))
    #expect(try spec(first).styles.count == 40)
    #expect(first.troubles == ["Left out the 2 least used of 42 fonts."])
  }

  private func spec(_ first: FirstProject) throws -> ProjectSpec {
    try ProjectFile.spec(parsing: Array(first.text.utf8))
  }

  /// What the audit finds in it, and how many exemptions find nothing.
  private func audit(_ first: FirstProject) throws -> (rules: [AuditRule], unused: Int) {
    let report = try Project(try spec(first), in: tree.path).audit(jobs: 2).report()
    #expect(report.trouble == [])
    return (report.findings.standing.map(\.rule), report.findings.unused.count)
  }

  @Test func `has one family for text, and the other for headings where there are two`() throws {
    let first = try first("Inter/InterVariable.ttf", "NotoSerif/NotoSerif-Regular.ttf")
    #expect(first.families == ["Inter Variable", "Noto Serif"])
    let spec = try spec(first)
    #expect(spec.styles.map(\.style.name) == ["Title", "Headline", "Body", "Callout", "Footnote"])
    #expect(
      spec.styles.map(\.style.family) == [
        "Noto Serif", "Noto Serif", "Inter Variable", "Inter Variable", "Inter Variable",
      ])
    // Apple's sizes at Large.
    #expect(spec.styles.map(\.style.size) == [28, 17, 17, 16, 13])
    #expect(spec.styles[2].style.boldTextWeight == .semibold)
    #expect(spec.samples.map(\.name) == ["title", "text"])
  }

  @Test(
    arguments: [
      ["Inter/InterVariable.ttf", "NotoSerif/NotoSerif-Regular.ttf"],
      ["Inter/InterVariable.ttf"],
      ["JetBrainsMono/JetBrainsMono-Regular.ttf", "NotoSansThai/NotoSansThai-Regular.ttf"],
      ["NotoSansThai/NotoSansThai-Regular.ttf", "NotoColorEmoji/NotoColorEmoji.ttf"],
      ["NotoSansHebrew/NotoSansHebrew-Regular.ttf"],
    ])
  func `is sound, and switches nothing off in vain`(fonts: [String]) throws {
    for font in fonts { try tree.copyFont(font, to: "Fonts/\(font.split(separator: "/")[1])") }
    let first = try FirstProject(for: FontFolder(path: "\(tree.path)/Fonts"), in: "Fonts")
    let found = try audit(first)
    #expect(found.rules == [])
    #expect(found.unused == 0)
  }

  /// Noto Sans Hebrew under another name of 16 letters.
  private func font(_ source: String, called name: String) throws -> [UInt8] {
    var bytes = try tree.font(source)
    let family = Array("Noto Sans Hebrew".utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let other = Array(name.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    while let place = bytes.firstRange(of: family) { bytes.replaceSubrange(place, with: other) }
    return bytes
  }

  /// The fallback of a folder of fonts, as scripts and families.
  private func fallback(_ first: FirstProject) throws -> [String] {
    try spec(first).fonts.system.cascade.rules.map { rule in
      (rule.scripts.map { $0.sorted().joined(separator: " ") + ": " } ?? "")
        + rule.fonts.joined(separator: ", ")
    }
  }

  @Test func `falls back on the plain family of a script, whatever comes first in the folder`()
    throws
  {
    let hebrew = "NotoSansHebrew/NotoSansHebrew-Regular.ttf"
    try tree.write("Fonts/A.ttf", try font(hebrew, called: "Aaa Rashi Hebrew"))
    let first = try first("NotoSerif/NotoSerif-Regular.ttf", hebrew)
    #expect(first.families == ["Noto Serif"])
    #expect(try fallback(first) == ["Hebr: Noto Sans Hebrew"])
  }

  @Test func `falls back on families that are called like the first`() throws {
    let hebrew = "NotoSansHebrew/NotoSansHebrew-Regular.ttf"
    try tree.write("Fonts/Z.ttf", try font(hebrew, called: "Noto Serif Hebr."))
    let first = try first("NotoSerif/NotoSerif-Regular.ttf", hebrew)
    #expect(try fallback(first).count == 1)
    #expect(try fallback(first)[0].hasPrefix("Hebr: Noto Serif Hebr."))
  }

  @Test func `falls back on no second family that adds nothing`() throws {
    let first = try first(
      "Inter/InterVariable.ttf", "NotoNaskhArabic/NotoNaskhArabic-Regular.ttf",
      "NotoNastaliqUrdu/NotoNastaliqUrdu-Regular.ttf", "NotoSansArabic/NotoSansArabic-Regular.ttf",
      "NotoColorEmoji/NotoColorEmoji.ttf")
    let fallback = try fallback(first)
    #expect(fallback == ["Arab: Noto Sans Arabic", "Noto Color Emoji"], "\(fallback)")
  }

  @Test func `is the same for the same fonts`() throws {
    let fonts = try FontFolder(
      path:
        "\(#filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/"))/Fonts"
    )
    #expect(
      try FirstProject(for: fonts, in: "Fonts").text == FirstProject(for: fonts, in: "Fonts").text)
  }

  @Test func `is not written where there is no font`() throws {
    try tree.write("Fonts/readme.txt", "none")
    #expect(throws: FirstProjectError.noFonts(folder: "\(tree.path)/Fonts")) { try first() }
    try tree.write("Fonts/broken.ttf", "no font")
    let error = #expect(throws: FirstProjectError.self) { try first() }
    #expect("\(try #require(error))".contains("broken.ttf"))
  }

  @Test func `tells a font that cannot be read, and goes on`() throws {
    try tree.write("Fonts/broken.ttf", "no font")
    let first = try first("Inter/InterVariable.ttf")
    #expect(first.troubles.count == 1)
    #expect(first.families == ["Inter Variable"])
  }
}
