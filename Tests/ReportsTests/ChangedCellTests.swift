import DynamicType
import Imaging
import JSON
import Testing

@testable import Reports
@testable import Snapshots

@Suite struct `A changed cell told to another process` {
  private func cell(
    sizes: ChangedCell.Sizes? = nil, element: ChangedCell.Element? = nil,
    shape: FindingShape? = nil, shapes: [FindingShape] = []
  ) throws -> ChangedCell {
    ChangedCell(
      name: try #require(SnapshotName(picturePath: "app/body/word.l@2x.png")), kind: .size,
      words: "point size is 17 pt, was 16 pt", sizes: sizes, element: element, shape: shape,
      shapes: shapes)
  }

  private func read(_ cell: ChangedCell) throws -> ChangedCell {
    let text = try JSONValue(changed: cell).text
    return try JSONDocument(parsing: Array(text.utf8)).root.read(ChangedCell.jsonForm)
  }

  @Test func `keeps sizes and their curve, to the last bit`() throws {
    for curve in [nil, SizeCurve(style: .largeTitle, sizeAtLarge: Points(0.1 + 0.2))] {
      let cell = try cell(sizes: .init(from: Points(16), to: Points(49.0 / 3), curve: curve))
      #expect(try read(cell) == cell)
    }
  }

  @Test func `keeps the name of its style as it was spelled`() throws {
    let name = try #require(SnapshotName(picturePath: "app/flie-text/word.l@2x.png"))
    let cell = ChangedCell(
      name: name.titled("Fließtext"), kind: .size, words: "", sizes: nil, element: nil, shape: nil,
      shapes: [])
    #expect(try read(cell).name.ramp.style.title == "Fließtext")
    #expect(name.titled("Another").ramp.style.title == "flie-text")
  }

  @Test func `keeps the part of an interface`() throws {
    let cell = try cell(
      element: .init(name: "“Wi-Fi” (List/Text)", sameness: ["List", "size"], isNumber: true))
    #expect(try read(cell) == cell)
  }

  @Test(
    arguments: [
      .all, .shift(dx: 0.1 + 0.2, dy: -1, em: 34), .ratio(1.05), .length(-0.25, em: 1), .part(1e-9),
      .colors(from: .black, to: RGBAColor(red: 1, green: 2, blue: 3, alpha: 4)),
      .named(["gray", "subpixel"]),
    ] as [FindingAmount])
  func `keeps what its pixels show`(amount: FindingAmount) throws {
    let shape = FindingShape(
      kind: .shifted, characters: 3..<5, text: "é", elements: [ElementName(path: "List/Text")],
      amount: amount)
    let bare = FindingShape(
      kind: .color, characters: nil, text: nil, elements: [], amount: amount)
    let cell = try cell(shape: shape, shapes: [shape, bare])
    #expect(try read(cell) == cell)
  }

  @Test(arguments: [
    #"{"of": "shift", "numbers": [1], "words": []}"#,
    #"{"of": "colors", "numbers": [], "words": ["red", "blue"]}"#,
    #"{"of": "much", "numbers": [], "words": []}"#,
  ])
  func `has no amount of which too little is said`(amount: String) {
    let text = """
      {"name": "app/body/word.l@2x", "kind": "size", "words": "", "shapes": [
        {"kind": "size", "amount": \(amount), "elements": []}]}
      """
    #expect(throws: JSONReadingError.self) {
      try JSONDocument(parsing: Array(text.utf8)).root.read(ChangedCell.jsonForm)
    }
  }
}
