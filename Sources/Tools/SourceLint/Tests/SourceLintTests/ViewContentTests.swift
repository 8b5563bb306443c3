import Testing

@testable import SourceLint

/// What a font of a fixed size on a view is.
private enum Shown: String {
  case text, symbol, nothing
}

/// Returns what a view shows, judged by the finding for a font of a fixed size on it.
private func shown(_ view: String, _ members: String = "", beside other: String = "") -> Shown {
  let source = """
    struct Card: View {
      \(members)
      var body: some View { \(view).font(.system(size: 15)) }
    }
    \(other)
    """
  if !findings(source).isEmpty { return .text }
  return findings(source, notes: true).contains { $0.hasPrefix("icon-fixed") } ? .symbol : .nothing
}

@Suite struct `The content of a view` {
  @Test(
    arguments: [
      "Text", "Label", "TextField", "SecureField", "TextEditor", "Link", "Toggle", "Picker",
      "DatePicker", "Stepper", "LabeledContent", "ShareLink", "ContentUnavailableView",
    ])
  func `is text in the views that have a title`(name: String) {
    #expect(shown("\(name)(title)") == .text)
  }

  @Test(
    arguments: [
      "Image", "AsyncImage", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse",
      "Path", "ProgressView", "Canvas", "Chart", "LinearGradient", "Color", "StarIcon",
      "ProfileImage", "StatusSymbol", "NoteGlyph", "UserAvatar", "TeamLogo",
    ])
  func `is a picture in shapes, and in views with a name that says so`(name: String) {
    #expect(shown("\(name)(kind)") == .symbol)
    #expect(shown("HStack { \(name)(kind) }") == .symbol)
  }

  @Test(arguments: ["Spacer", "Divider", "EmptyView"])
  func `is nothing in views that are empty`(name: String) {
    #expect(shown("\(name)()") == .nothing)
    #expect(shown("HStack { \(name)(); Image(kind) }") == .symbol)
  }

  @Test(
    arguments: [
      "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Group", "Button",
      "NavigationLink", "Menu", "List", "Form", "Section", "ScrollView", "ForEach", "GroupBox",
      "DisclosureGroup", "ViewThatFits", "GeometryReader", "NavigationView", "NavigationStack",
      "AnyView", "Grid", "GridRow", "TupleView", "AnyLayout",
    ])
  func `of a container is that of the views in it`(name: String) {
    #expect(shown("\(name) { Text(title) }") == .text)
    #expect(shown("\(name) { Image(kind) }") == .symbol)
    #expect(shown("\(name) { Image(kind); Text(title) }") == .text)
    #expect(shown("\(name) { Image(kind); Unknown() }") == .nothing)
    #expect(shown("\(name) { }") == .nothing)
  }

  @Test(arguments: ["Button", "NavigationLink", "Menu", "Section", "DisclosureGroup", "GroupBox"])
  func `of a container is its title`(name: String) {
    #expect(shown("\(name)(title) { Image(kind) }") == .text)
    #expect(shown("\(name)(\"Title\") { Image(kind) }") == .text)
  }

  @Test func `of a container is no value without a label that is not a title`() {
    #expect(shown("ForEach(items) { Image(kind) }") == .symbol)
    #expect(shown("VStack(spacing: 3) { Image(kind) }") == .symbol)
    #expect(shown("Button(action: run) { Image(kind) }") == .symbol)
    #expect(shown("Button({ run() })") == .nothing)
  }

  @Test func `of a button is its label and not its action`() {
    #expect(shown("Button(action: { Text(title) }) { Image(kind) }") == .symbol)
    #expect(shown("Button(action: { Image(kind) }, label: { Text(title) })") == .text)
    #expect(shown("Button { Text(title) } label: { Image(kind) }") == .symbol)
    #expect(shown("NavigationLink { Text(title) } label: { Image(kind) }") == .symbol)
  }

