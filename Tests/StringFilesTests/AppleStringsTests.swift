import JSON
import StringFiles
import Testing

private func texts(_ text: String) throws -> [String] {
  try StringTable(appleStrings: Array(text.utf8)).entries.map {
    "\($0.key)=\($0.localizations[0].variants[0].text ?? "")"
  }
}

private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
  ([0xFEFF] + Array(text.utf16)).flatMap { unit in
    let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    return bigEndian ? pair : pair.reversed()
  }
}

@Suite struct `A strings file` {
  @Test(
    arguments: [
      ("", []), ("\u{FEFF}\"a\" = \"b\";", ["a=b"]), ("\"a\"=\"b\";\"c\"=\"d\";", ["a=b", "c=d"]),
      ("/* note */ key.one = \"x\"; // end\n$k-2/a:b=y_1;", ["key.one=x", "$k-2/a:b=y_1"]),
      ("\"alone\";", ["alone=alone"]), ("'a' = 'it\"s';", ["a=it\"s"]),
      (#""a" = "one\ntwo\ttab \"q\" \\ \'";"#, ["a=one\ntwo\ttab \"q\" \\ '"]),
      (#""a" = "\U0041\U00e9\UD83D\UDE00";"#, ["a=Aé😀"]), (#""a" = "\101\12";"#, ["a=A\n"]),
      ("\"a\" = \"two\nlines /* no comment */ ; = \";", ["a=two\nlines /* no comment */ ; = "]),
      ("\"größe\" = \"😀 نص\";", ["größe=😀 نص"]), ("\"a\" = \"\";", ["a="]),
    ] as [(String, [String])])
  func `has its keys and texts in order`(text: String, pairs: [String]) throws {
    #expect(try texts(text) == pairs)
  }

  @Test(arguments: [false, true])
  func `is read in UTF-16 in either order of bytes`(bigEndian: Bool) throws {
    let table = try StringTable(
      appleStrings: utf16("// é\n\"größe\" = \"😀\";\n", bigEndian: bigEndian), language: "de")
    #expect(table.keys == ["größe"])
    #expect(table.sourceLanguage == "de")
    let entry = try #require(table["größe"])
    #expect(entry.localization(in: "de")?.variants[0].text == "😀")
    #expect((entry.position.line, entry.position.column) == (2, 1))
  }

  @Test func `is read up to a count of texts, and no further`() throws {
    let limit = StringTable.greatestTextCount
    let pairs = (0...limit).map { "k\($0);" }
    #expect(try texts(pairs.dropLast().joined()).count == limit)
    let error = #expect(throws: AppleStringsError.self) { try texts(pairs.joined()) }
    #expect(error?.problem == .tooManyTexts)
    #expect(
      error?.description.hasSuffix(
        "The file has more than 250000 texts. Split it.") == true)
  }

  @Test func `gives the places of keys and texts`() throws {
    let table = try StringTable(appleStrings: Array("\u{FEFF}/* é */ \"a\" =\r\n  \"b\";".utf8))
    let entry = try #require(table["a"])
    #expect(entry.position == SourcePosition(line: 1, column: 9, byteOffset: 12))
    #expect(
      entry.localizations[0].variants[0].position
        == SourcePosition(line: 2, column: 3, byteOffset: 21))
  }

