import Testing

@testable import SourceLint

/// Returns the fonts of an expression in a class or a view, each in words; `?` if it is not known.
private func fonts(_ font: String, in type: String, _ members: String, _ other: String) -> [String]
{
  let use =
    type == "UIFont"
    ? "class A: UIView {\n\(members)\nfunc a() { label.font = \(font) }\n}"
    : "struct A: View {\n\(members)\nvar body: some View { Text(title).font(\(font)) }\n}"
  let files = [use, other].enumerated().map {
    SourceFile(
      path: "App/\($0.offset).swift", tree: SourceTree.parsing(Array($0.element.utf8)).tree)
  }
  let collection = StyleCollection(linter: Linter(files: files, outlets: Outlets([])))
  let found = collection.uses(in: files[0]).filter { $0.node.kind != .variable }
  return found.flatMap { $0.values.isEmpty ? ["?"] : $0.values.map(said) }
}

private func said(_ value: FontValue) -> String {
  let parts: [String?] = [
    value.family ?? "system", value.isMonospaced ? "monospaced" : nil,
    value.size.map { "\($0)" }, value.weight.map { "\($0)" }, value.isItalic ? "italic" : nil,
    value.textStyle, value.relativeTo.map { "as \($0)" }, value.maximum.map { "to \($0)" },
  ]
  return parts.compactMap(\.self).joined(separator: " ")
}

private func uiFonts(_ font: String, _ members: String = "", beside other: String = "") -> [String]
{
  fonts(font, in: "UIFont", members, other)
}

private func fonts(_ font: String, _ members: String = "", beside other: String = "") -> [String] {
  fonts(font, in: "Font", members, other)
}

@Suite struct `The values of a font` {
  @Test(
    arguments: [
      ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
      ("semibold", 600), ("bold", 700), ("heavy", 800), ("black", 900),
    ])
  func `have the weight that is named`(name: String, weight: Int) {
    #expect(fonts(".system(size: 9, weight: .\(name))") == ["system 9.0 \(weight)"])
    #expect(fonts(".system(.body, weight: .\(name))") == ["system \(weight) body"])
    #expect(fonts(".body.weight(.\(name))") == ["system \(weight) body"])
    #expect(uiFonts(".systemFont(ofSize: 9, weight: .\(name))") == ["system 9.0 \(weight)"])
  }

  @Test(
    arguments: [
      ("extraLargeTitle", "extraLargeTitle"), ("extraLargeTitle2", "extraLargeTitle2"),
      ("largeTitle", "largeTitle"), ("title", "title1"), ("title1", "title1"),
      ("title2", "title2"), ("title3", "title3"), ("headline", "headline"),
      ("subheadline", "subheadline"), ("body", "body"), ("callout", "callout"),
      ("footnote", "footnote"), ("caption", "caption1"), ("caption1", "caption1"),
      ("caption2", "caption2"),
    ])
  func `have the text style that is named`(name: String, style: String) {
    #expect(fonts(".\(name)") == ["system \(style)"])
    #expect(fonts("Font.\(name)") == ["system \(style)"])
    #expect(fonts(".system(.\(name))") == ["system \(style)"])
    #expect(fonts(".system(style: .\(name))") == ["system \(style)"])
    #expect(uiFonts(".preferredFont(forTextStyle: .\(name))") == ["system \(style)"])
    let descriptor = "UIFontDescriptor.preferredFontDescriptor(withTextStyle: .\(name))"
    #expect(uiFonts("UIFont(descriptor: \(descriptor), size: 0)") == ["system \(style)"])
    #expect(uiFonts("UIFont(descriptor: \(descriptor), size: .zero)") == ["system \(style)"])
    #expect(uiFonts("UIFont(descriptor: \(descriptor), size: 12)") == ["system 12.0"])
    let scaled = "UIFontMetrics(forTextStyle: .\(name)).scaledFont(for: .systemFont(ofSize: 9))"
    #expect(uiFonts(scaled) == ["system 9.0 as \(style)"])
  }

