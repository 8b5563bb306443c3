import Testing

@testable import SourceLint

@Suite struct `A name` {
  private let font = "enum Sizes { static let body = UIFont.systemFont(ofSize: 9) }"
  private let scaled = "enum Sizes { static let body = UIFont.preferredFont(forTextStyle: .body) }"
  private let use =
    "class Card: UIView { let label = UILabel(); func a() { label.font = Sizes.body } }"

  private func isFixed(_ source: String, with others: [String: String]) -> Bool {
    let made = others.keys.sorted().flatMap { path in
      findings(
        others[path] ?? "", at: path,
        with: others.filter { $0.key != path }.merging(
          ["App/Use.swift": source]) { one, _ in one })
    }
    return (made + findings(source, at: "App/Use.swift", with: others)).contains {
      $0.hasPrefix("fixed-font")
    }
  }

  @Test func `means the declaration of its file before that of its module, and this before others`()
  {
    #expect(isFixed(use, with: ["App/A.swift": font]))
    #expect(isFixed(use, with: ["Other/A.swift": font]))
    #expect(isFixed(use, with: ["App/A.swift": font, "Other/A.swift": scaled]))
    #expect(!isFixed(use, with: ["App/A.swift": scaled, "Other/A.swift": font]))
    #expect(!isFixed(use, with: ["App/A.swift": scaled, "App/B.swift": font]))
    #expect(!isFixed(use, with: ["Other/A.swift": scaled, "Third/B.swift": font]))
    #expect(isFixed("\(use)\n\(font)", with: ["App/A.swift": scaled]))
    #expect(!isFixed("\(use)\n\(scaled)", with: ["App/A.swift": font]))
  }

  private func isFixed(_ members: String, beside other: String = "", _ set: String = "size") -> Bool
  {
    let source = """
      class Card: Base {
        let label = UILabel()
        \(members)
        func setUp() { label.font = .systemFont(ofSize: \(set)) }
      }
      \(other)
      """
    return findings(source).contains { $0.hasPrefix("fixed-font") }
  }

  @Test func `means a member of the type, of a class above or of an extension`() {
    #expect(isFixed("let size = 9.0"))
    #expect(isFixed("", beside: "extension Card { static let size = 9.0 }"))
    #expect(isFixed("", beside: "class Base { let size = 9.0 }"))
    #expect(isFixed("", beside: "class Base: Root { }; class Root { let size = 9.0 }"))
    #expect(isFixed("let size = 9.0", beside: "class Base { let size = make() }"))
    #expect(!isFixed("let size = make()", beside: "class Base { let size = 9.0 }"))
    #expect(!isFixed("", beside: "class Other { let size = 9.0 }"))
    #expect(isFixed("", beside: "let size = 9.0"))
    #expect(!isFixed("let size = make()", beside: "let size = 9.0"))
    #expect(!isFixed("", beside: "class Base: Card { }"))
    #expect(!isFixed("func size() { }; let size = 9.0"))
  }

  @Test func `means a type in the type around it before one outside`() {
    let inner = "enum Sizes { static let body = 9.0 }"
    let outer = "enum Sizes { static let body = make() }"
    #expect(isFixed(inner, beside: outer, "Sizes.body"))
    #expect(!isFixed(outer, beside: inner, "Sizes.body"))
    #expect(isFixed(inner, beside: outer, "Card.Sizes.body"))
    #expect(!isFixed(inner, beside: outer, "Other.Sizes.body"))
    #expect(isFixed("static let body = 9.0", "Self.body"))
    #expect(isFixed("static let body = 9.0", "Card.body"))
    #expect(!isFixed("static let body = 9.0", "card.body"))
    #expect(!isFixed("enum sizes { static let body = 9.0 }", "Card.sizes.body"))
  }

  private func isFixed(_ members: String, _ size: String) -> Bool {
    isFixed(members, beside: "", size)
  }

  /// Whether a size in code is known to be constant.
  private func isFixed(code: String) -> Bool {
    findings("class Card: UIView { let label = UILabel(); let size = make()\n\(code)\n}").contains {
      $0.hasPrefix("fixed-font")
    }
  }

