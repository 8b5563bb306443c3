import JSON
import Testing

@Suite struct `JSON in a page` {
  private func page(_ value: JSONValue) -> String {
    var bytes: [UInt8] = []
    value.appendForPage(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `has no blanks, and members in their order`() throws {
    let value: JSONValue = [
      "b": [1, nil, true, false, []], "a": ["c": try JSONValue(1.5), "": [:]],
    ]
    #expect(page(value) == #"{"b":[1,null,true,false,[]],"a":{"c":1.5,"":{}}}"#)
  }

  @Test func `cannot end the element it stands in`() {
    #expect(
      page(["</script>": "<!--<script>"])
        == #"{"\u003c/script>":"\u003c!--\u003cscript>"}"#)
  }

  @Test func `escapes what JSON demands, and leaves all other text as it is`() {
    #expect(page("\"\\\u{0}\n\u{7F}é\u{2028}م") == "\"\\\"\\\\\\u0000\\u000a\\u007fé\u{2028}م\"")
  }

  @Test func `says what the same value says elsewhere`() throws {
    let value: JSONValue = ["text": "a<b\u{1}\u{202E}", "list": [1, 2]]
    let bytes = Array(page(value).utf8)
    #expect(JSONValue(try JSONDocument(parsing: bytes).root) == value)
  }
}