  @Test(
    arguments: [
      (".systemFont(ofSize: 9)", "system 9.0"), (".boldSystemFont(ofSize: 9)", "system 9.0 700"),
      (".italicSystemFont(ofSize: 9)", "system 9.0 italic"),
      (".monospacedSystemFont(ofSize: 9, weight: .bold)", "system monospaced 9.0 700"),
      (".monospacedDigitSystemFont(ofSize: 9, weight: .bold)", "system 9.0 700"),
      ("UIFont(name: \"Serif\", size: 9)", "Serif 9.0"),
      ("UIFont(name: \"Serif\" + \"-Bold\", size: 9)", "Serif-Bold 9.0"),
      (".init(name: \"Serif\", size: 9)", "Serif 9.0"),
      ("UIFont.init(name: \"Serif\", size: 9)", "Serif 9.0"),
      ("UIFont(name: \"Serif\", size: 9) ?? .systemFont(ofSize: 9)", "Serif 9.0"),
      ("unknown ?? .systemFont(ofSize: 9)", "system 9.0"),
      (".systemFont(ofSize: 9).withSize(12)", "system 12.0"),
      (".preferredFont(forTextStyle: .body).withSize(12)", "system 12.0"),
      (".systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)", "system body"),
      (".systemFont(ofSize: UIFont.systemFont(ofSize: 7).pointSize)", "system 7.0"),
      ("UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 9))", "system 9.0 as body"),
      ("UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))", "system body"),
      (
        "UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 9), maximumPointSize: 20)",
        "system 9.0 as body to 20.0"
      ),
      ("{ .systemFont(ofSize: 9) }()", "system 9.0"),
      (
        "UIFont(descriptor: UIFont(name: \"Serif\", size: 9).fontDescriptor, size: 12)",
        "Serif 12.0"
      ),
      ("UIFont(descriptor: UIFont(name: \"Serif\", size: 9).fontDescriptor, size: 0)", "Serif 9.0"),
      (
        "UIFont(descriptor: UIFont.systemFont(ofSize: 9).fontDescriptor"
          + ".withSymbolicTraits(.traitBold)!, size: 0)", "system 9.0 700"
      ),
      (
        "UIFont(descriptor: UIFont.systemFont(ofSize: 9).fontDescriptor"
          + ".withSymbolicTraits([.traitBold, .traitItalic])!, size: 0)", "system 9.0 700 italic"
      ),
      (
        "UIFont(descriptor: UIFont.systemFont(ofSize: 9).fontDescriptor"
          + ".withSymbolicTraits(.traitCondensed)!, size: 0)", "system 9.0"
      ),
      (
        "UIFont(descriptor: UIFont.systemFont(ofSize: 9).fontDescriptor"
          + ".addingAttributes([.traits: [Trait.weight: UIFont.Weight.heavy]]), size: 0)",
        "system 9.0 800"
      ),
    ])
  func `are read from UIKit`(font: String, value: String) {
    #expect(uiFonts(font) == [value])
  }

  @Test(
    arguments: [
      (".system(size: 9)", "system 9.0"), ("Font.system(size: 9)", "system 9.0"),
      (".system(size: 9, weight: nil)", "system 9.0"),
      (".system(size: 9, design: .monospaced)", "system monospaced 9.0"),
      (".system(size: 9, design: .serif)", "system 9.0"),
      (".system(.body, design: .monospaced)", "system monospaced body"),
      (".custom(\"Serif\", size: 9)", "Serif 9.0 as body"),
      (".custom(\"Serif\", size: 9, relativeTo: .title)", "Serif 9.0 as title1"),
      (".custom(\"Serif\", fixedSize: 9)", "Serif 9.0"),
      ("Font(UIFont.systemFont(ofSize: 9))", "system 9.0"), (".body.bold()", "system 700 body"),
      (".body.italic()", "system italic body"), (".body.monospaced()", "system monospaced body"),
      (".body.monospacedDigit()", "system body"), (".body.leading(.tight)", "system body"),
      (".body.width(.condensed)", "system body"), (".body.smallCaps()", "system body"),
      (".body.lowercaseSmallCaps()", "system body"), (".body.uppercaseSmallCaps()", "system body"),
      (".body.bold().italic()", "system 700 italic body"),
    ])
  func `are read from SwiftUI`(font: String, value: String) {
    #expect(fonts(font) == [value])
  }

