import Testing

@testable import SourceLint

/// The places that a view is reached by, tested with the flag that makes it follow the text size.
@Suite struct `A view that code names` {
  private let flag = "adjustsFontForContentSizeCategory = true"
  private let font = "font = .preferredFont(forTextStyle: .body)"

  /// Returns whether the font of a view is a finding in a class.
  private func isFound(
    _ code: String, _ members: String = "let title = UILabel()", beside other: String = ""
  ) -> Bool {
    let source = "class Card: UIView {\n\(members)\nfunc setUp() {\n\(code)\n}\n}\n\(other)"
    return findings(source).contains { $0.hasPrefix("not-following") }
  }

  @Test(
    arguments: [
      ("title.FONT", "title.FLAG"), ("self.title.FONT", "title.FLAG"),
      ("title.FONT", "self.title.FLAG"), ("super.title.FONT", "title.FLAG"),
      ("let one = title; one.FONT", "title.FLAG"), ("let one = self.title; one.FONT", "title.FLAG"),
      ("if let one = title { one.FONT }", "title.FLAG"),
      ("title.FONT", "if let title { title.FLAG }"),
      ("if let title { title.FONT }", "title.FLAG"),
      ("guard let title else { return }; title.FONT", "title.FLAG"),
      ("guard let one = title else { return }; one.FONT", "title.FLAG"),
      ("title.then { $0.FONT }", "title.FLAG"), ("title.do { $0.FONT }", "title.FLAG"),
      ("title.with { $0.FONT }", "title.FLAG"), ("title.also { $0.FONT }", "title.FLAG"),
      ("title.apply { $0.FONT }", "title.FLAG"), ("title.configure { $0.FONT }", "title.FLAG"),
      ("title.then { one in one.FONT }", "title.FLAG"),
      ("title.FONT", "title.then { $0.FLAG }"), ("title.FONT", "title.do { one in one.FLAG }"),
      ("title.FONT", "for one in [title] { one.FLAG }"),
      ("title.FONT", "for one in [other, title] { one.FLAG }"),
      ("title.FONT", "[other, title].forEach { $0.FLAG }"),
      ("title.FONT", "[title].forEach { one in one.FLAG }"),
      ("let one = UILabel(); one.FONT; self.title = one", "title.FLAG"),
      ("let one = UILabel(); one.FONT; title = one", "title.FLAG"),
      ("let one = UILabel(); one.FONT; title = one", "one.FLAG"),
      ("let one = UILabel(); one.FONT", "one.FLAG"),
      ("Card.shared.title.FONT", "title.FLAG"),
    ])
  func `is one place, whatever the name`(set: String, flagged: String) {
    func code(_ text: String) -> String {
      text.replacing("FONT", with: font).replacing("FLAG", with: flag)
    }
    let members = "let title = UILabel(); let other = UILabel(); static let shared = Card()"
    #expect(isFound(code(set), members) == !set.contains("super"))
    #expect(!isFound(code("\(set)\n\(flagged)"), members))
    #expect(isFound(code("\(set)\nnext.FLAG"), members) == !set.contains("super"))
  }

  @Test func `is another place if its name is that of another view`() {
    let members = "let title = UILabel(); let note = UILabel()"
    #expect(isFound("title.\(font); note.\(flag)", members))
    #expect(isFound("title.\(font); let title = UILabel(); title.\(flag)", members))
    #expect(isFound("title.\(font); note.title.\(flag)", members))
    #expect(isFound("title.\(font); note.then { $0.\(flag) }", members))
    #expect(isFound("title.\(font); for one in [note] { one.\(flag) }", members))
    #expect(isFound("title.\(font); [note].forEach { $0.\(flag) }", members))
    #expect(isFound("title.\(font); [note].map { $0.\(flag) }", members))
    #expect(isFound("title.\(font); title.\(flag.replacing("true", with: "false"))", members))
    #expect(isFound("let one = UILabel(); one.\(font); self.note = one; title.\(flag)", members))
    #expect(isFound("let one = UILabel(); one.\(font); other.title = one; title.\(flag)", members))
  }

