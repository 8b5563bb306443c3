import Testing

@testable import SourceLint

/// Returns the rules that a label with a font breaks, in a class with other members.
///
/// - Parameter other: Code beside the class.
private func rules(_ font: String, _ members: String = "", beside other: String = "") -> [String] {
  let source = """
    class Card: UIView {
      let label = UILabel()
      func setUp() { label.font = \(font) }
      \(members)
    }
    \(other)
    """
  let names = findings(source).compactMap { $0.split(separator: " ").first.map(String.init) }
  return Set(names).sorted()
}

/// The same for the size of a system font.
private func rules(size: String, _ members: String = "", beside other: String = "") -> [String] {
  rules(".systemFont(ofSize: \(size))", members, beside: other)
}

@Suite struct `A size that never changes` {
  @Test(
    arguments: [
      "15", "-15", "15 + 2", "2 * 7.5", "0 + 15", "CGFloat(15)", "Double(15)", "Float(15)",
      "Int(15)", "min(15, 20)", "max(15, 20)", "floor(15.5)", "ceil(15.5)", "round(15.5)",
      "abs(15)", "15.5.rounded()", "15.5.rounded(.up)", "(15)", "isWide ? 15 : 17", "15 ?? 17",
      "{ 15 }()", "{ return 15 }()", "UIFont.systemFontSize", "UIFont.smallSystemFontSize",
      "UIFont.labelFontSize", "UIFont.buttonFontSize", "UIFont.systemFont(ofSize: 15).pointSize",
      "UIFont.systemFont(ofSize: 15).lineHeight",
      "UIFont.systemFont(ofSize: 15).fontDescriptor.pointSize",
    ])
  func `is a number or is calculated from numbers`(size: String) {
    #expect(rules(size: size) == ["fixed-font"])
  }

  @Test(
    arguments: [
      "0", ".zero", ".infinity", "unknown", "unknown()", "unknown + 15", "unknown ?? 15",
      "min(15, unknown)", "isWide ? 15 : unknown", "isWide ? unknown : 15", "{ unknown }()",
      "self.unknown", "other.size", "\"15\"", "UIFont.unknown", "unknown.pointSize",
      "Font.body.pointSize", "UIFontMetrics.default.other(for: 15)",
    ])
  func `is not guessed`(size: String) {
    #expect(rules(size: size).isEmpty)
  }

  @Test(
    arguments: [
      "UIFontMetrics.default.scaledValue(for: 15)",
      "2 * UIFontMetrics.default.scaledValue(for: 15)",
      "max(20, UIFontMetrics.default.scaledValue(for: 15))",
      "max(unknown, UIFontMetrics.default.scaledValue(for: 15))",
      "UIFont.preferredFont(forTextStyle: .body).pointSize",
      "UIFont.preferredFont(forTextStyle: .body).lineHeight",
      "UIFont.preferredFont(forTextStyle: .body).withSize(metrics.scaledValue(for: 9)).pointSize",
      "UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize",
    ])
  func `is none, but is kept, if it is read from a scaled one`(size: String) {
    #expect(rules(size: size) == ["not-following"])
  }

  @Test(
    arguments: [
      "let size = 15.0", "private var size = 15.0", "fileprivate var size = 15.0",
      "static var size = 15.0", "var size: CGFloat { 15 }", "var size: CGFloat { get { 15 } }",
      "var size: CGFloat { return 15 }",
      "var size: CGFloat { get { return 15 } set { unknown = newValue } }",
      "let size: CGFloat = if isWide { 15 } else { 17 }",
      "let size: CGFloat = if isWide { 15 } else if isTall { 16 } else { 17 }",
      "let size: CGFloat = switch width { case .wide: 15; default: 17 }",
      "var size: CGFloat { if isWide { return 15 }; return 17 }",
      "var size: CGFloat { if isWide { return 15 } else { return 17 } }",
      "var size: CGFloat { switch width { case .wide: return 15; default: return 17 } }",
      "var size: CGFloat { for one in all { if one { return 15 } }; return 17 }",
      "var size: CGFloat { do { return 15 } }",
      "var size: CGFloat { let isWide = all.map { return $0 }; return 15 }",
      "var size: CGFloat { func other() -> CGFloat { return unknown }; return 15 }",
      "var size: CGFloat {\n#if A\nreturn 15\n#else\nreturn 17\n#endif\n}",
    ])
  func `is followed through a variable`(declaration: String) {
    #expect(rules(size: "size", declaration) == ["fixed-font"])
  }

