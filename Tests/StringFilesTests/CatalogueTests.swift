import JSON
import StringFiles
import Testing

private func table(_ text: String) throws -> StringTable {
  try StringTable(catalogue: Array(text.utf8))
}

@Suite struct `A string catalogue` {
  static let catalogue = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {},
        "Cancel" : {
          "comment" : "A button",
          "extractionState" : "manual",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Abbrechen" } },
            "ar" : { "stringUnit" : { "state" : "needs_review", "value" : "إلغاء" } }
          }
        },
        "brand" : {
          "shouldTranslate" : false,
          "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : "Typeproof" } } }
        },
        "photos" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "device" : {
                  "ipad" : {
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld photo here" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld photos here" } }
                      }
                    }
                  },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld photos" } }
                }
              }
            }
          }
        },
        "shared" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "Shared %#@albums@" },
              "substitutions" : {
                "albums" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg album" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg albums" } }
                    }
                  }
                }
              }
            }
          }
        },
        "phrases" : {
          "localizations" : {
            "en" : { "stringSet" : { "state" : "new", "values" : [ "Open", "Show" ] } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func `has its keys in order and its languages`() throws {
    let table = try table(Self.catalogue)
    #expect(table.sourceLanguage == "en")
    #expect(table.keys == ["", "Cancel", "brand", "photos", "shared", "phrases"])
    #expect(table.languages == ["en", "de", "ar"])
    #expect(table["nothing"] == nil)
  }

  @Test func `has a text in each language, with its state and place`() throws {
    let entry = try #require(try table(Self.catalogue)["Cancel"])
    let german = try #require(entry.localization(in: "de")?.variants.first)
    #expect(german.text == "Abbrechen")
    #expect(german.state == "translated")
    #expect(german.conditions == [])
    #expect((german.position.line, german.position.column) == (9, 69))
    #expect(entry.localization(in: "ar")?.variants.first?.state == "needs_review")
    #expect((entry.position.line, entry.position.column) == (5, 5))
    #expect(entry.localization(in: "fr") == nil)
  }

  @Test func `takes the key for the text of the source language where it has none`() throws {
    let entry = try #require(try table(Self.catalogue)["Cancel"])
    #expect(entry.localization(in: "en")?.variants.map(\.text) == ["Cancel"])
  }

  @Test func `says which texts are not to be translated`() throws {
    let table = try table(Self.catalogue)
    #expect(table["brand"]?.isTranslatable == false)
    #expect(table["Cancel"]?.isTranslatable == true)
  }

  @Test func `has each variation with all its conditions, the outermost first`() throws {
    let variants = try table(Self.catalogue)["photos"]?.localization(in: "en")?.variants
    #expect(
      variants?.map(\.conditions) == [
        [.device("ipad"), .plural("one")], [.device("ipad"), .plural("other")], [.device("other")],
      ])
    #expect(
      variants?.map(\.text) == ["%lld photo here", "%lld photos here", "%lld photos"])
  }

  @Test func `has substitutions and sets as variants`() throws {
    let table = try table(Self.catalogue)
    let shared = table["shared"]?.localization(in: "en")?.variants
    #expect(shared?.map(\.text) == ["Shared %#@albums@", "%arg album", "%arg albums"])
    #expect(shared?.last?.conditions == [.substitution("albums"), .plural("other")])
    let phrases = table["phrases"]?.localization(in: "en")?.variants
    #expect(phrases?.map(\.conditions) == [[.item(0)], [.item(1)]])
    #expect(phrases?.map(\.text) == ["Open", "Show"])
  }

  @Test(
    arguments: [
      ("[]", ["line 1, column 1: The file is a list. Write an object with a string catalogue."]),
      (
        "{\"strings\": {}}",
        [
          "line 1, column 1: The file has no “sourceLanguage”. "
            + "Write a text with at least one character there."
        ]
      ),
      (
        "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"de\": {}}}}}",
        [
          "line 1, column 68: “de” has no text. Write a stringUnit with state and value."
        ]
      ),
      (
        "{\"sourceLanguage\": 1, \"strings\": {\"a\": 2,\n \"b\": {\"localizations\": {\"de\": "
          + "{\"stringUnit\": {\"value\": 3}}}}}}",
        [
          "line 1, column 20: “sourceLanguage” is 1. Write a text with at least one character.",
          "line 1, column 40: “a” is 2. Write an object with localizations.",
          "line 2, column 57: “value” is 3. Write a text in quotation marks.",
        ]
      ),
      (
        "{\"sourceLanguage\": \"en\" \"strings\"}",
        [
          "line 1, column 25: A comma is missing before this name. Write “,” between names."
        ]
      ),
    ] as [(String, [String])])
  func `that is none says all that is wrong, and where`(text: String, messages: [String]) {
    do throws(CatalogueError) {
      _ = try StringTable(catalogue: Array(text.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.description.split(separator: "\n").map(String.init) == messages)
    }
  }

  @Test func `with broken entries has all others, and says what is wrong with those`() throws {
    let table = try StringTable(
      catalogue: Array(
        #"{"sourceLanguage": "en", "strings": {"a": {}, "b": {"localizations": {"de": {}}}, "c": {}}}"#
          .utf8))
    #expect(table.keys == ["a", "c"])
    #expect(table.problems.map(\.key) == ["b"])
    #expect(table.problems[0].description.contains("“de” has no text."))
  }

  @Test(arguments: [(10_000, true), (10_001, false)])
  func `may have ten thousand broken entries`(count: Int, isRead: Bool) {
    let broken = (0..<count).map { "\"\($0)\": 3" }.joined(separator: ", ")
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {}, \(broken)}}"
    let read = try? StringTable(catalogue: Array(text.utf8))
    #expect(read?.keys == (isRead ? ["a"] : nil))
    #expect(read?.problems.count == (isRead ? count : nil))
  }

  @Test func `is read up to a count of texts, and no further`() throws {
    let catalogue = { (count: Int) in
      let values = Array(repeating: "\"\"", count: count).joined(separator: ",")
      return #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"stringSet": "#
        + #"{"values": [\#(values)]}}}}}}"#
    }
    let limit = StringTable.greatestTextCount
    #expect(try table(catalogue(limit))["a"]?.localizations[0].variants.count == limit)
    let error = #expect(throws: CatalogueError.self) { try table(catalogue(limit + 1)) }
    #expect(error == .tooManyTexts)
    #expect(
      error?.description
        == "line 1, column 1: The file has more than 250000 texts. Split it.")
    // Refused before anything is made of the values.
    let early = #expect(throws: CatalogueError.self) { try table(catalogue(1_100_000)) }
    #expect(early?.description.contains("There are more than 1048576 values") == true)
  }

  @Test(arguments: [(8, 0), (9, 1), (100, 1)])
  func `has texts with eight conditions, and none with more`(depth: Int, count: Int) {
    let text =
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": "#
      + String(repeating: #"{"variations": {"device": {"mac": "#, count: depth)
      + #"{"stringUnit": {"value": "x"}}"# + String(repeating: "}}}", count: depth) + "}}}}"
    var messages: [Substring] = []
    do throws(CatalogueError) {
      _ = try StringTable(catalogue: Array(text.utf8))
    } catch {
      messages = error.description.split(separator: "\n")
    }
    #expect(messages.count == count)
    #expect(
      messages.allSatisfy {
        $0.hasSuffix(
          "has a text with more than 8 nested conditions. Write fewer variations around it."
        )
      })
  }

  @Test func `never crashes the reader, wherever it is cut or changed`() {
    let bytes = Array(Self.catalogue.utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: CatalogueError.self) {
        try StringTable(catalogue: Array(bytes.prefix(count)))
      }
      var changed = bytes
      changed[count] ^= UInt8(truncatingIfNeeded: count)
      _ = try? StringTable(catalogue: changed)
    }
  }
}
