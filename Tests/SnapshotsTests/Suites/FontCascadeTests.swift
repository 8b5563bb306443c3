import Snapshots
import DynamicType
import Testing

@testable import Suites
@testable import Verification

@Suite struct `A cascade of fonts` {
  private let cascade = FontCascade([
    FontCascade.Rule(scripts: ["Hant"], language: "zh-Hant", fonts: ["Traditional"]),
    FontCascade.Rule(scripts: ["hani"], language: "zh", fonts: ["Simplified"]),
    FontCascade.Rule(scripts: ["Jpan"], language: "ja", fonts: ["Gothic"]),
    FontCascade.Rule(scripts: ["Jpan"], language: "ja", styles: [.title1], fonts: ["Mincho"]),
    FontCascade.Rule(fonts: ["Emoji"]),
  ])

  private func fonts(_ script: String, _ language: String?, _ style: TextStyle = .body) -> [String]
  {
    cascade.fonts(forScript: script, language: language, style: style)
  }

  @Test func `tells languages by as much of their tag as a rule says`() {
    #expect(fonts("Hani", "zh-Hant") == ["Traditional", "Simplified"])
    #expect(fonts("Hani", "zh-hant-TW") == ["Traditional", "Simplified"])
    #expect(fonts("Hani", "zh-Hans") == ["Simplified"])
    #expect(fonts("Hani", "zhx") == [])
    #expect(fonts("Hani", nil) == [])
  }

  @Test func `takes a way of writing for the scripts it mixes, in any case`() {
    for script in ["Hani", "Hira", "Kana"] { #expect(fonts(script, "JA") == ["Gothic"]) }
    #expect(fonts("Hang", "ja") == [])
  }

  @Test func `may name a face for some styles, in the order of its rules`() {
    #expect(fonts("Kana", "ja", .title1) == ["Gothic", "Mincho"])
  }

  @Test func `has last resorts for every script`() {
    #expect(cascade.lastResorts(language: nil, style: .body) == ["Emoji"])
  }
}
