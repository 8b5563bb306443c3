import Snapshots
import Testing
import UIKitTypography

@testable import LocalizedStrings
@testable import SwiftUITypography

@Suite struct `Texts of an app's languages` {
  private let app: ScratchApp

  init() throws {
    app = try ScratchApp()
    try app.write(
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "settings.title": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Settings"}},
          "de": {"stringUnit": {"state": "translated", "value": "Einstellungen"}},
          "zh-Hant": {"stringUnit": {"state": "translated", "value": "設定"}}}},
        "only.english": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Only English"}}}},
        "%lld files": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}},
        "%@ of %@": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "%2$@: **%1$@** %%"}}}},
        "%lld in %lld": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "%#@arg2@ with %#@arg1@"},
            "substitutions": {
              "arg1": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}},
              "arg2": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg folder"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg folders"}}}}}}}}},
        "tap": {"localizations": {
          "en": {"variations": {"device": {
            "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
            "iphone": {"stringUnit": {"state": "translated", "value": "Tap"}},
            "other": {"stringUnit": {"state": "translated", "value": "Press"}}}}}}}
      }}
      """#, to: "Localizable.xcstrings")
    try app.write(
      #""back" = "Zurück"; "rate" = "%d %% von %@";"#, to: "de.lproj/Localizable.strings")
    try app.write(#""back" = "Back";"#, to: "en.lproj/Localizable.strings")
    try app.write(#""hello" = "Hallo";"#, to: "de.lproj/Greetings.strings")
  }

  private func shown(_ text: () -> Text, in locale: String) throws -> String {
    try app.launch(in: locale) { text().string }.result
  }

  @Test func `are those of the locale, of its language, and then of the source`() throws {
    for (locale, expected) in [
      ("de", "Einstellungen"), ("de_AT", "Einstellungen"), ("zh_TW", "設定"), ("zh_CN", "Settings"),
      ("fr", "Settings"), ("en", "Settings"),
    ] {
      #expect(try shown({ Text("settings.title") }, in: locale) == expected, "\(locale)")
    }
    #expect(try shown({ Text("only.english") }, in: "de") == "Only English")
    #expect(try shown({ Text("in no file") }, in: "de") == "in no file")
  }

  // CLDR's parent locales, and its language matching for English.
  @Test func `are those of the closest region before those of the bare language`() {
    for (locale, expected) in [
      ("es_MX", ["es-MX", "es-419", "es"]), ("es_ES", ["es-ES", "es"]),
      ("pt-AO", ["pt-AO", "pt-PT", "pt"]), ("pt_BR", ["pt-BR", "pt"]),
      ("en_AU", ["en-AU", "en-GB", "en"]), ("en_US", ["en-US", "en"]), ("en", ["en"]),
      ("en_US_POSIX", ["en-US-POSIX", "en-POSIX", "en-US", "en"]),
      ("zh_MO", ["zh-Hant-MO", "zh-MO", "zh-Hant-HK", "zh-HK", "zh-Hant", "zh"]),
      ("zh-Hans-MO", ["zh-Hans-MO", "zh-MO", "zh-Hans", "zh"]), ("de_AT", ["de-AT", "de"]),
    ] {
      #expect(Languages.candidates(for: locale) == expected, "\(locale)")
    }
  }

  @Test func `come from folders of languages as well, and from other tables by name`() throws {
    #expect(try shown({ Text("back") }, in: "de") == "Zurück")
    #expect(try shown({ Text("back") }, in: "fr") == "Back")
    #expect(try shown({ Text("hello", tableName: "Greetings") }, in: "de-CH") == "Hallo")
    #expect(try shown({ Text("hello") }, in: "de") == "hello")
  }

  // CLDR's plural rules: Polish has few for 2 to 4, but not for 12, and many for 5 and 0.
  @Test func `take the plural form of the language`() throws {
    for (count, locale, expected) in [
      (1, "en", "1 file"), (2, "en", "2 files"), (0, "en", "0 files"), (1, "pl", "1 plik"),
      (3, "pl", "3 pliki"), (12, "pl", "12 plików"), (5, "pl", "5 plików"),
    ] {
      #expect(try shown({ Text("\(count) files") }, in: locale) == expected)
    }
  }

  @Test func `put counted parts and values where the language has them`() throws {
    #expect(try shown({ Text("\(1) in \(2)") }, in: "en") == "2 folders with 1 file")
    #expect(try shown({ Text("\("a") of \("b")") }, in: "de") == "b: a %")
    let bold = try app.launch(in: "de") {
      Text("\("a") of \("b")").runs.filter { $0.changes.isBold == true }.map(\.text)
    }
    #expect(bold.result == ["a"])
    #expect(try shown({ Text("tap") }, in: "en") == "Tap")
  }

  @Test func `reach strings and resources`() throws {
    let found = try app.launch(in: "de_DE") {
      [
        String(localized: "settings.title"), NSLocalizedString("back", comment: ""),
        NSLocalizedString("missing", value: "none", comment: ""),
        String(localized: "title", defaultValue: "Titel"),
        String(localized: LocalizedStringResource("\("a") of \("b")")),
        String(format: NSLocalizedString("rate", comment: "share"), 5, "10"),
      ]
    }.result
    #expect(
      found == ["Einstellungen", "Zurück", "none", "Titel", "b: **a** %", "5 % von 10"])
  }

  @Test func `tell once of a file that cannot be read, and leave its keys as they are`() throws {
    try app.write("{", to: "Broken.xcstrings")
    let (text, problems) = try app.launch(in: "en") {
      [Text("key", tableName: "Broken"), Text("other", tableName: "Broken")].map(\.string)
    }
    #expect(text == ["key", "other"])
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix("…/Broken.xcstrings: line 1, column 2: ") == true, "\(problems)")
  }

  @Test func `are not looked for outside of a launch`() {
    #expect(Text("settings.title").string == "settings.title")
    #expect(String(localized: "\(1200) files") == "1,200 files")
  }

  @Test func `are read as formats`() {
    typealias Written = FormatPiece.Written
    let formats: [(String, [Written])] = [
      ("100 % of", [.words("100 % of")]), ("%", [.words("%")]), ("%%", [.words("%")]),
      ("%2$@ %@", [.argument(1), .words(" "), .argument(0)]),
      ("%.1f°", [.argument(0), .words("°")]), ("%-5ld", [.argument(0)]),
      ("%#@n@x", [.part("n"), .words("x")]), ("%arg", [.counted]),
      ("%99999999999999999999$@", [.words("%99999999999999999999$@")]),
    ]
    for (format, expected) in formats {
      #expect(FormatPiece.written(format) == expected, "\(format)")
    }
  }
}
