import Testing
import TypeproofTesting

@Suite(.examples) struct `The article on testing text` {
  @Suite struct GreetingTests {
    @Test func greeting() {
      assertSnapshot(of: "Grüße aus Köln", as: .image(style: .body, category: .ax3))
    }

    @Test func everySize() {
      assertSnapshot(of: "Grüße aus Köln", as: .image(styles: [.body, .headline]))
    }
  }

  @Test func modifiers() {
    assertSnapshot(
      of: "Grüße aus Köln",
      as: .image(style: .headline, category: .ax3, width: 200).bold().lineLimit(1))
  }

  @Test func runs() {
    let total = AttributedText("10,20 €", TextAttributes(underline: TextDecoration(.double)))
    assertSnapshot(of: "Summe " + total, as: .image(style: .body, category: .l))
  }

  @Test func customFont() {
    let font = FontChoice.custom("Inter Variable", size: 17, relativeTo: .body)
    assertSnapshot(of: "Grüße aus Köln", as: .image(style: .body, category: .ax5, font: font))
  }

  @Test func language() {
    let title = Sample("title", text: "Einstellungen", language: "de")
    assertSnapshot(of: title, as: .image(style: .title2, category: .ax5, width: 200))
  }

  @Test func tolerance() {
    assertSnapshot(
      of: "Grüße aus Köln",
      as: .image(style: .body, category: .l)
        .tolerating(.text, because: "CI draws with another FreeType."))
  }

  @Test func styles() {
    assertScales(
      TypeStyle("Heading", size: 24, curve: .textStyle(.title2)),
      TypeStyle("Body", curve: .preferred(.body)),
      showing: "Checkout", "Zur Kasse")
  }
}
