import JSON
import StringFiles
import Testing

private func table(_ elements: String) throws(AndroidStringsError) -> StringTable {
  try StringTable(androidResources: Array("<resources>\(elements)</resources>".utf8))
}

private func error(_ elements: String) -> AndroidStringsError? {
  do throws(AndroidStringsError) {
    _ = try table(elements)
    return nil
  } catch {
    return error
  }
}

private func variants(_ table: StringTable, _ key: String) -> [StringTable.Variant]? {
  table[key]?.localizations[0].variants
}

@Suite struct `An element of an Android resource file` {
  @Test func `is a string by its name, or as an item of that type`() throws {
    let table = try table(
      """
      <item type="dimen" name="d">3</item><bool type="string" name="t">true</bool>
      <item name="none">4</item><item type="string" name="i">five</item>
      """)
    #expect(table.keys == ["i"])
  }

  @Test func `needs a name with a letter in it`() {
    #expect(error(#"<string name="">x</string>"#)?.problem == .missingName(element: "string"))
  }

  @Test func `is passed over where it is broken and empty`() throws {
    let table = try table(#"<string/><string name="b">x</string>"#)
    #expect(table.keys == ["b"])
    #expect(table.problems.map(\.key) == [nil])
  }

  @Test func `has its place in a list and its quantity after its product`() throws {
    let table = try table(
      """
      <plurals name="p" product="tv"><item quantity="one">x</item></plurals>
      <string-array name="l" product="tv"><item>y</item></string-array>
      """)
    let product = StringTable.Condition.other(kind: "product", name: "tv")
    #expect(variants(table, "p")?.map(\.conditions) == [[product, .plural("one")]])
    #expect(variants(table, "l")?.map(\.conditions) == [[product, .item(0)]])
  }

  @Test func `of another kind and the same name leaves the first its key`() throws {
    let table = try table(
      """
      <string name="a">one</string><plurals name="a"><item quantity="other">two</item></plurals>
      <string name="a" product="tv">three</string>
      <string-array name="a"><item>four</item></string-array>
      """)
    #expect(table.keys == ["a", "plurals/a", "array/a"])
    #expect(variants(table, "a")?.map(\.text) == ["one", "three"])
  }

  @Test(arguments: [("false", "true"), ("true", "false"), ("false", "false")])
  func `is not translated where one of its products is not`(first: String, second: String) throws {
    let table = try table(
      """
      <string name="a" translatable="\(first)">x</string>
      <string name="a" translatable="\(second)" product="tv">y</string>
      <string name="b" translatable="true">z</string>
      """)
    #expect(table["a"]?.isTranslatable == false)
    #expect(table["b"]?.isTranslatable == true)
  }

  @Test func `may be broken ten thousand times`() throws {
    let most = "<string name='ok'/>" + String(repeating: "<string/>", count: 10_000)
    let table = try table(most)
    #expect(table.keys == ["ok"])
    #expect(table.problems.count == 10_000)
    #expect(error(most + "<string/>")?.problem == .missingName(element: "string"))
  }
}

@Suite struct `A reference of an Android string` {
  @Test(arguments: [
    "@null", "@empty", "@string/none", "@android:string/ok", "?title", "?attr/title",
  ])
  func `is kept where it leads out of the file`(reference: String) throws {
    let table = try table("<string name='a'> \(reference)\n</string>")
    #expect(variants(table, "a")?.map(\.content) == [.reference(reference)])
  }

  @Test func `may lead from an item of a list to a string of the list's name`() throws {
    let table = try table(
      """
      <string name="days">Days</string>
      <string-array name="days"><item>@string/days</item></string-array>
      """)
    #expect(variants(table, "array/days")?.map(\.text) == ["Days"])
  }

  @Test func `is circular from where the circle begins`() {
    let strings = [("a", "b"), ("b", "c"), ("c", "b")].map {
      "<string name='\($0)'>@string/\($1)</string>"
    }
    #expect(error(strings.joined())?.problem == .circularReference(["b", "c", "b"]))
  }
}

@Suite struct `Half of a surrogate pair in an Android string` {
  /// The text begins in column 29, and the end of its element behind it.
  @Test(arguments: [
    (#"\uD83D\n"#, 36), (#"\uD83D\\uDE00"#, 36), (#"\uD83D"#, 44), (#"\uD83D"x"#, 35),
  ])
  func `is malformed at what follows it`(content: String, column: Int) {
    let error = error("<string name=\"a\">\(content)</string>")
    #expect(error?.problem == .malformedEscape)
    #expect(error?.position.column == column)
  }
}
