import Foundation
import Snapshots
import SwiftUITypography
import Testing

@testable import TypeproofTesting

@Suite struct `An assertion on a view with texts of its app` {
  private let package: ScratchPackage

  init() throws {
    package = try ScratchPackage()
    try package.create("Sources/App/de.lproj")
    try package.write(
      #""greeting" = "Willkommen";"#, to: "Sources/App/de.lproj/Localizable.strings")
  }

  private struct Greeting: View {
    var body: some View { Text("greeting") }
  }

  private func result(in locale: String, assets: String?) -> SnapshotResult {
    InterfaceAssertion(
      snapshotting: .image(categories: [.l], widths: [200], locale: locale), name: locale,
      testName: "greeting()",
      caller: CallerLocation(
        fileID: "AppTests/GreetingTests.swift", filePath: "/nowhere/GreetingTests.swift", line: 7,
        column: 5),
      configuration: SnapshotTestingConfiguration(packageRoot: package.path, assets: assets),
      session: SnapshotSession(), isOnMainActor: false
    ).result(of: .goldens(record: .all, environment: SnapshotEnvironment { _ in nil })) {
      MadeInterface(view: Greeting(), typesetter: $0, isolation: nil)
    }
  }

  private func text(in locale: String, assets: String? = nil) throws -> String {
    let result = result(in: locale, assets: assets)
    #expect(result.warning == nil)
    return try String(
      contentsOfFile: package.path + "/Snapshots/greetingtests/views/\(locale)@2x.txt",
      encoding: .utf8)
  }

  @Test func `pictures them in the language of the picture`() throws {
    #expect(try text(in: "de").contains("Willkommen"))
    #expect(try text(in: "fr").contains("greeting"))
    try package.create("Other")
    #expect(try text(in: "de", assets: "Other").contains("greeting"))
    #expect(try text(in: "de", assets: "Sources/App").contains("Willkommen"))
  }
}
