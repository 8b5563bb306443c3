import JSON
import Testing

@Suite struct `A form that reads and prints` {
  private struct Style: Equatable {
    var name: String
    var size: Double?
    var isItalic = false
    var axes: [Int] = []
  }

  private static let style = JSONForm<Style>.object("an object with a style") { style in
    let name = style.required("name", .text, from: \.name)
    let size = style.optional("size", .number, from: \.size)
    let isItalic = style.optional("italic", .truth, from: \.isItalic, otherwise: false)
    let axes = style.optional(
      "axes", .list(of: .integer(in: 0...9)), from: \.axes, otherwise: [])
    return name.map { Style(name: $0, size: size, isItalic: isItalic, axes: axes) }
  }

  @Test func `prints its members in the order in which they are read`() throws {
    let style = Style(name: "Body", size: 17.5, isItalic: true, axes: [1, 2])

    #expect(
      try Self.style.json(of: style)
        == ["name": "Body", "size": try JSONValue(17.5), "italic": true, "axes": [1, 2]])
  }

  @Test func `leaves out a member that is missing or as usual`() throws {
    #expect(try Self.style.json(of: Style(name: "Body")) == ["name": "Body"])
  }

  @Test func `reads what it prints as the same value`() throws {
    let style = Style(name: "Body", size: 17, isItalic: true, axes: [3])
    let text = try #require(try Self.style.json(of: style)).text

    #expect(try JSONDocument(parsing: Array(text.utf8)).root.read(Self.style) == style)
  }

  @Test func `prints by the second of two forms what the first cannot express`() throws {
    let form = JSONForm<Int>.either(
      .choice([("none", 0)]), if: { $0.string != nil }, or: .integer(in: 1...9))

    #expect(try form.json(of: 0) == "none")
    #expect(try form.json(of: 7) == 7)
  }

  @Test func `prints no object if it cannot express a member that the object needs`() throws {
    let form = JSONForm<Int>.object("an object") { object in
      object.required("word", .choice([("one", 1)]), from: { $0 })
    }

    #expect(try form.json(of: 1) == ["word": "one"])
    #expect(try form.json(of: 2) == nil)
  }

  @Test func `prints no object if a member is only read`() throws {
    let form = JSONForm<String>.object("an object") { object in
      _ = object.optional("note", .text)
      return object.required("name", .text, from: { $0 })
    }

    #expect(try form.json(of: "Body") == nil)
  }

  @Test func `names the member in which a name stands twice`() throws {
    let form = JSONForm<[String]>.object("an object") { object in
      object.required(
        "styles", .named(.truth), from: { $0.map { JSONNamed($0, value: true) } }
      ).map { $0.map(\.name) }
    }

    let error = #expect(throws: JSONRepeatedName.self) { try form.json(of: ["Body", "Body"]) }
    #expect(error?.name == "Body")
    #expect(error?.member == "styles")
  }

  @Test func `throws for a number that is not finite`() {
    #expect(throws: JSONNumber.NotFinite.self) { try JSONForm.number.json(of: .infinity) }
  }
}
