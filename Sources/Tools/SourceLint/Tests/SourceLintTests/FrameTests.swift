import Testing

@testable import SourceLint

@Suite struct `A height of text` {
  private func isFound(_ view: String, _ members: String = "", in type: String = "Card") -> Bool {
    !findings("struct \(type): View {\n\(members)\nvar body: some View {\n\(view)\n} }").isEmpty
  }

  private func isFound(uiKit code: String, _ members: String = "") -> Bool {
    let source = "class A: UIView {\nlet label = UILabel()\n\(members)\nfunc a() {\n\(code)\n} }"
    return !findings(source).isEmpty
  }

  @Test(arguments: ["16", "16.0", "44", "80", "size", "Self.sized", "Sizes.row"])
  func `is found if it is that of a row`(height: String) {
    let members = "let size = 44.0; static let sized = 44; enum Sizes { static let row = 44 }"
    #expect(isFound("Text(a).frame(height: \(height))", members))
    #expect(isFound("Text(a).frame(maxWidth: 9, height: \(height))", members))
    #expect(isFound("Text(a).frame(width: nil, height: \(height))", members))
    let constraint = "label.heightAnchor.constraint(equalToConstant: \(height))"
    #expect(isFound(uiKit: constraint, members))
  }

  @Test(arguments: [
    "15", "15.9", "81", "80.5", "200", "0", "-44", "unknown", "nil", "grown", "2 * 20",
  ])
  func `is none if it is another one`(height: String) {
    let members = "@ScaledMetric var grown = 44.0"
    #expect(!isFound("Text(a).frame(height: \(height))", members))
    let constraint = "label.heightAnchor.constraint(equalToConstant: \(height))"
    #expect(!isFound(uiKit: constraint, members))
  }

  @Test(
    arguments: [
      "Text(a).frame(minHeight: 44)", "Text(a).frame(width: 44)", "Text(a).other(height: 44)",
      "frame(height: 44)", "Text(a).frame(width: 44, height: 44)", "Image(a).frame(height: 44)",
      "unknown.frame(height: 44)", "Text(a).frame(width: 200, height: 44)",
    ])
  func `is none in a square, or without text`(view: String) {
    #expect(!isFound(view))
  }

  @Test(
    arguments: [
      "ScrollView", "List", "Form", "TextEditor", "TabView", "GeometryReader", "Chart", "Picker",
      "Slider", "ProgressView",
    ])
  func `is none for what scrolls or has no lines`(name: String) {
    #expect(!isFound("VStack { Text(a); \(name)(b) }.frame(height: 44)"))
    #expect(isFound("VStack { Text(a); Other(b) }.frame(height: 44)"))
  }

  @Test(arguments: ["Chart", "Graph", "Heatmap", "Histogram", "Waveform", "Timeline"])
  func `is none in a chart`(word: String) {
    #expect(!isFound("Text(a).frame(height: 20)", in: "Week\(word)"))
    #expect(!isFound("Text(a).frame(height: 20)", in: "\(word)Row"))
    #expect(isFound("Text(a).frame(height: 20)", in: "\(word)s"))
  }

  @Test func `is found in a constraint of a label or of a button with a title`() {
    func isFound(_ view: String, _ code: String = "", anchor: String = "heightAnchor") -> Bool {
      self.isFound(
        uiKit: "view.\(anchor).constraint(equalToConstant: 44).isActive = true; \(code)",
        "let view = \(view)\nlet kept: NSLayoutConstraint")
    }
    #expect(isFound("UILabel()"))
    #expect(isFound("UITextView()"))
    #expect(!isFound("UILabel()", anchor: "widthAnchor"))
    #expect(!isFound("UIView()"))
    #expect(!isFound("UIButton()"))
    #expect(isFound("UIButton()", "view.setTitle(name, for: .normal)"))
    #expect(isFound("UIButton()", "view.setTitle(\"Name\", for: .normal)"))
    #expect(isFound("UIButton()", "view.setAttributedTitle(name, for: .normal)"))
    #expect(!isFound("UIButton()", "view.setTitle(\"+\", for: .normal)"))
    #expect(!isFound("UIButton()", "view.setTitle(\"\", for: .normal)"))
    #expect(!isFound("UIButton()", "view.setImage(star, for: .normal)"))
    #expect(!isFound("UIButton()", "other.setTitle(name, for: .normal)"))
    #expect(!isFound("UIView()", "view.setTitle(name, for: .normal)"))
    #expect(isFound("Round()", "view.setTitle(a, for: .normal) }\nclass Round: UIButton {"))
  }

