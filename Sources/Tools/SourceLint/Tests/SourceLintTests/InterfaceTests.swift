import Testing

@testable import SourceLint

@Suite struct `A view in an Interface Builder file` {
  private func rules(
    _ element: String, with source: String = "", document: String = ""
  ) throws -> [String] {
    let attributes =
      document.isEmpty ? "type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"" : document
    return try interfaceFindings(
      "<document \(attributes)><objects>\(element)</objects></document>", with: source
    ).map { String($0.prefix { $0 != " " }) }
  }

  private let fixed = "<fontDescription type=\"system\" pointSize=\"17\"/>"
  private let style = "<fontDescription style=\"UICTFontTextStyleBody\"/>"
  private let state = "<state key=\"normal\" title=\"Name\"/>"

  @Test(arguments: ["label", "textView", "textField"]) func `shows text`(name: String) throws {
    #expect(try rules("<\(name) text=\"Name\">\(fixed)</\(name)>") == ["fixed-font"])
    #expect(try rules("<\(name)>\(fixed)</\(name)>") == ["fixed-font"])
    #expect(try rules("<\(name) text=\"Name\">\(style)</\(name)>") == ["not-following"])
    let flag = "adjustsFontForContentSizeCategory"
    #expect(try rules("<\(name) \(flag)=\"YES\">\(style)</\(name)>").isEmpty)
    #expect(try rules("<\(name) \(flag)=\"NO\">\(style)</\(name)>") == ["not-following"])
    #expect(try rules("<\(name) \(flag)=\"YES\">\(fixed)</\(name)>") == ["fixed-font"])
    #expect(try rules("<\(name)><fontDescription type=\"system\"/></\(name)>").isEmpty)
    #expect(try rules("<\(name)><other pointSize=\"17\"/></\(name)>").isEmpty)
    #expect(try rules("<\(name)/>").isEmpty)
  }

  @Test func `is a button with a title, or not judged`() throws {
    #expect(try rules("<button>\(state)\(fixed)</button>") == ["fixed-font"])
    #expect(try rules("<button>\(state)\(style)</button>").isEmpty)
    #expect(try rules("<button>\(fixed)</button>").isEmpty)
    #expect(try rules("<button><state title=\"+\"/>\(fixed)</button>").isEmpty)
    #expect(try rules("<button><other title=\"Name\"/>\(fixed)</button>").isEmpty)
    #expect(try rules("<view>\(fixed)</view>").isEmpty)
    #expect(try rules("<segmentedControl>\(fixed)</segmentedControl>").isEmpty)
  }

  @Test func `is a label with words, or with text that code sets`() throws {
    #expect(try rules("<label text=\"\">\(fixed)</label>") == ["fixed-font"])
    #expect(try rules("<label text=\"→\">\(fixed)</label>").isEmpty)
    #expect(try rules("<label text=\"12\">\(fixed)</label>").isEmpty)
    let outlet =
      "<view customClass=\"A\"><label id=\"l\" text=\"12\">\(fixed)</label><connections>"
      + "<outlet property=\"p\" destination=\"l\"/></connections></view>"
    #expect(try rules(outlet, with: "class A { }") == ["fixed-font"])
  }

