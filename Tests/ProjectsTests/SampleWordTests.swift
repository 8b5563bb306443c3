import DynamicType
import Snapshots
import TextEngine
import Testing

@testable import Projects

@Suite struct `Places of a format and their values` {
  private func placeholders(_ format: String, _ values: String...) -> Placeholders {
    Placeholders(in: format, values: values)
  }

  @Test func `count those without a number by themselves`() {
    #expect(placeholders("%2$@ %@ %@", "a", "b").text == "b a b")
    #expect(placeholders("%@%%%@", "a", "b").text == "a%b")
    #expect(placeholders("%arg %@ of %arg", "a", "b", "c").text == "a b of c")
  }

  @Test func `begin with 1`() {
    let zero = placeholders("%0$@", "a")
    #expect(zero.text == "%0$@")
    #expect(zero.unfilled == [])
    #expect(placeholders("%1$@", "a").text == "a")
    #expect(placeholders("%2$@", "a").unfilled == ["%2$@"])
  }

  @Test func `may have flags, a width, a precision and a length`() {
    for format in ["%+d", "%-5d", "%#x", "%05.1f", "%.2f", "%lld", "%hhd", "%zu", "%'d", "%C"] {
      #expect(placeholders("<\(format)>", "a").text == "<a>", "\(format)")
    }
    for format in ["%y", "% d", "%ly", "%1$y"] {
      #expect(placeholders(format, "a").text == format, "\(format)")
    }
  }

  @Test func `have values by their spelling, then their type, then the last letter`() {
    let table = PlaceholderTable(own: ["%5lld": "1", "%lld": "2", "%d": "3", "%@": "4"])
    #expect(table.value(for: "%5lld") == "1")
    #expect(table.value(for: "%6lld") == "2")
    #expect(table.value(for: "%1$lld") == "2")
    #expect(table.value(for: "%ld") == "3")
    #expect(table.value(for: "%2$@") == "4")
    #expect(table.value(for: "%x") == "1,234")
    // The placeholder of a substitution has a name instead of a letter.
    #expect(PlaceholderTable(own: ["%g": "5"]).value(for: "%arg") == "1,234")
  }

  @Test func `have usual values by their type`() {
    let table = PlaceholderTable(own: [:])
    for spelling in ["%@", "%s", "%S", "%3$s"] {
      #expect(table.value(for: spelling) == "Sample", "\(spelling)")
    }
    for spelling in ["%c", "%C"] { #expect(table.value(for: spelling) == "A", "\(spelling)") }
    for spelling in ["%f", "%5.2F", "%e", "%E", "%g", "%G", "%a", "%A", "%Lf"] {
      #expect(table.value(for: spelling) == "1,234.5", "\(spelling)")
    }
    for spelling in ["%d", "%lld", "%u", "%p", "%arg"] {
      #expect(table.value(for: spelling) == "1,234", "\(spelling)")
    }
  }

  @Test func `are told with the first that was filled, and of how many keys`() {
    var places = FilledPlaces()
    #expect(places.sentence == nil)
    let end = ". Write others in “values” or “placeholders”."
    places.add("%d", "1,234", key: "a")
    places.add("%@", "Sample", key: "a")
    #expect(places.sentence == "“%d” of “a” shows “1,234”" + end)
    places.add("%@", "Sample", key: "b")
    #expect(
      places.sentence
        == "“%d” of “a” shows “1,234”, and placeholders of 1 more key usual values" + end)
    places.add("%@", "Sample", key: "c")
    #expect(
      places.sentence
        == "“%d” of “a” shows “1,234”, and placeholders of 2 more keys usual values" + end)
  }
}

@Suite struct `Words of a problem` {
  @Test func `quote 40 characters`() {
    let (forty, more) = (String(repeating: "a", count: 40), String(repeating: "a", count: 41))
    #expect(Excerpt.cut(forty) == forty)
    #expect(Excerpt.cut(more) == forty + "…")
    #expect(
      Excerpt.shortened("The “\(more)” and “\(forty)”.") == "The “\(forty)…” and “\(forty)”.")
    #expect(Excerpt.shortened("The “\(more)") == "The “\(forty)…")
    #expect(Excerpt.shortened("“” is \(more).") == "“” is \(more).")
  }

  @Test func `name 20 names, and count the others`() {
    let names = (1...21).map { "n\($0)" }
    #expect(quoted(["a", "b"]) == "“a”, “b”")
    #expect(quoted(Array(names.dropLast())).hasSuffix("“n19”, “n20”"))
    #expect(quoted(names).hasSuffix("“n20” and 1 more"))
  }

  @Test func `guess ten times`() {
    var guesses = SpellingGuesses()
    let found = (1...11).map { _ in guesses.nearest(to: "body", in: ["bod", "title"]) }
    let ten: [String?] = Array(repeating: "bod", count: 10)
    #expect(found == ten + [nil])
  }
}

