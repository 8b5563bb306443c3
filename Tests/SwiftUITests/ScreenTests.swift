import Foundation
import SwiftUI
import Testing
import TypeproofTesting

@MainActor @Suite struct `The guide to one screen of an app` {
  private let repository: URL

  init() {
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    repository = folder
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `shows the files that are compiled here`() throws {
    let page = try text("docs/real-apps.md")
    for file in ["Screen/WelcomeView.swift", "Screen/Stubs.swift"] {
      let path = "Tests/SwiftUITests/\(file)"
      #expect(page.contains("<!-- from \(path) -->\n```swift\n\(try text(path))```\n"))
    }
    let assertion = "assertAdapts(of: WelcomeView().environmentObject(Account()))\n"
    #expect(page.contains(assertion))
    #expect(try text("Tests/SwiftUITests/ScreenTests.swift").contains("      \(assertion)"))
  }

  @Test func `shows an assertion that finds the broken name`() throws {
    let fonts = FontSource.path(repository.path + "/Fonts/Inter")
    // It fails here if the assertion reports nothing.
    withKnownIssue {
      withSnapshotTesting(fonts: fonts, systemFont: "Inter Variable") {
        assertAdapts(of: WelcomeView().environmentObject(Account()))
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("broken-word") }
    }
  }
}
