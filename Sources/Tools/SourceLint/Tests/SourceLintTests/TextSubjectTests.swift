import Testing

@testable import SourceLint

/// Whether a text in one line is a finding.
private func isLong(_ text: String, _ members: String = "", beside other: String = "") -> Bool {
  let source = """
    struct Card: View {
      \(members)
      var body: some View { Text(\(text)).lineLimit(1) }
    }
    \(other)
    """
  return !findings(source).isEmpty
}

/// Whether the text of a label is a sign, so that its fixed font is no finding.
private func isSign(_ text: String) -> Bool {
  let source = "struct A: View { var body: some View { Text(\(text)).font(.system(size: 9)) } }"
  return findings(source).isEmpty && !findings(source, notes: true).isEmpty
}

@Suite struct `A text that may be long` {
  @Test(
    arguments: [
      "title", "user.name", "verbatim: title", "title.uppercased()", "title.lowercased()",
      "title.capitalized()", "title.localizedCapitalized()", "note.trimmingCharacters(in: .all)",
      "title ?? \"None\"", "\"None\" + title", "isOn ? title : \"Off\"", "isOn ? \"Off\" : title",
      "\"\\(title)\"", "\"By \\(user.name)\"", "\"\\(count) of \\(title)\"", "String(title)",
      "titles[0]", "item.text", "makeTitle()", "user.fullName()", "$0", "$0.name", "(title)",
      "\"\\(title, count)\"",
    ])
  func `is a value whose length is not known`(text: String) {
    #expect(isLong(text))
  }

  @Test(
    arguments: [
      "\"A\"", "\"12345678901234567890\"", "12", "\"\\(count)\"", "\"\\(count) items\"",
      "isOn ? \"On\" : \"Off\"", "\"On\" + \"Off\"", "date, style: .time", "price, format: .number",
      "title, formatter: formatter", "price.formatted()", "formatter.string(from: date)",
      "\"12345678901234567890 \\(count)\"", "String(count)", "String(localized: title)",
      "String(format: pattern, title)", "image: title", "LocalizedStringKey(title)",
      "LocalizedStringResource(title)", "NSLocalizedString(title, comment: text)",
      "AttributedString(title)", "bundle.localizedString(title)", "Strings.title",
      "L10n.Title.name",
      "Strings.title()", ".title", "unknown()", "model.make()", "nil", "true", "[title]",
      "\"A sentence of the app itself, which is long\"", "count ?? title.count", "level.name",
      "birthDate.description",
    ])
  func `is none with a short value or a text of the app`(text: String) {
    #expect(!isLong(text))
  }

  @Test(
    arguments: [
      "count", "number", "date", "time", "duration", "percent", "percentage", "score", "price",
      "amount", "badge", "index", "version", "year", "month", "day", "hour", "minute", "second",
      "total", "progress", "position", "rank", "temperature", "distance", "speed", "level", "size",
      "length", "age", "ago", "elapsed", "remaining", "timestamp", "rating", "code", "initials",
      "digit", "value", "unit", "symbol", "letter", "balance", "points", "bytes", "quantity",
      "separator",
    ])
  func `is none if its last word is that of a short value`(word: String) {
    #expect(!isLong("the\(word.capitalized)"))
    #expect(!isLong("model.\(word)"))
    #expect(!isLong("model.\(word).name"))
    #expect(!isLong("make\(word.capitalized)()"))
  }

  @Test(arguments: ["count", "date", "time", "duration", "percent"])
  func `is none if any of its words says that it is short`(word: String) {
    #expect(!isLong("\(word)Title"))
    #expect(isLong("titleOfThe\(word)"))
  }

  @Test(
    arguments: [
      "name", "title", "subtitle", "description", "message", "text", "body", "summary", "content",
      "caption", "heading", "headline", "label", "author", "artist", "album", "address", "email",
      "url", "host", "domain", "account", "username", "handle", "file", "path", "detail", "details",
      "info", "subject", "string", "query", "comment", "note", "names", "titles",
    ])
  func `is what a function with such a word makes`(word: String) {
    #expect(isLong("make\(word.capitalized)(of: item)"))
  }

