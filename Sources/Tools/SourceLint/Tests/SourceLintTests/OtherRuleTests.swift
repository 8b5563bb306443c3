import Testing

@testable import SourceLint

@Suite struct `Text with one line` {
  private func view(_ body: String) -> String {
    "struct Card: View { let title: String; let count: Int\nvar body: some View {\n\(body)\n} }"
  }

  @Test func `is found if the text may be long`() {
    #expect(findings(view("Text(title).lineLimit(1)")) == ["one-line 3"])
  }

  @Test func `is none if the text is short, shrinks, scrolls or has another layout`() {
    #expect(findings(view("Text(\"Done\").lineLimit(1)")).isEmpty)
    #expect(findings(view("Text(date.distanceString()).lineLimit(1)")).isEmpty)
    #expect(findings(view("Text(pageNumber.name).lineLimit(1)")).isEmpty)
    #expect(findings(view("Text(title).monospacedDigit().lineLimit(1)")).isEmpty)
    #expect(findings(view("Text(\"\\(count)\").lineLimit(1)")).isEmpty)
    #expect(findings(view("Text(title).lineLimit(1).minimumScaleFactor(0.5)")).isEmpty)
    #expect(findings(view("ScrollView(.horizontal) { Text(title).lineLimit(1) }")).isEmpty)
    #expect(findings(view("ViewThatFits { Text(title).lineLimit(1) }")).isEmpty)
    #expect(findings(view("Text(title).lineLimit(2)")).isEmpty)
    #expect(
      findings(
        view("if size.isAccessibilitySize { Text(title) } else { Text(title).lineLimit(1) }")
      )
      .isEmpty)
  }

  @Test func `is none for the strings of the app that a property or a function chooses from`() {
    func source(_ title: String) -> String {
      """
      enum State {
        case on, off
        \(title)
      }
      struct Card: View { let state: State
      var body: some View { VStack {
        Text(state.title).lineLimit(1)
        Text(state.title(long: true)).lineLimit(1)
      } } }
      """
    }
    let chosen = "switch self { case .on: Strings.on; case .off: \"Off\" }"
    let property = "var title: String { \(chosen) }"
    let function =
      "func title(long: Bool) -> String { if long { return Strings.long }; return \"Off\" }"
    #expect(findings(source("\(property); \(function)")).isEmpty)
    #expect(
      findings(
        source("var title: String { switch self { case .on: user.name; case .off: \"Off\" } }"))
        == ["one-line 7", "one-line 8"])
    #expect(
      findings(
        source("func title(long: Bool) -> String { if long { return name }; return \"Off\" }"))
        == ["one-line 7", "one-line 8"])
  }

  @Test func `is none in a Live Activity, whose height the system limits`() {
    let source = view("Text(title).lineLimit(1)")
    #expect(findings(source.replacing("Card", with: "RideLiveActivity")).isEmpty)
    #expect(findings(source.replacing("Card", with: "LiveCard")) == ["one-line 3"])
    let widget =
      "struct Ride: Widget { var body: some WidgetConfiguration {\nCALL { Text(title).lineLimit(1) } } }"
    #expect(
      findings(widget.replacing("CALL", with: "ActivityConfiguration(for: Trip.self)")).isEmpty)
    #expect(
      findings(widget.replacing("CALL", with: "StaticConfiguration(kind: kind)")) == ["one-line 2"])
  }

  @Test func `is found in UIKit`() {
    let source = """
      class Card: UIView {
        let title = UILabel()
        func show(_ name: String) {
          title.numberOfLines = 1
          title.text = name
        }
      }
      """
    #expect(findings(source) == ["one-line 4"])
    #expect(
      findings(source.replacing("= name", with: "= name\ntitle.adjustsFontSizeToFitWidth = true"))
        .isEmpty)
    #expect(findings(source.replacing("= name", with: "= \"·\"")).isEmpty)
    let more =
      "if traits.preferredContentSizeCategory.isAccessibilityCategory { title.numberOfLines = 2 }"
    #expect(findings(source.replacing("= name", with: "= name\n\(more)")).isEmpty)
  }
}

@Suite struct `A limited text size` {
  @Test func `is found below the accessibility sizes`() {
    let view = "struct A: View { var body: some View {\nText(name)MODIFIER\n} }"
    func found(_ modifier: String) -> [String] {
      findings(view.replacing("MODIFIER", with: modifier))
    }
    #expect(found(".dynamicTypeSize(...DynamicTypeSize.xxLarge)") == ["category-clamped 2"])
    #expect(found(".dynamicTypeSize(.small ... .xLarge)") == ["category-clamped 2"])
    #expect(found(".dynamicTypeSize(.large)") == ["category-clamped 2"])
    #expect(found(".dynamicTypeSize(...DynamicTypeSize.accessibility1)").isEmpty)
    #expect(found(".dynamicTypeSize(.large...)").isEmpty)
    #expect(found(".environment(\\.dynamicTypeSize, .large)") == ["category-clamped 2"])
  }

