import Testing

@testable import SwiftUITypography

@Suite struct `Texts on record` {
  private let word = Text("Hamburg 0123")

  /// A text, or a view with one in it, for each modifier of both.
  private func add<Changed: View, Around: View>(
    _ name: String, to record: inout ViewRecord, _ text: (Text) -> Changed,
    around: (VStack<Text>) -> Around
  ) {
    record.add(name, text(word))
    record.add("\(name), around", around(VStack { word }))
  }

  @Test func `with fonts look as they did`() throws {
    var record = try ViewRecord("modifiers of fonts", in: RecordedWindow.usual)
    add("font", to: &record, { $0.font(.title) }, around: { $0.font(.title) })
    add("no font", to: &record, { $0.font(nil) }, around: { $0.font(nil) })
    add("weight", to: &record, { $0.fontWeight(.heavy) }, around: { $0.fontWeight(.heavy) })
    add("no weight", to: &record, { $0.fontWeight(nil) }, around: { $0.fontWeight(nil) })
    add("bold", to: &record, { $0.bold() }, around: { $0.bold() })
    add("not bold", to: &record, { $0.bold(false) }, around: { $0.bold(false) })
    add("italic", to: &record, { $0.italic() }, around: { $0.italic() })
    add("not italic", to: &record, { $0.italic(false) }, around: { $0.italic(false) })
    add("monospaced", to: &record, { $0.monospaced() }, around: { $0.monospaced() })
    add(
      "not monospaced", to: &record, { $0.monospaced(false) }, around: { $0.monospaced(false) })
    add("digits", to: &record, { $0.monospacedDigit() }, around: { $0.monospacedDigit() })
    add("width", to: &record, { $0.fontWidth(.condensed) }, around: { $0.fontWidth(.condensed) })
    add("no width", to: &record, { $0.fontWidth(nil) }, around: { $0.fontWidth(nil) })
    for design in Font.Design.allCases {
      add(
        "\(design)", to: &record, { $0.fontDesign(design) }, around: { $0.fontDesign(design) })
    }
    add("no design", to: &record, { $0.fontDesign(nil) }, around: { $0.fontDesign(nil) })
    try record.compare()
  }

  @Test func `with colours and lines look as they did`() throws {
    var record = try ViewRecord("modifiers of colours and lines", in: [.large, .dark])
    add(
      "colour", to: &record, { $0.foregroundColor(.red) }, around: { $0.foregroundColor(.red) })
    add("no colour", to: &record, { $0.foregroundColor(nil) }, around: { $0.foregroundColor(nil) })
    add(
      "secondary", to: &record, { $0.foregroundStyle(.secondary) },
      around: { $0.foregroundStyle(.secondary) })
    add(
      "tint", to: &record, { $0.foregroundStyle(.tint) }, around: { $0.foregroundStyle(.tint) })
    add(
      "gradient", to: &record, { $0.foregroundStyle(Color.red.gradient) },
      around: { $0.foregroundStyle(Color.red.gradient) })
    add("underline", to: &record, { $0.underline() }, around: { $0.underline() })
    add(
      "red underline", to: &record, { $0.underline(color: .red) },
      around: { $0.underline(color: .red) })
    add("no underline", to: &record, { $0.underline(false) }, around: { $0.underline(false) })
    add("strikethrough", to: &record, { $0.strikethrough() }, around: { $0.strikethrough() })
    add(
      "red strikethrough", to: &record, { $0.strikethrough(color: .red) },
      around: { $0.strikethrough(color: .red) })
    add(
      "no strikethrough", to: &record, { $0.strikethrough(false) },
      around: { $0.strikethrough(false) })
    add("tracking", to: &record, { $0.tracking(3) }, around: { $0.tracking(3) })
    add("kerning", to: &record, { $0.kerning(-1) }, around: { $0.kerning(-1) })
    add("raised", to: &record, { $0.baselineOffset(6) }, around: { $0.baselineOffset(6) })
    add("lowered", to: &record, { $0.baselineOffset(-6) }, around: { $0.baselineOffset(-6) })
    record.add("three styles", VStack { word }.foregroundStyle(.red, .green, .blue))
    record.add("two styles", VStack { word }.foregroundStyle(.red, .green))
    try record.compare()
  }

