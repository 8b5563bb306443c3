import JSON
import Testing

private struct Face: Sendable {
  static let form = JSONForm<Face>.object("an object with a face") { face in
    let file = face.required("file", .filledText, about: "The file.")
    // Asked for whatever the others are.
    _ = face.optional("weight", .integer(in: 1...1000), otherwise: 400, about: "How heavy.")
    face.describe(anyOf: [
      .init(having: ["file"], lacking: ["url"]), .init(having: ["url"], denying: ["weight"]),
    ])
    return file.map { _ in Face() }
  }
}

@Suite struct `The schema of a form` {
  @Test(arguments: [
    (JSONForm<String>.text.schema, #"{"type": "string"}"#),
    (JSONForm<String>.filledText.schema, #"{"type": "string", "minLength": 1}"#),
    (JSONForm<Bool>.truth.schema, #"{"type": "boolean"}"#),
    (
      JSONForm<Int>.integer(in: 1...1000).schema,
      #"{"type": "integer", "minimum": 1, "maximum": 1000}"#
    ),
    (JSONForm<Double>.number.schema, #"{"type": "number"}"#),
    (JSONForm<Double>.number(above: 0).schema, #"{"type": "number", "exclusiveMinimum": 0}"#),
    (
      JSONForm<Double>.number(in: 0.5...10).schema,
      #"{"type": "number", "minimum": 0.5, "maximum": 10}"#
    ),
    (JSONForm<Int>.choice([("a", 1), ("b", 2)]).schema, #"{"enum": ["a", "b"]}"#),
    (
      JSONForm<[String]>.list(of: .text).schema,
      #"{"type": "array", "items": {"type": "string"}}"#
    ),
    (
      JSONForm<[String]>.list(of: .text).schema.atLeast(1),
      #"{"type": "array", "items": {"type": "string"}, "minItems": 1}"#
    ),
    (
      JSONForm<[JSONNamed<Bool>]>.named(.truth).schema,
      #"{"type": "object", "additionalProperties": {"type": "boolean"}}"#
    ),
    (
      JSONForm<[JSONNamed<Bool>]>.named(.truth).keyed(
        by: .choice([("x", 1)]), inOrder: { $0.sorted() }
      ).schema,
      #"{"type": "object", "propertyNames": {"enum": ["x"]}, "#
        + #""additionalProperties": {"type": "boolean"}}"#
    ),
    (
      JSONForm<Int>.either(
        JSONForm<Bool>.truth.map { _ in 0 }, if: { _ in true }, or: .integer(in: 1...2)
      ).schema,
      #"{"anyOf": [{"type": "boolean"}, {"type": "integer", "minimum": 1, "maximum": 2}]}"#
    ),
    (JSONSchema.ignoringCase(["ax-1"]), ##"{"type": "string", "pattern": "^([Aa][Xx]-1)$"}"##),
    (JSONSchema.anything, "{}"),
  ])
  func `says what the form takes`(schema: JSONSchema, keywords: String) throws {
    let value: JSONValue = ["schema": try schema.document(title: "x", description: "y")]
    let head =
      #"{"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "x", "description": "y""#
    let rest = keywords == "{}" ? "}" : ", " + keywords.dropFirst()
    #expect(value.text(fitting: 300) == "{\n  \"schema\": " + head + rest + "\n}")
  }

  @Test func `of an object has the members that its reader asks for`() throws {
    #expect(
      try Face.form.schema.document(title: "x", description: "y").text == """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "x",
          "description": "y",
          "type": "object",
          "properties": {
            "file": {
              "description": "The file.",
              "type": "string",
              "minLength": 1
            },
            "weight": {
              "description": "How heavy.",
              "type": "integer",
              "minimum": 1,
              "maximum": 1000
            }
          },
          "required": [
            "file"
          ],
          "additionalProperties": false,
          "anyOf": [
            {
              "required": [
                "file"
              ],
              "properties": {
                "url": false
              }
            },
            {
              "required": [
                "url"
              ],
              "properties": {
                "weight": {
                  "const": false
                }
              }
            }
          ]
        }
        """)
  }

  @Test func `lets unknown names pass where the form does`() throws {
    let form = JSONForm<Int>.object("an object", ignoringUnknownNames: true) { object in
      object.optional("a", .integer(in: 0...9))
    }
    guard case .object(let object) = form.schema else {
      Issue.record("\(form.schema)")
      return
    }
    #expect(!object.isClosed)
  }

  @Test func `needs one of two members where the reader does`() throws {
    let form = JSONForm<Int>.object("an object") { object in
      let count = object.required("count", .integer(in: 0...9), unless: "none")
      let isNone = object.optional("none", .truth, otherwise: false)
      return isNone ? 0 : count
    }
    guard case .object(let object) = form.schema else {
      Issue.record("\(form.schema)")
      return
    }
    #expect(object.members.map(\.name) == ["count", "none"])
    #expect(object.members.map(\.isRequired) == [false, false])
    #expect(object.alternatives == [[.init(having: ["count"]), .init(having: ["none"])]])
  }

  @Test func `writes a part with a name once`() throws {
    let size = JSONForm<Double>.number(above: 0).defined(as: "size")
    let form = JSONForm<Double>.object("an object") { object in
      _ = object.optional("a", size, about: "One.")
      return object.optional("b", size)
    }
    let text = try form.schema.document(title: "x", description: "y").text(fitting: 100)
    #expect(
      text.hasSuffix(
        """
          "properties": {
            "a": {"description": "One.", "$ref": "#/$defs/size"},
            "b": {"$ref": "#/$defs/size"}
          },
          "additionalProperties": false,
          "$defs": {"size": {"type": "number", "exclusiveMinimum": 0}}
        }
        """), "\(text)")
  }
}