@Suite struct `Names of what is imported` {
  @Test func `of samples have the key, its first 40 characters and a number where it is needed`() {
    var names = SampleNames(of: "text")
    #expect(names.name(for: "tab.a") == "text-tab.a")
    #expect(names.name(for: "tab a") == "text-tab a-2")
    #expect(names.name(for: "Tab A") == "text-Tab A-3")
    #expect(names.name(for: "tab.b") == "text-tab.b")
    let long = String(repeating: "k", count: 41)
    #expect(names.name(for: long) == "text-" + String(long.dropLast()))
  }

  @Test func `of styles have a number from 2 on, which is told`() {
    var names = StyleNames(of: ["Body"])
    #expect(names.name(for: "Title") == "Title")
    #expect(names.notes == [])
    #expect(names.name(for: "body") == "body 2")
    #expect(names.notes.count == 1)
    #expect(
      names.notes.first?.hasPrefix(
        "1 token has the file name of another style, as “body” and “Body” have") == true)
    #expect(names.name(for: "BODY") == "BODY 3")
    #expect(names.name(for: "title") == "title 2")
    #expect(names.notes.first?.hasPrefix("3 tokens have the file name of another style") == true)
  }

  @Test(
    arguments: [
      ("app_de.arb", "de"), ("app_zh_Hant.arb", "zh-Hant"), ("intl_pt_BR.arb", "pt-BR"),
      ("my_app_de.arb", "de"), ("app_fil.arb", "fil"), ("the_big_app_fil.arb", "fil"),
      ("app_DE.arb", "DE"), ("app.arb", nil), ("app_x.arb", nil), ("app_long.arb", nil),
    ] as [(String, String?)])
  func `of bundles end with their language`(name: String, language: String?) {
    #expect(StringFileFolder.language(ofBundle: name) == language)
  }

  @Test func `of tokens lead to the style of the deepest group`() {
    let tokens = TokenImport("a.json", relativeTo: ["a": .callout, "a.b": .title1])
    let style = { (path: [String]) in tokens.textStyle(at: path, size: 20) }
    #expect(style(["a", "b", "c"]).style == .title1)
    #expect(style(["a", "b", "c"]).isNamed)
    #expect(style(["a", "c"]).style == .callout)
    #expect(style(["a"]).style == .callout)
    #expect(style(["b"]).style == .title3)
    #expect(!style(["b"]).isNamed)
  }

  @Test(
    arguments: [
      (8, .caption2), (11, .caption2), (11.5, .caption2), (12, .caption1), (16, .callout),
      (16.5, .callout), (17, .body), (18.5, .body), (19, .title3), (31, .title1),
      (31.5, .largeTitle),
      (90, .largeTitle),
    ] as [(Points, TextStyle)])
  func `of tokens follow the style nearest in size, and the smaller of two`(
    size: Points, style: TextStyle
  ) {
    #expect(TokenImport("a.json").textStyle(at: ["a"], size: size).style == style)
  }
}

@Suite struct `A translation that is made up` {
  @Test(arguments: [
    ("", ""), ("a", "a "), ("abcde", "abcde a"), ("abcdef", "abcdef ab"), ("a b", "a b a"),
    ("a a a a a", "a a a a a a a"), ("a bc d e", "a bc d e a b"), ("  ", "  "),
  ])
  func `is longer by two fifths, rounded up, with words of its own`(text: String, long: String) {
    #expect(PseudoLocale.long.text(text) == long)
  }

  @Test func `goes from right to left only where its letters do`() {
    for locale in PseudoLocale.allCases {
      #expect((locale.direction == .rightToLeft) == (locale == .rightToLeft), "\(locale)")
    }
  }

  @Test func `is made of the first text`() {
    let sample = LoadedSample(
      name: "total",
      texts: [
        SampleText(language: "de", forms: ["one"], text: "Summe"),
        SampleText(language: nil, text: "Total"),
      ])
    let all = sample.localized(pseudoLocales: [.doubled, .rightToLeft])
    #expect(
      all.map(\.variants) == [
        ["de", "one"], [], ["de", "one", "doubled"], ["de", "one", "right-to-left"],
      ])
    #expect(all.map(\.sample.text.string)[2] == "Summe Summe")
    #expect(all.map(\.sample.language) == ["de", nil, "de", "de"])
    #expect(sample.count(pseudoLocales: 2) == 4)
    #expect(sample.samples.map(\.name) == ["total.de.one", "total"])
    let none = LoadedSample(name: "none", texts: [])
    #expect(none.localized(pseudoLocales: [.doubled]).isEmpty)
    #expect(none.count(pseudoLocales: 2) == 0)
  }
}

@Suite struct `Combinations of few values` {
  @Test func `are all of them for two axes, each once`() {
    #expect(Pairwise(counts: [2, 2]).combinations == [[0, 0], [0, 1], [1, 0], [1, 1]])
    #expect(Pairwise(counts: [1, 1, 1]).combinations == [[0, 0, 0]])
    #expect(Pairwise(counts: [1]).combinations == [[0]])
    #expect(Pairwise(counts: [0, 2]).combinations == [])
  }

  @Test func `of three axes of two are four, the fewest there can be`() {
    let combinations = Pairwise(counts: [2, 2, 2]).combinations
    #expect(combinations == [[0, 0, 0], [0, 1, 1], [1, 0, 1], [1, 1, 0]])
  }
}
