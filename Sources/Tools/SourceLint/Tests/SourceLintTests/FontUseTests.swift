import Testing

@testable import SourceLint

@Suite struct `The use of a font` {
  /// Returns the uses in a file, each with its line and its name.
  private func uses(_ source: String, path: String = "App/A.swift") -> [String] {
    let file = SourceFile(path: path, tree: SourceTree.parsing(Array(source.utf8)).tree)
    let lines = SourceLines(Array(source.utf8))
    let collection = StyleCollection(linter: Linter(files: [file], outlets: Outlets([])))
    return collection.uses(in: file).map {
      "\(lines.position(at: $0.node.offset).line) \($0.name ?? "-")"
    }
  }

  private func uses(in code: String) -> [String] {
    uses("class A: UIView {\nfunc a() { \(code) }\n}")
  }

  @Test(
    arguments: [
      "Text(title).font(.body)", "font(.body)", "label.font = .systemFont(ofSize: 9)",
      "label.font = unknown", "let a = [.font: UIFont.systemFont(ofSize: 9)]",
      "let a = [Key.font: UIFont.systemFont(ofSize: 9)]", "label.font = other.body",
    ])
  func `is a modifier, an assignment or an attribute`(code: String) {
    #expect(uses(in: code) == ["2 -"])
  }

  @Test(
    arguments: [
      "Text(title).font(nil)", "Text(title).font(.body, 2)", "Text(title).font(of: .body)",
      "Text(title).other(.body)", "Image(title).font(.body)", "label.font = nil",
      "label.font = other.font", "font = .body", "label.other = .body", "label.font == body",
      "let a = [.color: UIFont.systemFont(ofSize: 9)]", "let a = [font: UIFont()]",
      "let a = [.font: nil]", "let font = UIFont.systemFont(ofSize: 9)", "Text(title).font()",
      "Text(title).font { .body }",
    ])
  func `is nothing else`(code: String) {
    #expect(uses(in: code).isEmpty)
  }

  @Test(
    arguments: [
      "let title = UIFont.systemFont(ofSize: 9)", "let title = Font.body",
      "let title: Font = .body", "let title: UIFont = .systemFont(ofSize: 9)",
      "static let title = Font.system(size: 9).bold()", "var title: Font { .body }",
      "let title = UIFont(name: \"Serif\", size: 9)",
    ])
  func `is a font that a type or a file declares`(declaration: String) {
    #expect(uses("enum Theme {\n\(declaration)\n}") == ["2 title"])
    #expect(uses(declaration) == ["1 title"])
    #expect(uses("#if A\n\(declaration)\n#endif") == ["2 title"])
    #expect(uses("enum ThemePreview {\n\(declaration)\n}").isEmpty)
    #expect(uses("func a() {\n\(declaration)\n}").isEmpty)
  }

  @Test(
    arguments: [
      "let title = 9", "let title: Int = 9", "let title: Font", "let title: Font = unknown",
      "let title = font.bold()", "let title = Other.body",
      "let title: Font = isOn ? .body : .title",
    ])
  func `is no other declaration`(declaration: String) {
    #expect(uses("enum Theme {\n\(declaration)\n}").isEmpty)
  }

  @Test func `has the name that the files give to the font`() {
    func name(_ use: String, _ members: String) -> String? {
      let source = "class A: UIView { \(members)\nfunc a() {\n\(use)\n} }"
      return uses(source).last { $0.hasPrefix("3 ") }.map { String($0.dropFirst(2)) }
    }
    let title = "static let title = UIFont.systemFont(ofSize: 9)"
    #expect(name("label.font = title", title) == "title")
    #expect(name("label.font = A.title", title) == "title")
    #expect(name("label.font = self.title", title) == "title")
    #expect(name("label.font = unknown", title) == "-")
    #expect(name("label.font = A.other", title) == "-")
    let function = "func title(_ a: Int) -> UIFont { .systemFont(ofSize: 9) }"
    #expect(name("label.font = title(3)", function) == "-")
    #expect(name("label.font = self.title(3)", function) == "-")
    for plain in ["font", "uiFont", "value"] {
      let members = "let \(plain) = UIFont.systemFont(ofSize: 9)"
      #expect(name("label.font = \(plain)", members) == "-")
    }
    let styles =
      "enum Style { case title; var font: UIFont { .systemFont(ofSize: 9) }\n"
      + "var made: UIFont { .systemFont(ofSize: 9) } }"
    #expect(
      uses("\(styles)\nclass A: UIView {\nfunc a() { label.font = Style.title.made } }").last
        == "4 title")
    #expect(
      uses(
        "extension UIFont { static let title = UIFont.systemFont(ofSize: 9) }\n"
          + "class A: UIView {\nfunc a() { label.font = .title } }"
      ).last == "3 title")
    #expect(
      uses(
        "extension UIFont { static func title() -> UIFont { .systemFont(ofSize: 9) } }\n"
          + "class A: UIView {\nfunc a() { label.font = .title() } }"
      ).last == "3 -")
  }

  @Test func `is left out in tests`() {
    #expect(uses("let title = Font.body", path: "AppTests/A.swift").isEmpty)
  }
}