  @Test(
    arguments: [
      "var size = 15.0", "@State private var size = 15.0", "let size: CGFloat",
      "private var size = 15.0; func grow() { size = 20 }",
      "private var size = 15.0; func grow() { self.size = 20 }",
      "static var size = 15.0; func grow() { Card.size = 20 }",
      "var size: CGFloat = 15 { didSet { show() } }", "var size: CGFloat { unknown }",
      "var size: CGFloat { if isWide { return 15 }; return unknown }",
      "var size: CGFloat { traits.preferredContentSizeCategory == .large ? 15 : 17 }",
      "var size: CGFloat { dynamicTypeSize > .large ? 15 : 17 }",
      "let size = traits.preferredContentSizeCategory == .large ? 15 : 17",
      "var size: CGFloat { size }", "let size = size", "func size() -> CGFloat { 15 }",
      "case size",
    ])
  func `is unknown if a variable may have another`(declaration: String) {
    #expect(rules(size: "size", declaration).isEmpty)
  }

  @Test func `is scaled if a property wrapper scales it`() {
    #expect(rules(size: "size", "@ScaledMetric var size = 15.0") == ["not-following"])
    #expect(rules(size: "size", "@ScaledMetric(relativeTo: .body) var size = 15.0") != [])
  }

  @Test func `is followed through a local variable, unless it changes`() {
    #expect(rules(size: "{ let size = 15.0; return size }()") == ["fixed-font"])
    #expect(rules(size: "{ var size = 15.0; return size }()") == ["fixed-font"])
    #expect(rules(size: "{ var size = 15.0; size = width; return size }()").isEmpty)
    #expect(rules(size: "{ if let size = width { return size }; return 15 }()").isEmpty)
    let bound = "if let size = UIFont.labelFontSize { label.font = .systemFont(ofSize: size) }"
    #expect(rules("nil", "func bind() { \(bound) }") == ["fixed-font"])
  }

  @Test func `is followed through other types`() {
    let sizes = "enum Sizes { static let small = 9.0; static var large: CGFloat { 30 } }"
    #expect(rules(size: "Sizes.small", beside: sizes) == ["fixed-font"])
    #expect(rules(size: "Sizes.large", beside: sizes) == ["fixed-font"])
    #expect(rules(size: "Sizes.medium", beside: sizes).isEmpty)
    let twice = "#if A\n\(sizes)\n#else\n\(sizes)\n#endif"
    #expect(rules(size: "Sizes.small", beside: twice).isEmpty)
    let metrics = "struct Metrics { let size = 9.0; let scaled = base.scaledValue(for: 9) }"
    let member = "let metrics = Metrics()"
    #expect(rules(size: "metrics.size", member, beside: metrics) == ["fixed-font"])
    #expect(rules(size: "metrics.scaled", member, beside: metrics) == ["not-following"])
    let steps =
      "enum Step { case low, high\nvar size: CGFloat { switch self { case .low: 9\n"
      + "case .high: base.scaledValue(for: 9) } } }"
    #expect(rules(size: "Step.low.size", beside: steps) == ["fixed-font"])
    #expect(rules(size: "Step.high.size", beside: steps) == ["not-following"])
    #expect(rules(size: "step.size", "let step = Step.low", beside: steps).isEmpty)
  }