  @Test func `is a note with a large content viewer, and none on a symbol`() {
    let view = "struct A: View { var body: some View {\nVIEW.dynamicTypeSize(.large)\n} }"
    let seen = view.replacing("VIEW", with: "Text(name).accessibilityShowsLargeContentViewer()")
    #expect(findings(seen).isEmpty)
    #expect(findings(seen, notes: true) == ["category-clamped 2"])
    #expect(findings(view.replacing("VIEW", with: "Image(\"a\")")).isEmpty)
  }

  @Test func `is found in a parameter of the module's own`() {
    let source = """
      extension View {
        func brand(maxSizeCategory: UIContentSizeCategory = .extraLarge) -> some View { self }
      }
      struct A: View { var body: some View {
        Text(name).brand(maxSizeCategory: .large)
      } }
      """
    #expect(findings(source) == ["category-clamped 2", "category-clamped 5"])
  }

  @Test func `is found in UIKit`() {
    let source = "class A: UIView { func a() {\nmaximumContentSizeCategory = .large\n} }"
    #expect(findings(source) == ["category-clamped 2"])
    #expect(findings(source.replacing(".large", with: ".accessibilityLarge")).isEmpty)
    let view = "let view = UILabel(); func a() {\nview.maximumContentSizeCategory = .large\n}"
    #expect(findings("class A: UIView { \(view) }") == ["category-clamped 2"])
    #expect(
      findings("class A: UIView { \(view.replacing("UILabel", with: "UIImageView")) }").isEmpty)
  }
}

@Suite struct `A constant height` {
  @Test func `is found on text and buttons`() {
    let source = """
      struct A: View { var body: some View {
        VStack {
          Button(title) {}.frame(height: 44)
          Text(title).frame(minHeight: 44)
          Image("a").frame(height: 44)
          Spacer().frame(height: 44)
        }
      } }
      """
    #expect(findings(source) == ["fixed-height 3"])
  }

  @Test func `is found in UIKit`() {
    let source = """
      class A: UIView {
        let label = UILabel()
        let picture = UIImageView()
        func setUp() {
          label.heightAnchor.constraint(equalToConstant: 20).isActive = true
          label.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
          picture.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }
      """
    #expect(findings(source) == ["fixed-height 5"])
  }
}

@Suite struct `A constant height that is meant` {
  @Test func `is none in a chart, since its labels have the size of its cells`() {
    let source = "struct NAME: View { var body: some View {\nText(day).frame(height: 20)\n} }"
    #expect(findings(source.replacing("NAME", with: "Days")) == ["fixed-height 2"])
    #expect(findings(source.replacing("NAME", with: "DaysHeatmap")).isEmpty)
  }

  @Test func `is none in a Live Activity`() {
    let source = "struct NAME: View { var body: some View {\nText(day).frame(height: 20)\n} }"
    #expect(findings(source.replacing("NAME", with: "DayLiveActivity")).isEmpty)
  }
}

@Suite struct `An Interface Builder file` {
  private func interface(
    _ element: String, type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  )
    -> String
  {
    "<?xml version=\"1.0\"?>\n<document type=\"\(type)\"><objects>\n\(element)\n</objects></document>"
  }

  @Test func `is judged by the rules for code`() throws {
    let fixed =
      "<label text=\"Name\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
    #expect(try interfaceFindings(interface(fixed)) == ["fixed-font 3"])
    let style =
      "<label text=\"Name\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label>"
    #expect(try interfaceFindings(interface(style)) == ["not-following 3"])
    let follows = style.replacing(
      "<label", with: "<label adjustsFontForContentSizeCategory=\"YES\"")
    #expect(try interfaceFindings(interface(follows)).isEmpty)
    let height =
      "<label text=\"Name\"><constraints><constraint firstAttribute=\"height\" constant=\"21\"/></constraints></label>"
    #expect(try interfaceFindings(interface(height)) == ["fixed-height 3"])
  }

  @Test func `has no constant height where code may change it, or where it is a square`() throws {
    func label(_ constraints: String, _ connection: String = "") throws -> [String] {
      try interfaceFindings(
        interface(
          """
          <view customClass="Card"><subviews><label text="Name">
          <constraints>\(constraints)</constraints></label></subviews>
          <connections>\(connection)</connections></view>
          """), with: "class Card: UIView {}")
    }
    let height = "<constraint firstAttribute=\"height\" constant=\"21\" id=\"h\"/>"
    #expect(try label(height) == ["fixed-height 4"])
    #expect(try label(height, "<outlet property=\"height\" destination=\"h\"/>").isEmpty)
    let square = "<constraint firstAttribute=\"width\" constant=\"21\"/>"
    #expect(try label(height + square).isEmpty)
    #expect(try label(height + square.replacing("21", with: "90")) == ["fixed-height 4"])
  }