  @Test func `is judged by its type`() {
    for type in ["Int", "Double", "CGFloat", "Float", "Date", "Decimal"] {
      #expect(!isLong("shown", "let shown: \(type)"))
    }
    #expect(!isLong("shown", "let shown: LocalizedStringKey"))
    #expect(!isLong("shown", "let shown: LocalizedStringResource"))
    #expect(isLong("shown", "let shown: String"))
  }

  @Test func `is judged by the value of its variable`() {
    #expect(!isLong("shown", "let shown = \"Short\""))
    #expect(!isLong("shown", "let shown = 12"))
    #expect(isLong("shown", "let shown = title"))
    #expect(isLong("shown", "let shown: String = \"Short\""))
    #expect(isLong("shown", "var shown: String { title }"))
    #expect(!isLong("shown", "var shown: String { \"Short\" }"))
    #expect(!isLong("shown", "var shown: String { Strings.title }"))
    #expect(!isLong("shown", "var shown: String { String(localized: name) }"))
    #expect(isLong("shown", "var shown: String { String(name) }"))
    #expect(!isLong("shown", "var shown: String { NSLocalizedString(name) }"))
    #expect(!isLong("shown", "var shown: String { nil ?? Strings.title }"))
    #expect(isLong("shown", "var shown: String { Strings.title + name }"))
    #expect(!isLong("shown", "var shown: String { isOn ? Strings.on : \"Off\" }"))
    #expect(isLong("shown", "var shown: String { isOn ? name : \"Off\" }"))
    #expect(!isLong("shown", "var shown: String { if isOn { \"On\" } else { Strings.off } }"))
    #expect(isLong("shown", "var shown: String { if isOn { \"On\" } else { name } }"))
    #expect(!isLong("shown", "var shown: String { get { return \"Short\" } set { } }"))
    #expect(isLong("shown", "let shown: String"))
    #expect(isLong("shown", "var shown: String { make() }"))
    #expect(!isLong("shown", "var shown: String { Strings.make() }"))
    #expect(isLong("shown", "var shown: String { shown }"))
    #expect(!isLong("shown", "let shown = shown.count"))
    #expect(!isLong("shown", "let shown = other; let other = shown"))
    #expect(isLong("shown", "let shown = other; let other = title"))
  }

  @Test func `is judged by what a condition binds`() {
    func found(_ binding: String) -> Bool {
      let source =
        "struct A: View { var body: some View {\n"
        + "if \(binding) { Text(bound).lineLimit(1) } } }"
      return !findings(source).isEmpty
    }
    #expect(found("let bound = title"))
    #expect(!found("let bound = 12"))
    #expect(!found("let bound = model.count"))
    #expect(!found("let bound = make()"))
    #expect(
      !findings(
        "struct A: View { var body: some View {\n"
          + "if let title = make() { Text(title).lineLimit(1) } } }"
      ).isEmpty)
  }

  @Test func `is followed to functions of the files`() {
    let own = "func shown() -> String { VALUE }"
    #expect(!isLong("shown()", own.replacing("VALUE", with: "\"Short\"")))
    #expect(!isLong("makeName()", "func makeName() -> String { \"Short\" }"))
    #expect(isLong("makeName()", "func makeName() -> String { title }"))
    #expect(!isLong("makeName()", "func makeName() -> String { count.formatted() }"))
    #expect(isLong("makeName()", "func makeName()"))
    let model = "struct Model { var name: String { \"Short\" }; let title: String }"
    #expect(!isLong("model.name", "let model: Model", beside: model))
    #expect(!isLong("Model().name", beside: model))
    #expect(isLong("model.title", "let model: Model", beside: model))
  }
}

@Suite struct `A text that is a sign` {
  @Test(
    arguments: [
      "\"A\"", "\"★\"", "\"→→\"", "\"7\"", "\"\"", "Image(kind)", "name.first", "name.prefix(1)",
      "user.initials", "initial", "user.emoji", "emojis", "flagEmoji", "glyph", "model.symbol",
      "userIcon", "String(name.prefix(1))", "name.first?.uppercased() ?? other",
    ])
  func `is a letter, an emoji or initials`(text: String) {
    #expect(isSign(text))
  }

