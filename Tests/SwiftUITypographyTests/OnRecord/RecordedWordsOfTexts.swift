import Testing

@testable import SwiftUITypography

@Suite struct `Words of texts on record` {
  @Test func `with Markdown look as they did`() throws {
    var record = try ViewRecord("Markdown", in: [.large])
    record.add("bold", Text("a **b** c __d__"))
    record.add("italic", Text("a *b* c _d_"))
    record.add("both", Text("***a*** **b *c* d**"))
    record.add("code", Text("a `b = *c*` d"))
    record.add("struck", Text("~~a~~ b"))
    record.add("link", Text("a [b **c**](https://example.org) d"))
    record.add("red link", Text("[a](https://example.org)").foregroundColor(.red))
    record.add("tinted link", Text("[a](https://example.org)").tint(.green))
    record.add("escaped", Text("\\*a\\* 2 * 3 * 4 snake_case_name"))
    record.add("unclosed", Text("**a *b `c ~~d [e](f"))
    record.add("no Markdown", Text(verbatim: "**a**"))
    record.add("label", Label("a **b**", systemImage: "star"))
    let name = "*Ann*"
    record.add("value", Text("**\(name)** and \(3)"))
    record.add("text", Text("a \(Text("b").italic()) **c \(Text("d").foregroundColor(.red))**"))
    record.add("many values", Text("\(1) \(2.5) \(true) \(1_234_567)"))
    try record.compare()
  }

  @Test func `with pictures look as they did`() throws {
    var record = try ViewRecord("pictures in texts")
    let star = Image(systemName: "star")
    record.add("inside", Text("Tap \(star) now"))
    record.add("alone", Text(star))
    let joined: Text = Text(star).font(.title).foregroundColor(.red) + Text(" star")
    record.add("joined", joined)
    record.add("bold", Text("Tap **\(star)** now").font(.footnote))
    record.add("large", Text("Tap \(star)").imageScale(.large))
    record.add("filled", Text("Tap \(star)").symbolVariant(.fill))
    record.add("turning", Text("Back \(Image(systemName: "chevron.backward"))"))
    record.add("wrapped", Text("A few words before it \(star) and after").frame(width: 120))
    record.add("truncated", Text("A few words before it \(star)").lineLimit(1).frame(width: 90))
    let raised: Text = Text(star).baselineOffset(5) + Text("a")
    record.add("raised", raised)
    try record.compare()
  }

  @Test func `with attributes look as they did`() throws {
    var record = try ViewRecord("attributed strings", in: RecordedWindow.usual)
    var text = AttributedString("plain ")
    var part = AttributedString("font ")
    part.swiftUI.font = .title
    text += part
    part = AttributedString("colour ")
    part.swiftUI.foregroundColor = .red
    text += part
    part = AttributedString("tracking ")
    part.swiftUI.tracking = 4
    text += part
    part = AttributedString("kerning ")
    part.swiftUI.kern = 2
    text += part
    part = AttributedString("raised ")
    part.swiftUI.baselineOffset = 5
    text += part
    part = AttributedString("underlined ")
    part.swiftUI.underlineStyle = .single
    text += part
    part = AttributedString("struck")
    part.swiftUI.strikethroughStyle = Text.LineStyle(pattern: .solid, color: .green)
    text += part
    record.add("all", Text(text))
    record.add("around", VStack { Text(text) }.font(.footnote).bold())
    record.add("in a text", Text("a \(text)"))
    record.add("markdown is none", Text(AttributedString("**a**")))
    try record.compare()
  }

  private struct Dates: View {
    private let date = Date(timeIntervalSinceReferenceDate: 800_000_000)

    var body: some View {
      VStack {
        Text(date, style: .date)
        Text(date, style: .time)
        Text(date, style: .relative)
        Text(date, style: .offset)
        Text(date, style: .timer)
        Text(date...date.addingTimeInterval(90_000))
        Text("On \(date, style: .date)")
      }
    }
  }

  private struct Numbers: View {
    private let count = 1_234_567
    private let part = 0.256

    var body: some View {
      VStack {
        Text(count, format: .number)
        Text(part, format: .percent)
        Text(part, format: .number.precision(.fractionLength(1)))
        Text(part, format: .currency(code: "EUR"))
        Text("\(count) and \(part)")
        Text("\(part, specifier: "%.1f") \(count, format: .number)")
      }
    }
  }

  @Test func `with dates and numbers look as they did`() throws {
    var record = try ViewRecord("dates and numbers", in: [.large])
    for language in ["en", "de", "fr", "ja"] {
      let locale = Locale(identifier: language)
      record.add("dates in \(language)", Dates().environment(\.locale, locale))
      record.add("numbers in \(language)", Numbers().environment(\.locale, locale))
    }
    if let zone = TimeZone(secondsFromGMT: -18_000) {
      record.add("dates elsewhere", Dates().environment(\.timeZone, zone))
    }
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en")
    formatter.minimumFractionDigits = 2
    record.add("formatter", Text(NSNumber(value: 3), formatter: formatter))
    record.add("formatter of something else", Text(NSString(string: "a"), formatter: formatter))
    try record.compare()
  }
}