  @Test(
    arguments: [
      ("\"a\" \"b\";", .missingEqualsSign(key: "a"), 5), ("\"a\"", .missingEqualsSign(key: "a"), 4),
      ("\"a\" = ;", .noText(key: "a", found: ";"), 7),
      ("\"a\" =", .noText(key: "a", found: nil), 6),
      ("\"a\" = \"b\"", .missingSemicolon(key: "a"), 10),
      ("\"a\" = \"b\" \"c\" = \"d\";", .missingSemicolon(key: "a"), 11),
      ("\"a\" = \"b;", .unterminatedText, 7), ("\"a", .unterminatedText, 1),
      ("\"a\" = \"b\\", .unterminatedText, 9), ("= \"b\";", .noKey(found: "="), 1),
      ("{ a = b; }", .noKey(found: "{"), 1), ("/* x", .unterminatedComment, 1),
      (#""a" = "\u0041";"#, .unknownEscape("\\u"), 8), (#""a" = "\é";"#, .unknownEscape("\\é"), 8),
      (#""a" = "\U41";"#, .unknownEscape("\\U"), 8),
      (#""a" = "\377";"#, .unknownEscape("\\377"), 8),
      (#""a" = "\UD83D";"#, .loneSurrogate(0xD83D), 8),
      ("<?xml version=\"1.0\"?><plist/>", .propertyList(isBinary: false), 1),
      ("bplist00", .propertyList(isBinary: true), 1),
    ] as [(String, AppleStringsError.Problem, Int)])
  func `that is malformed says what is wrong and where`(
    text: String, problem: AppleStringsError.Problem, column: Int
  ) {
    do throws(AppleStringsError) {
      _ = try StringTable(appleStrings: Array(text.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.problem == problem)
      #expect(error.position.column == column)
      #expect(error.description.hasSuffix("."))
    }
  }

  @Test func `names the first of two hundred thousand wrong escapes, in linear time`() {
    let escapes = String(repeating: "\\z", count: 200_000)
    do throws(AppleStringsError) {
      _ = try StringTable(appleStrings: Array("\"a\" =\n \"\(escapes)\";".utf8))
      Issue.record("no error")
    } catch {
      #expect(error.problem == .unknownEscape("\\z"))
      #expect(error.position == SourcePosition(line: 2, column: 3, byteOffset: 8))
    }
  }

  @Test func `has thousands of broken entries with their places, in linear time`() throws {
    let entries = String(repeating: "\"a\" = \"\\z\";\n", count: 9999)
    let table = try StringTable(appleStrings: Array((entries + "\"b\" = \"c\";").utf8))
    #expect(table.keys == ["b"])
    #expect(table.problems.count == 9999)
    #expect(table.problems.last?.description.hasPrefix("line 9999, column 8: ") == true)
  }

  @Test func `with broken entries has all others, and says what is wrong with those`() throws {
    let table = try StringTable(
      appleStrings: Array(
        """
        "a" = "one\\u0041";
        "b" = "two\\/2";
        "c" = "three"
        /* note */
        "d" = "four;
        "e" = "five";
        "b" = "again";
        """.utf8))
    #expect(table.keys == ["b", "e"])
    #expect(table["b"]?.localizations[0].variants[0].text == "two/2")
    #expect(table.problems.map(\.key) == ["a", "c", "d", "b"])
    #expect(
      table.problems.map { $0.description.prefix { $0 != "," } } == [
        "line 1", "line 5", "line 6", "line 7",
      ])
  }

  @Test func `that is a property list in XML has its keys and texts`() throws {
    let table = try StringTable(
      appleStrings: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
          <key>a</key><string>one &amp; two</string>
          <key>b</key><array><string>y</string></array>
          <key>c</key><string/>
        </dict></plist>
        """.utf8))
    #expect(table.entries.map { $0.localizations[0].variants[0].text } == ["one & two", ""])
    #expect(table.problems.map(\.key) == ["b"])
  }

  /// The forms of Apple's “Stringsdict file format”.
  @Test func `of plurals has each with its part, and texts for widths and devices`() throws {
    let table = try StringTable(
      appleStrings: Array(
        """
        <plist version="1.0"><dict>
          <key>photos</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%1$#@photos@ in %2$#@albums@ of %@</string>
            <key>photos</key><dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>d</string>
              <key>one</key><string>%d photo</string><key>other</key><string>%d photos</string>
            </dict>
            <key>albums</key><dict><key>other</key><string>albums</string></dict>
          </dict>
          <key>more</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>20</key><string>Mehr</string><key>50</key><string>Weitere</string></dict></dict>
          <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>mac</key><string>Click</string></dict></dict>
          <key>none</key><dict><key>x</key><integer>3</integer></dict>
          <key>last</key>
        </dict></plist>
        """.utf8), language: "de")
    #expect(table.keys == ["photos", "more", "tap"])
    #expect(
      table["photos"]?.localizations[0].variants.map(\.text) == [
        "%#@photos@ in %#@albums@ of %@", "%d photo", "%d photos", "albums",
      ])
    #expect(
      table["photos"]?.localizations[0].variants.map(\.conditions) == [
        [], [.substitution("photos"), .plural("one")], [.substitution("photos"), .plural("other")],
        [.substitution("albums"), .plural("other")],
      ])
    #expect(
      table["more"]?.localizations[0].variants.map(\.conditions) == [
        [.other(kind: "width", name: "20")], [.other(kind: "width", name: "50")],
      ])
    #expect(table["tap"]?.localizations[0].variants.map(\.conditions) == [[.device("mac")]])
    #expect(table.problems.map(\.key) == ["none", "last"])
    #expect(
      table.problems[0].description.hasPrefix("line 15, column 3: There is no text for this key."))
  }

  @Test(
    arguments: [
      ([0x22, 0xFF], .notUTF8(byte: 0xFF), 2),
      ([0xFF, 0xFE, 0x00, 0xD8, 0x41, 0], .damagedUTF16, 1),
      ([0xFE, 0xFF, 0, 0x61, 0], .damagedUTF16, 2), ([0x22, 0, 0x61, 0], .otherEncoding, 1),
    ] as [([UInt8], TextEncodingProblem, Int)])
  func `that is no text says so`(bytes: [UInt8], problem: TextEncodingProblem, column: Int) {
    do throws(AppleStringsError) {
      _ = try StringTable(appleStrings: bytes)
      Issue.record("no error")
    } catch {
      #expect(error.problem == .encoding(problem))
      #expect(error.position.column == column)
    }
  }

  @Test func `never crashes the reader, wherever it is cut or changed`() {
    let text = #"/* é */ "a\U00e9" = "b\n\101"; key.two='c"d'; // x"# + "\n\"alone\";"
    for bytes in [Array(text.utf8), utf16(text, bigEndian: true), utf16(text, bigEndian: false)] {
      for offset in bytes.indices {
        _ = try? StringTable(appleStrings: Array(bytes.prefix(offset)))
        for value: UInt8 in [0, 0x0A, 0x22, 0x2A, 0x2F, 0x3B, 0x3D, 0x5C, 0x55, 0xD8, 0xFF] {
          var changed = bytes
          changed[offset] = value
          _ = try? StringTable(appleStrings: changed)
        }
      }
    }
  }

  @Test func `longer than the caller reads is refused`() {
    #expect(throws: AppleStringsError.self) {
      try StringTable(appleStrings: Array("a=b;".utf8), sizeLimit: 3)
    }
  }
}