  @Test func `of a view with a title is its label if a closure makes it`() {
    #expect(shown("Label { Text(title) } icon: { Image(kind) }") == .text)
    #expect(shown("Toggle(isOn: $isOn) { Image(kind) }") == .symbol)
    #expect(shown("Toggle(isOn: $isOn) { Text(title) }") == .text)
    #expect(shown("Picker(selection: $one) { Text(title) } label: { Image(kind) }") == .symbol)
    #expect(shown("Link(title, destination: url)") == .text)
    #expect(shown("Picker(title, selection: $one) { Image(kind) }") == .text)
  }

  @Test func `is that of both branches`() {
    #expect(shown("(isOn ? Text(title) : Image(kind))") == .text)
    #expect(shown("(isOn ? Image(kind) : Image(other))") == .symbol)
    #expect(shown("(isOn ? Image(kind) : other)") == .nothing)
    #expect(shown("(Text(title) + Text(other))") == .text)
    #expect(shown("HStack { if isOn { Image(kind) } else { Text(title) } }") == .text)
    #expect(shown("HStack { if isOn { Image(kind) } else { Image(other) } }") == .symbol)
    #expect(shown("HStack { switch kind { case .a: Text(title); default: Spacer() } }") == .text)
    #expect(shown("HStack {\n#if A\nText(title)\n#endif\nImage(kind) }") == .text)
    #expect(shown("HStack { let name = title; return Text(name) }") == .text)
    #expect(shown("HStack { isOn ? Text(title) : Text(other) }") == .text)
    #expect(shown("{ Text(title) }()") == .text)
    #expect(shown("{ Image(kind) }()") == .symbol)
  }

  @Test(arguments: ["HStack", "Button", "Toggle(isOn: $isOn)", "Label(icon: kind)", "Section"])
  func `is found in up to three views around it`(view: String) {
    func nested(_ count: Int) -> String {
      String(repeating: "\(view) { ", count: count) + "Text(title)"
        + String(repeating: " }", count: count)
    }
    #expect(shown(nested(3)) == .text)
    #expect(shown(nested(4)) == .nothing)
  }

  @Test func `is followed through three closures, variables, functions or views`() {
    #expect(shown("{ { { Text(title) }() }() }()") == .text)
    #expect(shown("{ { { { Text(title) }() }() }() }()") == .nothing)
    for (use, declaration) in [
      ("aN", "var aN: some View { NEXT }"), ("aN()", "func aN() -> some View { NEXT }"),
      ("AN()", "struct AN: View { var body: some View { NEXT } }"),
    ] {
      func found(_ count: Int) -> Shown {
        let members = (1...count).map { number in
          let next = number == count ? "Text(title)" : use.replacing("N", with: "\(number + 1)")
          return declaration.replacing("NEXT", with: next)
            .replacing("AN", with: "A\(number)").replacing("aN", with: "a\(number)")
        }
        return shown(use.replacing("N", with: "1"), members.joined(separator: "\n"))
      }
      #expect(found(3) == .text)
      #expect(found(4) == .nothing)
    }
  }

  @Test func `of a member is unknown`() {
    #expect(shown("model.view") == .nothing)
    #expect(shown("HStack { Image(kind); model.view }") == .nothing)
    #expect(shown("Unknown()") == .nothing)
    #expect(shown("unknown") == .nothing)
    #expect(shown("Module.Image(kind)") == .nothing)
  }

  @Test func `is followed through variables, functions and views of the files`() {
    let members = """
      let made = Text(title)
      var title: some View { Text(name) }
      var picture: some View { Image(kind) }
      var explicit: some View { get { Image(kind) } }
      func label() -> some View { Text(name) }
      func sign(_ kind: Kind) -> some View { return Image(kind) }
      """
    #expect(shown("made", members) == .text)
    #expect(shown("title", members) == .text)
    #expect(shown("picture", members) == .symbol)
    #expect(shown("explicit", members) == .symbol)
    #expect(shown("label()", members) == .text)
    #expect(shown("sign(.star)", members) == .symbol)
    #expect(shown("HStack { picture; label() }", members) == .text)
    #expect(shown("other()", members) == .nothing)
    let own = "struct Own: View { var body: some View { VIEW } }"
    #expect(shown("Own()", beside: own.replacing("VIEW", with: "Text(name)")) == .text)
    #expect(shown("Own()", beside: own.replacing("VIEW", with: "Image(name)")) == .symbol)
    #expect(shown("Own().padding()", beside: own.replacing("VIEW", with: "Text(a)")) == .text)
    #expect(shown("OwnIcon()", beside: "struct OwnIcon { func body() { } }") == .symbol)
    let endless = "struct Own: View { var body: some View { HStack { Own() } } }"
    #expect(shown("Own()", beside: endless) == .nothing)
    #expect(shown("one", "var one: some View { two }; var two: some View { one }") == .nothing)
  }

