import JSON
import StringFiles
import Testing

private func shown(_ table: StringTable) -> [String] {
  table.entries.flatMap { entry in
    entry.localizations.flatMap { text in
      text.variants.map { "\(entry.key) \(text.language ?? "-"): \($0.text ?? "none")" }
    }
  }
}

@Suite struct `A message of Flutter` {
  private func variants(_ message: String, type: String = "x") throws -> [StringTable.Variant] {
    let file =
      "{\"a\": \"\(message)\", \"@a\": {\"placeholders\": {\"n\": {\"type\": \"\(type)\"}}}}"
    return try StringTable(arb: Array(file.utf8))["a"]?.localizations[0].variants ?? []
  }

  @Test(arguments: [("int", "%lld"), ("double", "%f"), ("num", "%f"), ("String", "%@")])
  func `has a placeholder for the type of a number`(type: String, placeholder: String) throws {
    #expect(try variants("{n} of", type: type).map(\.text) == ["\(placeholder) of"])
  }

  @Test(arguments: [
    ("a {b", "a {b"), ("a } b", "a } b"), ("{n, number}", "%@"), ("100%", "100%%"),
    ("{n, plural, x}", "{n, plural, x}"), ("Hi {b}, due {d, date, ::yMd}", "Hi %@, due %@"),
    ("{n, number, ::percent scale/100}", "%@"),
  ])
  func `is one text without a choice`(message: String, text: String) throws {
    let variants = try self.variants(message)
    #expect(variants.map(\.text) == [text])
    #expect(variants.map(\.conditions) == [[]])
  }

  @Test func `has exact numbers as their plurals, and selects by their words`() throws {
    let plural = try variants("{n, plural, =0{a} =1{b} =2{c} =3{d} few{e}}")
    #expect(
      plural.map(\.conditions) == [
        [.plural("zero")], [.plural("one")], [.plural("two")], [.plural("=3")], [.plural("few")],
      ])
    let select = try variants("{n, select, he{his} other{their}} {b}")
    #expect(
      select.map(\.conditions) == [
        [.other(kind: "select", name: "he")], [.other(kind: "select", name: "other")],
      ])
    #expect(select.map(\.text) == ["his %@", "their %@"])
  }

  @Test func `has its number for each # of a plural, and keeps those of a select`() throws {
    let plural = try variants("{n, plural, other{# of #}}", type: "int")
    #expect(plural.map(\.text) == ["%lld of %lld"])
    let ordinal = try variants("{n, selectordinal, one{#st} other{#th}}", type: "int")
    #expect(ordinal.map(\.text) == ["%lldst", "%lldth"])
    let select = try variants("{k, select, vip{Seat #1} other{Seat}}")
    #expect(select.map(\.text) == ["Seat #1", "Seat"])
  }

  @Test func `has the language of its file's name, where the file has none`() throws {
    let table = try StringTable(arb: Array(#"{"a": "x"}"#.utf8), language: "de")
    #expect(table.sourceLanguage == "de")
    #expect(shown(table) == ["a de: x"])
  }

  @Test func `is read up to a size, and no further`() throws {
    let bytes = Array(#"{"a": "x"}"#.utf8)
    #expect(try StringTable(arb: bytes, sizeLimit: bytes.count).keys == ["a"])
    #expect(throws: JSONSyntaxError.self) {
      try StringTable(arb: bytes, sizeLimit: bytes.count - 1)
    }
  }
}

@Suite struct `The units of XLIFF` {
  @Test func `are those with an id, and the first of each`() throws {
    let file = """
      <xliff><source>out</source><target>out</target><file source-language="en">
      <unit><source>no id</source></unit>
      <unit id="a"><source>one <b>two <i>three</i></b></source></unit>
      <unit id="a"><source>again</source></unit>
      <unit id="b"><target>b</target></unit></file></xliff>
      """
    let table = try StringTable(xliff: Array(file.utf8))
    #expect(table.sourceLanguage == "en")
    #expect(shown(table) == ["a en: one two three", "b -: b"])
  }

  @Test(arguments: [
    ("<a/>", 4, "The file has no “xliff”. Name an XLIFF file."),
    ("<a/>", 3, "The file has 4 bytes, and at most 3 are read. Split it."),
  ])
  func `are in a file of XLIFF that is not too large`(file: String, limit: Int, problem: String) {
    let error = #expect(throws: XLIFFError.self) {
      try StringTable(xliff: Array(file.utf8), sizeLimit: limit)
    }
    #expect(error?.description == "line 1, column 1: \(problem)")
  }

  @Test func `have all their segments, however many`() throws {
    let segments = String(repeating: "<source>a</source><target>b</target>", count: 5000)
    let file = """
      <xliff srcLang="en" trgLang="de"><unit id="long">\(segments)</unit></xliff>
      """
    let texts = try StringTable(xliff: Array(file.utf8)).entries[0].localizations
    #expect(texts.map(\.language) == ["en", "de"])
    let words = texts.map { $0.variants.compactMap(\.text).joined() }
    #expect(words == ["a", "b"].map { String(repeating: $0, count: 5000) })
  }

  @Test func `are refused where both languages together have too many texts`() {
    func refusal(of file: String, limit: Int) -> String? {
      do throws(XLIFFError) {
        _ = try StringTable(xliff: Array(file.utf8), textLimit: limit)
        return nil
      } catch {
        return error.description
      }
    }
    let file = """
      <xliff srcLang="en" trgLang="de"><unit id="1"><source/><target/></unit>
      <unit id="2"><source/><target/></unit><unit id="none"/></xliff>
      """
    #expect(refusal(of: file, limit: 5) == nil)
    let problem = "The file has more than 4 texts. Split it."
    #expect(refusal(of: file, limit: 4) == "line 1, column 1: \(problem)")
  }

  @Test func `are not read from broken XML`() {
    #expect(throws: XLIFFError.self) { try StringTable(xliff: Array("<xliff>".utf8)) }
  }
}

