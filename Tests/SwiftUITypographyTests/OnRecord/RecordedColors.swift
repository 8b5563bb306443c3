import Testing

@testable import SwiftUITypography

@Suite struct `Colours on record` {
  private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return environment
  }

  /// The colour in both appearances.
  private func words(_ color: Color) -> String {
    ColorScheme.allCases.map { "\(color.resolved(in: environment($0)))" }
      .joined(separator: " ")
  }

  private func words<Style: ShapeStyle>(
    of style: Style, in environment: EnvironmentValues = EnvironmentValues()
  ) -> String {
    words(style.color(in: environment))
  }

  @Test func `by their names are those that they were`() throws {
    let named: [(String, Color)] = [
      ("clear", .clear), ("black", .black), ("white", .white), ("primary", .primary),
      ("secondary", .secondary), ("background", .background),
      ("groupedBackground", .groupedBackground), ("groupBackground", .groupBackground),
      ("fill", .fill), ("indicator", .indicator), ("panel", .panel), ("separator", .separator),
      ("accentColor", .accentColor), ("onAccent", .onAccent), ("blue", .blue), ("red", .red),
      ("green", .green), ("orange", .orange), ("purple", .purple), ("pink", .pink),
      ("teal", .teal), ("brown", .brown), ("yellow", .yellow), ("cyan", .cyan), ("mint", .mint),
      ("indigo", .indigo), ("gray", .gray),
    ]
    var record = ValueRecord("named colours")
    record.begin("Colours, light and dark")
    for (name, color) in named { record.add(name, words(color)) }
    record.begin("Styles, light and dark")
    record.add("clear", words(of: .clear))
    record.add("black", words(of: .black))
    record.add("white", words(of: .white))
    record.add("blue", words(of: .blue))
    record.add("red", words(of: .red))
    record.add("green", words(of: .green))
    record.add("orange", words(of: .orange))
    record.add("purple", words(of: .purple))
    record.add("pink", words(of: .pink))
    record.add("teal", words(of: .teal))
    record.add("brown", words(of: .brown))
    record.add("yellow", words(of: .yellow))
    record.add("cyan", words(of: .cyan))
    record.add("mint", words(of: .mint))
    record.add("indigo", words(of: .indigo))
    record.add("gray", words(of: .gray))
    record.add("fill", words(of: .fill))
    record.add("tint", words(of: .tint))
    record.add("link", words(of: .link))
    record.add("background", words(of: .background))
    try record.compare()
  }

  @Test func `that are made are those that they were`() throws {
    var record = ValueRecord("made colours")
    record.begin("Colours, light and dark")
    record.add("red, green, blue", words(Color(red: 0.1, green: 0.5, blue: 0.9)))
    record.add("with an opacity", words(Color(red: 0.1, green: 0.5, blue: 0.9, opacity: 0.25)))
    record.add("out of range", words(Color(red: -1, green: 2, blue: .nan, opacity: 9)))
    for white in [0, 0.2, 0.5, 1] { record.add("white \(white)", words(Color(white: white))) }
    record.add("half white", words(Color(white: 0.7, opacity: 0.5)))
    for hue in [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1, 1.5] {
      record.add(
        "hue \(hue)", words(Color(hue: hue, saturation: 0.75, brightness: 0.9, opacity: 0.5)))
    }
    record.add("no hue", words(Color(hue: .nan, saturation: 1, brightness: 1)))
    let spaces: [(String, Color.RGBColorSpace)] = [
      ("sRGB", .sRGB), ("linear sRGB", .sRGBLinear), ("Display P3", .displayP3),
    ]
    for (name, space) in spaces {
      record.add(name, words(Color(space, red: 0.2, green: 0.6, blue: 0.8, opacity: 0.5)))
      record.add("\(name), white", words(Color(space, white: 0.3)))
    }
    record.add("faded", words(Color.red.opacity(0.4)))
    record.add("faded twice", words(Color.red.opacity(0.4).opacity(0.5)))
    record.add("more than opaque", words(Color.red.opacity(3)))
    record.add("mean", words(Color.mean(of: [.red, .blue, .clear])))
    record.add("mean of nothing", words(Color.mean(of: [])))
    record.add("of UIKit", words(Color(uiColor: .systemRed)))
    try record.compare()
  }

  @Test func `of styles are those that they were`() throws {
    var red = EnvironmentValues()
    red.foregroundColor = .red
    red.ownTint = .green
    var record = ValueRecord("colours of styles")
    for (name, environment) in [("Usual", EnvironmentValues()), ("Red, tinted green", red)] {
      record.begin("\(name), light and dark")
      record.add("primary", words(of: .primary, in: environment))
      record.add("secondary", words(of: .secondary, in: environment))
      record.add("tertiary", words(of: .tertiary, in: environment))
      record.add("quaternary", words(of: .quaternary, in: environment))
      record.add("tint", words(of: .tint, in: environment))
      record.add("link", words(of: .link, in: environment))
      record.add("background", words(of: .background, in: environment))
      record.add("second tint", words(of: TintShapeStyle().secondary, in: environment))
      record.add("third tint", words(of: TintShapeStyle().tertiary, in: environment))
      record.add("fourth tint", words(of: TintShapeStyle().quaternary, in: environment))
      record.add("fifth tint", words(of: TintShapeStyle().quinary, in: environment))
      record.add("erased", words(of: AnyShapeStyle(.tint), in: environment))
      record.add("erased level", words(of: AnyShapeStyle(.secondary), in: environment))
    }
    record.begin("Materials, light and dark")
    record.add("ultra thin", words(of: .ultraThinMaterial))
    record.add("thin", words(of: .thinMaterial))
    record.add("regular", words(of: .regularMaterial))
    record.add("thick", words(of: .thickMaterial))
    record.add("ultra thick", words(of: .ultraThickMaterial))
    record.add("bar", words(of: .bar))
    record.begin("Levels")
    record.add("level of a colour", Color.red.isLevel)
    record.add("level of a level", HierarchicalShapeStyle.secondary.isLevel)
    record.add("level of an erased level", AnyShapeStyle(.tertiary).isLevel)
    try record.compare()
  }

  @Test func `of gradients are those that they were`() throws {
    let gradient = Gradient(colors: [.red, .green, .blue])
    let stops = [
      Gradient.Stop(color: .yellow, location: 0), Gradient.Stop(color: .pink, location: 0.2),
    ]
    var record = ValueRecord("gradients")
    record.begin("Stops")
    for colors in [[], [.red], [.red, .blue], [.red, .green, .blue]] as [[Color]] {
      record.add("\(colors.count) colours", Gradient(colors: colors).stops.map(\.location))
    }
    record.begin("Colours, light and dark")
    record.add(
      "linear",
      words(of: LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)))
    record.add(
      "linear, colours",
      words(of: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    record.add(
      "linear, stops",
      words(of: LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)))
    record.add(
      "linear by its short name",
      words(of: .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    record.add(
      "radial",
      words(
        of: RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 9)))
    record.add(
      "radial, colours",
      words(
        of: RadialGradient(
          colors: [.red, .clear], center: .center, startRadius: 0, endRadius: 9)))
    record.add(
      "radial, stops",
      words(of: RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 9)))
    record.add("angular", words(of: AngularGradient(gradient: gradient, center: .center)))
    record.add(
      "angular, colours", words(of: AngularGradient(colors: [.red, .blue], center: .center)))
    record.add("of a colour", words(of: Color.purple.gradient))
    try record.compare()
  }

  @Test func `as views look as they did`() throws {
    var record = try ViewRecord("colours as views", in: [.large, .dark])
    record.add("colour", height: 20, Color.red)
    record.add("ideal colour", Color.red)
    record.add("clear colour", height: 20, Color.clear)
    record.add(
      "linear gradient", height: 20,
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    record.add(
      "radial gradient", height: 20,
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))
    record.add(
      "angular gradient", height: 20, AngularGradient(colors: [.red, .blue], center: .center))
    record.add("material", height: 20, Rectangle().fill(.thinMaterial))
    record.add("level", height: 20, Rectangle().fill(.secondary).foregroundStyle(.red))
    try record.compare()
  }
}
