import JSON
import StringFiles
import Testing

@Suite struct `A file of exchange` {
  private func shown(_ table: StringTable) -> [String] {
    table.entries.flatMap { entry in
      entry.localizations.flatMap { text in
        text.variants.map { variant in
          let conditions = variant.conditions.map { condition in
            switch condition {
            case .plural(let category): "\(category) "
            case .other(_, let name): "\(name) "
            default: "? "
            }
          }.joined()
          return "\(entry.key) \(text.language ?? "-"): \(conditions)\(variant.text ?? "")"
        }
      }
    }
  }

  @Test func `of Flutter has its texts, with placeholders by type and plurals`() throws {
    let table = try StringTable(
      arb: Array(
        """
        {"@@locale": "pt_BR", "hello": "Hi {name}, 5%",
         "items": "{n, plural, =0{None} one{# item} other{{n} items}} left", "@items":
         {"placeholders": {"n": {"type": "int"}}}, "broken": 3}
        """.utf8))
    #expect(
      shown(table) == [
        "hello pt-BR: Hi %@, 5%%", "items pt-BR: zero None left", "items pt-BR: one %lld item left",
        "items pt-BR: other %lld items left",
      ])
    #expect(table.problems.map(\.key) == ["broken"])
  }

  @Test func `in XLIFF has its units in both languages`() throws {
    let xcode = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff version="1.2"><file original="a" source-language="en" target-language="de"><body>
      <trans-unit id="hi"><source>Hi <g id="1">you</g></source><target>Hallo &amp; du</target></trans-unit>
      <trans-unit id="no"><source>No</source></trans-unit></body></file></xliff>
      """
    #expect(
      shown(try StringTable(xliff: Array(xcode.utf8))) == [
        "hi en: Hi you", "hi de: Hallo & du", "no en: No",
      ])
    let second = """
      <xliff version="2.0" srcLang="en" trgLang="fr"><file id="f"><unit id="u"><segment>
      <source>One. </source><target>Un. </target></segment><segment><source>Two.</source>
      <target>Deux.</target></segment></unit></file></xliff>
      """
    #expect(
      shown(try StringTable(xliff: Array(second.utf8))) == ["u en: One. Two.", "u fr: Un. Deux."])
    #expect(throws: XLIFFError.self) { try StringTable(xliff: Array("<a/>".utf8)) }
  }

  @Test func `in XLIFF leaves out what other translations suggest`() throws {
    let first = """
      <xliff version="1.2"><file original="a" source-language="en" target-language="de"><body>
      <trans-unit id="hi"><source>Hi</source><target>Hallo</target><alt-trans>
      <source>Hi!</source><target>Servus</target></alt-trans></trans-unit></body></file></xliff>
      """
    #expect(shown(try StringTable(xliff: Array(first.utf8))) == ["hi en: Hi", "hi de: Hallo"])
    let second = """
      <xliff version="2.0" srcLang="en" trgLang="fr"><file id="f"><unit id="u"><mtc:matches>
      <mtc:match ref="#s"><source>One!</source><target>Une</target></mtc:match></mtc:matches>
      <segment id="s"><source>One</source><target>Un</target></segment></unit></file></xliff>
      """
    #expect(shown(try StringTable(xliff: Array(second.utf8))) == ["u en: One", "u fr: Un"])
  }
}
