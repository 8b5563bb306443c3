import JSON
import StringFiles
import Testing

@Suite struct `A text of any string file` {
  @Test func `is translated unless its file says otherwise`() throws {
    let plist = "<plist><dict><key>a</key><string>x</string></dict></plist>"
    let xliff = "<xliff srcLang='en'><unit id='a'><source>x</source></unit></xliff>"
    let catalogue = #"{"sourceLanguage": "en", "strings": {"a": {}}}"#
    let tables = [
      try StringTable(appleStrings: Array("a = x;".utf8)),
      try StringTable(appleStrings: Array(plist.utf8)),
      try StringTable(arb: Array(#"{"a": "x"}"#.utf8)),
      try StringTable(xliff: Array(xliff.utf8)),
      try StringTable(catalogue: Array(catalogue.utf8)),
      try StringTable(
        androidResources: Array("<resources><string name='a'>x</string></resources>".utf8)),
    ]
    for table in tables {
      #expect(table.keys == ["a"])
      #expect(table["a"]?.isTranslatable == true)
    }
  }

  @Test func `is in a file of at most 32 MB`() {
    let limit = 33_554_432
    let bytes = [UInt8](repeating: 0x20, count: limit + 1)
    let problem = TextEncodingProblem.tooLarge(bytes: limit + 1, limit: limit)
    do throws(AppleStringsError) {
      _ = try StringTable(appleStrings: bytes)
      Issue.record("no error")
    } catch {
      #expect(error.problem == .encoding(problem))
    }
    do throws(AndroidStringsError) {
      _ = try StringTable(androidResources: bytes)
      Issue.record("no error")
    } catch {
      #expect(error.problem == .encoding(problem))
    }
    do throws(XLIFFError) {
      _ = try StringTable(xliff: bytes)
      Issue.record("no error")
    } catch {
      #expect(error.description == "line 1, column 1: \(problem)")
    }
  }

  @Test(arguments: ["-values-de", "values--de", "--"])
  func `is of no language where its folder's name has a gap`(folder: String) {
    #expect(StringTable.language(ofFolder: folder) == nil)
  }
}

@Suite struct `An XLIFF file in UTF-16` {
  @Test(arguments: [false, true])
  func `is read in either order of bytes`(isBigEndian: Bool) throws {
    let text =
      "\u{FEFF}<xliff srcLang='en' trgLang='de'><unit id='a'><source>x</source>"
      + "<target>größer</target></unit></xliff>"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : [pair[1], pair[0]]
    }
    let table = try StringTable(xliff: bytes)
    #expect(table.languages == ["en", "de"])
    #expect(table["a"]?.localization(in: "de")?.variants.map(\.text) == ["größer"])
  }
}

@Suite struct `A localization of a string catalogue` {
  private func variants(_ localization: String) throws -> [StringTable.Variant]? {
    let text =
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": \#(localization)}}}}"#
    return try StringTable(catalogue: Array(text.utf8))["a"]?.localizations[0].variants
  }

  @Test(arguments: [
    #"{"stringUnit": {"state": "new", "value": "x", "comment": "later"}}"#,
    #"{"stringSet": {"state": "new", "values": ["x"], "comment": "later"}}"#,
    #"{"comment": "later", "stringUnit": {"state": "new", "value": "x"}}"#,
  ])
  func `may have members of later versions`(localization: String) throws {
    let variants = try variants(localization)
    #expect(variants?.map(\.text) == ["x"])
    #expect(variants?.map(\.state) == ["new"])
  }
}

@Suite struct `A property list of many keys` {
  private func file(_ count: Int) -> [UInt8] {
    Array(
      ("<plist><dict><key>a</key><string>x</string>"
        + String(repeating: "<key/>", count: count - 1) + "</dict></plist>").utf8)
  }

  @Test func `is read up to the count of texts of other files`() throws {
    let limit = StringTable.greatestTextCount
    let table = try StringTable(appleStrings: file(limit))
    #expect(table.keys == ["a"])
    #expect(table.problems.count == limit - 1)
    let error = #expect(throws: AppleStringsError.self) {
      try StringTable(appleStrings: file(limit + 1))
    }
    #expect(error?.problem == .tooManyTexts)
  }

  @Test(arguments: [
    ("%1$#@a@", "%#@a@"), ("%12$#@a@%3$#@b@", "%#@a@%#@b@"), ("5 %1$#@", "5 %#@"),
    ("$#@a@", "#@a@"), ("%#@a@ 1", "%#@a@ 1"), ("%1$@", "%1$@"),
  ])
  func `names the parts of a text without their numbers`(text: String, shown: String) throws {
    let file = "<plist><dict><key>a</key><string>\(text)</string></dict></plist>"
    let table = try StringTable(appleStrings: Array(file.utf8))
    #expect(table["a"]?.localizations[0].variants.map(\.text) == [shown])
  }
}
