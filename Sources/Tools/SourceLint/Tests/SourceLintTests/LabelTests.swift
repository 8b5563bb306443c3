import Testing

@testable import SourceLint

@Suite struct `A label of UIKit with one line` {
  private func isFound(_ code: String, _ members: String = "", beside other: String = "") -> Bool {
    let source = """
      class Card: UIView {
        let title = UILabel()
        \(members)
        func setUp() { \(code) }
      }
      \(other)
      """
    return findings(source).contains { $0.hasPrefix("one-line") }
  }

  @Test(
    arguments: [
      "title.text = name", "self.title.text = user.name",
      "title.text = \"Done\"; title.text = name",
      "other.numberOfLines = 0", "title.adjustsFontSizeToFitWidth = false", "title.other = true",
      "title.numberOfLines = 2", "if isWide { title.numberOfLines = 2 }",
    ])
  func `is found if it may be long`(code: String) {
    #expect(isFound("title.numberOfLines = 1; \(code)"))
  }

  @Test(
    arguments: [
      "title.text = \"Done\"", "title.text = \"1\"; title.text = \"2\"", "title.text = count",
      "title.adjustsFontSizeToFitWidth = true", "title.minimumScaleFactor = 0.5",
      "title.numberOfLines = 0", "title.numberOfLines = lines",
      "if size.isAccessibilityCategory { title.numberOfLines = 2 }",
      "if fontSizeIsLarge { title.numberOfLines = 2 }",
      "if preferredContentSize { title.numberOfLines = 2 }",
      "if dynamicTypeSize { title.numberOfLines = 2 }",
    ])
  func `is none if it is short, shrinks or has more lines`(code: String) {
    #expect(!isFound("title.numberOfLines = 1; \(code)"))
  }

  @Test func `is judged by its name if no text is known`() {
    #expect(isFound("title.numberOfLines = 1"))
    for name in ["count", "countLabel", "dateText", "timeView", "priceTextView"] {
      #expect(!isFound("\(name).numberOfLines = 1", "let \(name) = UILabel()"))
    }
    for name in ["label", "nameLabel", "Label", "noteText"] {
      #expect(isFound("\(name).numberOfLines = 1", "let \(name) = UILabel()"))
    }
    #expect(isFound("let one = UILabel(); one.numberOfLines = 1"))
    #expect(!isFound("let one = UILabel(); one.numberOfLines = 1; self.textCount = one"))
    #expect(!isFound("let one = UILabel(); one.numberOfLines = 1; textCount = one"))
    #expect(isFound("let one = UILabel(); one.numberOfLines = 1; other.textCount = one"))
    #expect(!isFound("button.titleLabel?.numberOfLines = 1", "let button = UIButton()"))
    let titled = "button.setTitle(name, for: .normal); button.titleLabel?.numberOfLines = 1"
    #expect(isFound(titled, "let button = UIButton()"))
    let own = "class Own: UILabel { func a() { numberOfLines = 1; CODE } }"
    #expect(!isFound("", beside: own.replacing("CODE", with: "")))
    #expect(isFound("", beside: own.replacing("CODE", with: "text = name")))
  }

  @Test(
    arguments: [
      "title.numberOfLines = 2", "title.numberOfLines == 1", "title.numberOfLines = lines",
      "unknown.numberOfLines = 1", "if size.isAccessibilityCategory { title.numberOfLines = 1 }",
      "title.other = 1",
    ])
  func `is not guessed`(code: String) {
    #expect(!isFound(code))
    #expect(!isFound("", "func style(_ title: UILabel) { title.numberOfLines = 1 }"))
  }
}

@Suite struct `A label of a fixed font that shows a sign` {
  private func isFound(_ code: String, name: String = "mark") -> Bool {
    let source = """
      class Card: UIView {
        let \(name) = UILabel()
        func setUp() { \(name).font = .systemFont(ofSize: 9); \(code) }
      }
      """
    return !findings(source).isEmpty
  }

  @Test(arguments: ["icon", "emoji", "initials", "glyph", "symbol", "letter", "chevron", "debug"])
  func `is none with such a name`(word: String) {
    #expect(!isFound("", name: "\(word)Label"))
    #expect(!isFound("", name: "the\(word.capitalized)"))
    #expect(isFound("", name: "\(word)ish"))
  }

  @Test func `is none with such a text`() {
    #expect(isFound(""))
    #expect(!isFound("mark.text = \"→\""))
    #expect(!isFound("mark.text = \"→\"; mark.text = \"\""))
    #expect(isFound("mark.text = \"\""))
    #expect(isFound("mark.text = \"A\""))
    #expect(isFound("mark.text = \"7\""))
    #expect(isFound("mark.text = \"→\"; mark.text = name"))
    #expect(isFound("mark.text = name"))
  }

  @Test(arguments: ["nil", "\"\"", "\" \""])
  func `is a note on a button without words`(title: String) {
    func source(_ title: String) -> String {
      """
      class A: UIView { let button = UIButton(); func a() {
        button.setImage(star, for: .normal); button.setTitle(\(title), for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 9)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      } }
      """
    }
    #expect(findings(source(title)).isEmpty)
    #expect(findings(source(title), notes: true) == ["icon-fixed 3"])
    #expect(findings(source("\"Name\"")) == ["fixed-font 3", "not-following 4"])
  }
}