  @Test func `is followed through functions and their arguments`() {
    let function = "func size(_ base: CGFloat = 9, times: CGFloat = 2) -> CGFloat { base * times }"
    #expect(rules(size: "size()", function) == ["fixed-font"])
    #expect(rules(size: "size(12)", function) == ["fixed-font"])
    #expect(rules(size: "size(times: 3)", function) == ["fixed-font"])
    #expect(rules(size: "size(12, times: 3)", function) == ["fixed-font"])
    #expect(rules(size: "self.size(12)", function) == ["fixed-font"])
    #expect(rules(size: "size(unknown)", function).isEmpty)
    #expect(rules(size: "size(12, times: unknown)", function).isEmpty)
    #expect(rules(size: "size(of: 12)", function).isEmpty)
    #expect(rules(size: "size(base.scaledValue(for: 9))", function) == ["not-following"])
    let outer = "\(function); func outer(_ given: CGFloat) -> CGFloat { size(given) }"
    #expect(rules(size: "outer(9)", outer) == ["fixed-font"])
    #expect(rules(size: "outer(unknown)", outer).isEmpty)
    let asks = "func size() -> CGFloat { traits.preferredContentSizeCategory == .large ? 9 : 12 }"
    #expect(rules(size: "size()", asks).isEmpty)
    #expect(rules(size: "size()", beside: "func size() -> CGFloat { 9 }") == ["fixed-font"])
    let shared = "enum Sizes { static func body() -> CGFloat { 9 } }"
    #expect(rules(size: "Sizes.body()", beside: shared) == ["fixed-font"])
    #expect(
      rules(size: ".body()", beside: "extension CGFloat { static func body() -> CGFloat { 9 } }")
        == ["fixed-font"])
  }
}

@Suite struct `A font of UIKit` {
  @Test(
    arguments: [
      ".systemFont(ofSize: 15)", ".boldSystemFont(ofSize: 15)", ".italicSystemFont(ofSize: 15)",
      ".monospacedSystemFont(ofSize: 15, weight: .bold)",
      ".monospacedDigitSystemFont(ofSize: 15, weight: .bold)", "UIFont.systemFont(ofSize: 15)",
      "UIFont(name: \"Serif\", size: 15)", "UIFont(name: \"Serif\", size: 15)!",
      ".init(name: \"Serif\", size: 15)", "UIFont.init(name: \"Serif\", size: 15)",
      "UIFont(descriptor: unknown, size: 15)", ".systemFont(ofSize: 15).withSize(20)",
      ".preferredFont(forTextStyle: .body).withSize(20)", "{ .systemFont(ofSize: 15) }()",
      "isWide ? .systemFont(ofSize: 15) : .systemFont(ofSize: 17)",
      "isWide ? .systemFont(ofSize: 15) : Theme.current.font",
      "UIFont(name: name, size: 15) ?? UIFont(name: other, size: 15)",
      "UIFont(descriptor: UIFont.systemFont(ofSize: 15).fontDescriptor, size: 0)",
      "UIFont(descriptor: UIFont.systemFont(ofSize: 15).fontDescriptor.withDesign(.serif)!, "
        + "size: 0)",
      "UIFont(descriptor: UIFont.systemFont(ofSize: 9).fontDescriptor ?? other, size: .zero)",
    ])
  func `has a fixed size`(font: String) {
    #expect(rules(font) == ["fixed-font"])
  }