@Suite struct `A property list of texts` {
  private func read(_ text: String) throws(AppleStringsError) -> StringTable {
    try StringTable(appleStrings: Array(text.utf8))
  }

  private func refusal(of text: String) -> AppleStringsError? {
    do throws(AppleStringsError) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  /// A text within dictionaries, one of which is the outermost.
  private func nested(_ depth: Int) -> String {
    "<plist><dict><key>sound</key><string>s</string><key>a</key>"
      + String(repeating: "<dict><key>k</key>", count: depth - 1) + "<string>x</string>"
      + String(repeating: "</dict>", count: depth) + "</plist>"
  }

  @Test func `has dictionaries up to eight within each other`() throws {
    #expect(try read(nested(7)).keys == ["sound", "a"])
    let table = try read(nested(9))
    #expect(table.keys == ["sound"])
    #expect(table.problems.map(\.key) == ["a"])
  }

  @Test(arguments: [
    ("<plist><dict/></plist>", 1), ("<plist><array/></plist>", 8), ("<plist/>", 1),
    ("<plist><dict><key>a</key><string>x</string></dict><dict/></plist>", 51),
  ])
  func `has one dictionary, with a text`(file: String, column: Int) {
    let error = refusal(of: file)
    #expect(error?.problem == .propertyList(isBinary: false))
    #expect(error?.position.column == column)
  }

  @Test func `has no definitions of its own`() {
    let file = "<!DOCTYPE plist [<!ENTITY e \"x\">]><plist><dict/></plist>"
    #expect(refusal(of: file)?.problem == .xml(.documentType))
  }

  @Test func `has one value for a key, the one next to it`() throws {
    let table = try read(
      """
      <plist><dict><string>none</string><key>a</key><string>one</string><string>two</string>
      <key>b</key><key>c</key><string>%12$#@n@ of %1$#@m@, $9</string>
      <key>a</key><string>again</string></dict></plist>
      """)
    #expect(shown(table) == ["a -: one", "c -: %#@n@ of %#@m@, $9"])
    #expect(table.problems.map(\.key) == ["b", "a"])
  }
}

@Suite struct `An escape of a strings file` {
  private func read(_ content: String) throws(AppleStringsError) -> String? {
    let file = "a=\"\(content)\";"
    return try StringTable(appleStrings: Array(file.utf8))["a"]?.localizations[0].variants[0].text
  }

  @Test(arguments: [
    (#"\r\a\b\f\v"#, "\r\u{7}\u{8}\u{C}\u{B}"), (#"\177"#, "\u{7F}"), (#"\1011"#, "A1"),
    (#"\1018"#, "A8"), (#"\0"#, "\0"), (#"\78"#, "\u{7}8"), (#"\!\/\:\@\[\`\{\~"#, "!/:@[`{~"),
    (#"\UD7FF\UE000"#, "\u{D7FF}\u{E000}"), (#"\UDBFF\UDFFF"#, "\u{10FFFF}"),
  ])
  func `is a character`(content: String, text: String) throws {
    #expect(try read(content) == text)
  }

  @Test(
    arguments: [
      (#"\200"#, .unknownEscape("\\200")), (#"\8"#, .unknownEscape("\\8")),
      (#"\z"#, .unknownEscape("\\z")), (#"\Z"#, .unknownEscape("\\Z")),
      (#"\UDE00"#, .loneSurrogate(0xDE00)), (#"\UD83Dx"#, .loneSurrogate(0xD83D)),
      (#"\UD83D\U0041"#, .loneSurrogate(0xD83D)), (#"\UD83D\U12"#, .unknownEscape("\\U")),
    ] as [(String, AppleStringsError.Problem)])
  func `is none where it has no character`(content: String, problem: AppleStringsError.Problem) {
    do throws(AppleStringsError) {
      _ = try read(content)
      Issue.record("no error")
    } catch {
      #expect(error.problem == problem)
    }
  }
}

@Suite struct `The limits of a strings file` {
  @Test func `are its size in bytes`() throws {
    #expect(try StringTable(appleStrings: Array("a=b;".utf8), sizeLimit: 4).keys == ["a"])
  }

  @Test func `are ten thousand broken entries`() throws {
    let most = String(repeating: "a;", count: 10_001)
    let table = try StringTable(appleStrings: Array(most.utf8))
    #expect(table.keys == ["a"])
    #expect(table.problems.count == 10_000)
    let error = #expect(throws: AppleStringsError.self) {
      try StringTable(appleStrings: Array((most + "a;").utf8))
    }
    guard case .duplicateKey("a", _) = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [
    ("values-de-rDEUTX", "de"), ("values-pt-rB", "pt"), ("values-pt-rBRA", "pt-BRA"),
    ("values-abcd", nil), ("values-d", nil), ("values-dE", nil), ("Strings-de", nil),
  ])
  func `are two or three letters for a language, and for a region`(
    folder: String, language: String?
  ) {
    #expect(StringTable.language(ofFolder: folder) == language)
  }
}
