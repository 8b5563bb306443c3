import Testing

@testable import SourceLint

@Suite struct `Code that runs when the text size changes` {
  private let again = "title.font = .preferredFont(forTextStyle: .body)"

  /// Whether the font of a label is a finding although a member sets it.
  private func isFound(_ members: String, beside other: String = "") -> Bool {
    let source = """
      class Card: UIView {
        let title = UILabel()
        \(members)
      }
      \(other)
      """
    return !findings(source).isEmpty
  }

  @Test(
    arguments: [
      "traitCollectionDidChange", "updateConfiguration", "updateUIView", "updateUIViewController",
      "layoutSubviews", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "draw",
      "updateProperties", "tintColorDidChange", "contentSizeCategoryDidChange",
      "preferredContentSizeCategoryChanged", "dynamicTypeChanged", "handleTraitChange",
      "textSizeChanged", "preferredContentSizeDidChange", "fontSizeChanged", "fontSizeDidChange",
      "traitsDidChange",
    ])
  func `is that of a handler, judged by its name`(name: String) {
    #expect(!isFound("func \(name)() { \(again) }"))
    #expect(!isFound("func \(name)() { reload() }\nfunc reload() { \(again) }"))
    #expect(isFound("func \(name)() { }\nfunc reload() { \(again) }"))
  }

  @Test(arguments: ["changed", "viewDidLoad", "sizeChanged", "contentSize", "traitCollection"])
  func `is not that of another function`(name: String) {
    #expect(isFound("func \(name)() { \(again) }"))
  }

  @Test(
    arguments: [
      "addObserver(self, selector: #selector(again), "
        + "name: UIContentSizeCategory.didChangeNotification, object: nil)",
      "center.publisher(for: UIContentSizeCategory.didChangeNotification)",
      "center.notifications(named: UIContentSizeCategory.didChangeNotification)",
      "center.observe(.UIContentSizeCategoryDidChange)",
      "center.addObserver(forName: .contentSizeCategoryDidChange)",
      "center.addObserverForName(.contentSizeCategory)",
      "registerForTraitChanges(traits)",
    ])
  func `is that of an observer`(call: String) {
    #expect(!isFound("func a() { \(call) { _ in \(again) } }"))
    #expect(!isFound("func a() { \(call) { _ in self.reload() } }\nfunc reload() { \(again) }"))
    #expect(isFound("func a() { \(call) { _ in self.other() } }\nfunc reload() { \(again) }"))
  }

  @Test(
    arguments: [
      "center.addObserver(forName: .other)", "center.publisher(for: UIApplication.didBecomeActive)",
      "center.post(.contentSizeCategory)", "registerForChanges(traits)", "run()",
    ])
  func `is not that of other closures`(call: String) {
    #expect(isFound("func a() { \(call) { _ in \(again) } }"))
  }

  @Test func `is what handlers call, wherever it is`() {
    let handler = "func layoutSubviews() {\nCALL\n}"
    func isFound(_ call: String, _ members: String, beside other: String = "") -> Bool {
      self.isFound("\(handler.replacing("CALL", with: call))\n\(members)", beside: other)
    }
    #expect(!isFound("reload()", "func reload() { next() }\nfunc next() { \(again) }"))
    #expect(!isFound("perform(#selector(reload))", "func reload() { \(again) }"))
    #expect(!isFound("_ = made", "var made: Int { \(again); return 1 }"))
    #expect(!isFound("_ = self.made", "var made: Int { \(again); return 1 }"))
    #expect(!isFound("self.reload()", "func reload() { \(again) }"))
    #expect(
      !isFound("Card.shared.reload()", "static let shared = Card(); func reload() { \(again) }"))
    #expect(!isFound("other.reload()", "let other = Card(); func reload() { \(again) }"))
    #expect(isFound("other.reload()", "let other = View(); func reload() { \(again) }"))
    #expect(isFound("unknown.reload()", "func reload() { \(again) }"))
    #expect(
      !isFound(
        "reload()", "func setUp() { \(again) }",
        beside: "extension Card { func reload() { \(again) } }"))
    #expect(!isFound("reload()", "func reload() { reload(); \(again) }"))
    #expect(isFound("_ = made", "let made = { \(again) }"))
  }

  @Test func `does not keep a text up to date with a font of a fixed size`() {
    let fixed = "title.font = .systemFont(ofSize: 15)"
    #expect(isFound("func layoutSubviews() { \(fixed) }"))
    #expect(!isFound("func layoutSubviews() { title.font = unknown }\nfunc a() { \(fixed) }"))
    #expect(!isFound("func a() { title.attributedText = text; \(fixed) }"))
    #expect(isFound("func a() { title.attributedText = nil; \(fixed) }"))
    #expect(!isFound("func a() { title.attributedText = text; \(again) }"))
  }
}

