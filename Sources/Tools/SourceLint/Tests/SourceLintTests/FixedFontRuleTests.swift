import Testing

@testable import SourceLint

@Suite struct `A font of a fixed size` {
  @Test func `is found in UIKit, whichever way it is made`() {
    let source = """
      class Card: UIView {
        let title = UILabel()
        func setUp() {
          title.font = .systemFont(ofSize: 15)
          title.font = UIFont.boldSystemFont(ofSize: 15)
          title.font = UIFont(name: "Serif", size: 15)
          title.font = UIFont(name: "Serif", size: 15) ?? .systemFont(ofSize: 15)
        }
      }
      """
    #expect(findings(source) == ["fixed-font 4", "fixed-font 5", "fixed-font 6", "fixed-font 7"])
  }

  @Test func `is found on text of SwiftUI`() {
    let source = """
      struct Card: View {
        var body: some View {
          VStack {
            Text(name).font(.system(size: 15))
            Text(name).font(.custom("Serif", fixedSize: 15))
          }
        }
      }
      """
    #expect(findings(source) == ["fixed-font 4", "fixed-font 5"])
  }

  @Test func `is none if it is scaled`() {
    let source = """
      struct Card: View {
        @ScaledMetric var size = 15.0
        var body: some View {
          VStack {
            Text(name).font(.system(size: size))
            Text(name).font(.custom("Serif", size: 15))
            Text(name).font(.system(size: UIFontMetrics.default.scaledValue(for: 15)))
            Text(name).font(.body)
          }
        }
      }
      """
    #expect(findings(source).isEmpty)
  }

  @Test func `is a note on a symbol`() {
    let source = """
      struct Mark: View {
        var body: some View { Image(systemName: "star").font(.system(size: 15)) }
      }
      """
    #expect(findings(source).isEmpty)
    #expect(findings(source, notes: true) == ["icon-fixed 2"])
  }

  @Test func `is a note in a button style that is only put on symbols`() {
    func source(_ label: String) -> String {
      """
      struct Round: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.font(.system(size: 15))
        }
      }
      struct Card: View {
        var body: some View {
          Button { } label: { Image(systemName: "star") }.buttonStyle(Round())
          Button { } label: { \(label) }.buttonStyle(Round())
        }
      }
      """
    }
    #expect(findings(source("Text(name)")) == ["fixed-font 3"])
    #expect(findings(source("Image(\"a\")")).isEmpty)
    #expect(findings(source("Image(\"a\")"), notes: true) == ["icon-fixed 3"])
    // A style that is used elsewhere, too, may be put on text.
    #expect(findings(source("Image(\"a\")") + "\nlet style = Round()") == ["fixed-font 3"])
  }

  @Test func `is a note on the title of a button that has a picture and no title`() {
    func button(_ code: String) -> String {
      """
      class Card: UIView {
        let button = UIButton()
        func setUp() {
          button.titleLabel?.font = .systemFont(ofSize: 15)
          \(code)
        }
      }
      """
    }
    let picture = "button.setImage(star, for: .normal)"
    #expect(findings(button(picture)).isEmpty)
    #expect(findings(button(picture), notes: true) == ["icon-fixed 4"])
    #expect(findings(button("")) == ["fixed-font 4"])
    let titled = button("\(picture); button.setTitle(name, for: .normal)")
    #expect(findings(titled) == ["fixed-font 4"])
    let configured = button("\(picture); button.configuration = .plain()")
    #expect(findings(configured) == ["fixed-font 4"])
  }

  @Test func `is none on a label for debugging or for one letter`() {
    let source = """
      class Card: UIView { let NAME = UILabel(); func a() {
        NAME.font = .systemFont(ofSize: 9)
      } }
      """
    #expect(findings(source.replacing("NAME", with: "title")) == ["fixed-font 2"])
    #expect(findings(source.replacing("NAME", with: "debugLabel")).isEmpty)
    #expect(findings(source.replacing("NAME", with: "letterLabel")).isEmpty)
    #expect(findings(source, at: "App/Debugging/Card.swift").isEmpty)
  }