  @Test(
    arguments: [
      "func a() { let size = 9.0; SET }", "func a() { let size = 9.0; if isOn { SET } }",
      "func a() { let size = 9.0; run { SET } }", "func a() { run { let size = 9.0; SET } }",
      "func a() { switch b { case .c: let size = 9.0; SET\ndefault: break } }",
      "func a() {\n#if A\nlet size = 9.0\nSET\n#endif\n}", "var a: Int { let size = 9.0; SET }",
      "func a() { let size = make(); if isOn { let size = 9.0; SET } }",
      "func a() { let size = make(); let size = 9.0; SET }",
      "func a() { if let size = UIFont.labelFontSize { SET } }",
      "func a() { let size: CGFloat? = 9.0; if let size { SET } }",
      "func a() { let size: CGFloat? = 9.0; guard let size else { return }; SET }",
      "func a() { guard let size = UIFont.labelFontSize else { return }; SET }",
      "init() { let size = 9.0; SET }", "deinit { let size = 9.0; SET }",
      "subscript(a: Int) -> Int { let size = 9.0; SET }",
      "var a: Int { get { let size = 9.0; SET } set { } }",
      "var a = 1 { didSet { let size = 9.0; SET } }",
    ])
  func `means the nearest declaration before it`(code: String) {
    #expect(isFixed(code: code.replacing("SET", with: "label.font = .systemFont(ofSize: size)")))
  }

  @Test(
    arguments: [
      "func a() { SET; let size = 9.0 }", "func a() { if isOn { let size = 9.0 }; SET }",
      "func a() { run { let size = 9.0 }; SET }", "func a() { let other = 9.0; SET }",
      "func a() { let size = 9.0; if isOn { let size = make(); SET } }",
      "func a() { if let size = UIFont.labelFontSize { }; SET }",
      "func a() { let size = 9.0; for size in sizes { SET } }",
      "func a() { let size = 9.0; run { size in SET } }",
      "func a() { let size = 9.0; run { (size: CGFloat) in SET } }",
      "func a() { let size = 9.0; run { (_ size: CGFloat) in SET } }",
      "func a(size: CGFloat) { SET }", "func a(of size: CGFloat = 9) { SET }",
      "func a() { let size = 9.0; func b(size: CGFloat) { SET } }",
      "func a() { let size = 9.0; func size() { }; SET }", "func a() { let size = size; SET }",
      "init(size: CGFloat) { SET }", "subscript(size: CGFloat) -> Int { SET }",
      "func a() { if isOn, let size = UIFont.labelFontSize { } else { }; SET }",
    ])
  func `does not mean another declaration`(code: String) {
    #expect(!isFixed(code: code.replacing("SET", with: "label.font = .systemFont(ofSize: size)")))
  }

  /// The code of apps, which also forces a value.
  @Test(
    arguments: [
      "let made: UILabel", "let made: UILabel?", "var made: UILabel!", "let made: UIKit.UILabel",
      "let made: any UILabel", "let made = UILabel()", "let made = UILabel(frame: a)",
      "let made = UILabel.init()", "let made = UILabel().then { $0.a() }",
      "let made = UILabel().with { $0.a() }", "let made = UILabel().also { $0.a() }",
      "let made = UILabel().apply { $0.a() }", "let made = { let a = UILabel(); return a }()",
      "let made = make(); func make() -> UILabel { }",
      "let made = Card.make(); func make() -> UILabel { }",
      "let made = maker.make(); let maker = Card(); func make() -> UILabel { }",
      "let made = cached ?? UILabel(); let cached = UILabel()", "let made = UILabel() as UIView",
      "let made = other; let other = UILabel()",
      "let made = Card.shared; static let shared = UILabel()",
      "let made = self.other; let other = UILabel()",
      "let made = card.other; let card = Card(); let other = UILabel()",
      "let made = (UILabel())", "let made = try! UILabel()", "let made = UILabel()!",
      "let made = Self.shared; static let shared = UILabel()", "let made: @MainActor UILabel",
    ])
  func `has the type that its declaration tells`(declaration: String) {
    #expect(isLabel(declaration))
  }

  @Test(
    arguments: [
      "let made: [UILabel]", "let made = UILabel().other { }", "let made = UILabel().text",
      "let made = UILabel.shared", "let made = { UILabel() }", "let made = unknown()",
      "let made = isOn ? UILabel() : unknown", "let made = unknown ?? UILabel()",
      "let made = made", "let made: Other.UILabel", "let made = label()",
      "let made = a; let a = b; let b = UILabel()", "let made = a; let a = made",
      "let made = self.a; let a = self.b; let b = UILabel()",
      "let made = Card.a; static let a = Card.b; static let b = UILabel()",
    ])
  func `has no type that is not certain`(declaration: String) {
    #expect(!isLabel(declaration))
  }

  private func isLabel(_ declaration: String) -> Bool {
    let set = "func setUp() { made.font = .preferredFont(forTextStyle: .body) }"
    return !findings("class Card: UIView {\n\(declaration)\n\(set)\n}").isEmpty
  }

  @Test func `of a case has the type of its enum`() {
    let source = """
      enum Style { case title; var size: CGFloat { 9 } }
      class Card: UIView { let label = UILabel(); let style = Style.title
        func a() { label.font = .systemFont(ofSize: style.size) } }
      """
    #expect(findings(source) == ["fixed-font 3"])
  }
}
