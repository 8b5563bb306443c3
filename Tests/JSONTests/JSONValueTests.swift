import JSON
import Testing

@Suite struct `JSON as text` {
  @Test func `keeps the order of members and indents by two`() {
    let value: JSONValue = [
      "zebra": 1, "apple": [true, nil, "x"], "empty": [], "none": [:], "deep": ["a": ["b": 2]],
    ]
    #expect(
      value.text == """
        {
          "zebra": 1,
          "apple": [
            true,
            null,
            "x"
          ],
          "empty": [],
          "none": {},
          "deep": {
            "a": {
              "b": 2
            }
          }
        }
        """)
  }

  @Test func `puts into one line what ends by a column`() {
    let value: JSONValue = ["list": [1, 2], "deep": ["a": ["b", true], "c": []]]
    #expect(
      value.text(fitting: 37) == """
        {
          "list": [1, 2],
          "deep": {"a": ["b", true], "c": []}
        }
        """)
    #expect(value.text(fitting: 36).contains("\n  \"deep\": {\n    \"a\": [\"b\", true],\n"))
    // The comma behind the list is in the seventeenth column.
    #expect(value.text(fitting: 17).contains("\n  \"list\": [1, 2],\n"))
    #expect(value.text(fitting: 16).contains("\n  \"list\": [\n"))
  }

  @Test(arguments: [
    (17.0, "17"), (16.5, "16.5"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"), (-0.0, "0"),
    (-2.25, "-2.25"), (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"),
    (9_007_199_254_740_991, "9007199254740991"),
  ])
  func `writes a number as the shortest decimal that reads back`(
    number: Double, text: String
  ) throws {
    #expect(try JSONValue(number).text == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `refuses a number that is not finite`(number: Double) {
    #expect(throws: JSONNumber.NotFinite.self) { try JSONValue(number) }
  }

  @Test func `writes whole numbers to their last digit`() {
    #expect(JSONValue.integer(.min).text == "-9223372036854775808")
  }

  /// Not arguments of the test, which would print them raw.
  static let hostileTexts = [
    ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#), ("\r\n", #""\r\n""#),
    ("\u{0}\u{8}\u{1B}\u{7F}", #""\u0000\u0008\u001B\u007F""#),
    ("\u{202E}\u{2028}", #""\u202E\u2028""#),
    ("e\u{301} 👩🏽‍🚀 نص", "\"e\u{301} 👩🏽‍🚀 نص\""),
  ]

  @Test func `escapes a string so that it reads back and harms no terminal`() {
    for (raw, written) in Self.hostileTexts {
      #expect(JSONValue.string(raw).text == written)
    }
  }
}
