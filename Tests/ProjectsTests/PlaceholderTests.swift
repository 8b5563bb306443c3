import Testing

@testable import Projects

@Suite struct `The places of a format` {
  private func filled(_ format: String, _ values: String...) -> String {
    Placeholders(in: format, values: values).text
  }

  @Test func `are filled in order`() {
    #expect(filled("%@ has %lld photos", "Anna", "12") == "Anna has 12 photos")
    #expect(filled("%s: %5.2f €", "Summe", "12,50") == "Summe: 12,50 €")
  }

  @Test func `are filled by number where they have one`() {
    #expect(filled("%2$@ von %1$lld", "12", "Anna") == "Anna von 12")
  }

  @Test func `are filled where a counted part stands`() {
    #expect(filled("%arg albums", "3") == "3 albums")
  }

  @Test func `stay where no value is given, and are told`() {
    let placeholders = Placeholders(in: "%@ of %d", values: ["1"])
    #expect(placeholders.text == "1 of %d")
    #expect(placeholders.unfilled == ["%d"])
  }

  @Test func `show a usual value of their type, or what the project says`() {
    func filled(_ format: String, _ own: [String: String] = [:]) -> String {
      Placeholders(in: format, values: [], table: PlaceholderTable(own: own)).text
    }
    #expect(filled("%1$@ %lld %5.1f %c %arg") == "Sample 1,234 1,234.5 A 1,234")
    #expect(filled("%1$lld %d", ["%lld": "7", "%d": "8"]) == "7 8")
  }

  @Test func `are not what a percent sign alone is`() {
    #expect(filled("100 %", "x") == "100 %")
    #expect(filled("100 % der Kunden", "x") == "100 % der Kunden")
    #expect(filled("50%% off") == "50% off")
    #expect(filled("%", "x") == "%")
    #expect(filled("%1$", "x") == "%1$")
    #expect(filled("%999999999999999999999$@", "x") == "%999999999999999999999$@")
  }
}