  @Test func `is left out where a view in it has a font of its own`() {
    #expect(shown("HStack { Image(kind); Text(title).font(.body) }") == .symbol)
    #expect(shown("HStack { Text(title).font(.body) }") == .nothing)
    #expect(shown("Text(title).font(.body)") == .text)
    #expect(shown("Text(title).bold().padding()") == .text)
  }

  @Test func `is a picture if only the icon of a label is shown`() {
    #expect(shown("Label(title, image: a).labelStyle(.iconOnly)") == .symbol)
    #expect(shown("Label(title, image: a).labelStyle(IconOnlyLabelStyle())") == .symbol)
    #expect(shown("Label(title, image: a).labelStyle(.titleOnly)") == .text)
    #expect(shown("Label(title, image: a).other(.iconOnly)") == .text)
  }

  @Test func `is a picture with the settings of symbols`() {
    #expect(shown("unknown.symbolRenderingMode(.palette)") == .symbol)
    #expect(shown("unknown.symbolVariant(.fill)") == .symbol)
  }

  @Test func `of the receiver is that of the extended type`() {
    func found(_ type: String, _ call: String = "font(.system(size: 15))") -> [String] {
      let source = "extension \(type) {\nfunc small() -> some View { \(call) }\n}"
      return findings(source) + findings(source, notes: true)
    }
    for type in ["View", "Text", "Label", "Button"] {
      #expect(found(type) == ["fixed-font 2"])
      #expect(found(type, "self.font(.system(size: 15))") == ["fixed-font 2"])
      #expect(found(type, "small().font(.system(size: 15))") == ["fixed-font 2"])
    }
    #expect(found("Image") == ["icon-fixed 2"])
    #expect(found("Image", "self.font(.system(size: 15))") == ["icon-fixed 2"])
    #expect(found("Other").isEmpty)
  }

  @Test func `of a view modifier is text, unless its name says otherwise`() {
    func found(_ name: String, _ inherited: String = "ViewModifier") -> [String] {
      let source = """
        struct \(name): \(inherited) {
          func body(content: Content) -> some View { content.font(.system(size: 15)) }
        }
        """
      return findings(source) + findings(source, notes: true)
    }
    #expect(found("Small") == ["fixed-font 2"])
    for name in ["SmallIcon", "ImageSize", "SymbolSize", "GlyphStyle"] {
      #expect(found(name) == ["icon-fixed 2"])
    }
    #expect(found("Small", "Other").isEmpty)
  }

  @Test func `of a button style is that of its buttons`() {
    func found(_ view: String, _ uses: String = "", type: String = "ButtonStyle") -> [String] {
      let source = """
        struct Round: \(type) {
          func makeBody(configuration: Configuration) -> some View {
            \(view).font(.system(size: 15))
          }
        }
        struct Card: View { var body: some View { \(uses) } }
        """
      return findings(source) + findings(source, notes: true)
    }
    #expect(found("configuration.label") == ["fixed-font 3"])
    #expect(found("configuration.title") == ["fixed-font 3"])
    #expect(found("configuration.icon") == ["icon-fixed 3"])
    #expect(found("configuration.other").isEmpty)
    #expect(found("other.label").isEmpty)
    #expect(found("other.icon").isEmpty)
    let picture = "Button { } label: { Image(kind) }.buttonStyle(Round())"
    #expect(found("configuration.label", picture) == ["icon-fixed 3"])
    #expect(found("configuration.title", picture) == ["icon-fixed 3"])
    #expect(
      found("configuration.label", picture, type: "PrimitiveButtonStyle") == ["icon-fixed 3"])
    #expect(found("configuration.label", picture, type: "LabelStyle") == ["fixed-font 3"])
    let other = picture.replacing("buttonStyle", with: "toggleStyle")
    #expect(found("configuration.label", other) == ["fixed-font 3"])
    #expect(
      found("configuration.label", "Button(title) { }.buttonStyle(Round())") == ["fixed-font 3"])
  }
}