  @Test(
    arguments: [
      "\"AB\"", "\"12\"", "name", "name.prefix(2)", "name.last", "first", "prefix(2)", "iconic",
      "symbols.name", "Other(kind)",
    ])
  func `is none with more letters`(text: String) {
    #expect(!isSign(text))
  }
}

@Suite struct `A text with one line that has a way out` {
  private func isFound(_ view: String) -> Bool {
    let source = "struct Card: View {\nvar body: some View { VIEW }\n}"
    return !findings(source.replacing("VIEW", with: view)).isEmpty
  }

  @Test(arguments: ["accessibilityShowsLargeContentViewer", "minimumScaleFactor", "fixedSize"])
  func `shrinks, is shown larger, or keeps its width`(modifier: String) {
    #expect(!isFound("Text(title).lineLimit(1).\(modifier)()"))
    #expect(!isFound("Text(title).\(modifier)().lineLimit(1)"))
    #expect(!isFound("HStack { Text(title).lineLimit(1) }.\(modifier)()"))
    #expect(!isFound("HStack { Text(title).lineLimit(1) }.padding().\(modifier)()"))
    #expect(!isFound("\(modifier)(Text(title).lineLimit(1))"))
    #expect(isFound("HStack { Text(title).lineLimit(1); Text(a).\(modifier)() }"))
  }

  @Test func `shrinks below the limit`() {
    #expect(!isFound("HStack { Text(title).minimumScaleFactor(0.5) }.lineLimit(1)"))
    #expect(isFound("HStack { Text(title).minimumScaleFactor(0.5); Text(a) }.lineLimit(1)"))
    #expect(isFound("HStack { Text(title) }.lineLimit(1)"))
    #expect(!isFound("HStack { Image(title) }.lineLimit(1)"))
    #expect(!isFound("HStack { Text(title).lineLimit(2) }.lineLimit(1)"))
    #expect(!isFound("HStack { Text(title).monospacedDigit() }.monospacedDigit().lineLimit(1)"))
  }

  @Test func `scrolls sideways, or has another layout`() {
    #expect(!isFound("ScrollView(.horizontal) { Text(title).lineLimit(1) }"))
    #expect(!isFound("ScrollView([.horizontal]) { Text(title).lineLimit(1) }"))
    #expect(isFound("ScrollView { Text(title).lineLimit(1) }"))
    #expect(isFound("ScrollView(.vertical) { Text(title).lineLimit(1) }"))
    #expect(isFound("Other(.horizontal) { Text(title).lineLimit(1) }"))
    #expect(!isFound("ViewThatFits { HStack { Text(title).lineLimit(1) } }"))
  }

  @Test(arguments: ["isAccessibilitySize", "isAccessibilityCategory"])
  func `has another layout at the accessibility sizes`(property: String) {
    #expect(!isFound("if size.\(property) { Text(a) } else { Text(title).lineLimit(1) }"))
    #expect(!isFound("if \(property) { Text(a) } else { Text(title).lineLimit(1) }"))
    #expect(!isFound("(size.\(property) ? Text(a) : Text(title).lineLimit(1))"))
    #expect(!isFound("VStack { if size.\(property) { Text(a) }; Text(title).lineLimit(1) }"))
    #expect(isFound("if size.isLarge { Text(a) } else { Text(title).lineLimit(1) }"))
    let other = "Text(title).lineLimit(1) }\nvar other: Bool { size.\(property)"
    #expect(isFound(other))
  }

  @Test(
    arguments: [
      "Text(title).lineLimit(2)", "Text(title).lineLimit(nil)", "Text(title).lineLimit(1, 2)",
      "Text(title).lineLimit(of: 1)", "Text(title).lineLimit(limit)", "lineLimit(1)",
      "Text(title).other(1)", "Text(title).lineLimit(\"1\")", "Text(title).lineLimit()",
    ])
  func `is no limit of one line`(view: String) {
    #expect(!isFound(view))
  }
}
