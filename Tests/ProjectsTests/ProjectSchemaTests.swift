import JSON
import Testing

@testable import Projects

extension JSONValue {
  fileprivate subscript(_ names: String...) -> JSONValue? {
    var value = self
    for name in names {
      guard case .object(let object) = value,
        let member = object.members.first(where: { $0.name == name })
      else { return nil }
      value = member.value
    }
    return value
  }

  /// The names of an object's members.
  fileprivate var names: [String] {
    if case .object(let object) = self { object.members.map(\.name) } else { [] }
  }
}

/// Every schema below one, itself included, with the names that lead to it.
private func parts(of schema: JSONSchema, at path: [String] = []) -> [([String], JSONSchema)] {
  let below: [([String], JSONSchema)] =
    switch schema {
    case .anything, .null, .truth, .integer, .number, .text, .words: []
    case .list(let element, _): parts(of: element, at: path + ["[]"])
    case .map(let value, let names, _):
      parts(of: value, at: path + ["*"]) + parts(of: names, at: path + ["name"])
    case .object(let object):
      object.members.flatMap { parts(of: $0.value, at: path + [$0.name]) }
    case .either(let choices): choices.flatMap { parts(of: $0, at: path) }
    case .defined(_, let schema): parts(of: schema, at: path)
    }
  return [(path, schema)] + below
}

/// The names and list places of everything in a file, `[]` for each element of a list.
private func paths(of node: JSONNode, at path: [String] = []) -> [[String]] {
  if let elements = node.elements {
    return elements.flatMap { paths(of: $0, at: path + ["[]"]) }
  }
  if let members = node.members {
    return members.flatMap { paths(of: $0.value, at: path + [$0.name]) }
  }
  return [path]
}

@Suite struct `The schema of a project's file` {
  private let schema = ProjectForms.project.schema

  @Test func `has the members of the file in the order of reading`() {
    #expect(
      ProjectFile.schema["properties"]?.names == [
        "$schema", "suite", "fonts", "tokens", "styles", "samples", "placeholders",
        "matrix", "platform",
        "colors", "tolerance", "exemptions", "lint",
      ])
    #expect(ProjectFile.schema["required"] == ["fonts", "samples"])
    #expect(ProjectFile.schema["anyOf"] == [["required": ["styles"]], ["required": ["tokens"]]])
    #expect(ProjectFile.schema["additionalProperties"] == false)
    #expect(
      ProjectFile.schema["$defs"]?.names == [
        "category", "color", "colors", "size", "style", "textStyle",
      ])
  }

  @Test(
    arguments: [
      (["$defs", "size"], ["type": "number", "exclusiveMinimum": 0, "maximum": 2000]),
      (
        ["properties", "platform", "enum"], ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
      ),
      (
        ["$defs", "style", "properties", "relativeTo"],
        [
          "description":
            "The text style whose curve its “size” follows, as with `UIFontMetrics`.",
          "$ref": "#/$defs/textStyle",
        ]
      ),
      (
        ["$defs", "style", "properties", "truncation", "enum"], ["head", "middle", "tail", "cut"]
      ),
      (["$defs", "colors", "required"], nil),
      (
        ["$defs", "colors", "propertyNames", "enum"],
        ["light", "dark", "light-high-contrast", "dark-high-contrast"]
      ),
      (
        ["properties", "tolerance", "required"], ["metric", "because"]
      ),
      (["properties", "matrix", "properties", "widths", "minItems"], 1),
      (["properties", "exemptions", "items", "properties", "styles", "minItems"], 1),
    ] as [([String], JSONValue?)])
  func `says what the file may hold`(path: [String], fragment: JSONValue?) {
    var value: JSONValue? = ProjectFile.schema
    for name in path { value = value?[name] }
    // As text, in which a whole number is one however it came about.
    #expect(value?.text == fragment?.text)
  }

  @Test func `says of every member what it means, in a sentence`() {
    for (path, part) in parts(of: schema) {
      guard case .object(let object) = part else { continue }
      for member in object.members {
        #expect(
          member.about.hasSuffix(".") && member.about.first?.isUppercase == true,
          "\(path + [member.name]): \(member.about)")
      }
    }
  }

  @Test func `leaves no value open`() {
    #expect(parts(of: schema).filter { $0.1 == .anything }.map(\.0) == [])
  }

  @Test func `has every member that a complete file uses, and the file every member of it`() throws
  {
    let document = try JSONDocument(
      parsing: try Fixture.completeFile(), dialect: .withComments)
    // Names that the file chooses are a star in the schema.
    let known = Set(parts(of: schema).map(\.0))
    var used = Set<[String]>()
    for path in paths(of: document.root) {
      let spellings = path.indices.reduce([[String]()]) { begun, index in
        begun.flatMap { [$0 + [path[index]], $0 + ["*"]] }
      }
      let meant = spellings.filter { known.contains($0) }
      #expect(!meant.isEmpty, "\(path)")
      for path in meant { for length in 1...path.count { used.insert(Array(path.prefix(length))) } }
    }
    let unused = known.filter { !$0.isEmpty && $0.last != "name" && !used.contains($0) }
    #expect(unused.sorted { $0.joined() < $1.joined() } == [])
  }
}