  @Test(
    arguments: [
      ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"", true),
      ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" launchScreen=\"NO\"", true),
      ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" launchScreen=\"YES\"", false),
      ("type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"", false),
      ("type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"", false), ("version=\"3\"", false),
    ])
  func `is judged for iOS, and not on a launch screen`(document: String, isJudged: Bool) throws {
    let found = try rules("<label>\(fixed)</label>", document: document)
    #expect(found == (isJudged ? ["fixed-font"] : []))
  }

  @Test(
    arguments: [
      ("Your trial ends on Sunday evening", true), ("one two three four 678901", true),
      ("one two three four 67890", false), ("one two three 15 78901234", true),
      ("one two three5678901234567", false), ("onetwothreefour567890123456", false),
    ])
  func `has one line if its sentence is long`(text: String, isFound: Bool) throws {
    let flag = "adjustsFontForContentSizeCategory=\"YES\""
    func found(_ more: String, _ name: String = "label") throws -> [String] {
      try rules("<\(name) text=\"\(text)\" \(more)>\(style)</\(name)>")
    }
    #expect(try found(flag) == (isFound ? ["one-line"] : []))
    #expect(try found("\(flag) numberOfLines=\"1\"") == (isFound ? ["one-line"] : []))
    for more in [
      "numberOfLines=\"0\"", "numberOfLines=\"2\"", "adjustsFontSizeToFit=\"YES\"",
      "minimumScaleFactor=\"0.5\"", "minimumFontSize=\"9\"", "customClass=\"UILabel\"",
    ] {
      #expect(try found("\(flag) \(more)").isEmpty)
    }
    #expect(try found("\(flag) adjustsFontSizeToFit=\"NO\"") == (isFound ? ["one-line"] : []))
    #expect(try found("") == ["not-following"])
    #expect(try found(flag, "textView").isEmpty)
    let outlet =
      "<view customClass=\"A\"><label id=\"l\" \(flag) text=\"\(text)\">\(style)</label>"
      + "<connections><outlet property=\"p\" destination=\"l\"/></connections></view>"
    #expect(try rules(outlet, with: "class A { }").isEmpty)
  }

  @Test(
    arguments: [
      ("constant=\"16\"", true), ("constant=\"80\"", true), ("constant=\"15.5\"", false),
      ("constant=\"80.5\"", false), ("constant=\"a\"", false), ("", false),
      ("constant=\"44\" firstItem=\"a\"", false), ("constant=\"44\" secondItem=\"a\"", false),
      ("constant=\"44\" relation=\"greaterThanOrEqual\"", false),
      ("constant=\"44\" priority=\"750\"", false),
    ])
  func `has a constant height`(attributes: String, isFound: Bool) throws {
    func found(_ element: String, _ name: String = "label") throws -> [String] {
      try rules("<\(name)><state title=\"Name\"/><constraints>\(element)</constraints></\(name)>")
    }
    let height = "<constraint firstAttribute=\"height\" \(attributes)/>"
    let expected = isFound ? ["fixed-height"] : []
    #expect(try found(height) == expected)
    #expect(try found(height, "button") == expected)
    #expect(try found(height, "textField").isEmpty)
    #expect(try found(height.replacing("height", with: "width")).isEmpty)
    #expect(try found("<constraint firstAttribute=\"width\" constant=\"9\"/>\(height)") == expected)
    #expect(try found("\(height)<constraint firstAttribute=\"width\" \(attributes)/>").isEmpty)
    #expect(try rules("<label>\(height)</label>").isEmpty)
  }

  /// Returns the rules for a label with an outlet in a card, with code.
  private func card(_ code: String, _ label: String, owner: String = "Card") throws -> [String] {
    try rules(
      "<view customClass=\"\(owner)\"><subviews>\(label)</subviews><connections>"
        + "<outlet property=\"title\" destination=\"l\"/></connections></view>",
      with: "class Card: UIView {\n@IBOutlet var title: UILabel!\nfunc a() { \(code) } }\n"
        + "class Own: UILabel { func setUp() { font = body } }\nclass Plain: UILabel { }\n"
        + "class Round: UIButton { func setUp() { titleLabel?.font = body } }")
  }

  @Test func `follows where code says so`() throws {
    let label = "<label id=\"l\">\(style)</label>"
    #expect(try card("", label) == ["not-following"])
    #expect(try card("title.adjustsFontForContentSizeCategory = true", label).isEmpty)
    #expect(try card("title.adjustsFontForContentSizeCategory = false", label) == ["not-following"])
    #expect(try card("other.adjustsFontForContentSizeCategory = true", label) == ["not-following"])
    #expect(try card("title.font = body", label).isEmpty)
    #expect(try card("title.attributedText = text", label).isEmpty)
    #expect(try card("", label, owner: "Unknown").isEmpty)
  }

  @Test func `may have a class that sets its own font`() throws {
    func label(_ type: String) -> String {
      "<label id=\"l\" customClass=\"\(type)\">\(fixed)</label>"
    }
    #expect(try card("", label("Own")).isEmpty)
    #expect(try card("", label("Plain")) == ["fixed-font"])
    #expect(try card("", label("UILabel")) == ["fixed-font"])
    #expect(try card("", label("Unknown")).isEmpty)
    let button = "<button id=\"l\" customClass=\"Round\">\(state)\(fixed)</button>"
    #expect(try card("", button).isEmpty)
    #expect(try card("", button.replacing("Round", with: "UIButton")) == ["fixed-font"])
    #expect(
      try card("title.titleLabel?.font = body", button.replacing("Round", with: "UIButton")).isEmpty
    )
  }

  @Test(arguments: ["textLabel", "detailTextLabel"])
  func `is the label of a cell`(key: String) throws {
    func cell(_ code: String, key: String, name: String = "tableViewCell") throws -> [String] {
      try rules(
        "<\(name) customClass=\"Row\"><label key=\"\(key)\">\(fixed)</label></\(name)>",
        with: "class Row: UITableViewCell { func a() { \(code) } }")
    }
    #expect(try cell("", key: key) == ["fixed-font"])
    #expect(try cell("\(key)?.font = body", key: key).isEmpty)
    #expect(try cell("other?.font = body", key: key) == ["fixed-font"])
    #expect(try cell("\(key)?.font = body", key: "other") == ["fixed-font"])
    #expect(try cell("\(key)?.font = body", key: key, name: "view") == ["fixed-font"])
  }

  @Test func `follows for an outlet if it does in one of the files`() throws {
    func file(_ flag: String) throws -> InterfaceFile {
      InterfaceFile(
        path: "a",
        root: try InterfaceReader.root(
          of: Array(
            ("<document><view customClass=\"A\"><label id=\"l\" \(flag)/><view id=\"v\"/>"
              + "<connections><outlet property=\"p\" destination=\"l\"/>"
              + "<outlet property=\"q\" destination=\"v\"/>"
              + "<outlet property=\"r\"/></connections></view></document>").utf8)))
    }
    let yes = try file("adjustsFontForContentSizeCategory=\"YES\"")
    let no = try file("")
    func flag(_ files: [InterfaceFile], _ outlet: String = "p", owner: String = "A") -> Bool? {
      Outlets(files).isFlagged(owner: owner, outlet: outlet)
    }
    #expect(flag([yes]) == true)
    #expect(flag([no]) == false)
    #expect(flag([yes, no]) == true)
    #expect(flag([no, yes]) == true)
    #expect(flag([yes], "q") == nil)
    #expect(flag([yes], "p", owner: "B") == nil)
    #expect(yes.outlets.map(\.name.outlet) == ["p", "q"])
  }
}
