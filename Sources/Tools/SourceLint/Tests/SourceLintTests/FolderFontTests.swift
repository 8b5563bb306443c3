import Glibc
import Testing

@testable import SourceLint

@Suite struct `The fonts of a folder` {
  private func styles(_ files: [String: String]) throws -> SourceStyles {
    let folder = "/tmp/source-fonts-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    mkdir(folder, 0o777)
    for (name, text) in files { _ = SourceBytes.write(Array(text.utf8), to: "\(folder)/\(name)") }
    defer {
      for name in files.keys { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    return try LintRun(paths: [folder], jobs: 1).styles()
  }

  /// Returns the font of a description in a label, in words.
  private func font(_ attributes: String, in name: String = "label") throws -> String? {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><\(name)>
      <fontDescription key="fontDescription" \(attributes)/></\(name)></objects></document>
      """
    return try styles(["A.xib": document]).styles.first.map { style in
      let value = style.value
      let parts = [
        value.family, value.size.map { "\($0)" }, value.weight.map { "\($0)" },
        value.isItalic ? "italic" : nil, value.textStyle,
      ]
      return parts.compactMap(\.self).joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      ("ultraLight", "100"), ("thin", "200"), ("light", "300"), ("medium", "500"),
      ("semibold", "600"), ("bold", "700"), ("heavy", "800"), ("black", "900"),
    ])
  func `have the weights of Interface Builder`(name: String, weight: String) throws {
    #expect(try font("type=\"system\" weight=\"\(name)\" pointSize=\"9\"") == "9.0 \(weight)")
  }

  @Test(
    arguments: [
      ("Body", "body"), ("Callout", "callout"), ("Caption1", "caption1"), ("Caption2", "caption2"),
      ("Footnote", "footnote"), ("Headline", "headline"), ("Subhead", "subheadline"),
      ("Title0", "largeTitle"), ("Title1", "title1"), ("Title2", "title2"), ("Title3", "title3"),
    ])
  func `have the text styles of Interface Builder`(name: String, style: String) throws {
    #expect(try font("style=\"UICTFontTextStyle\(name)\"") == style)
  }

  @Test(
    arguments: [
      ("type=\"system\" pointSize=\"9\"", "9.0"),
      ("type=\"boldSystem\" pointSize=\"9\"", "9.0 700"),
      ("type=\"italicSystem\" pointSize=\"9\"", "9.0 italic"),
      ("type=\"system\" weight=\"regular\" pointSize=\"9\"", "9.0"),
      ("name=\"Serif\" family=\"Serif\" pointSize=\"9.5\"", "Serif 9.5"),
      ("name=\".AppleSystemUIFont\" pointSize=\"9\"", "9.0"),
      ("type=\"system\"", nil), ("type=\"system\" pointSize=\"0\"", nil),
      ("style=\"UICTFontTextStyleOther\"", nil), ("type=\"system\" pointSize=\"a\"", nil),
    ])
  func `are read from a description`(attributes: String, value: String?) throws {
    for name in ["label", "textView", "textField", "button"] {
      #expect(try font(attributes, in: name) == value)
    }
    #expect(try font(attributes, in: "view") == nil)
  }

  @Test func `are sorted by their uses and then by their places`() throws {
    let view = "struct A: View { var body: some View { Text(title).font(FONT) } }\n"
    func lines(_ fonts: String...) -> String {
      fonts.map { view.replacing("FONT", with: $0) }.joined()
    }
    let found = try styles([
      "A.swift": lines(".title", ".body", ".callout", "unknown"),
      "B.swift": lines(".footnote", ".callout"),
      "C.xib": "<a", "D.swift": lines(".system(size: 9)", ".system(size: 9, weight: .regular)"),
    ])
    #expect(
      found.styles.map { "\($0.value.textStyle ?? "-") \($0.uses) \($0.path.suffix(7)) \($0.line)" }
        == [
          "callout 2 A.swift 3", "- 2 D.swift 1", "title1 1 A.swift 1", "body 1 A.swift 2",
          "footnote 1 B.swift 1",
        ])
    #expect(found.gaps.map(\.line) == [4])
    #expect(
      found.gaps.map(\.source) == [String(view.replacing("FONT", with: "unknown").dropLast())])
    #expect([found.swiftFiles, found.interfaceFiles, found.troubles.count] == [3, 0, 1])
  }

  @Test func `of one line keep their order`() throws {
    let sizes = Array(9...28)
    let fonts = sizes.map { "a\($0) = UIFont.systemFont(ofSize: \($0))" }
    let found = try styles(["A.swift": "let \(fonts.joined(separator: ", "))"])
    #expect(found.styles.compactMap { $0.value.size.map { Int($0) } } == sizes)
  }

  @Test func `have the name that most places use, if a quarter does`() throws {
    func name(_ fonts: [String]) throws -> String? {
      let theme = """
        extension Font {
          static func first() -> Int { 1 }
        }
        struct Theme { let first: Font; let second: Font }
        """
      let uses = fonts.enumerated().map {
        "func f\($0.offset)() { let \($0.element) = Font.body; Text(title).font(\($0.element)) }"
      }
      return try styles(["A.swift": "\(theme)\nenum A {\n\(uses.joined(separator: "\n"))\n}"])
        .styles.first?.name
    }
    #expect(try name(["first"]) == "first")
    #expect(try name(["first", "first", "second"]) == "first")
    #expect(try name(["second", "first", "second"]) == "second")
    #expect(try name(["second", "first"]) == "first")
    #expect(try name(["first", "font", "font", "font"]) == "first")
    #expect(try name(["first", "font", "font", "font", "font"]) == nil)
    #expect(try name(["font"]) == nil)
  }

  @Test func `are left out in tests, previews and files for other systems`() throws {
    let view = "struct A: View { var body: some View { Text(title).font(.body) } }"
    let document =
      "<document type=\"TYPE\"><label><fontDescription pointSize=\"9\"/></label></document>"
    let touch = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    #expect(try styles(["A.swift": view]).styles.count == 1)
    #expect(try styles(["ATests.swift": view]).styles.isEmpty)
    #expect(try styles(["A.xib": document.replacing("TYPE", with: touch)]).styles.count == 1)
    #expect(try styles(["ATests.xib": document.replacing("TYPE", with: touch)]).styles.isEmpty)
    #expect(try styles(["A.xib": document.replacing("TYPE", with: "Cocoa")]).styles.isEmpty)
  }
}
