import Testing

@testable import SourceLint

@Suite struct `A font in attributed text` {
  private func isFound(_ code: String, _ members: String = "", base: String = "UIView") -> Bool {
    let source = """
      class Card: \(base) {
        let label = UILabel()
        func setUp() { \(code) }
        \(members)
      }
      """
    return findings(source).contains { $0.hasPrefix("attributed-run-left-behind") }
  }

  private let fixed = "[.font: UIFont.systemFont(ofSize: 13)]"
  private let scaled = "[.font: UIFont.preferredFont(forTextStyle: .body)]"

  /// An attributed text with attributes.
  private func text(_ attributes: String) -> String {
    "NSAttributedString(string: name, attributes: \(attributes))"
  }

  @Test(
    arguments: [
      "attributedText", "attributedPlaceholder", "typingAttributes", "defaultTextAttributes",
      "linkTextAttributes", "textAttributes", "linkAttributes", "attributedTitle",
    ])
  func `is found in what a view shows`(property: String) {
    #expect(isFound("label.\(property) = \(text(fixed))"))
    #expect(isFound("label.\(property) = \(fixed)"))
    #expect(isFound("\(property) = \(fixed)"))
    #expect(!isFound("label.\(property)[0] = \(fixed)"))
  }

  @Test(
    arguments: [
      "label.other = FIXED", "show(FIXED)", "let unused = FIXED", "return FIXED", "FIXED",
      "FIXED.attributedText = label",
      "label.other = NSAttributedString(string: a, attributes: FIXED)",
    ])
  func `is not guessed in anything else`(code: String) {
    #expect(!isFound(code.replacing("FIXED", with: fixed)))
  }

  @Test(
    arguments: [
      "[.font: UIFont.systemFont(ofSize: 13)]",
      "[NSAttributedString.Key.font: UIFont.systemFont(ofSize: 13)]",
      "[Key.font: UIFont.systemFont(ofSize: 13)]",
      "[.color: red, .font: UIFont(name: a, size: 13)]",
    ])
  func `is known by its key`(attributes: String) {
    #expect(isFound("label.attributedText = \(text(attributes))"))
  }

  @Test(
    arguments: [
      "[.color: UIFont.systemFont(ofSize: 13)]", "[Other.font: UIFont.systemFont(ofSize: 13)]",
      "[font: UIFont.systemFont(ofSize: 13)]", "[.font: unknown]",
    ])
  func `is not known by another key or value`(attributes: String) {
    #expect(!isFound("label.attributedText = \(text(attributes))"))
  }

  @Test(
    arguments: [
      "NSAttributedString", "NSMutableAttributedString", "AttributeContainer", "AttributedString",
    ])
  func `is found in what is made from attributes`(type: String) {
    #expect(isFound("label.attributedText = \(type)(name, \(fixed))"))
    #expect(isFound("label.attributedText = .init(name, \(fixed))"))
    #expect(!isFound("label.attributedText = make(name, \(fixed))"))
  }

  @Test func `is found through choices, sums and variables`() {
    #expect(isFound("label.attributedText = isOn ? \(text(fixed)) : nil"))
    #expect(isFound("label.attributedText = \(text(fixed)) ?? other"))
    #expect(isFound("let a = \(fixed); label.attributedText = \(text("a"))"))
    #expect(isFound("let a = \(fixed); let b = \(text("a")); label.attributedText = b"))
    #expect(!isFound("let a = \(fixed); let b = \(text("c")); label.attributedText = b"))
    #expect(isFound("label.attributedText = \(text("shared"))", "let shared = \(fixed)"))
    #expect(isFound("label.attributedText = shared", "lazy var shared = \(text(fixed))"))
    #expect(!isFound("label.attributedText = other", "lazy var shared = \(text(fixed))"))
    #expect(isFound("button.setAttributedTitle(\(text(fixed)), for: .normal)"))
    let five = (1...5).map { "let a\($0) = a\($0 - 1)" }.joined(separator: ";")
    #expect(!isFound("let a0 = \(fixed); \(five); label.attributedText = a5"))
  }

  @Test(arguments: ["addAttributes", "setAttributes", "append"])
  func `is found in what changes a text`(method: String) {
    let change = "made.\(method)(\(fixed), range: all)"
    #expect(isFound("let made = make(); \(change); label.attributedText = made"))
    #expect(!isFound("let made = make(); \(change); show(made)"))
    #expect(!isFound("\(change); label.attributedText = made"))
  }