  @Test func `is found through a container, unless only symbols are in it`() {
    let source = """
      struct Bar: View {
        var body: some View {
          HStack {
            HStack { Image("a"); Text(name) }
              .font(.system(size: 15))
            HStack { Image("a"); Image("b") }
              .font(.system(size: 15))
          }
        }
      }
      """
    #expect(findings(source) == ["fixed-font 5"])
  }

  @Test func `is found where a helper of the module makes it`() {
    let helper = "extension UIFont { static var brand: UIFont { .systemFont(ofSize: 12) } }"
    let use = "class Card: UIView { func setUp(_ label: UILabel) { label.font = .brand } }"
    #expect(
      findings(helper, at: "App/Fonts.swift", with: ["App/Card.swift": use]) == ["fixed-font 1"])
    #expect(findings(helper, at: "App/Fonts.swift").isEmpty)
  }

  @Test func `is found for the case that a call names`() {
    let source = """
      enum Style { case title, body }
      extension UIFont {
        static func brand(_ style: Style) -> UIFont {
          switch style {
          case .title: return .systemFont(ofSize: 30)
          case .body: return .preferredFont(forTextStyle: .body)
          }
        }
      }
      class Card: UIView {
        let label = UILabel()
        func setUp() { label.font = .brand(.title) }
      }
      """
    #expect(findings(source) == ["fixed-font 5"])
    #expect(
      findings(source.replacing("brand(.title)", with: "brand(.body)")) == ["not-following 12"])
  }

  @Test func `is none as the base of a scaled one`() {
    let source = """
      class Card: UIView {
        let label = UILabel()
        func setUp() {
          let base = UIFont.systemFont(ofSize: 15)
          label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base)
          label.adjustsFontForContentSizeCategory = true
        }
      }
      """
    #expect(findings(source).isEmpty)
  }

  @Test func `is not guessed from a name that cannot be followed`() {
    let source = """
      class Card: UIView {
        let label = UILabel()
        func setUp(size: CGFloat) {
          label.font = Theme.current.font
          label.font = .systemFont(ofSize: size)
        }
      }
      """
    #expect(findings(source).isEmpty)
  }

  @Test func `is left out in previews, tests, debugging and other systems`() {
    let text = "Text(name).font(.system(size: 15))"
    let view = "struct Card: View { var body: some View { \(text) } }"
    #expect(findings(view) == ["fixed-font 1"])
    #expect(findings("#Preview { \(text) }").isEmpty)
    #expect(
      findings("struct A: PreviewProvider { static var previews: some View { \(text) } }").isEmpty)
    #expect(findings("#if os(macOS)\n\(view)\n#endif").isEmpty)
    #expect(findings(view, at: "AppTests/View.swift").isEmpty)
    #expect(findings(view, at: "App tvOS/View.swift").isEmpty)
  }

  @Test func `is none where text is measured`() {
    let source = """
      class Card: UIView {
        func width(of text: NSString) -> CGFloat {
          text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 13)]).width
        }
      }
      """
    #expect(findings(source).isEmpty)
  }

  @Test func `is found in a run of attributed text`() {
    let source = """
      class Card: UIView {
        let label = UILabel()
        func setUp() {
          label.attributedText = NSAttributedString(
            string: name, attributes: [.font: UIFont.systemFont(ofSize: 13)])
        }
      }
      """
    #expect(findings(source) == ["attributed-run-left-behind 5"])
  }

  @Test func `is none where a view has the settings of symbols`() {
    let source = """
      extension View {
        func round() -> some View { self.symbolRenderingMode(.palette).font(.system(size: 32)) }
      }
      """
    #expect(findings(source).isEmpty)
    #expect(
      findings(source.replacing("symbolRenderingMode(.palette)", with: "bold()")) == [
        "fixed-font 2"
      ])
  }
}
