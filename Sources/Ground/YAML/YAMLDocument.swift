public import JSON

/// A YAML text that was read as JSON values, with the line and column of each value.
///
/// Plain words are read by the core schema of YAML 1.2 (section 10.3.2): `no`, `on`, `12:30` and
/// dates are texts, `0o7` is 7, and `010` is 10. `1_000` is 1000, as in YAML 1.1. The key `<<`
/// merges the members of another mapping. Anything that JSON cannot express is refused.
public struct YAMLDocument: Equatable, Sendable {
  /// The one value of the text.
  public let root: JSONNode

  /// The maximum number of values that aliases repeat. A few aliases of aliases could repeat
  /// billions.
  public static let greatestExpansion = 100_000

  /// Reads a text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - sizeLimit: The maximum number of bytes.
  ///   - valueLimit: The maximum number of values.
  /// - Throws: The first problem, with its position.
  public init(
    parsing bytes: [UInt8], sizeLimit: Int = 64 << 20,
    valueLimit: Int = JSONDocument.greatestValueCount
  ) throws(YAMLSyntaxError) {
    guard bytes.count <= sizeLimit else {
      throw YAMLSyntaxError(.tooLarge(bytes: bytes.count, limit: sizeLimit), at: .start)
    }
    if let offset = firstDamage(inUTF8: bytes) {
      throw YAMLSyntaxError(
        .notUTF8(byte: bytes[offset]), at: SourcePosition(byteOffset: offset, in: bytes))
    }
    var composer = YAMLComposer(try YAMLEvents(bytes), valueLimit: valueLimit)
    root = try composer.document()
  }
}

/// Makes values of the parts of a YAML text.
private struct YAMLComposer {
  private let events: YAMLEvents
  private let valueLimit: Int
  private var depth = 0
  /// The number of values so far, with those that aliases repeat.
  private var count = 0
  private var repeated = 0
  /// The values by anchor, with the number of values in each; no value for one that is incomplete.
  private var anchors: [String: (node: JSONNode, count: Int)?] = [:]

  init(_ events: YAMLEvents, valueLimit: Int) {
    self.events = events
    self.valueLimit = valueLimit
  }

  mutating func document() throws(YAMLSyntaxError) -> JSONNode {
    let start = try events.next()
    guard case .documentStart = start.kind else { throw YAMLSyntaxError(.empty, at: .start) }
    let root = try value(events.next())
    _ = try events.next()
    let next = try events.next()
    guard case .streamEnd = next.kind else {
      throw YAMLSyntaxError(.severalDocuments, at: next.position)
    }
    return root
  }

  private mutating func value(_ event: YAMLEvent) throws(YAMLSyntaxError) -> JSONNode {
    let position = event.position
    let before = count
    count += 1
    guard count <= valueLimit else {
      throw YAMLSyntaxError(.tooManyValues(limit: valueLimit), at: position)
    }
    if let anchor = event.anchor { anchors[anchor] = .some(nil) }
    let node: JSONNode
    switch event.kind {
    case .scalar(let text, let tag, let isPlain):
      node = JSONNode(
        try YAMLScalar.value(of: text, tag: tag, isPlain: isPlain, at: position), at: position)
    case .alias(let name): return try target(of: name, at: position)
    case .sequenceStart(let tag):
      try checkTag(tag, is: "seq", at: position)
      node = JSONNode(.array(try elements(at: position)), at: position)
    case .mappingStart(let tag, let isFlow):
      try checkTag(tag, is: "map", at: position)
      node = JSONNode(.object(try members(isFlow: isFlow, at: position)), at: position)
    case .documentStart, .documentEnd, .streamEnd, .sequenceEnd, .mappingEnd:
      throw YAMLSyntaxError(.malformed("did not find a value"), at: position)
    }
    if let anchor = event.anchor { anchors[anchor] = (node, count - before) }
    return node
  }

  /// Returns the value that an alias repeats.
  private mutating func target(
    of name: String, at position: SourcePosition
  ) throws(YAMLSyntaxError) -> JSONNode {
    guard let anchor = anchors[name] else {
      throw YAMLSyntaxError(.unknownAnchor(name), at: position)
    }
    guard let anchor else { throw YAMLSyntaxError(.aliasOfItself(name), at: position) }
    try countRepeated(anchor.count, at: position)
    return anchor.node
  }

  private mutating func countRepeated(
    _ number: Int, at position: SourcePosition
  ) throws(YAMLSyntaxError) {
    repeated += number
    count += number
    guard repeated <= YAMLDocument.greatestExpansion else {
      throw YAMLSyntaxError(
        .tooMuchRepeated(limit: YAMLDocument.greatestExpansion), at: position)
    }
  }

  private func checkTag(
    _ tag: String?, is name: String, at position: SourcePosition
  ) throws(YAMLSyntaxError) {
    guard let tag, tag != "!", tag != YAMLScalar.tagPrefix + name else { return }
    throw YAMLSyntaxError(.unknownTag(tag), at: position)
  }

  private mutating func enter(at position: SourcePosition) throws(YAMLSyntaxError) {
    depth += 1
    guard depth <= JSONDocument.deepestNesting else {
      throw YAMLSyntaxError(.tooDeep(limit: JSONDocument.deepestNesting), at: position)
    }
  }

  private mutating func elements(
    at position: SourcePosition
  ) throws(YAMLSyntaxError) -> [JSONNode] {
    try enter(at: position)
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    while true {
      let event = try events.next()
      if case .sequenceEnd = event.kind { return elements }
      elements.append(try value(event))
    }
  }

  private mutating func members(
    isFlow: Bool, at position: SourcePosition
  ) throws(YAMLSyntaxError) -> [JSONMember] {
    try enter(at: position)
    defer { depth -= 1 }
    var members: [JSONMember] = []
    var merged: [JSONMember] = []
    var places: [String: SourcePosition] = [:]
    var blank: String?
    while true {
      let event = try events.next()
      if case .mappingEnd = event.kind { break }
      guard case .scalar(let name, _, let isPlain) = event.kind else {
        throw YAMLSyntaxError(.noName, at: event.position)
      }
      let content = try events.next()
      if case .scalar("", nil, isPlain: true) = content.kind { blank = name }
      let value = try value(content)
      if name == "<<", isPlain {
        merged += try self.merged(value)
        continue
      }
      if let first = places.updateValue(event.position, forKey: name) {
        throw YAMLSyntaxError(.duplicateName(name, first: first), at: event.position)
      }
      members.append(JSONMember(name, at: event.position, value: value))
    }
    if isFlow, members.count == 1, let blank {
      // “{a.b}” without a colon: what people mean by it is the reference "{a.b}".
      throw YAMLSyntaxError(.unquotedReference(blank), at: position)
    }
    // A mapping's own members prevail, then those of the mapping that is named first.
    let others = merged.filter { places.updateValue($0.namePosition, forKey: $0.name) == nil }
    return others + members
  }

  /// The members of the mappings that a `<<` brings.
  private mutating func merged(_ node: JSONNode) throws(YAMLSyntaxError) -> [JSONMember] {
    var members: [JSONMember] = []
    for mapping in node.elements ?? [node] {
      guard let own = mapping.members else {
        throw YAMLSyntaxError(.noMapping, at: node.position)
      }
      try countRepeated(own.count, at: node.position)
      members += own
    }
    return members
  }
}
