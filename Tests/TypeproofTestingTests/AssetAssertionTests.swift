import Foundation
import ImageDiff
import Imaging
import Snapshots
import SwiftUITypography
import Testing

@testable import TypeproofTesting

@Suite struct `An assertion on a view with assets` {
  private let package: ScratchPackage

  init() throws {
    package = try ScratchPackage()
    try package.create("Sources/App/App.xcassets/Badge.imageset")
    try package.create("Sources/App/App.xcassets/Photo.imageset")
    try package.create("Sources/App/App.xcassets/Brand.colorset")
    let size = 48
    // A ring, which is seen in its own red, or in the colour of the text.
    let ring = (0..<size * size).flatMap { place -> [UInt8] in
      let (x, y) = (place % size - size / 2, place / size - size / 2)
      return (200...500).contains(x * x + y * y) ? [210, 30, 30, 255] : [0, 0, 0, 0]
    }
    try Data(PNG.encode(Bitmap(width: size, height: size, format: .rgba8, bytes: ring))).write(
      to: URL(fileURLWithPath: package.path + "/Sources/App/App.xcassets/Badge.imageset/badge.png"))
    try package.write(
      #"{"images": [{"idiom": "universal", "filename": "badge.png", "scale": "2x"}]}"#,
      to: "Sources/App/App.xcassets/Badge.imageset/Contents.json")
    try package.write(
      #"<svg width="40" height="24"></svg>"#,
      to: "Sources/App/App.xcassets/Photo.imageset/photo.svg")
    try package.write(
      #"{"images": [{"idiom": "universal", "filename": "photo.svg"}]}"#,
      to: "Sources/App/App.xcassets/Photo.imageset/Contents.json")
    try package.write(
      #"""
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x00", "green": "0x55", "blue": "0x33", "alpha": "1.000"}}}]}
      """#, to: "Sources/App/App.xcassets/Brand.colorset/Contents.json")
  }

  private struct Card: View {
    var missing: String?

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Image("Badge")
          Image("Badge").renderingMode(.template)
          Image("Badge").resizable().frame(width: 40, height: 40)
        }
        Text(verbatim: "Brand").foregroundColor(Color("Brand"))
        Image("Photo")
        Color("Brand").frame(height: 20)
        if let missing { Image(missing) }
      }
      .padding()
    }
  }

  private func result(
    of view: some View, assets: String? = nil, record: RecordMode? = nil
  ) -> SnapshotResult {
    InterfaceAssertion(
      snapshotting: .image(categories: [.l, .ax5], widths: [200]), name: nil, testName: "card()",
      caller: CallerLocation(
        fileID: "AppTests/CardTests.swift", filePath: "/nowhere/CardTests.swift", line: 7,
        column: 5),
      configuration: SnapshotTestingConfiguration(packageRoot: package.path, assets: assets),
      session: SnapshotSession(), isOnMainActor: false
    ).result(of: .goldens(record: record, environment: SnapshotEnvironment { _ in nil })) {
      MadeInterface(view: view, typesetter: $0, isolation: nil)
    }
  }

  @Test func `draws those of the package's folder`() throws {
    _ = result(of: Card())
    let facts = try package.read("Snapshots/cardtests/views/card@2x.txt")
    #expect(facts.contains("VStack/HStack/Image | box 16 24 24 24\n"))
    #expect(facts.contains("VStack/HStack/Image[3] | box 80 16 40 40\n"))
    #expect(facts.contains("VStack/Image | box 16 98 40 24\n"))
    #expect(facts.contains("run: 0–5 | ink #005533\n"))
    let warning = result(of: Card()).warning?.message.replacing(package.path, with: "…")
    #expect(
      warning?.hasPrefix(
        "…/Sources/App/App.xcassets/Photo.imageset/photo.svg cannot be read, so a crossed box is drawn: "
      ) == true)
  }

  @Test func `draws those within a text, as large as their points`() throws {
    _ = result(of: Text("a\(Image("Badge"))b"))
    let facts = try package.read("Snapshots/cardtests/views/card@2x.txt")
    // Its line is at least as high, so its top is not above that of the text.
    #expect(facts.firstMatch(of: /Text\/Image \| box [0-9.]+ [0-9.]+ 24.0\d* 24.0\d*\n/) != nil)
  }

  @Test func `warns of names that no catalogue has`() throws {
    let warning = result(of: Card(missing: "Bagde")).warning?.message
    #expect(
      warning?.contains("No asset catalogue has a picture “Bagde”, so nothing is drawn.") == true)
    let elsewhere = result(of: Card(), assets: "Tests").warning?.message
    #expect(elsewhere?.contains("Correct “assets:” in .snapshots(…).") == true)
  }
}
