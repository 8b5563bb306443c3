import Foundation
import Snapshots
import Testing
import UIKitTypography

@testable import LocalizedStrings
@testable import SwiftUITypography

@Suite struct `Parts of a text with names of their own` {
  private let app: ScratchApp

  init() throws {
    app = try ScratchApp()
    try app.write(
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%@ has %lld files in %lld folders": {"localizations": {
          "en": {
            "stringUnit": {"state": "translated", "value": "%1$@: %#@files@ in %#@folders@"},
            "substitutions": {
              "files": {"formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}},
              "folders": {"formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg folder"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg folders"}}}}}}}}},
        "%@ wrote %lld notes": {"localizations": {
          "en": {
            "stringUnit": {"state": "translated", "value": "%#@n9@ of %1$@"},
            "substitutions": {
              "n9": {"formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg note"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg notes"}}}}}}}}},
        "%@ owns %lld": {"localizations": {
          "en": {
            "stringUnit": {"state": "translated", "value": "%#@things@, %#@owner@"},
            "substitutions": {
              "things": {"formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg thing"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg things"}}}}},
              "owner": {"formatSpecifier": "@", "variations": {"plural": {
                "other": {"stringUnit": {"state": "translated", "value": "all of %arg"}}}}}}}}},
        "settings.title": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Settings"}},
          "de": {"stringUnit": {"state": "translated", "value": "Einstellungen"}}}}
      }}
      """#, to: "Localizable.xcstrings")
  }

  private func shown(_ text: () -> Text) throws -> String {
    try app.launch(in: "en") { text().string }.result
  }

  @Test func `count the numbers of the key in their order`() throws {
    for (files, folders, expected) in [
      (1, 2, "Ann: 1 file in 2 folders"), (2, 1, "Ann: 2 files in 1 folder"),
    ] {
      let name = "Ann"
      let text = try shown { Text("\(name) has \(files) files in \(folders) folders") }
      #expect(text == expected)
    }
  }

  @Test func `count in their order if they have the number of no value`() throws {
    let name = "Ann"
    #expect(try shown { Text("\(name) wrote \(1) notes") } == "1 note of Ann")
    #expect(try shown { Text("\(name) wrote \(9) notes") } == "9 notes of Ann")
  }

  @Test func `are of the first value if there are more of them than numbers`() throws {
    let name = "Ann"
    #expect(try shown { Text("\(name) owns \(1)") } == "1 thing, all of Ann")
  }

  @Test func `are found by the key of a resource, whatever its text in the source is`() throws {
    let resource = LocalizedStringResource("settings.title", defaultValue: "Preferences")
    for (locale, expected) in [("de", "Einstellungen"), ("en", "Settings")] {
      let found = try app.launch(in: locale) { String(localized: resource) }.result
      #expect(found == expected)
    }
    let unknown = LocalizedStringResource("settings.subtitle", defaultValue: "Preferences")
    #expect(try app.launch(in: "de") { String(localized: unknown) }.result == "Preferences")
  }

  @Test func `are values in their format`() {
    let share = 0.25
    #expect(String(localized: "\(share, format: .percent) are done") == "25% are done")
  }
}