  @Test func `is not judged for macOS`() throws {
    let fixed = "<label text=\"Name\"><fontDescription pointSize=\"17\"/></label>"
    #expect(
      try interfaceFindings(interface(fixed, type: "com.apple.InterfaceBuilder3.Cocoa.XIB")).isEmpty
    )
  }

  @Test func `has no fault where code sets the font of its outlet`() throws {
    let element = """
      <view customClass="Card"><subviews>
      <label id="a" text="Name"><fontDescription pointSize="17"/></label></subviews>
      <connections><outlet property="title" destination="a"/></connections></view>
      """
    let code = """
      class Card: UIView {
        @IBOutlet var title: UILabel!
        func setUp() { title.font = Theme.current.font }
      }
      """
    #expect(try interfaceFindings(interface(element), with: code).isEmpty)
    let other = code.replacing("title.font", with: "name.font")
    #expect(try interfaceFindings(interface(element), with: other) == ["fixed-font 4"])
    // A class in another language may set it.
    #expect(try interfaceFindings(interface(element)).isEmpty)
  }

  /// Returns the findings for a label with an outlet in a card that runs some code.
  private func card(_ code: String, label: String = "label", outlet: String = "outlet") throws
    -> [String]
  {
    let element = """
      <view customClass="Card"><subviews>
      <\(label) id="a" text="Name"><fontDescription pointSize="17"/></\(label.split(separator: " ")[0])></subviews>
      <connections><\(outlet) property="title" destination="a"/></connections></view>
      """
    return try interfaceFindings(
      interface(element),
      with: """
        class Card: UIView {
          @IBOutlet var title: UILabel!
          func setUp() { \(code) }
        }
        func style(_ label: UILabel) { label.font = Theme.current.font }
        extension UILabel {
          func applyBody() { font = Theme.current.font }
          func applyLink() { self.applyBody() }
          func hide() { isHidden = true }
        }
        """)
  }

  @Test func `has no fault where a helper sets the font of its outlet`() throws {
    #expect(try card("title.hide()") == ["fixed-font 4"])
    #expect(try card("title.applyBody()").isEmpty)
    #expect(try card("title.applyLink()").isEmpty)
    #expect(try card("style(title)").isEmpty)
    #expect(try card("title.attributedText = text").isEmpty)
    #expect(try card("title.defaultTextAttributes = attributes").isEmpty)
    #expect(try card("title.forEach { $0.applyBody() }", outlet: "outletCollection").isEmpty)
    #expect(try card("for one in title { one.font = body }", outlet: "outletCollection").isEmpty)
  }

  @Test func `has no fault where a cell sets the font of its own label`() throws {
    let cell = """
      <tableViewCell customClass="Row"><label key="textLabel" text="Name"><fontDescription pointSize="17"/></label>
      </tableViewCell>
      """
    let code = "class Row: UITableViewCell { func setUp() { textLabel?.font = body } }"
    #expect(try interfaceFindings(interface(cell), with: code).isEmpty)
    let other = code.replacing("textLabel", with: "detailTextLabel")
    #expect(try interfaceFindings(interface(cell), with: other) == ["fixed-font 3"])
  }

  @Test func `is not judged if a class of another module may set its font`() throws {
    #expect(try card("", label: "label customClass=\"FancyLabel\"").isEmpty)
    #expect(try card("", label: "label customClass=\"UILabel\"") == ["fixed-font 4"])
  }

  @Test func `has one line unless it says more`() throws {
    let label =
      "<label text=\"Your trial ends on Sunday evening\" adjustsFontForContentSizeCategory=\"YES\" MORE>"
      + "<fontDescription style=\"UICTFontTextStyleBody\"/></label>"
    func found(_ more: String, _ text: String = "Your trial ends on Sunday evening") throws
      -> [String]
    {
      try interfaceFindings(
        interface(
          label.replacing("MORE", with: more).replacing(
            "Your trial ends on Sunday evening", with: text)))
    }
    #expect(try found("") == ["one-line 3"])
    #expect(try found("numberOfLines=\"0\"").isEmpty)
    #expect(try found("adjustsFontSizeToFit=\"YES\"").isEmpty)
    #expect(try found("", "Your trial").isEmpty)
  }

  @Test func `is refused if it is damaged or nested too deeply`() {
    #expect(throws: InterfaceFileError.self) {
      try InterfaceReader.root(of: Array("<document><a></document".utf8))
    }
    #expect(throws: InterfaceFileError.self) {
      try InterfaceReader.root(of: Array("<a b=\"c".utf8))
    }
    #expect(throws: InterfaceFileError.tooDeep) {
      try InterfaceReader.root(of: Array(String(repeating: "<a>", count: 100_000).utf8))
    }
  }
}

@Suite struct `A constant frame of a symbol` {
  @Test func `is a note beside text that scales`() {
    let source = """
      struct A: View { var body: some View {
        HStack {
          Image(systemName: "star").frame(width: 20, height: 20)
          Text(title).font(.body)
        }
      } }
      """
    #expect(findings(source, notes: true) == ["unscaled-metric 3"])
    #expect(
      findings(
        source.replacing("width: 20, height: 20", with: "width: side, height: side"), notes: true
      ).isEmpty)
    #expect(
      findings(source.replacing("Text(title).font(.body)", with: "Spacer()"), notes: true).isEmpty)
  }
}