  @Test(
    arguments: [
      "unknown", ".unknown", "Font.unknown", "Theme.body", ".system(size: unknown)",
      ".system(size: 0)", ".system(size: -9)", ".system(size: 9, weight: unknown)",
      ".system(unknown)", ".system()", ".custom(unknown, size: 9)", ".custom(\"Serif\")",
      ".custom(\"Serif\", size: unknown)", ".custom(\"Serif\", size: 9, relativeTo: unknown)",
      ".body.unknown()", ".body.weight(unknown)", "Font()", "make()", ".system(size: 9).unknown",
      "isOn ? .body : unknown", "unknown.bold()",
    ])
  func `are not guessed in SwiftUI`(font: String) {
    #expect(fonts(font) == ["?"])
  }

  @Test(
    arguments: [
      "unknown", ".unknown", ".body", "UIFont()", "UIFont(name: unknown, size: 9)",
      "UIFont(name: \"Serif\" + unknown, size: 9)", "UIFont(name: \"Serif\", size: 0)",
      "UIFont(name: \"Serif\")", "UIFont(descriptor: unknown, size: 9)",
      "UIFont(descriptor: UIFont.systemFont(ofSize: 9).fontDescriptor)",
      "UIFont(descriptor: UIFont.systemFont(ofSize: 9).fontDescriptor, size: unknown)",
      ".systemFont(ofSize: unknown)", ".systemFont(ofSize: 9, weight: unknown)",
      ".preferredFont(forTextStyle: unknown)", ".preferredFont()", "unknown.withSize(9)",
      ".systemFont(ofSize: 9).withSize(unknown)", "UIFontMetrics.default.scaledFont(for: unknown)",
      "UIFontMetrics(forTextStyle: unknown).scaledFont(for: .systemFont(ofSize: 9))",
      "UIFontMetrics.other.scaledFont(for: .systemFont(ofSize: 9))",
      "UIFontMetrics.default.scaledFont(of: .systemFont(ofSize: 9))",
      ".scaledFont(for: .systemFont(ofSize: 9))", ".systemFont(ofSize: unknown.pointSize)",
      ".systemFont(ofSize: UIFont.systemFont(ofSize: 9).other)",
    ])
  func `are not guessed in UIKit`(font: String) {
    #expect(uiFonts(font) == ["?"])
  }

  @Test(
    arguments: [
      ("9", "9.0"), ("1_000", "1000.0"), ("-(-9)", "9.0"), ("7 + 2", "9.0"), ("11 - 2", "9.0"),
      ("3 * 3", "9.0"), ("18 / 2", "9.0"), ("CGFloat(9)", "9.0"), ("Double(9)", "9.0"),
      ("Float(9)", "9.0"), ("isOn ? 9 : 9", "9.0"), ("size", "9.0"), ("Sizes.small", "9.0"),
      ("sized(4)", "8.0"), ("sized()", "10.0"), ("made", "9.0"),
      ("9 ?? 12", "9.0"), ("self.size", "9.0"), ("chosen", "9.0"),
    ])
  func `have a size that is calculated`(size: String, value: String) {
    let members = """
      let size = 9.0
      var made: CGFloat { 9 }
      func sized(_ base: CGFloat = 5) -> CGFloat { base * 2 }
      var chosen: CGFloat { let one: CGFloat; if isOn { one = 9 } else { one = 9 }; return one }
      enum Sizes { static let small = 9.0 }
      """
    #expect(uiFonts(".systemFont(ofSize: \(size))", members) == ["system \(value)"])
  }

  @Test(
    arguments: [
      "9 / 0", "9 % 5", "{ 9 }()", "1 + 2 + 3", "isOn ? 9 : 12", "\"9\"", "max(9, 12)", "Int(9)",
      "-unknown",
      "+9", "unknown + 9", "9 + unknown", "changing", "endless", "Sizes.large", "CGFloat()",
    ])
  func `have no size that is not certain`(size: String) {
    let members =
      "var changing = 9.0; var endless: CGFloat { endless }\n"
      + "enum Sizes { static let small = 9.0 }"
    #expect(uiFonts(".systemFont(ofSize: \(size))", members) == ["?"])
  }

  @Test func `are followed through eight calls and no more`() {
    func chain(_ count: Int) -> [String] {
      let steps = (1..<count).map { "func f\($0)() -> CGFloat { f\($0 + 1)() }" }
      let members = steps.joined(separator: "\n") + "\nfunc f\(count)() -> CGFloat { 9 }"
      return uiFonts(".systemFont(ofSize: f1())", members)
    }
    #expect(chain(8) == ["system 9.0"])
    #expect(chain(9) == ["?"])
  }