@Suite struct `A label that gets its font somewhere else` {
  /// Whether the font that an Interface Builder file gives to an outlet is a finding.
  private func isFound(_ code: String, beside other: String = "") throws -> Bool {
    let element = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><view customClass="Card">
      <subviews><button id="a"><state key="normal" title="Name"/>
      <fontDescription pointSize="17"/></button></subviews>
      <connections><outlet property="button" destination="a"/></connections></view></document>
      """
    let source = "class Card: UIView { @IBOutlet var button: UIButton!\nfunc a() { CODE } }\n"
    let found = try interfaceFindings(
      element, with: source.replacing("CODE", with: code) + other)
    return found.contains { $0.hasPrefix("fixed-font") }
  }

  @Test func `is a button whose title gets it`() throws {
    #expect(try isFound(""))
    #expect(try !isFound("button.titleLabel?.font = body"))
    #expect(try !isFound("button.configuration = .plain()"))
    #expect(try !isFound("button.titleFont = body"))
    #expect(try !isFound("self.button.titleLabel!.font = body"))
    #expect(try isFound("other.titleLabel?.font = body"))
    #expect(try isFound("button.titleLabel?.text = name"))
  }

  @Test(arguments: ["font", "configuration", "titleFont", "attributedText"])
  func `is given to a helper that sets it`(property: String) throws {
    let method = "extension UIButton { func style() { \(property) = body } }"
    #expect(try !isFound("button.style()", beside: method))
    #expect(try isFound("button.other()", beside: method))
    #expect(try isFound("other.style()", beside: method))
    let title = "extension UIButton { func style() { titleLabel?.\(property) = body } }"
    #expect(try !isFound("button.style()", beside: title))
    let explicit = "extension UIButton { func style() { self.titleLabel?.\(property) = body } }"
    #expect(try !isFound("button.style()", beside: explicit))
    let function = "func style(_ view: UIButton, by: Int) { view.titleLabel?.\(property) = body }"
    #expect(try !isFound("style(button, by: 3)", beside: function))
    #expect(try isFound("style(button)", beside: function))
    #expect(try isFound("style(other, by: 3)", beside: function))
    let direct = "func style(for view: UIButton) { view.\(property) = body }"
    #expect(try !isFound("style(for: button)", beside: direct))
    #expect(try !isFound("Styles.style(for: button)", beside: "enum Styles { static \(direct) }"))
  }

  @Test func `is not given to a helper that sets something else`() throws {
    let method = "extension UIButton { func style() { text = body } }"
    #expect(try isFound("button.style()", beside: method))
    let own = "class Button: UIButton { func style() { font = body } }"
    #expect(try isFound("button.style()", beside: own))
    let other = "func style(_ view: UIButton) { let one = UILabel(); one.font = body }"
    #expect(try isFound("style(button)", beside: other))
    let global = "func style(_ view: UIButton) { shared.font = body }"
    #expect(try isFound("style(button)", beside: global))
  }

  @Test func `is given to a helper that calls another one`() throws {
    let methods = """
      extension UIButton {
        func first() { second() }
        func second() { self.third() }
        func third() { font = body }
        func none() { other() }
      }
      func style(_ view: UIButton) { view.first() }
      """
    #expect(try !isFound("button.first()", beside: methods))
    #expect(try !isFound("button.second()", beside: methods))
    #expect(try isFound("button.none()", beside: methods))
    #expect(try !isFound("style(button)", beside: methods))
  }
}
