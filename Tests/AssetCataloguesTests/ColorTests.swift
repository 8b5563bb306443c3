import Testing
import UIKitTypography

@testable import AssetCatalogues

@Suite struct `A colour of a catalogue` {
  private let app: ScratchCatalogue
  private let light = AssetScreen(isDark: false)
  private let dark = AssetScreen(isDark: true)

  init() throws { app = try ScratchCatalogue() }

  /// The entry of a colour in sRGB or another space.
  private func entry(
    _ components: String, space: String = "srgb", appearances: String = "",
    idiom: String = "universal"
  ) -> String {
    #"""
    {"idiom": "\#(idiom)", "appearances": [\#(appearances)],
     "color": {"color-space": "\#(space)", "components": {\#(components)}}}
    """#
  }

  private func channels(_ name: String, on screen: AssetScreen) throws -> [Double]? {
    let color = try app.launch { AssetCatalogues.current.color(named: name) }.result
    guard case .channels(let red, let green, let blue, let alpha) = color?.value(on: screen) else {
      return nil
    }
    return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func `has components as hexadecimal bytes, bytes and shares`() throws {
    try app.color(
      "Hex", entry(#""red": "0xFF", "green": "0x33", "blue": "0x00", "alpha": "1.000""#))
    try app.color("Bytes", entry(#""red": "255", "green": "51", "blue": "0", "alpha": "0.500""#))
    try app.color("Shares", entry(#""red": "1.000", "green": "0.2", "blue": 0, "alpha": 1"#))
    try app.color("Sign", entry(#""red": "0x+F", "green": "0x33", "blue": "0x00""#))
    #expect(try channels("Hex", on: light) == [1, 0.2, 0, 1])
    // No colour that can be read, so it is drawn clear.
    #expect(try channels("Sign", on: light) == [0, 0, 0, 0])
    #expect(try channels("Bytes", on: light) == [1, 0.2, 0, 0.5])
    #expect(try channels("Shares", on: light) == [1, 0.2, 0, 1])
  }

  @Test func `may be a grey, linear or of Display P3`() throws {
    try app.color("Grey", entry(#""white": "0.400", "alpha": "1.000""#, space: "gray-gamma-22"))
    try app.color(
      "Linear",
      entry(#""red": "1.0", "green": "0.0", "blue": "0.0""#, space: "extended-linear-srgb"))
    try app.color(
      "White", entry(#""red": "1.0", "green": "1.0", "blue": "1.0""#, space: "display-p3"))
    // CSS Color 4: color(display-p3 0 1 0) is outside of sRGB; clipped it is rgb(0 255 0).
    try app.color("P3", entry(#""red": "0.0", "green": "1.0", "blue": "0.0""#, space: "display-p3"))
    // Half a channel of P3 grey is the same grey in sRGB.
    try app.color(
      "Mid", entry(#""red": "0x80", "green": "0x80", "blue": "0x80""#, space: "display-p3"))
    #expect(try channels("Grey", on: light) == [0.4, 0.4, 0.4, 1])
    #expect(try channels("Linear", on: light) == [1, 0, 0, 1])
    #expect(try channels("White", on: light) == [1, 1, 1, 1])
    #expect(try channels("P3", on: light) == [0, 1, 0, 1])
    #expect(try channels("Mid", on: light) == [0.502, 0.502, 0.502, 1])
  }

  @Test func `differs by appearance, contrast and idiom`() throws {
    let isDark = #"{"appearance": "luminosity", "value": "dark"}"#
    let isHigh = #"{"appearance": "contrast", "value": "high"}"#
    let one = { (red: String) in #""red": "\#(red)", "green": "0", "blue": "0""# }
    try app.color(
      "Brand",
      [
        entry(one("0.1")), entry(one("0.2"), appearances: isDark),
        entry(one("0.3"), appearances: isHigh),
        entry(one("0.4"), appearances: isDark + "," + isHigh), entry(one("0.5"), idiom: "ipad"),
      ].joined(separator: ","))
    try app.color("Phone", entry(one("0.1")) + "," + entry(one("0.6"), idiom: "iphone"))
    #expect(try channels("Brand", on: light)?[0] == 0.1)
    #expect(try channels("Brand", on: dark)?[0] == 0.2)
    #expect(try channels("Brand", on: AssetScreen(isDark: false, hasHighContrast: true))?[0] == 0.3)
    #expect(try channels("Brand", on: AssetScreen(isDark: true, hasHighContrast: true))?[0] == 0.4)
    #expect(try channels("Phone", on: light)?[0] == 0.6)
  }

  @Test func `follows the appearance of UIKit's traits`() throws {
    let isDark = #"{"appearance": "luminosity", "value": "dark"}"#
    try app.color(
      "Brand",
      entry(#""red": "0xFF", "green": "0", "blue": "0""#) + ","
        + entry(#""red": "0", "green": "0", "blue": "0xFF""#, appearances: isDark))
    try app.color(
      "System",
      #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}"#)
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    let (colors, problems) = try app.launch {
      (
        UIColor(named: "Brand"), UIColor(named: "System"),
        UIColor(named: "Brand", in: nil, compatibleWith: dark)
      )
    }
    #expect(problems == [])
    #expect(colors.0?.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(colors.0?.resolvedColor(with: dark) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(colors.2?.resolvedColor(with: light) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(
      colors.1?.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
  }

  @Test func `is black where it names a colour that no system has, with a warning`() throws {
    try app.color("Odd", #"{"idiom": "universal", "color": {"reference": "systemPlaidColor"}}"#)
    let (color, problems) = try app.launch {
      UIColor(named: "Odd")?.resolvedColor(with: UITraitCollection())
    }
    #expect(color == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(
      problems == [
        "The colour “Odd” of the catalogues names the system colour “systemPlaidColor”, which Typeproof "
          + "does not know, so it is drawn black. Give it components."
      ])
  }

  @Test func `is nil where no catalogue has it, with a warning`() throws {
    let (color, problems) = try app.launch { UIColor(named: "Brnad") }
    #expect(color == nil)
    #expect(
      problems == [
        "No asset catalogue has a colour “Brnad”, so nothing is drawn. Check the spelling, or name "
          + "the folder of the catalogues with .snapshots(assets: …)."
      ])
  }

  @Test func `is nil where its JSON cannot be read, with a warning`() throws {
    try app.write(#"{"colors": ["#, to: "App.xcassets/Bad.colorset/Contents.json")
    let (color, problems) = try app.launch { UIColor(named: "Bad") }
    #expect(color == nil)
    #expect(problems.count == 1)
    #expect(
      problems[0].hasPrefix(
        "App.xcassets/Bad.colorset/Contents.json cannot be used: line 1, column 13: "))
  }
}