  @Test(
    arguments: [
      "let kept = CONSTRAINT", "kept = CONSTRAINT", "label.heightAnchor.constraint(equalTo: other)",
      "label.heightAnchor.constraint(equalToConstant: 44, 2).other(label.constraint())",
      "label.heightAnchor.constraint(lessThanOrEqualToConstant: 44)",
      "label.heightAnchor.other(equalToConstant: 44)",
      "heightAnchor.constraint(equalToConstant: 44)",
    ])
  func `is none if it may change or is no equality`(code: String) {
    let constraint = "label.heightAnchor.constraint(equalToConstant: 44)"
    let isFound = isFound(uiKit: code.replacing("CONSTRAINT", with: constraint))
    #expect(isFound == code.contains("44, 2"))
  }
}

@Suite struct `A frame of a symbol` {
  private func isFound(_ view: String, _ members: String = "") -> Bool {
    let source = "struct A: View {\n\(members)\nvar body: some View {\n\(view)\n} }"
    return findings(source, notes: true).contains { $0.hasPrefix("unscaled-metric") }
  }

  @Test func `is a note beside text that scales`() {
    let frame = ".frame(width: 20, height: 20)"
    for symbol in [
      "Image(systemName: a)", "Image(systemSymbol: a)", "Image(systemName: a).resizable()",
    ] {
      #expect(isFound("HStack { \(symbol)\(frame); Text(b) }"))
      #expect(isFound("Label { Text(b) } icon: { \(symbol)\(frame) }"))
      #expect(isFound("HStack { \(symbol)\(frame); Text(b).font(.body) }"))
      #expect(isFound("HStack { VStack { \(symbol)\(frame) }; Text(b) }"))
      #expect(!isFound("VStack { \(symbol)\(frame); Text(b) }"))
      #expect(!isFound("HStack { \(symbol)\(frame); Text(b).font(.system(size: 9)) }"))
      #expect(!isFound("HStack { \(symbol)\(frame); Other(b) }"))
      #expect(!isFound("HStack { \(symbol).other(width: 20, height: 20); Text(b) }"))
    }
    #expect(!isFound("HStack { Image(a)\(frame); Text(b) }"))
    #expect(isFound("HStack { Button { } label: { Image(systemName: a) }\(frame); Text(b) }"))
    #expect(!isFound("HStack { Label(b, systemImage: a)\(frame); Text(b) }"))
  }

  @Test(
    arguments: [
      ".body", "Font.body", ".body.bold()", "Font.body.bold()", ".system(.body)",
      ".system(style: .body)", "Font.system(.body)", ".custom(name, size: 9)",
      ".custom(name, size: 9, relativeTo: .body)", ".system(size: size)", "own", "Self.own",
      "isOn ? .body : .title",
    ])
  func `is a note beside a font that follows the text size`(font: String) {
    let view = "HStack { Image(systemName: a).frame(width: 9, height: 9); Text(b).font(FONT) }"
    let members = "@ScaledMetric var size = 20.0; static let own = Font.body"
    #expect(isFound(view.replacing("FONT", with: font), members))
  }

  @Test(
    arguments: [
      "unknown", "model.font", "nil", ".system(size: 9)", ".custom(name, fixedSize: 9)",
      "isOn ? .body : .system(size: 9)", "own", "font.body", "Other.body",
    ])
  func `is none beside another font`(font: String) {
    let view = "HStack { Image(systemName: a).frame(width: 9, height: 9); Text(b).font(FONT) }"
    let members = "static let own = Font.system(size: 9); let font: Font"
    #expect(!isFound(view.replacing("FONT", with: font), members))
  }

  @Test(
    arguments: [
      "width: 20", "height: 20", "width: size, height: 20", "width: 20, height: size",
      "minWidth: 20, height: 20", "width: 20, height: nil", "",
    ])
  func `is none if a side is not constant`(arguments: String) {
    let view = "HStack { Image(systemName: a).frame(\(arguments)); Text(b) }"
    #expect(!isFound(view, "@ScaledMetric var size = 20.0"))
  }
}