  @Test(
    arguments: [
      ".preferredFont(forTextStyle: .body)", "UIFont.preferredFont(forTextStyle: .body)",
      ".preferredFont(forTextStyle: .body, compatibleWith: traitCollection)",
      "UIFontMetrics.default.scaledFont(for: base)",
      "UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))",
      ".systemFont(ofSize: 15).withSize(base.scaledValue(for: 9))",
      "isWide ? Theme.current.font : .preferredFont(forTextStyle: .body)",
      "UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .body), size: 0)",
      "UIFont(descriptor: unknown, size: base.scaledValue(for: 9))",
      "UIFont(name: \"Serif\", size: base.scaledValue(for: 9))",
      "cached ?? UIFont.preferredFont(forTextStyle: .body)",
    ])
  func `is scaled once`(font: String) {
    #expect(
      rules(font, "let cached = UIFontMetrics.default.scaledFont(for: x)") == ["not-following"])
  }

  @Test(
    arguments: [
      "nil", "unknown", "Theme.current.font", ".brand", ".brand()", "UIFont.brand()",
      "UIFont(name: \"Serif\", size: unknown)", "UIFont(descriptor: unknown, size: 0)",
      "UIFont(descriptor: unknown, size: unknown)", "UIFont(unknown: 9, size: 15)", "UIFont()",
      ".systemFont(ofSize: unknown)", ".systemFont(weight: 15)", "Other.systemFont(ofSize: 15)",
      "Other.preferredFont(forTextStyle: .body)", ".preferredFont(for: .body)",
      ".system(size: 15)", ".custom(name, fixedSize: 15)",
      ".preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(traits))",
      "UIFont(name: name, size: 15) ?? .preferredFont(forTextStyle: .body)",
      "UIFont(name: name, size: 15) ?? Theme.current.font", "other.scaledFont(of: base)",
      "unknown.withSize(unknown)", ".systemFont(ofSize: 0)",
    ])
  func `is not guessed`(font: String) {
    #expect(rules(font).isEmpty)
  }

  @Test func `in a choice is judged in each branch`() {
    let choice = "isWide ? .systemFont(ofSize: 15) : .preferredFont(forTextStyle: .body)"
    #expect(rules(choice) == ["fixed-font", "not-following"])
    let kept = ".systemFont(ofSize: base.scaledValue(for: 9))"
    #expect(rules("isWide ? \(kept) : \(kept)") == ["not-following"])
  }

  @Test(
    arguments: [
      "let made = UIFont.systemFont(ofSize: 15)", "lazy var made = UIFont.systemFont(ofSize: 9)",
      "private var made = UIFont.systemFont(ofSize: 15)",
      "var made: UIFont { .systemFont(ofSize: 15) }",
      "var made: UIFont { get { .systemFont(ofSize: 15) } }",
      "var made: UIFont { if isWide { return .systemFont(ofSize: 15) }\n"
        + "return .systemFont(ofSize: 17) }",
      "var made: UIFont { if let kept = cache[key] { return kept }\n"
        + "return .systemFont(ofSize: 17) }",
    ])
  func `is followed through a variable`(declaration: String) {
    let isKnown = !declaration.hasPrefix("lazy")
    #expect(rules("made", declaration) == (isKnown ? ["fixed-font"] : []))
    #expect(rules("self.made", declaration) == (isKnown ? ["fixed-font"] : []))
  }

  @Test func `is followed through a local variable that gets it in each branch`() {
    func local(_ other: String) -> [String] {
      rules(
        "nil",
        """
        func more() {
          let made: UIFont
          if isWide { made = .systemFont(ofSize: 15) } else { made = \(other) }
          label.font = made
        }
        """)
    }
    #expect(local(".systemFont(ofSize: 17)") == ["fixed-font"])
    #expect(local("unknown").isEmpty)
    #expect(local(".preferredFont(forTextStyle: .body)").isEmpty)
  }

  @Test func `is found in a local variable named font, if a view gets it`() {
    func local(_ use: String, _ declaration: String = "let font: UIFont") -> [String] {
      rules("nil", "func more() {\n\(declaration)\nfont = .systemFont(ofSize: 15)\n\(use)\n}")
    }
    #expect(local("label.font = font") == ["fixed-font"])
    #expect(local("let attributes = [.font: font]") == ["fixed-font"])
    #expect(local("").isEmpty)
    #expect(local("label.font = other").isEmpty)
    #expect(local("label.text = font").isEmpty)
    #expect(local("show(font)").isEmpty)
    #expect(local("label.font == font").isEmpty)
    #expect(local("label.font = font", "var font = UIFont.body").isEmpty)
    #expect(rules("nil", "var font: UIFont\nfunc a() { font = .systemFont(ofSize: 15) }").isEmpty)
  }

  @Test func `is followed through the module's own fonts`() {
    let members = """
      extension UIFont {
        static let small = UIFont.systemFont(ofSize: 9)
        static var body: UIFont { .preferredFont(forTextStyle: .body) }
        static func sized(_ size: CGFloat, isBold: Bool = false) -> UIFont {
          isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        }
        static func sized(style: TextStyle) -> UIFont { .preferredFont(forTextStyle: style) }
        func larger() -> UIFont { withSize(20) }
      }
      """
    #expect(rules(".small", beside: members) == ["fixed-font"])
    #expect(rules("UIFont.small", beside: members) == ["fixed-font"])
    #expect(rules(".body", beside: members) == ["not-following"])
    #expect(rules("UIFont.body", beside: members) == ["not-following"])
    #expect(rules(".sized(9)", beside: members) == ["fixed-font"])
    #expect(rules(".sized(9, isBold: true)", beside: members) == ["fixed-font"])
    #expect(rules("UIFont.sized(9)", beside: members) == ["fixed-font"])
    #expect(rules(".sized(style: .body)", beside: members) == ["not-following"])
    #expect(rules(".sized(unknown)", beside: members).isEmpty)
    #expect(rules(".other", beside: members).isEmpty)
  }

  @Test func `and its size are followed through six names and no more`() {
    func names(_ count: Int, _ value: String) -> String {
      (1...count).map { "let a\($0) = \($0 == count ? value : "a\($0 + 1)")" }
        .joined(separator: "\n")
    }
    #expect(rules("a1", names(6, "UIFont.systemFont(ofSize: 9)")) == ["fixed-font"])
    #expect(rules("a1", names(7, "UIFont.systemFont(ofSize: 9)")).isEmpty)
    #expect(rules(size: "a1", names(6, "9.0")) == ["fixed-font"])
    #expect(rules(size: "a1", names(7, "9.0")).isEmpty)
  }

  @Test func `is not followed in circles`() {
    #expect(rules("one", "var one: UIFont { two }; var two: UIFont { one }").isEmpty)
    #expect(rules("one()", "func one() -> UIFont { two() }; func two() -> UIFont { one() }") == [])
    #expect(rules(size: "one", "var one: CGFloat { two }; var two: CGFloat { one }").isEmpty)
    let descriptors = "let one = two.withDesign(.serif); let two = one.withDesign(.serif)"
    #expect(rules("UIFont(descriptor: one, size: 0)", descriptors).isEmpty)
  }

  @Test func `is followed through a descriptor`() {
    let fixed = "let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor"
    let scaled = "let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)"
    let font = "UIFont(descriptor: descriptor, size: 0)"
    #expect(rules(font, fixed) == ["fixed-font"])
    #expect(rules(font, scaled) == ["not-following"])
    #expect(rules(font).isEmpty)
    #expect(rules(font, "let descriptor = descriptor").isEmpty)
    let size = "UIFont(descriptor: other, size: descriptor.pointSize)"
    #expect(rules(size, fixed) == ["fixed-font"])
    #expect(rules(size, scaled) == ["not-following"])
    let bound =
      "func more() { if let one = descriptor.withSymbolicTraits(.traitBold) {\n"
      + "label.font = UIFont(descriptor: one, size: 0) } }"
    #expect(rules("nil", "\(fixed)\n\(bound)") == ["fixed-font"])
    #expect(rules("nil", "\(scaled)\n\(bound)") == ["not-following"])
  }
}

