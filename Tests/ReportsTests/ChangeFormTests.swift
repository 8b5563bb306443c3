import Snapshots
import DynamicType
import Imaging
import JSON
import Testing

@testable import Reports
@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `A change in a file` {
  private func read(_ text: String) throws -> Change {
    try JSONDocument(parsing: Array(text.utf8)).root.read(.change)
  }

  private func again(_ change: Change) throws -> Change {
    try read(JSONValue(change, as: .change).text)
  }

  @Test(
    arguments: [
      .exact, .all, .sizes(from: 16, to: 49.0 / 3, curve: nil),
      .sizes(
        from: 16, to: 49.0 / 3,
        curve: SizeCurve(style: .largeTitle, sizeAtLarge: Points(0.1 + 0.2))),
      .shift(dx: 0.1 + 0.2, dy: -1, em: 34), .ratio(1.05), .length(-0.25, em: 1), .part(1e-9),
      .colors(from: .black, to: RGBAColor(red: 1, green: 2, blue: 3, alpha: 4)),
      .named(["gray", "subpixel"]),
    ] as [ChangeAmount])
  func `keeps its amount, to the last bit`(amount: ChangeAmount) throws {
    let change = Change(.shifted, role: .pixels, amount: amount, sentence: "it moved")
    #expect(try again(change) == change)
  }

  @Test func `keeps its whole place, and all that is said of it`() throws {
    let change = Change(
      .spacing, role: .pixels, aspect: "gap",
      place: ChangePlace(
        elements: [
          ElementName(path: "List/HStack[2]/Text", text: "Wi-Fi"), ElementName(path: "List/Row"),
        ], lines: [1, 4], range: 3..<5, text: "é",
        area: PixelRect(x: -1, y: 2, width: 3, height: 4), isPart: true),
      before: "2 px", after: "3 px", amount: .length(1, em: 34),
      sentence: "“é” in lines 1 and 4 stands apart\u{202E}")
    #expect(try again(change) == change)
  }

  @Test(arguments: Change.Role.allCases)
  func `keeps its kind, and where it was found`(role: Change.Role) throws {
    for kind in ChangeKind.allCases {
      let change = Change(kind, role: role, sentence: "")
      #expect(try again(change) == change)
    }
  }

  @Test func `says nothing that is as usual`() throws {
    #expect(
      try JSONValue(Sample.text, as: .change).text == """
        {
          "kind": "text",
          "role": "input",
          "sentence": "the text says “20”, was “19”",
          "before": "19",
          "after": "20"
        }
        """)
  }

  @Test func `says where it happened`() throws {
    #expect(
      try JSONValue(Sample.markLost, as: .change).text == """
        {
          "kind": "mark-lost",
          "role": "pixels",
          "sentence": "“é” in line 1 has lost a mark of 3 × 4 px",
          "amount": {
            "of": "named",
            "words": [
              "mark"
            ]
          },
          "lines": [
            1
          ],
          "range": [
            4,
            6
          ],
          "text": "é",
          "area": {
            "x": 1,
            "y": 2,
            "width": 3,
            "height": 4
          },
          "isPart": true
        }
        """)
  }

  @Test(arguments: [
    #"{"of": "shift", "dx": 1}"#, #"{"of": "colors", "from": "red", "to": "blue"}"#,
    ##"{"of": "sizes", "from": "#000000", "to": "#FFFFFF"}"##, #"{"of": "length", "length": 1}"#,
    #"{"of": "named"}"#, #"{"of": "much"}"#, "{}",
  ])
  func `has no amount of which too little is said`(amount: String) {
    let text = #"{"kind": "size", "role": "pixels", "sentence": "", "amount": \#(amount)}"#
    #expect(throws: JSONReadingError.self) { try read(text) }
  }

  @Test(arguments: [
    #"{"kind": "sise", "role": "pixels", "sentence": ""}"#,
    #"{"kind": "size", "role": "pixel", "sentence": ""}"#, #"{"kind": "size", "role": "pixels"}"#,
    #"{"kind": "size", "role": "pixels", "sentence": "", "range": [5, 3]}"#,
  ])
  func `is none where it makes no sense`(text: String) {
    #expect(throws: JSONReadingError.self) { try read(text) }
  }
}