  @Test func `in capitals and with Bold Text look as they did`() throws {
    var record = try ViewRecord("capitals and Bold Text", in: [.large, .boldText])
    record.add("upper case", VStack { Text("straße") }.textCase(.uppercase))
    record.add("lower case", VStack { Text("STRASSE") }.textCase(.lowercase))
    record.add("no case", VStack { Text("Mixed").textCase(nil) }.textCase(.uppercase))
    record.add(
      "Turkish",
      VStack { Text("title") }.textCase(.uppercase)
        .environment(\.locale, Locale(identifier: "tr")))
    record.add("plain", word)
    record.add("bold", word.bold())
    record.add("heavy", word.fontWeight(.heavy))
    record.add("thin", word.fontWeight(.thin))
    record.add("own font", word.font(.custom("Inter Variable", size: 17)))
    record.add("symbol", Image(systemName: "star"))
    try record.compare()
  }

  @Test func `with each style look as they did`() throws {
    let fonts: [(String, Font)] = [
      ("extra large title 2", .extraLargeTitle2), ("extra large title", .extraLargeTitle),
      ("large title", .largeTitle), ("title", .title), ("title 2", .title2),
      ("title 3", .title3), ("headline", .headline), ("subheadline", .subheadline),
      ("body", .body), ("callout", .callout), ("footnote", .footnote), ("caption", .caption),
      ("caption 2", .caption2),
    ]
    var record = try ViewRecord(
      "styles of text", in: RecordedWindow.usual + [.boldText])
    for (name, font) in fonts { record.add(name, word.font(font)) }
    try record.compare()
  }

  @Test func `with changed fonts look as they did`() throws {
    let size: CGFloat = 20
    let fonts: [(String, Font)] = [
      ("size", .system(size: size)), ("size and weight", .system(size: size, weight: .light)),
      ("size and design", .system(size: size, design: .monospaced)),
      ("size and rounded design", .system(size: size, design: .rounded)),
      ("style and design", .system(.title3, design: .monospaced)),
      ("style and weight", .system(.title3, design: .serif, weight: .bold)),
      ("style", .system(.caption)), ("custom", .custom("Inter Variable", size: size)),
      ("custom beside a style", .custom("Inter Variable", size: size, relativeTo: .largeTitle)),
      ("custom, fixed", .custom("Inter Variable", fixedSize: size)),
      ("weight", .body.weight(.ultraLight)), ("bold", .body.bold()), ("italic", .body.italic()),
      ("monospaced", .body.monospaced()), ("digits", .body.monospacedDigit()),
      ("small capitals", .body.smallCaps()), ("small lower case", .body.lowercaseSmallCaps()),
      ("small upper case", .body.uppercaseSmallCaps()), ("tight", .body.leading(.tight)),
      ("loose", .body.leading(.loose)), ("several", .title.italic().bold().smallCaps()),
    ]
    var record = try ViewRecord("changed fonts", in: RecordedWindow.usual)
    for (name, font) in fonts { record.add(name, word.font(font)) }
    try record.compare()
  }

  @Test func `of several parts look as they did`() throws {
    var record = try ViewRecord("texts of several parts", in: [.large, .ax3, .large.turned])
    let joined: Text = Text("One ").bold() + Text("two ").font(.title) + Text("three").italic()
    record.add("joined", joined)
    let two: Text = Text("One ") + Text("two").bold()
    record.add("joined again", two.foregroundColor(.red))
    let large: Text = Text("One ").font(.largeTitle) + Text("two")
    record.add("first is large", large)
    record.add("empty", Text(""))
    let beside = VStack {
      Text("")
      Text("Below")
    }
    record.add("empty beside", beside)
    record.add("lines", Text("One\nTwo\n\nFour"))
    record.add("Hebrew", Text(RecordedWords.hebrew))
    record.add("both directions", Text("One \(RecordedWords.hebrew) two"))
    record.add("wrapped", Text(RecordedWords.sentence).frame(width: 120))
    record.add(
      "nested",
      VStack { VStack { Text("Inner").bold(false).underline(false) }.italic() }.bold()
        .underline().font(.footnote))
    try record.compare()
  }
}