@Suite struct `A choice of a font by a case` {
  private let styles = """
    enum Style {
      case title, body, note
      var font: UIFont {
        switch self {
        case .title, .note: return .systemFont(ofSize: 30)
        case .body: return .preferredFont(forTextStyle: .body)
        }
      }
      var inner: UIFont { make(self) }
    }
    func make(_ style: Style) -> UIFont {
      switch style {
      case .body: .preferredFont(forTextStyle: .body)
      default: .systemFont(ofSize: 30)
      }
    }
    func outer(_ given: Style = .title) -> UIFont { make(given) }
    """

  @Test(
    arguments: [
      ("Style.title.font", "fixed-font"), ("Style.note.font", "fixed-font"),
      ("Style.body.font", "not-following"), ("Style.title.inner", "fixed-font"),
      ("Style.body.inner", "not-following"), ("make(.title)", "fixed-font"),
      ("make(.body)", "not-following"), ("make(Style.body)", "not-following"),
      ("outer()", "fixed-font"), ("outer(.note)", "fixed-font"), ("outer(.body)", "not-following"),
    ])
  func `is followed to the case that is written`(font: String, rule: String) {
    #expect(rules(font, beside: styles) == [rule])
  }

  @Test(arguments: ["style.font", "make(style)", "make(next.style)", "outer(style)"])
  func `is none if any case is possible`(font: String) {
    #expect(rules(font, "let style = Style.title", beside: styles).isEmpty)
  }
}