  @Test func `is one place when a closure or a getter makes it`() {
    let made = "let title: UILabel = {\nlet one = UILabel()\none.\(font)\nreturn one\n}()"
    #expect(isFound("", made))
    #expect(!isFound("title.\(flag)", made))
    let lazy = made.replacing("let title", with: "lazy var title")
    #expect(!isFound("title.\(flag)", lazy))
    let getter = "var title: UILabel { let one = UILabel(); one.\(font); return one }"
    #expect(isFound("", getter))
    #expect(!isFound("title.\(flag)", getter))
    let chained = "let title = UILabel().then { $0.\(font) }"
    #expect(isFound("", chained))
    #expect(!isFound("title.\(flag)", chained))
    #expect(!isFound("", "let title = UILabel().then { $0.\(font); $0.\(flag) }"))
    #expect(!isFound("", "let title = UILabel().then { one in one.\(font); one.\(flag) }"))
    let local = "let title = { let one = UILabel(); one.\(font); return one }()"
    #expect(isFound(local, ""))
    #expect(!isFound("\(local)\ntitle.\(flag)", ""))
  }

  @Test func `is the result of the function that makes it`() {
    let make = "func make() -> UILabel { let one = UILabel(); one.\(font); return one }"
    #expect(isFound("", make))
    #expect(!isFound("make().\(flag)", make))
    #expect(!isFound("", make.replacing("return", with: "one.\(flag); return")))
    #expect(!isFound("title.\(flag)", "lazy var title = make(); \(make)"))
    #expect(isFound("other.\(flag)", "lazy var title = make(); \(make)"))
    #expect(!isFound("let title = make(); title.\(flag)", make))
    #expect(isFound("let title = make2(); title.\(flag)", make))
  }

  @Test func `is followed through two other names and no more`() {
    func isFixed(_ names: String) -> Bool {
      let source =
        "class Card: UIView { let title = UILabel(); func a() { \(names)\n"
        + "one.font = .systemFont(ofSize: 9); title.attributedText = text } }"
      return findings(source).contains { $0.hasPrefix("fixed-font") }
    }
    #expect(!isFixed("let one = title"))
    #expect(!isFixed("let two = title; let one = two"))
    #expect(isFixed("let three = title; let two = three; let one = two"))
    #expect(isFixed("let one = UILabel()"))
  }

  @Test func `is followed through six members and no more`() {
    func isFixed(_ view: String) -> Bool {
      let code = "\(view).font = .systemFont(ofSize: 9); \(view).attributedText = text"
      return !findings("class Card: UIView { func setUp() { \(code) } }").isEmpty
    }
    #expect(!isFixed("a"))
    #expect(!isFixed("a.b.c.d.e.f"))
    #expect(isFixed("a.b.c.d.e.f.g"))
  }

  @Test func `is not judged where it may be any view`() {
    #expect(!isFound("", "func style(_ label: UILabel) { label.\(font) }"))
    #expect(!isFound("labels.forEach { $0.\(font) }"))
    #expect(!isFound("labels.forEach { label in label.\(font) }"))
    #expect(!isFound("labels.forEach { (label: UILabel) in label.\(font) }"))
    #expect(!isFound("unknown.\(font)"))
    #expect(!isFound("unknown.other.\(font)"))
    #expect(!isFound("make().\(font)"))
    #expect(!isFound("view.\(font)", "let view = UIView()"))
    #expect(!isFound("debugLabel.\(font)", "let debugLabel = UILabel()"))
  }

