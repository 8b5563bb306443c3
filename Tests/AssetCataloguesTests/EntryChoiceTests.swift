import Foundation
import Imaging
import Testing

@testable import AssetCatalogues

@Suite struct `The entry of an asset` {
  private let app: ScratchCatalogue
  private let light = AssetScreen(isDark: false)
  private let dark = AssetScreen(isDark: true)

  init() throws { app = try ScratchCatalogue() }

  /// The conditions of an entry, without its content.
  private func conditions(_ idiom: String, isDark: Bool) -> String {
    let appearance = isDark ? #"{"appearance": "luminosity", "value": "dark"}"# : ""
    return #""idiom": "\#(idiom)", "appearances": [\#(appearance)]"#
  }

  /// An entry of a colour. Its grey tells it from others.
  private func grey(_ white: Double, idiom: String = "universal", isDark: Bool = false) -> String {
    #"{\#(conditions(idiom, isDark: isDark)), "color": {"components": {"white": "\#(white)"}}}"#
  }

  /// The grey that a screen shows of some entries.
  private func white(_ entries: [String], on screen: AssetScreen) throws -> Double? {
    try app.color("Brand", entries.joined(separator: ","))
    let color = try app.launch { AssetCatalogues.current.color(named: "Brand") }.result
    guard case .channels(let red, _, _, _)? = color?.value(on: screen) else { return nil }
    return red
  }

  /// An entry of a picture. Its width in pixels tells it from others.
  private func picture(
    _ width: Int, idiom: String = "universal", isDark: Bool = false
  ) throws -> String {
    try app.png("Bell.imageset/bell\(width).png", width: width, height: 1)
    return #"{\#(conditions(idiom, isDark: isDark)), "filename": "bell\#(width).png"}"#
  }

  /// The width in pixels that a screen shows of some entries.
  private func width(_ entries: [String], on screen: AssetScreen) throws -> Int? {
    try app.picture("Bell", entries.joined(separator: ","))
    return try app.launch { AssetCatalogues.current.picture(named: "Bell", on: screen) }
      .result?.bitmap.width
  }

  @Test func `of a colour is chosen by its appearance before its device`() throws {
    let entries = [grey(0.1, idiom: "iphone"), grey(0.2, isDark: true)]
    for order in [entries, entries.reversed()] {
      #expect(try white(order, on: dark) == 0.2)
      #expect(try white(order, on: light) == 0.1)
    }
  }

  @Test func `of an iPhone wins over the colour for all devices`() throws {
    let plain = [grey(0.1), grey(0.2, idiom: "iphone"), grey(0.3)]
    #expect(try white(plain, on: light) == 0.2)
    let night = [grey(0.1, isDark: true), grey(0.2, idiom: "iphone", isDark: true)]
    #expect(try white(night, on: dark) == 0.2)
    #expect(try white(night.reversed(), on: dark) == 0.2)
  }

  @Test func `of a colour is the first of those that suit a screen alike`() throws {
    #expect(try white([grey(0.1), grey(0.2)], on: light) == 0.1)
    #expect(try white([grey(0.1, isDark: true), grey(0.2, isDark: true)], on: dark) == 0.1)
  }

  @Test func `of a picture is chosen by its appearance, and then by its device`() throws {
    let entries = [
      try picture(1), try picture(2, idiom: "iphone"), try picture(3, isDark: true),
      try picture(4, idiom: "ipad"),
    ]
    for order in [entries, entries.reversed()] {
      #expect(try width(order, on: light) == 2)
      #expect(try width(order, on: dark) == 3)
    }
  }

  @Test func `of a picture has a scale from 1 to 8`() throws {
    try app.png("Odd.imageset/odd.png", width: 16, height: 16)
    func shown(_ scale: String) throws -> (width: Double?, problems: [String]) {
      try app.picture(
        "Odd", #"{"idiom": "universal", "filename": "odd.png", "scale": "\#(scale)"}"#)
      let (picture, problems) = try app.launch {
        AssetCatalogues.current.picture(named: "Odd", on: light)
      }
      return (picture.map { Double($0.bitmap.width) / $0.scale }, problems)
    }
    for (scale, points) in [("1x", 16.0), ("8x", 2.0)] {
      let (width, problems) = try shown(scale)
      #expect(width == points && problems == [], "\(scale)")
    }
    for scale in ["0x", "9x"] {
      let (width, problems) = try shown(scale)
      #expect(width == 24)
      #expect(
        problems == [
          "App.xcassets/Odd.imageset has no picture for a phone, so a crossed box is drawn. "
            + "Add a PNG file to it."
        ])
    }
  }

