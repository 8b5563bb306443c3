import Testing

@testable import SwiftUITypography

@Suite struct `Layers on record` {
  private let text = Text("Some words")
  private let small = Box("small", 12, 6)

  private static let alignments: [(String, Alignment)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom), ("top leading", .topLeading), ("top trailing", .topTrailing),
    ("bottom leading", .bottomLeading), ("bottom trailing", .bottomTrailing),
    ("first baseline", Alignment(horizontal: .trailing, vertical: .firstTextBaseline)),
  ]

  @Test func `behind and over views look as they did`() throws {
    var record = try ViewRecord("backgrounds and overlays")
    for (name, alignment) in Self.alignments {
      record.add("behind, \(name)", text.background(alignment: alignment) { small })
      record.add("over, \(name)", text.overlay(alignment: alignment) { small })
    }
    record.add("older background", text.background(small, alignment: .topLeading))
    record.add("older overlay", text.overlay(small, alignment: .bottomTrailing))
    record.add("larger background", text.background { Box("large", 200, 100) })
    let two = text.background {
      Color.yellow
      Capsule()
    }
    record.add("two views", two)
    try record.compare()
  }

  @Test func `of colours and shapes look as they did`() throws {
    var record = try ViewRecord("coloured layers", in: [.large, .dark])
    record.add("colour", text.background(Color.yellow))
    record.add("colour at edges", text.background(Color.yellow, ignoresSafeAreaEdges: .top))
    record.add("style", text.background(.tint))
    record.add("shape", text.background(.fill, in: RoundedRectangle(cornerRadius: 4)))
    record.add("shape in the background", text.background(in: .capsule))
    record.add(
      "shape in a style", text.background(in: .capsule).backgroundStyle(Color.green))
    record.add("material", text.background(.ultraThinMaterial))
    record.add("gradient", text.background(Color.red.gradient))
    let veil: Color = Color.red.opacity(0.3)
    record.add("overlay", text.overlay(veil))
    record.add("overlay of a style", text.overlay(.tint))
    record.add("border", text.border(Color.red))
    record.add("thick border", text.border(.tint, width: 6))
    record.add("colour around", text.foregroundColor(.red).background { Capsule() })
    try record.compare()
  }

  @Test func `that cut off look as they did`() throws {
    var record = try ViewRecord("clips", in: [.large, .large.turned])
    let large = Box("large", 100, 80)
    record.add("frame", large.frame(width: 60, height: 30).clipped())
    record.add("circle", large.clipShape(Circle()))
    record.add("rounded", large.clipShape(.rect(cornerRadius: 9)))
    record.add("corners", large.cornerRadius(12))
    record.add(
      "uneven", large.clipShape(.rect(topLeadingRadius: 3, bottomTrailingRadius: 12)))
    record.add("in a clip", large.clipShape(Capsule()).frame(width: 50, height: 50).clipped())
    record.add("padded", large.padding(4).clipShape(Ellipse()))
    record.add("empty", large.frame(width: 0, height: 10).clipped())
    record.add("mask", large.mask(Circle()))
    try record.compare()
  }

  @Test func `that fade look as they did`() throws {
    var record = try ViewRecord("opacities", in: [.large])
    let veil: Color = Color.red.opacity(0.4)
    for opacity in [-1, 0, 0.25, 1, 3] { record.add("\(opacity)", text.opacity(opacity)) }
    record.add("nested", VStack { text.opacity(0.5) }.opacity(0.5))
    record.add("hidden", VStack { text.hidden() }.background(Color.yellow))
    record.add("in the background", text.background { small.opacity(0.4) })
    record.add("colour", text.foregroundColor(veil))
    record.add("redacted", text.redacted(reason: .placeholder))
    record.add("private", text.privacySensitive().redacted(reason: .privacy).unredacted())
    try record.compare()
  }

  private struct Reasons: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View { Text(verbatim: "\(reasons.rawValue)") }
  }

  @Test func `in a changed environment look as they did`() throws {
    var record = try ViewRecord("environments", in: [.large])
    record.add("reasons", Reasons().redacted(reason: .placeholder).redacted(reason: .privacy))
    let invalidated = Reasons().redacted(reason: .invalidated)
    record.add("outer reasons", VStack { invalidated }.redacted(reason: .privacy))
    record.add("no reasons", VStack { Reasons().unredacted() }.redacted(reason: .privacy))
    record.add("dark", VStack { text }.background(Color.background).colorScheme(.dark))
    record.add("preferred", text.preferredColorScheme(.dark))
    record.add("preferred none", VStack { text.preferredColorScheme(nil) }.colorScheme(.dark))
    record.add("font", VStack { text }.environment(\.font, .largeTitle))
    let row = HStack {
      text
      small
    }
    record.add("direction", row.environment(\.layoutDirection, .rightToLeft))
    record.add("scale", HStack { Divider() }.frame(height: 9).environment(\.displayScale, 3))
    record.add("no scale", HStack { Divider() }.frame(height: 9).environment(\.displayScale, 0))
    record.add(
      "changed", text.transformEnvironment(\.lineSpacing) { $0 += 5 }.frame(width: 60))
    record.add("disabled twice", Button("Go") {}.disabled(false).disabled(true))
    record.add("tint", Button("Go") {}.tint(nil).tint(.red))
    record.add("accent", Button("Go") {}.accentColor(.red))
    record.add("bold", text.environment(\.legibilityWeight, .bold))
    record.add("size", text.environment(\.sizeCategory, .accessibilityLarge))
    try record.compare()
  }
}