  @Test(arguments: ["UILabel", "UITextView", "UITextField", "UISearchTextField"])
  func `is a text view by its class`(type: String) {
    #expect(isFound("view.\(font)", "let view = \(type)()"))
    #expect(isFound("view.\(font)", "let view: \(type)"))
    #expect(isFound("view.\(font)", "var view: \(type)!"))
    #expect(isFound("view.\(font)", "let view = Own()", beside: "class Own: \(type) { }"))
    #expect(!isFound("\(type)().then { $0.\(font) }", ""))
    #expect(isFound("let one = \(type)(); one.\(font)", ""))
    #expect(isFound("", "", beside: "class Own: \(type) { func a() { \(font) } }"))
    #expect(isFound("", "", beside: "class Own: \(type) { func a() { self.\(font) } }"))
    #expect(!isFound("", "", beside: "class Own: \(type) { func a() { \(font); \(flag) } }"))
    #expect(!isFound("", "", beside: "extension \(type) { func a() { \(font) } }"))
    #expect(!isFound("view.\(font); \(type).appearance().\(flag)", "let view = \(type)()"))
    #expect(isFound("view.\(font); UIButton.appearance().\(flag)", "let view = \(type)()"))
  }

  @Test func `is the label of a button or a cell`() {
    let button = "let button = UIButton()"
    #expect(isFound("button.titleLabel?.\(font)", button))
    #expect(!isFound("button.titleLabel?.\(font); button.titleLabel?.\(flag)", button))
    #expect(isFound("button.titleLabel?.\(font); other.titleLabel?.\(flag)", button))
    #expect(isFound("button.titleLabel?.\(font); button.other.\(flag)", button))
    #expect(!isFound("button.titleLabel?.\(font)", ""))
    let own = "class Round: UIButton { func setUp() { CODE } }"
    let flagged = own.replacing("CODE", with: "titleLabel?.\(flag)")
    let round = "let button = Round()"
    #expect(isFound("button.titleLabel?.\(font)", round, beside: own.replacing("CODE", with: "")))
    #expect(!isFound("button.titleLabel?.\(font)", round, beside: flagged))
    #expect(!isFound("button.titleLabel?.\(font)", round, beside: "class Round: Other { }"))
    #expect(isFound("", "", beside: own.replacing("CODE", with: "titleLabel?.\(font)")))
    let cell = "class Row: UITableViewCell { override init() { LABEL.\(font) } }"
    for label in ["textLabel?", "detailTextLabel?"] {
      #expect(isFound("", "", beside: cell.replacing("LABEL", with: label)))
    }
    #expect(!isFound("", "", beside: cell.replacing("LABEL", with: "imageView?")))
    #expect(isFound("bar.searchTextField.\(font)", "let bar = UISearchBar()"))
    let labelled = "class Own: UIView { let titleLabel = UILabel() }"
    #expect(isFound("own.titleLabel.\(font)", "let own = Own()", beside: labelled))
    let pictured = labelled.replacing("UILabel", with: "UIImageView")
    #expect(!isFound("own.titleLabel.\(font)", "let own = Own()", beside: pictured))
    #expect(isFound("titleLabel.\(font)", "let titleLabel = UILabel()"))
    #expect(isFound("self.titleLabel.\(font)", "let titleLabel = UILabel()"))
  }

  @Test func `is a member of the class that declares it`() {
    let base = "class Base: UIView { let title = UILabel(); func a() { CODE } }"
    let other = "class Card2: Base { func b() { title.\(font) } }"
    #expect(isFound("", "", beside: "\(base.replacing("CODE", with: ""))\n\(other)"))
    let flagged = base.replacing("CODE", with: "title.\(flag)")
    #expect(!isFound("", "", beside: "\(flagged)\n\(other)"))
    let user = "class User { let card = Base(); func c() { card.title.\(font) } }"
    #expect(isFound("", "", beside: "\(base.replacing("CODE", with: ""))\n\(user)"))
    #expect(!isFound("", "", beside: "\(flagged)\n\(user)"))
    let global = "let shared = UILabel()\nfunc c() { shared.\(font) }"
    #expect(isFound("", "", beside: global))
    #expect(!isFound("", "", beside: "\(global)\nfunc d() { shared.\(flag) }"))
  }

