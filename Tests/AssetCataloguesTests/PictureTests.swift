import Foundation
import ImageDiff
import Imaging
import Testing
import UIKitTypography

@testable import AssetCatalogues

@Suite struct `A picture of a catalogue` {
  private let app: ScratchCatalogue

  init() throws { app = try ScratchCatalogue() }

  private func room(_ name: String, scale: Double = 2, isDark: Bool = false) throws -> CGSize? {
    try app.launch {
      UIImage(
        named: name, in: nil,
        compatibleWith: UITraitCollection(traitsFrom: [
          UITraitCollection(displayScale: scale),
          UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
        ]))?.size
    }.result
  }

  private func bitmap(
    _ name: String, scale: Double = 2, isDark: Bool = false
  ) throws -> (picture: AssetPicture?, problems: [String]) {
    let screen = AssetScreen(isDark: isDark, scale: scale)
    let (picture, problems) = try app.launch {
      AssetCatalogues.current.picture(named: name, on: screen)
    }
    return (picture, problems)
  }

  @Test func `is as large as its pixels are points, at the scale of the screen`() throws {
    for scale in 1...3 {
      try app.png("Bell.imageset/bell\(scale).png", width: 20 * scale, height: 10 * scale)
    }
    try app.picture(
      "Bell",
      (1...3).map { #"{"idiom": "universal", "filename": "bell\#($0).png", "scale": "\#($0)x"}"# }
        .joined(separator: ","))
    #expect(try room("Bell") == CGSize(width: 20, height: 10))
    #expect(try bitmap("Bell", scale: 2).picture?.bitmap.width == 40)
    #expect(try bitmap("Bell", scale: 3).picture?.bitmap.width == 60)
    #expect(try bitmap("Bell", scale: 4).picture?.bitmap.width == 60)
  }

  @Test func `without a scale has a point for each pixel`() throws {
    try app.png("One.imageset/one.png", width: 30, height: 12)
    try app.picture("One", #"{"idiom": "universal", "filename": "one.png"}"#)
    #expect(try room("One") == CGSize(width: 30, height: 12))
  }

  @Test func `differs by appearance`() throws {
    try app.png("Moon.imageset/light.png", width: 2, height: 2)
    try app.png("Moon.imageset/dark.png", width: 4, height: 4)
    try app.picture(
      "Moon",
      #"""
      {"idiom": "universal", "filename": "light.png", "scale": "1x"},
      {"idiom": "universal", "filename": "dark.png", "scale": "1x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      """#)
    #expect(try room("Moon") == CGSize(width: 2, height: 2))
    #expect(try room("Moon", isDark: true) == CGSize(width: 4, height: 4))
  }

  @Test func `has the name of folders that provide a namespace`() throws {
    try app.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "App.xcassets/Icons/Contents.json")
    try app.png("Icons/Plain/Star.imageset/star.png", width: 3, height: 3)
    try app.picture("Icons/Plain/Star", #"{"idiom": "universal", "filename": "star.png"}"#)
    #expect(try room("Icons/Star") == CGSize(width: 3, height: 3))
    #expect(try room("Star") == nil)
  }

  @Test func `says whether it is a template`() throws {
    try app.png("Pin.imageset/pin.png", width: 1, height: 1, [1, 2, 3, 128])
    try app.picture(
      "Pin", #"{"idiom": "universal", "filename": "pin.png"}"#,
      properties: #"{"template-rendering-intent": "template"}"#)
    let image = try app.launch { UIImage(named: "Pin") }.result
    #expect(image?.renderingMode == .alwaysTemplate)
    #expect(image?.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
    let filled = try #require(bitmap("Pin").picture).bitmap.filled(
      with: RGBAColor(red: 9, green: 8, blue: 7))
    #expect(filled.bytes == [9, 8, 7, 128])
  }

  @Test func `is nil where no catalogue has it, with a warning`() throws {
    let (image, problems) = try app.launch { UIImage(named: "Bel") }
    #expect(image == nil)
    #expect(
      problems == [
        "No asset catalogue has a picture “Bel”, so nothing is drawn. Check the spelling, or name "
          + "the folder of the catalogues with .snapshots(assets: …)."
      ])
  }

  @Test(arguments: [
    ("a.svg", Array(#"<svg xmlns="x" width="30" height="20px"></svg>"#.utf8), 30.0, 20.0),
    ("b.svg", Array(#"<svg viewBox="0 0 18 12"></svg>"#.utf8), 18, 12),
    ("c.pdf", Array("%PDF-1.4\n<< /MediaBox [ 0 0 40 25.5 ] >>".utf8), 40, 25.5),
    (
      "d.jpg",
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 50, 0, 60, 3, 0, 0] as [UInt8],
      60, 50
    ),
    ("e.heic", Array("ftypheic".utf8), 24, 24),
    ("f.png", [0x89, 0x50, 0x4E, 0x47] as [UInt8], 24, 24),
  ])
  func `that cannot be read is a crossed box of the room that its file tells`(
    file: String, content: [UInt8], width: Double, height: Double
  ) throws {
    try app.write(content, to: "App.xcassets/Odd.imageset/\(file)")
    try app.picture("Odd", #"{"idiom": "universal", "filename": "\#(file)"}"#)
    let (picture, problems) = try bitmap("Odd")
    let made = try #require(picture)
    #expect(Double(made.bitmap.width) / made.scale == width)
    #expect(Double(made.bitmap.height) / made.scale == height)
    #expect(problems.count == 1)
    #expect(
      problems[0].hasPrefix(
        "…/App.xcassets/Odd.imageset/\(file) cannot be read, so a crossed box is drawn: "))
  }

  @Test func `whose file is missing, outside of its folder or a link is a crossed box`() throws {
    try app.write("not a picture", to: "secret.png")
    try app.picture("Gone", #"{"idiom": "universal", "filename": "gone.png"}"#)
    try app.picture("Out", #"{"idiom": "universal", "filename": "../../secret.png"}"#)
    try app.picture("Link", #"{"idiom": "universal", "filename": "link.png"}"#)
    try FileManager.default.createSymbolicLink(
      atPath: app.path + "/App.xcassets/Link.imageset/link.png", withDestinationPath: "link.png")
    for name in ["Gone", "Out", "Link"] {
      let (picture, problems) = try bitmap(name)
      #expect(picture?.bitmap.width == 48)
      #expect(problems.count == 1 && problems[0].contains("is not a file, so a crossed box"))
    }
  }

  @Test func `is not looked for behind links, which may be loops`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: app.path + "/App.xcassets/loop", withDestinationPath: ".")
    #expect(try room("loop/loop/Bell") == nil)
  }

  @Test func `with bad or empty contents is a crossed box`() throws {
    try app.write("[[[[", to: "App.xcassets/Bad.imageset/Contents.json")
    try app.picture("Empty", #"{"idiom": "universal", "scale": "1x"}"#)
    for name in ["Bad", "Empty"] {
      let (picture, problems) = try bitmap(name)
      #expect(picture?.bitmap.width == 48 && problems.count == 1)
    }
  }

  @Test func `is a frame and two diagonals where it is a crossed box`() {
    let box = PictureRoom(width: 9, height: 9).crossedBox(scale: 1)
    let rows = (0..<9).map { y in
      (0..<9).map { box.color(x: $0, y: y).alpha == 0 ? "." : "#" }.joined()
    }
    #expect(
      rows == [
        "#########", "##.....##", "#.#...#.#", "#..#.#..#", "#...#...#", "#..#.#..#", "#.#...#.#",
        "##.....##", "#########",
      ])
  }

  @Test func `is nothing outside of a launch`() {
    #expect(UIImage(named: "Bell") == nil && UIColor(named: "Brand") == nil)
  }
}
