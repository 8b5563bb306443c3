import Testing

@testable import SourceLint

@Suite struct `A text view that does not follow` {
  private func card(_ code: String) -> String {
    """
    class Card: UIView {
      let title: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        return label
      }()
    \(code)
    }
    """
  }

  @Test func `is found where its font is set`() {
    #expect(findings(card("")) == ["not-following 4"])
  }

  @Test func `is none with the flag anywhere in its type`() {
    #expect(findings(card("func a() { title.adjustsFontForContentSizeCategory = true }")).isEmpty)
    #expect(
      findings(card("func a() { [title].forEach { $0.adjustsFontForContentSizeCategory = true } }"))
        .isEmpty)
    #expect(
      findings(
        card("func a() { for one in [title] { one.adjustsFontForContentSizeCategory = true } }")
      )
      .isEmpty)
    #expect(
      findings(
        card(""),
        with: [
          "App/Other.swift":
            "extension Card { func a() { title.adjustsFontForContentSizeCategory = true } }"
        ]
      ).isEmpty)
    #expect(
      findings(card("func a() { title.adjustsFontForContentSizeCategory = false }"))
        == ["not-following 4"])
  }

  @Test func `is none if the font is set again on a change`() {
    let again = "func again() { title.font = .preferredFont(forTextStyle: .body) }"
    let handler = "override func traitCollectionDidChange(_ old: UITraitCollection?) { again() }"
    #expect(findings(card("\(handler)\n\(again)")).isEmpty)
    let registered =
      "func setUp() { registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in self.again() } }"
    #expect(findings(card("\(registered)\n\(again)")).isEmpty)
    #expect(findings(card(again)) == ["not-following 4", "not-following 7"])
  }

  @Test func `is none if its class sets the flag`() {
    let base = "class Label: UILabel { func setUp() { adjustsFontForContentSizeCategory = true } }"
    let source = """
      class Card: UIView {
        let title = Label()
        func setUp() { title.font = .preferredFont(forTextStyle: .body) }
      }
      """
    #expect(findings(source, with: ["App/Label.swift": base]).isEmpty)
    #expect(
      findings(source, with: ["App/Label.swift": "class Label: UILabel {}"]) == ["not-following 3"])
  }

  @Test func `is none if a helper sets the flag on it`() {
    let helper = "extension UILabel { func follow() { adjustsFontForContentSizeCategory = true } }"
    #expect(
      findings(card("func a() { title.follow() }"), with: ["App/Follow.swift": helper]).isEmpty)
  }

  @Test func `is not guessed for a view of an unknown class`() {
    let source = """
      class Card: UIView {
        let title = SomeLabel()
        func setUp() { title.font = .preferredFont(forTextStyle: .body) }
      }
      """
    #expect(findings(source).isEmpty)
  }

  @Test func `is none in a cell that a table sets again`() {
    let source = """
      class Row: UITableViewCell {
        let title = UILabel()
        func configure(with name: String) { title.font = .preferredFont(forTextStyle: .body) }
      }
      """
    #expect(findings(source).isEmpty)
  }

  @Test func `is none for an outlet with the flag in Interface Builder`() {
    let source = """
      class Card: UIView {
        @IBOutlet var title: UILabel!
        func setUp() { title.font = .preferredFont(forTextStyle: .body) }
      }
      """
    func interface(_ flag: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view customClass="Card"><subviews><label id="a" \(flag)/></subviews>
      <connections><outlet property="title" destination="a"/></connections></view>
      </objects></document>
      """
    }
    #expect(
      findings(source, interfaces: [interface("adjustsFontForContentSizeCategory=\"YES\"")]).isEmpty
    )
    #expect(findings(source, interfaces: [interface("")]) == ["not-following 3"])
    #expect(findings(source).isEmpty)
  }
}
