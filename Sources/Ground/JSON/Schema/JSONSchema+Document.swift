extension JSONSchema {
  /// Returns the whole schema as a document of its own.
  ///
  /// Named parts are written once, under `$defs`, sorted by name.
  ///
  /// - Parameters:
  ///   - title: The name of what the schema describes.
  ///   - description: A sentence about it.
  public func document(title: String, description: String) throws -> JSONValue {
    var document = JSONObject()
    document.append("$schema", "https://json-schema.org/draft/2020-12/schema")
    document.append("title", .string(title))
    document.append("description", .string(description))
    for keyword in try keywords.members { document.append(keyword.name, keyword.value) }
    var definitions: [String: JSONSchema] = [:]
    collect(into: &definitions)
    var written = JSONObject()
    for (name, schema) in definitions.sorted(by: { $0.key < $1.key }) {
      written.append(name, .object(try schema.keywords))
    }
    if !definitions.isEmpty { document.append("$defs", .object(written)) }
    return .object(document)
  }

  /// Collects the named parts at any depth.
  private func collect(into definitions: inout [String: JSONSchema]) {
    switch self {
    case .anything, .null, .truth, .integer, .number, .text, .words: break
    case .list(let element, _): element.collect(into: &definitions)
    case .map(let value, let names, _):
      value.collect(into: &definitions)
      names.collect(into: &definitions)
    case .object(let object):
      for member in object.members { member.value.collect(into: &definitions) }
    case .either(let choices):
      for choice in choices { choice.collect(into: &definitions) }
    case .defined(let name, let schema):
      if let known = definitions[name] {
        precondition(known == schema, "two parts of a schema are called \(name)")
        return
      }
      definitions[name] = schema
      schema.collect(into: &definitions)
    }
  }

  /// The keywords of the schema for a value.
  fileprivate var keywords: JSONObject {
    get throws {
      switch self {
      case .anything: [:]
      case .null: ["type": "null"]
      case .truth: ["type": "boolean"]
      case .integer(let range):
        [
          "type": "integer", "minimum": .integer(range.lowerBound),
          "maximum": .integer(range.upperBound),
        ]
      case .number(let bounds): try bounds.keywords
      case .text(let text): text.keywords
      case .words(let words): ["enum": .array(words.map { .string($0) })]
      case .list(let element, let least): try Self.list(of: element, atLeast: least)
      case .map(let value, let names, let least):
        try Self.map(of: value, names: names, atLeast: least)
      case .object(let object): try object.keywords
      case .either(let choices): ["anyOf": .array(try choices.map { .object(try $0.keywords) })]
      case .defined(let name, _): ["$ref": .string("#/$defs/\(name)")]
      }
    }
  }

  private static func list(of element: JSONSchema, atLeast least: Int) throws -> JSONObject {
    var keywords: JSONObject = ["type": "array", "items": .object(try element.keywords)]
    if least > 0 { keywords.append("minItems", .integer(least)) }
    return keywords
  }

  private static func map(
    of value: JSONSchema, names: JSONSchema, atLeast least: Int
  ) throws -> JSONObject {
    var keywords: JSONObject = ["type": "object"]
    if names != .text(Text()) {
      keywords.append("propertyNames", .object(try names.keywords))
    }
    keywords.append("additionalProperties", .object(try value.keywords))
    if least > 0 { keywords.append("minProperties", .integer(least)) }
    return keywords
  }
}

extension JSONSchema.Bounds {
  fileprivate var keywords: JSONObject {
    get throws {
      var keywords: JSONObject = ["type": "number"]
      if let least { keywords.append("minimum", try JSONValue(least)) }
      if let above { keywords.append("exclusiveMinimum", try JSONValue(above)) }
      if let greatest { keywords.append("maximum", try JSONValue(greatest)) }
      return keywords
    }
  }
}

extension JSONSchema.Text {
  fileprivate var keywords: JSONObject {
    var keywords: JSONObject = ["type": "string"]
    if least > 0 { keywords.append("minLength", .integer(least)) }
    if let pattern { keywords.append("pattern", .string(pattern)) }
    if !examples.isEmpty { keywords.append("examples", .array(examples.map { .string($0) })) }
    return keywords
  }
}

extension JSONSchema.Object {
  fileprivate var keywords: JSONObject {
    get throws {
      var properties = JSONObject()
      for member in members {
        var value = JSONObject()
        if !member.about.isEmpty { value.append("description", .string(member.about)) }
        for keyword in try member.value.keywords.members {
          value.append(keyword.name, keyword.value)
        }
        properties.append(member.name, .object(value))
      }
      var keywords: JSONObject = ["type": "object", "properties": .object(properties)]
      let required = members.filter(\.isRequired).map { JSONValue.string($0.name) }
      if !required.isEmpty { keywords.append("required", .array(required)) }
      if isClosed { keywords.append("additionalProperties", false) }
      let rules = alternatives.map { JSONValue.array($0.map(\.rule)) }
      if rules.count == 1 { keywords.append("anyOf", rules[0]) }
      if rules.count > 1 {
        keywords.append("allOf", .array(rules.map { .object(["anyOf": $0]) }))
      }
      return keywords
    }
  }
}

extension JSONSchema.Alternative {
  fileprivate var rule: JSONValue {
    var properties = JSONObject()
    for name in lacking { properties.append(name, false) }
    for name in affirming { properties.append(name, ["const": true]) }
    for name in denying { properties.append(name, ["const": false]) }
    var rule: JSONObject = [:]
    if !having.isEmpty { rule.append("required", .array(having.map { .string($0) })) }
    if !properties.members.isEmpty { rule.append("properties", .object(properties)) }
    return .object(rule)
  }
}