  @Test func `is not there in a set of a colour without any`() throws {
    try app.color("Bare", "")
    let (color, problems) = try app.launch { AssetCatalogues.current.color(named: "Bare") }
    #expect(color?.value(on: light) == .channels(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(
      problems == [
        "App.xcassets/Bare.colorset/Contents.json cannot be used: It has no colour that can be "
          + "read. It is drawn clear."
      ])
  }
}

@Suite struct `The screen of an asset` {
  @Test func `has a scale up to 8, and one pixel per point where that is no number`() {
    let scales: [(Double, Double)] = [
      (2, 2), (0.5, 0.5), (8, 8), (9, 8), (0, 1), (-2, 1), (.infinity, 1), (.nan, 1),
    ]
    for (given, used) in scales {
      #expect(AssetScreen(isDark: false, scale: given).scale == used, "\(given)")
    }
  }
}

@Suite struct `The set of an asset` {
  private let app: ScratchCatalogue

  init() throws { app = try ScratchCatalogue() }

  private let white = #"{"idiom": "universal", "color": {"components": {"white": "1.0"}}}"#

  private func problems(ofColor name: String) throws -> [String] {
    try app.launch { _ = AssetCatalogues.current.color(named: name) }.problems
  }

  @Test func `has no prefix, even if its catalogue provides a namespace`() throws {
    try app.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "App.xcassets/Contents.json")
    try app.color("Brand", white)
    #expect(try problems(ofColor: "Brand") == [])
    #expect(try problems(ofColor: "App.xcassets/Brand").count == 1)
  }

  @Test func `is a folder with contents`() throws {
    try app.write("notes", to: "App.xcassets/Lost.colorset/notes.txt")
    try app.write(#"{"colors": [\#(white)]}"#, to: "Other/Stray.colorset/Contents.json")
    for name in ["Lost", "Stray"] {
      #expect(
        try problems(ofColor: name) == [
          "No asset catalogue has a colour “\(name)”, so nothing is drawn. Check the spelling, or "
            + "name the folder of the catalogues with .snapshots(assets: …)."
        ])
    }
  }

  @Test func `is the first in the order of paths where several have a name`() throws {
    try app.color("B/Brand", white)
    try app.color(
      "A/Brand", #"{"idiom": "universal", "color": {"components": {"white": "0.25"}}}"#)
    let color = try app.launch { AssetCatalogues.current.color(named: "Brand") }.result
    #expect(
      color?.value(on: AssetScreen(isDark: false))
        == .channels(red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
  }

  @Test func `has contents of at most 1 MiB`() throws {
    let rest = String(repeating: " ", count: 1 << 20)
    try app.write(
      #"{"colors": [\#(white)]}"# + rest, to: "App.xcassets/Large.colorset/Contents.json")
    let problems = try problems(ofColor: "Large")
    #expect(problems.count == 1)
    #expect(problems[0].hasPrefix("App.xcassets/Large.colorset/Contents.json cannot be used: "))
    #expect(problems[0].contains("Name a file of at most "))
  }

  @Test func `has contents of at most 65,536 values`() throws {
    try app.color("Many", white + String(repeating: ",1", count: 1 << 16))
    let problems = try problems(ofColor: "Many")
    #expect(problems.count == 1)
    #expect(problems[0].contains("There are more than 65536 values."))
  }

  @Test func `names pictures of at most 64 MiB and 4096 × 4096 pixels`() throws {
    // The header of a picture that is a pixel wider, and nothing after it.
    let wide: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 16, 1, 0, 0, 16, 0, 8, 0, 0, 0, 0, 0x38, 0x0A, 0x10, 0xF5]
    let path = "App.xcassets/Odd.imageset/odd.png"
    func problem() throws -> String? {
      let screen = AssetScreen(isDark: false)
      let (picture, problems) = try app.launch {
        AssetCatalogues.current.picture(named: "Odd", on: screen)
      }
      #expect(picture?.bitmap.width == 48 && problems.count == 1)
      return problems.first
    }
    try app.picture("Odd", #"{"idiom": "universal", "filename": "odd.png"}"#)
    try app.write(wide, to: path)
    #expect(try problem()?.contains("4097 × 4096 px, and the limit is 16777216 pixels") == true)
    // A file that takes no room on the disk.
    let file = try #require(FileHandle(forWritingAtPath: app.path + "/" + path))
    try file.truncate(atOffset: (64 << 20) + 1)
    try file.close()
    #expect(try problem()?.contains("Name a file of at most ") == true)
  }
}
