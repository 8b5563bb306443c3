import Foundation
import Snapshots
import TextEngine
import Testing

@testable import SwiftUITypography

@Suite struct `A literal of a text` {
  /// The stretches of a text, each with how it is set: b bold, i italic, m of equal width, s struck, t in the tint.
  private func runs(_ text: Text) -> [String] {
    text.runs.map { run in
      let changes = run.changes
      let marks = [
        changes.isBold == true ? "b" : "", changes.isItalic == true ? "i" : "",
        changes.isMonospaced == true ? "m" : "", changes.strikethrough != nil ? "s" : "",
        changes.paint == .tint ? "t" : "",
      ].joined()
      return marks.isEmpty ? run.text : "\(marks): \(run.text)"
    }
  }

  @Test(
    arguments: [
      ("plain", ["plain"]),
      ("a **b** c", ["a ", "b: b", " c"]),
      ("a *b* _c_", ["a ", "i: b", " ", "i: c"]),
      ("***both***", ["bi: both"]),
      ("**a *b* c**", ["b: a ", "bi: b", "b:  c"]),
      ("`x = *y*`", ["m: x = *y*"]),
      ("~~old~~ new", ["s: old", " new"]),
      ("see [the **page**](https://example.org)!", ["see ", "t: the ", "bt: page", "!"]),
      // No marks: room beside them, inside of a word, without an end, or written out.
      ("2 * 3 * 4", ["2 * 3 * 4"]),
      ("snake_case_name", ["snake_case_name"]),
      ("**open", ["**open"]),
      ("[no link]", ["[no link]"]),
      ("\\*no\\*", ["*no*"]),
      ("5 * *", ["5 * *"]),
      ("# no heading", ["# no heading"]),
      // Two marks do not match if one could both begin and end, and their lengths add up to a
      // multiple of 3. The nearest marks match first. Links prevail over emphasis.
      ("*a**b*", ["i: a**b"]),
      ("**a*b**", ["b: a*b"]),
      ("****a****", ["b: a"]),
      ("*a **b*", ["*a *", "i: b"]),
      ("***a* b**", ["bi: a", "b:  b"]),
      ("*a [b*](x) c*", ["i: a ", "it: b*", "i:  c"]),
      ("**bold**, *.italic.*", ["b: bold", ", ", "i: .italic."]),
      ("a*\"b\"*", ["a*\"b\"*"]),
      ("**a~~b~~**c", ["b: a", "bs: b", "c"]),
      ("~one~ ~~~three~~~", ["~one~ ~~~three~~~"]),
      // Backticks end before as many backticks. A room on both sides of them is left out.
      ("`` a`b `` c", ["m: a`b", " c"]),
      ("`a``b", ["`a``b"]),
      ("*a `b* c`", ["*a ", "m: b* c"]),
      // Addresses may have balanced parentheses, angle brackets and a title, but no white space.
      ("[a](b(c)d)e", ["t: a", "e"]),
      ("[a](<b c> \"d\")e", ["t: a", "e"]),
      ("[a](b c)", ["[a](b c)"]),
      ("[a [b](c) d](e)", ["[a ", "t: b", " d](e)"]),
      ("[a]\\(b)", ["[a](b)"]),
      ("[a](b\\", ["[a](b\\"]),
      ("[a](b\\)", ["[a](b)"]),
      ("[a](b\\ c)", ["[a](b\\ c)"]),
      ("[a](b\u{3000}c)", ["t: a"]),
      // Text with attributes, such as that its grammar be adapted.
      ("^[3 **new** tasks](inflect: true).", ["3 ", "b: new", " tasks."]),
      ("^[2 ^[medium](morphology: {case: (x)}) teas](inflect: true)", ["2 medium teas"]),
      ("^[a [b](c) d](inflect: true)", ["a ", "t: b", " d"]),
      ("2^[a] ^[b](c", ["2^[a] ^[b](c"]),
    ]) func `has its Markdown read`(text: String, expected: [String])
  {
    #expect(runs(Text(LocalizedStringKey(text))) == expected)
  }