  @Test func `are followed through nine names, and their sizes through eleven`() {
    func names(_ count: Int, _ value: String) -> String {
      (1...count).map { "let a\($0) = \($0 == count ? value : "a\($0 + 1)")" }
        .joined(separator: "\n")
    }
    #expect(uiFonts("a1", names(9, "UIFont.systemFont(ofSize: 9)")) == ["system 9.0"])
    #expect(uiFonts("a1", names(10, "UIFont.systemFont(ofSize: 9)")) == ["?"])
    #expect(uiFonts(".systemFont(ofSize: a1)", names(11, "9.0")) == ["system 9.0"])
    #expect(uiFonts(".systemFont(ofSize: a1)", names(12, "9.0")) == ["?"])
  }

  @Test func `are all those that are possible`() {
    #expect(fonts("isOn ? .body : .title") == ["system body", "system title1"])
    #expect(fonts("isOn ? .body : .body") == ["system body"])
    let choice = """
      extension Font {
        static func brand(_ isOn: Bool) -> Font {
          if isOn { return .custom("Serif", fixedSize: 9) }
          return .system(size: 9)
        }
        static var kept: Font {
          if let font = cache { return font }
          return .body
        }
        static var unclear: Font { if isOn { return unknown }; return .body }
      }
      """
    #expect(fonts(".brand(isOn)", beside: choice) == ["Serif 9.0"])
    #expect(fonts(".kept", beside: choice) == ["system body"])
    #expect(fonts("Font.kept", beside: choice) == ["system body"])
    #expect(fonts(".unclear", beside: choice) == ["?"])
  }

  @Test func `are followed through variables`() {
    #expect(uiFonts("made", "let made = UIFont.systemFont(ofSize: 9)") == ["system 9.0"])
    #expect(uiFonts("self.made", "let made = UIFont.systemFont(ofSize: 9)") == ["system 9.0"])
    #expect(uiFonts("made", "var made: UIFont { .systemFont(ofSize: 9) }") == ["system 9.0"])
    #expect(uiFonts("made", "var made = UIFont.systemFont(ofSize: 9)") == ["?"])
    #expect(uiFonts("made", "let made: UIFont") == ["?"])
    let endless = "var one: UIFont { two }; var two: UIFont { one }"
    #expect(uiFonts("one", endless) == ["?"])
    #expect(uiFonts("made()", "func made() -> UIFont { .systemFont(ofSize: 9) }") == ["system 9.0"])
    #expect(uiFonts("made", "func made() -> UIFont { .systemFont(ofSize: 9) }") == ["?"])
    let body = "if let one = UIFont(name: \"Serif\", size: 9) { label.font = one }"
    #expect(uiFonts("unknown", "func b() { \(body) }") == ["Serif 9.0", "?"])
    let branches =
      "let one: UIFont; if isOn { one = .systemFont(ofSize: 9) } else {\n"
      + "one = .systemFont(ofSize: 12) }; label.font = one"
    #expect(uiFonts("nil", "func b() { \(branches) }") == ["system 9.0", "system 12.0"])
    let theme = "enum Theme { static let small = Font.system(size: 9)\nvar size: CGFloat { 9 } }"
    #expect(fonts("Theme.small", beside: theme) == ["system 9.0"])
    #expect(fonts("Theme.small.bold()", beside: theme) == ["system 9.0 700"])
    #expect(fonts("Theme.other", beside: theme) == ["?"])
  }

  @Test func `have the name of a case or its raw value`() {
    let faces = """
      enum Face: String {
        case plain = "Serif", Bold
        var font: UIFont? { UIFont(name: rawValue, size: 9) }
        var sized: UIFont? { UIFont(name: self.rawValue, size: 9) }
      }
      """
    #expect(uiFonts("UIFont(name: Face.plain.rawValue, size: 9)", beside: faces) == ["Serif 9.0"])
    #expect(uiFonts("UIFont(name: Face.Bold.rawValue, size: 9)", beside: faces) == ["Bold 9.0"])
    #expect(uiFonts("Face.plain.sized", beside: faces) == ["Serif 9.0"])
    #expect(uiFonts("UIFont(name: Face.none.rawValue, size: 9)", beside: faces) == ["?"])
    #expect(uiFonts("UIFont(name: face.rawValue, size: 9)", beside: faces) == ["?"])
    #expect(uiFonts("UIFont(name: Face.plain.other, size: 9)", beside: faces) == ["?"])
  }
}