  @Test func `follows by a function that gets it`() {
    let function = "func follow(_ label: UILabel, by: Int = 3) { label.\(flag) }"
    #expect(!isFound("title.\(font); follow(title)", beside: function))
    #expect(!isFound("title.\(font); Tools.follow(title)", beside: "enum Tools { \(function) }"))
    #expect(isFound("title.\(font); follow(other)", beside: function))
    #expect(isFound("title.\(font); other(title)", beside: function))
    let method = "extension UILabel { func follow() { \(flag) } }"
    #expect(!isFound("title.\(font); title.follow()", beside: method))
    #expect(
      !isFound("title.\(font); title.follow()", beside: method.replacing("{ a", with: "{ self.a")))
    #expect(isFound("title.\(font); other.follow()", beside: method))
    #expect(isFound("title.\(font); title.other()", beside: method))
  }
}

@Suite struct `A view in a cell` {
  private func isFound(
    _ function: String, in type: String = "Row", of base: String = "UITableViewCell",
    _ more: String = ""
  ) -> Bool {
    let source = """
      class \(type): \(base) {
        let title = UILabel()
        \(function) { title.font = .preferredFont(forTextStyle: .body) }
        \(more)
      }
      """
    return !findings(source).isEmpty
  }

  @Test(
    arguments: [
      "configure", "update", "set", "bind", "render", "display", "apply", "prepare", "populate",
      "fill", "show", "load",
    ])
  func `is set again by a function that fills the cell`(name: String) {
    let once = "init() { \(name)Title(1) }"
    #expect(!isFound("func \(name)Title(_ value: Int)", once))
    #expect(isFound("func \(name)Title()", "init() { \(name)Title() }"))
    #expect(isFound("func \(name)Title(_ value: Int)", of: "UIView", once))
  }

  private func isFound(_ function: String, of base: String = "UITableViewCell", _ more: String)
    -> Bool
  {
    isFound(function, in: "Row", of: base, more)
  }

  @Test func `is set once by what its initialiser calls`() {
    #expect(isFound("init()", ""))
    #expect(isFound("func awakeFromNib()", ""))
    #expect(isFound("func style()", "init() { style() }"))
    #expect(isFound("func style()", "func awakeFromNib() { style() }"))
    #expect(isFound("func style()", "init() { first() }\nfunc first() { style() }"))
    #expect(!isFound("func style()", "init() { other() }"))
    #expect(!isFound("func style()", "func other() { style() }"))
    #expect(!isFound("func style()", ""))
    #expect(isFound("lazy var a: UILabel =", "init() { }"))
  }

  @Test(
    arguments: [
      "UITableViewCell", "UICollectionViewCell", "BaseCell", "UITableViewHeaderFooterView",
      "UICollectionReusableView",
    ])
  func `is in a class for cells`(base: String) {
    #expect(!isFound("func configure(_ value: Int)", of: base, ""))
    #expect(isFound("func configure(_ value: Int)", of: "UIView", ""))
  }

  @Test func `is set by the source of a table`() {
    func isFound(_ parameters: String, _ code: String = "CODE") -> Bool {
      let set = "cell.textLabel?.font = .preferredFont(forTextStyle: .body)"
      return !findings(
        "class Source { let cell = Row(); func make(\(parameters)) {\n"
          + "\(code.replacing("CODE", with: set))\n} }\nclass Row: UITableViewCell { }"
      ).isEmpty
    }
    #expect(isFound("_ value: Int"))
    #expect(!isFound("_ view: UITableView"))
    #expect(!isFound("_ view: UICollectionView"))
    #expect(!isFound("_ cell: UITableViewCell"))
    #expect(!isFound("", "let a = UICollectionView.CellRegistration<Row, Item> { CODE }"))
    #expect(!isFound("", "let a = UICollectionView.SupplementaryRegistration<Row> { CODE }"))
    #expect(!isFound("", "source = UITableViewDiffableDataSource<A, B>(tableView: a) { CODE }"))
    #expect(!isFound("", "source = UICollectionViewDiffableDataSource(view: a) { CODE }"))
    #expect(isFound("", "source = OtherDataSource(view: a) { CODE }"))
  }
}