  @Test(
    .timeLimit(.minutes(20)),
    arguments: ["*a ", "**a *b ", "[a ", "_a* ", "[a](b", "^[a](b", "~~a "])
  func `is read in a moment, however many marks do not end`(mark: String) {
    let text = String(repeating: mark, count: 1_000)
    #expect(runs(Text(LocalizedStringKey(text))) == [text])
  }

  @Test(.timeLimit(.minutes(20))) func `is read in a moment, however deep marks are nested`() {
    let (start, end) = ((0..<500).map { "*\($0) " }, (0..<500).map { " \($0)*" })
    let (open, close) = (start.joined(), end.joined())
    let plain = (open + close).filter { $0 != "*" }
    #expect(runs(Text(LocalizedStringKey(open + close))) == ["i: \(plain)"])
    let backticks = (1...200).map { String(repeating: "`", count: $0) }.joined(separator: " ")
    #expect(runs(Text(LocalizedStringKey(backticks))) == [backticks])
  }

  @Test func `is a key, whatever else a text can be made of`() {
    #expect(runs(Text("a **b**")) == ["a ", "b: b"])
    #expect(runs(Text(AttributedString("a **b**"))) == ["a **b**"])
  }

  @Test func `has marks around values, in which none is read`() {
    let (name, text) = ("*Ann*", Text("x").italic())
    for (shown, expected) in [
      (Text("**\(name)** and \(3)"), ["*Ann* bold", " and ", "3"]),
      (Text("_a \(text)_ b"), ["a ", "x", " b"]),
      (Text("[\(name)](https://\(name).org)\(1)"), ["*Ann*", "1"]),
    ] {
      #expect(shown.runs.map { $0.text + ($0.changes.isBold == true ? " bold" : "") } == expected)
    }
    let many = (0..<40).reduce(
      into: LocalizedStringKey.StringInterpolation(
        literalCapacity: 0, interpolationCount: 40)
    ) { $0.appendInterpolation($1) }
    #expect(
      Text(LocalizedStringKey(stringInterpolation: many)).string
        == (0..<40).map(String.init).joined())
  }

  @Test func `has no Markdown where it is a variable, a value or verbatim`() {
    let words = "**x**"
    #expect(runs(Text(words)) == ["**x**"])
    #expect(runs(Text(verbatim: "**x**")) == ["**x**"])
    #expect(runs(Text("a **b** \(words)")) == ["a ", "b: b", " ", "**x**"])
  }

  @Test func `shows numbers as people of the locale write them`() {
    var environment = EnvironmentValues()
    environment.whileCurrent {
      #expect(Text("\(1200) of \(1.5)").string == "1,200 of 1.500000")
      #expect(Text("\(2.0 / 3, specifier: "%.2f")").string == "0.67")
      #expect(Text("\(0.25, format: .percent)").string == "25%")
    }
    environment.locale = Locale(identifier: "de")
    environment.whileCurrent {
      #expect(Text("\(1200) von \(1.5)").string == "1.200 von 1,500000")
      #expect(Text(1234.5, format: .number).string == "1.234,5")
    }
  }

  @Test func `takes texts with their attributes`() {
    #expect(runs(Text("a \(Text("b").bold()) c")) == ["a ", "b: b", " c"])
  }

  @Test func `takes a picture, and says nothing of it`() throws {
    let text = Text("Tap \(Image(systemName: "star")) now")
    #expect(text.string == "Tap \u{FFFC} now")
  }

  @Test func `shows dates alike everywhere`() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    EnvironmentValues().whileCurrent {
      #expect(Text(date, style: .date).string == "January 1, 2001")
      #expect(Text(date, style: .time).string.hasPrefix("12:00"))
      #expect(Text(date, style: .timer).string == "0:00")
    }
  }

  @Test func `has the features of its font`() throws {
    let view = Text("1l").font(.body.monospacedDigit().smallCaps())
    let text = try #require(try LayoutBench.interface(view).elements.compactMap(\.text).first)
    let features = text.styled.text.runs.flatMap(\.attributes.features).map { "\($0.tag)" }
    #expect(Set(features) == ["c2sc", "smcp", "tnum"])
  }
}