@Suite struct `A font of SwiftUI` {
  private func found(_ font: String, _ members: String = "", beside other: String = "")
    -> [String]
  {
    findings(
      """
      struct Card: View {
        var body: some View { Text(title).font(\(font)) }
        \(members)
      }
      \(other)
      """
    ).map { String($0.prefix { $0 != " " }) }
  }

  @Test(
    arguments: [
      ".system(size: 15)", "Font.system(size: 15)",
      ".system(size: 15, weight: .bold)", ".custom(\"Serif\", fixedSize: 15)",
      "Font.custom(\"Serif\", fixedSize: 15)", "Font(UIFont.systemFont(ofSize: 15))",
      ".system(size: 15).weight(.bold)", ".system(size: 15).bold()", ".system(size: 15).italic()",
      ".system(size: 15).monospaced()", ".system(size: 15).monospacedDigit()",
      ".system(size: 15).leading(.tight)", ".system(size: 15).width(.compressed)",
      ".system(size: 15).smallCaps()", ".system(size: 15).lowercaseSmallCaps()",
      ".system(size: 15).uppercaseSmallCaps()", "isWide ? .system(size: 15) : .body",
      "isWide ? .body : .system(size: 15)",
    ])
  func `has a fixed size`(font: String) {
    #expect(found(font) == ["fixed-font"])
  }

  @Test(
    arguments: [
      "nil", ".body", "Font.body", ".system(.body)", ".system(style: .body)", ".system(size: size)",
      ".custom(\"Serif\", size: 15)", ".custom(\"Serif\", size: 15, relativeTo: .body)",
      ".body.bold()", ".custom(\"Serif\")", ".system()", "Other.system(size: 15)",
      "Other.custom(\"Serif\", fixedSize: 15)", "Font(UIFont.preferredFont(forTextStyle: .body))",
      ".system(size: 15).other()", ".system(size: 0)", ".custom(\"Serif\", fixedSize: size)",
      ".system(size: base.scaledValue(for: 15))", ".systemFont(ofSize: 15)",
    ])
  func `is not known to have a fixed size`(font: String) {
    #expect(found(font).isEmpty)
  }

  @Test func `has each fixed size of a choice`() {
    #expect(
      found("isWide ? .system(size: 15) : .system(size: 17)") == ["fixed-font"])
    #expect(
      found("isWide ? .system(size: 15) :\n.system(size: 17)") == ["fixed-font", "fixed-font"])
  }

  @Test func `is followed through the files`() {
    let fonts = """
      extension Font {
        static let small = Font.system(size: 9)
        static var note: Font { .system(size: 9) }
        static func sized(_ size: CGFloat) -> Font { .system(size: size) }
        static let title = Font.custom("Serif", size: 30, relativeTo: .title)
      }
      """
    for font in [".small", "Font.small", ".note", ".sized(9)", "Font.sized(9)"] {
      #expect(found(font, beside: fonts) == ["fixed-font"])
    }
    for font in [".title", "Font.title", ".sized(unknown)", ".other"] {
      #expect(found(font, beside: fonts).isEmpty)
    }
    #expect(found("own", "let own = Font.system(size: 9)") == ["fixed-font"])
    #expect(found("own", "@ScaledMetric var size = 9; var own: Font { .system(size: size) }") == [])
  }

  @Test func `is only read from the modifier`() {
    for call in [
      "font(.system(size: 15), 2)", "font(of: .system(size: 15))", "fontOf(.system(size: 15))",
    ] {
      let source = "struct A: View { var body: some View { Text(title).\(call) } }"
      #expect(findings(source).isEmpty)
    }
  }
}