  @Test func `is found in an attribute that is added`() {
    func isFound(_ arguments: String, _ method: String = "addAttribute") -> Bool {
      self.isFound(
        "let made = make(); made.\(method)(\(arguments)); label.attributedText = made")
    }
    let value = "value: UIFont.systemFont(ofSize: 13)"
    #expect(isFound(".font, \(value), range: all"))
    #expect(isFound("NSAttributedString.Key.font, \(value), range: all"))
    #expect(!isFound(".color, \(value), range: all"))
    #expect(!isFound(".font, other: UIFont.systemFont(ofSize: 13), range: all"))
    #expect(!isFound(".font, \(value), range: all", "other"))
    #expect(!isFound(""))
  }

  @Test func `is found in the result of a function or a getter`() {
    let use = "label.attributedText = make()"
    #expect(isFound(use, "func make() -> NSAttributedString { return \(text(fixed)) }"))
    #expect(isFound(use, "func make() -> NSAttributedString { \(text(fixed)) }"))
    #expect(isFound("label.attributedText = self.make()", "func make() -> A { \(text(fixed)) }"))
    #expect(!isFound(use, "func other() -> NSAttributedString { \(text(fixed)) }"))
    #expect(!isFound(use, "func make() -> Attributes { return \(fixed) }"))
    #expect(!isFound(use, "func make() -> Attributes { \(fixed) }"))
    #expect(!isFound(use, "func make() -> Int { \(text(fixed)); return 1 }"))
    let getter = "var made: NSAttributedString { \(text(fixed)) }"
    #expect(isFound("label.attributedText = made", getter))
    #expect(isFound("label.attributedText = self.made", getter))
    #expect(!isFound("label.attributedText = other", getter))
    let closure = "let made = { return \(text(fixed)) }"
    #expect(!isFound("label.attributedText = made()", closure))
  }

  @Test(
    arguments: [
      "size", "boundingRect", "draw", "sizeThatFits", "CTFramesetterCreateWithAttributedString",
      "NSTextStorage", "CTLineCreateWithAttributedString",
    ])
  func `is none in text that is measured or drawn`(name: String) {
    let made = "let made = \(text(fixed))"
    #expect(isFound("\(made); label.attributedText = made"))
    #expect(!isFound("\(made); label.attributedText = made; \(name)(made)"))
    #expect(!isFound("\(made); label.attributedText = made; made.\(name)()"))
    #expect(!isFound("label.attributedText = \(text(fixed)).\(name)()"))
  }

  @Test(
    arguments: [
      "draw", "image", "measure", "height", "width", "size", "render", "pdf", "thumbnail", "drawer",
    ])
  func `is none in a function that measures or draws`(word: String) {
    func isFound(_ name: String) -> Bool {
      self.isFound("", "func \(name)() { label.attributedText = \(text(fixed)) }")
    }
    #expect(!isFound(word))
    #expect(!isFound("\(word)OfCard"))
    #expect(!isFound("make\(word.capitalized)"))
    #expect(isFound("\(word)ing"))
    let other = "label.attributedText = \(text(fixed)); use(UIGraphicsImageRenderer())"
    #expect(!self.isFound(other))
    #expect(self.isFound(other.replacing("Image", with: "Other")))
  }

  @Test func `of today's size is found if nothing makes it again`() {
    let use = "label.attributedText = \(text(scaled))"
    #expect(isFound(use))
    #expect(isFound("self.\(use)"))
    #expect(!isFound("\(use); label.adjustsFontForContentSizeCategory = true"))
    #expect(!isFound("unknown.attributedText = \(text(scaled))"))
    #expect(!isFound("label.attributedPlaceholder = \(text(scaled))"))
    #expect(!isFound("button.setAttributedTitle(\(text(scaled)), for: .normal)"))
    #expect(!isFound("", "func layoutSubviews() { \(use) }"))
    #expect(!isFound("", "func layoutSubviews() { again() }\nfunc again() { \(use) }"))
    #expect(!isFound("", "func style(_ label: UILabel) { \(use) }"))
    #expect(!isFound("", "func configure(_ value: Int) { \(use) }", base: "UITableViewCell"))
    let made = "let made = \(text(scaled))"
    #expect(isFound("\(made); label.attributedText = made"))
    #expect(!isFound("\(made); label.attributedText = made; unknown.attributedText = made"))
    let again = "func layoutSubviews() { label.attributedText = make() }"
    #expect(!isFound("", "\(again)\nfunc make() -> NSAttributedString { \(text(scaled)) }"))
    let kept =
      "lazy var made = \(text(scaled)); func layoutSubviews() { label.attributedText = made }"
    #expect(!isFound("", kept))
  }
}
