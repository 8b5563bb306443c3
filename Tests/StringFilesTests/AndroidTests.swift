import JSON
import StringFiles
import Testing

private func text(_ content: String) throws -> String? {
  let file = "<resources><string name=\"a\">\(content)</string></resources>"
  return try StringTable(androidResources: Array(file.utf8))["a"]?.localizations[0].variants[0].text
}

private func error(_ file: String) -> AndroidStringsError? {
  do throws(AndroidStringsError) {
    _ = try StringTable(androidResources: Array(file.utf8))
    return nil
  } catch {
    return error
  }
}

@Suite struct `The text of an Android string` {
  /// As aapt2 of Android's build tools reads them.
  @Test(arguments: [
    ("Hello", "Hello"), ("  two \n\t words  ", "two words"), ("\" kept  as is \"", " kept  as is "),
    ("a \"b  c\" d", "a b  c d"), (#"it\'s \"so\""#, "it's \"so\""), ("\"it's\"", "it's"),
    (#"one\ntwo\ttab"#, "one\ntwo\ttab"), (#"\u0041\u00e9\uD83D\uDE00"#, "Aé😀"),
    (##"\@at \?why \#hash \\ \q"##, "@at ?why #hash \\ q"),
    ("a &amp; b &lt;c&gt; &#8364;&#x20AC;", "a & b <c> €€"),
    ("&quot;  x  &quot;", "  x  "), ("<![CDATA[a <b> & ]]>c", "a <b> & c"),
    ("<![CDATA[  a   b  ]]>", "a b"), ("a <b>bold</b> c", "a bold c"),
    ("Hi <xliff:g id=\"x\" example=\"Jo\">%1$s</xliff:g> !", "Hi %1$s !"),
    ("  <xliff:g>A</xliff:g>  B  ", "A B"), ("  <b>x</b>  y  ", " x y "), ("a <b> b</b>", "a  b"),
    ("\"  <b>  x</b>", "   x"), ("&#160; x&#160;", "\u{A0} x\u{A0}"), ("", ""), ("  ", ""),
    ("<!-- no -->yes<?x y?>", "yes"), ("two<br/>lines", "twolines"), ("%1$d %% %s", "%1$d %% %s"),
    ("نص <i>مائل</i>", "نص مائل"), (#"ends with \"#, "ends with"), ("@user", "@user"), ("?", "?"),
    ("a\r\nb", "a b"), ("@ home/office", "@ home/office"), ("<b>@string/b</b>", "@string/b"),
  ])
  func `is what Android shows`(content: String, shown: String) throws {
    #expect(try text(content) == shown)
  }

  @Test(arguments: [
    ("it's", AndroidStringsError.Problem.bareApostrophe, 31), ("a &apos; b", .bareApostrophe, 31),
    (#"x\u12"#, .malformedEscape, 43), (#"x\u12G4"#, .malformedEscape, 34),
    (#"\uD83Dx"#, .malformedEscape, 35), (#"\uDE00"#, .malformedEscape, 34),
    (#"\uD83D\u0041"#, .malformedEscape, 40),
    ("a & b", .xml(.loneAmpersand), 31), ("&nbsp;", .xml(.unknownEntity("nbsp")), 29),
    ("&#0;", .xml(.noSuchCharacter("&#0;")), 29),
    ("&#xD800;", .xml(.noSuchCharacter("&#xD800;")), 29),
    ("a < b", .xml(.malformedTag), 31),
    ("<b>x</i>", .xml(.mismatchedTag(found: "i", expected: "b")), 33),
    ("<![CDATA[x", .xml(.unterminated(.characterData)), 29),
    ("<b x>y</b>", .xml(.attributeWithoutValue("x")), 32),
    ("<b x='1' x='2'>y</b>", .xml(.duplicateAttribute("x")), 38),
    ("\u{1}", .xml(.controlCharacter(1)), 29),
  ])
  func `that is malformed says what is wrong and where`(
    content: String, problem: AndroidStringsError.Problem, column: Int
  ) {
    let error = error("<resources><string name=\"a\">\(content)</string></resources>")
    #expect(error?.problem == problem)
    #expect(error?.position.column == column)
  }
}

@Suite struct `An Android resource file` {
  static let file = """
    <?xml version="1.0" encoding="utf-8"?>
    <!-- Strings of the app. -->
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="x">
      <string name="title">Typeproof</string>
      <string name="brand" translatable="false">@string/title</string>
      <string name="ok">@android:string/ok</string>
      <color name="red">#f00</color>
      <string-array name="days">
        <item>Monday</item>
        <item>@string/title</item>
      </string-array>
      <plurals name="photos">
        <item quantity="one">%d photo</item>
        <item quantity="other">%d photos</item>
      </plurals>
      <plurals name="title"><item quantity="other">titles</item></plurals>
      <string name="device" product="tablet">Tablet</string>
      <string name="device" product="default">Phone</string>
      <item type="string" name="item">An item</item>
      <style name="s"><item name="x">it's</item></style>
      <string-array name="empty"/>
    </resources>
    """

  @Test func `has its strings, lists and plurals in order`() throws {
    let table = try StringTable(androidResources: Array(Self.file.utf8), language: "en")
    #expect(
      table.keys == [
        "title", "brand", "ok", "days", "photos", "plurals/title", "device", "item", "empty",
      ])
    #expect(table.languages == ["en"])
    #expect(table["title"]?.position == SourcePosition(line: 4, column: 3, byteOffset: 150))
    let photos = table["photos"]?.localization(in: "en")?.variants
    #expect(photos?.map(\.conditions) == [[.plural("one")], [.plural("other")]])
    #expect(photos?.map(\.text) == ["%d photo", "%d photos"])
    #expect(table["item"]?.localizations[0].variants.map(\.text) == ["An item"])
    #expect(table["empty"]?.localizations[0].variants == [])
  }

  @Test func `follows references within itself and keeps others`() throws {
    let table = try StringTable(androidResources: Array(Self.file.utf8))
    #expect(table["brand"]?.localizations[0].variants[0].content == .text("Typeproof"))
    #expect(table["brand"]?.isTranslatable == false)
    #expect(
      table["ok"]?.localizations[0].variants[0].content == .reference("@android:string/ok"))
    let days = table["days"]?.localizations[0].variants
    #expect(days?.map(\.text) == ["Monday", "Typeproof"])
    #expect(days?.map(\.conditions) == [[.item(0)], [.item(1)]])
  }

  @Test func `has a variant for each product`() throws {
    let variants = try StringTable(androidResources: Array(Self.file.utf8))["device"]?
      .localizations[0].variants
    #expect(variants?.map(\.text) == ["Tablet", "Phone"])
    #expect(
      variants?.map(\.conditions) == [
        [.other(kind: "product", name: "tablet")], [.other(kind: "product", name: "default")],
      ])
  }

  @Test(arguments: [
    ("", AndroidStringsError.Problem.xml(.noElement), 1, 1), ("x", .xml(.contentOutside), 1, 1),
    ("<a/>", .notResources(found: "a"), 1, 1),
    ("<resources/><resources/>", .xml(.contentOutside), 1, 13),
    ("<resources/>x", .xml(.contentOutside), 1, 13),
    ("<resources/><![CDATA[x]]>", .xml(.contentOutside), 1, 13),
    ("<resources/></resources>", .xml(.contentOutside), 1, 13),
    ("<resources>", .xml(.unclosedElement("resources", openedAt: .start)), 1, 12),
    ("<resources", .xml(.unterminated(.tag)), 1, 1),
    ("<!-- x", .xml(.unterminated(.comment)), 1, 1),
    ("<?xml", .xml(.unterminated(.instruction)), 1, 1),
    ("<!DOCTYPE r [<!ENTITY a \"b\">]><resources/>", .xml(.documentType), 1, 1),
    ("<?xml version='1.0' encoding='UTF-16'?><resources/>", .xml(.otherEncoding("UTF-16")), 1, 1),
    ("<resources>\n<string>x</string></resources>", .missingName(element: "string"), 2, 1),
    ("<resources>\n<plurals name='p'><item>x</item></plurals></resources>", .quantity(nil), 2, 19),
    (
      "<resources><plurals name='p'><item quantity='1'>x</item></plurals></resources>",
      .quantity("1"), 1, 30
    ),
    (
      "<resources><string-array name='p'><b>x</b></string-array></resources>",
      .notAnItem(found: "b", in: "string-array"), 1, 35
    ),
    (
      "<resources><plurals name='p'><item quantity='one'>x</item><item quantity='one'/></plurals></resources>",
      .duplicateQuantity("one"), 1, 59
    ),
    (
      "<resources><string name='a'>@string/b</string><string name='b'>@string/a</string></resources>",
      .circularReference(["a", "b", "a"]), 1, 12
    ),
  ])
  func `that is malformed says what is wrong and where`(
    file: String, problem: AndroidStringsError.Problem, line: Int, column: Int
  ) {
    let error = error(file)
    #expect(error?.problem == problem)
    #expect(error?.position.line == line)
    #expect(error?.position.column == column)
    #expect(error?.description.hasSuffix(".") == true)
  }

  @Test func `with broken entries has all others, and says what is wrong with those`() throws {
    let table = try StringTable(
      androidResources: Array(
        """
        <resources><string name="a">it's</string><string name="b">two</string>
        <plurals name="c"><item quantity="1">x</item></plurals><string name="b">again</string>
        <string name="d">four</string></resources>
        """.utf8))
    #expect(table.keys == ["b", "d"])
    #expect(table["b"]?.localizations[0].variants.map(\.text) == ["two"])
    #expect(table.problems.map(\.key) == ["a", "c", "b"])
  }

  @Test func `in UTF-16 is refused`() {
    do throws(AndroidStringsError) {
      _ = try StringTable(androidResources: [0xFF, 0xFE, 0x3C, 0])
      Issue.record("no error")
    } catch {
      #expect(error.problem == .encoding(.otherEncoding))
    }
  }

  @Test func `is read up to a count of texts, in all its elements together, and no further`() throws
  {
    let file = { (count: Int) in
      "<resources><string name='s'/><string-array name='a'>"
        + String(repeating: "<item/>", count: count - 1) + "</string-array></resources>"
    }
    let limit = StringTable.greatestTextCount
    #expect(error(file(limit)) == nil)
    let error = error(file(limit + 1))
    #expect(error?.problem == .tooManyTexts)
    #expect(
      error?.description.hasSuffix(
        "The file has more than 250000 texts. Split it.") == true)
  }

  @Test func `never crashes the reader, wherever it is cut or changed`() {
    let bytes = Array(Self.file.utf8)
    let marks = Array("<>/&;\"'=\\u@?[]!- \u{0}x\u{E9}".utf8)
    for offset in bytes.indices {
      #expect(throws: AndroidStringsError.self) {
        try StringTable(androidResources: Array(bytes.prefix(offset)))
      }
      var changed = bytes
      changed[offset] = marks[offset % marks.count]
      _ = try? StringTable(androidResources: changed)
      changed.insert(contentsOf: marks, at: offset)
      _ = try? StringTable(androidResources: changed)
    }
  }

  @Test func `nested a hundred thousand deep, or a chain as long, is read in linear time`() {
    let deep = String(repeating: "<b>", count: 100_000)
    let unended = error("<resources><string name='a'>\(deep)")
    #expect(unended?.position.column == 300_029)
    let chain = (0..<20_000).map { "<string name='s\($0)'>@string/s\($0 + 1)</string>" }.joined()
    #expect(error("<resources>\(chain)<string name='s20000'>end</string></resources>") == nil)
  }
}
