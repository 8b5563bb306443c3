import JSON
import Testing
import YAML

private func root(_ text: String) throws(YAMLSyntaxError) -> JSONNode {
  try YAMLDocument(parsing: Array(text.utf8)).root
}

@Suite struct `The bounds of a YAML text` {
  @Test func `are 64 MB unless the caller says otherwise`() {
    let limit = 67_108_864
    let bytes = [UInt8](repeating: 0x20, count: limit + 1)
    #expect(throws: YAMLSyntaxError(.tooLarge(bytes: limit + 1, limit: limit), at: .start)) {
      try YAMLDocument(parsing: bytes)
    }
  }

  @Test func `are its size in bytes and its count of values`() throws {
    let bytes = Array("[1, 2, 3]".utf8)
    let read = try YAMLDocument(parsing: bytes, sizeLimit: 9, valueLimit: 4).root
    #expect(read.elements?.map(\.number) == [1, 2, 3])
    let error = #expect(throws: YAMLSyntaxError.self) {
      try YAMLDocument(parsing: bytes, valueLimit: 3)
    }
    #expect(error?.problem == .tooManyValues(limit: 3))
    #expect(error?.position.column == 8)
  }

  @Test(arguments: [("[", "]"), ("{a: ", "}")])
  func `are 512 lists and mappings within each other`(front: String, end: String) throws {
    func nested(_ count: Int) -> String {
      String(repeating: front, count: count) + "1" + String(repeating: end, count: count)
    }
    #expect(throws: Never.self) { try root(nested(512)) }
    let error = #expect(throws: YAMLSyntaxError.self) { try root(nested(513)) }
    #expect(error?.problem == .tooDeep(limit: 512))
  }

  @Test(arguments: ["[]", "{}", "[[1], {a: 2}]"])
  func `are none for lists and mappings beside each other`(value: String) throws {
    let text = "[" + Array(repeating: value, count: 600).joined(separator: ", ") + "]"
    #expect(try root(text).elements?.count == 600)
  }

  /// The list has a thousand values with itself.
  @Test func `are 100000 values that aliases repeat`() throws {
    let list = Array(repeating: "x", count: 999).joined(separator: ", ")
    func text(_ count: Int) -> String {
      "a: &a [\(list)]\nb: [" + Array(repeating: "*a", count: count).joined(separator: ", ") + "]\n"
    }
    #expect(try root(text(100))["b"]?.elements?.count == 100)
    let error = #expect(throws: YAMLSyntaxError.self) { try root(text(101)) }
    #expect(error?.problem == .tooMuchRepeated(limit: 100_000))
    #expect(error?.position.line == 2)
  }

  /// The mapping has a thousand members, and its alias repeats it with them.
  @Test func `are as many members that mappings take over`() throws {
    let members = (0..<1000).map { "m\($0): 1" }.joined(separator: ", ")
    func text(_ count: Int) -> String {
      let merges = (0..<count).map { "c\($0): {<<: *a}\n" }.joined()
      return "a: &a {\(members)}\n\(merges)"
    }
    #expect(try root(text(49))["c48"]?.members?.count == 1000)
    #expect(throws: YAMLSyntaxError.self) { try root(text(50)) }
  }
}

@Suite struct `The words of a YAML text` {
  @Test(
    arguments: [
      ("0o17", .integer(15)), ("-0o17", .string("-0o17")), ("+0x10", .string("+0x10")),
      ("0o8", .string("0o8")), ("0xG", .string("0xG")), ("0x1_", .string("0x1_")),
      ("0x_1", .string("0x_1")), ("0xA_B", .integer(171)), ("0o1_0", .integer(8)),
      (".", .string(".")), ("-.", .string("-.")), ("1_", .string("1_")), ("-_1", .string("-_1")),
      ("--1", .string("--1")), ("+-1", .string("+-1")), ("+", .string("+")),
      ("1e", .string("1e")), ("1e.", .string("1e.")), ("1e+", .string("1e+")),
      ("e1", .string("e1")), (".e1", .string(".e1")), ("1.5.", .string("1.5.")),
      ("1x2", .string("1x2")), ("true1", .string("true1")), ("null", .null), ("Null", .null),
      ("TRUE", .bool(true)), ("True", .bool(true)), ("false", .bool(false)),
      ("FALSE", .bool(false)), ("tRUE", .string("tRUE")), ("!!null ~", .null),
      ("!!bool true", .bool(true)), ("!!str ~", .string("~")), ("\"~\"", .string("~")),
    ] as [(String, JSONNode.Value)])
  func `are numbers by all their letters`(word: String, value: JSONNode.Value) throws {
    #expect(try root("a: \(word)")["a"]?.value == value)
  }

  @Test(arguments: [
    ("1E3", 1000.0), ("1e+3", 1000), ("1E-3", 0.001), ("1e-03", 0.001),
    (".5e1", 5), ("+.5", 0.5), ("-.5", -0.5), ("+2.", 2), ("-1.5e2", -150), ("1e10", 1e10),
    ("9223372036854775808", 9_223_372_036_854_775_808), ("1.2_5", 1.25),
  ])
  func `are fractions and powers of ten`(word: String, number: Double) throws {
    #expect(try root("a: \(word)")["a"]?.number == number)
  }

  @Test(
    arguments: [
      ("!!seq [1]", nil), ("!!map {b: 1}", nil), ("! [1]", nil), ("! {b: 1}", nil),
      ("!!map [1]", "tag:yaml.org,2002:map"), ("!!seq {b: 1}", "tag:yaml.org,2002:seq"),
      ("!list [1]", "!list"), ("!!omap {b: 1}", "tag:yaml.org,2002:omap"),
      ("!!bool 1x", "tag:yaml.org,2002:bool"), ("!!float word", "tag:yaml.org,2002:float"),
    ] as [(String, String?)])
  func `have tags of the types of JSON`(value: String, tag: String?) {
    do throws(YAMLSyntaxError) {
      let read = try root("a: \(value)")["a"]
      #expect(tag == nil)
      #expect((read?.elements?.first ?? read?["b"])?.number == 1)
    } catch {
      #expect(error.problem == tag.map { YAMLSyntaxError.Problem.unknownTag($0) })
      #expect(error.position.column == 4)
    }
  }
}

@Suite struct `A mapping of a YAML text` {
  @Test func `has keys without a value, unless it is one key in braces`() throws {
    #expect(try root("a:\n").members?.map(\.name) == ["a"])
    let two = try #require(try root("a: {b, c}")["a"]?.members)
    #expect(two.map(\.name) == ["b", "c"])
    #expect(two.allSatisfy { $0.value.value == .null })
    #expect(try root("a: {b: {}}")["a"]?["b"]?.members?.isEmpty == true)
    #expect(try root("a: {}")["a"]?.members?.isEmpty == true)
    // A null that is written is a value, no reference without quotation marks.
    for null in ["~", "null"] { #expect(try root("a: {b: \(null)}")["a"]?["b"]?.value == .null) }
  }

  @Test func `has a key of two less-than signs in quotation marks`() throws {
    #expect(try root("\"<<\": 3")["<<"]?.number == 3)
    #expect(try root("a: {'<<': 3, b: 1}")["a"]?.members?.map(\.name) == ["<<", "b"])
  }

  @Test func `takes over the members of the mapping that is named first`() throws {
    let read = try root(
      """
      a: &a {x: 1, y: 1}
      b: &b {y: 2, z: 2}
      c: {<<: [*a, *b], z: 3}
      d: {z: 3, <<: *b}
      """)
    #expect(read["c"]?.members?.map(\.name) == ["x", "y", "z"])
    #expect(read["c"]?.members?.map(\.value.number) == [1, 1, 3])
    #expect(read["d"]?.members?.map(\.name) == ["y", "z"])
    #expect(read["d"]?.members?.map(\.value.number) == [2, 3])
  }

  @Test func `takes over no text in a list of mappings`() {
    let error = #expect(throws: YAMLSyntaxError.self) {
      try root("a: &a {x: 1}\nb: {<<: [*a, 3]}")
    }
    #expect(error?.problem == .noMapping)
  }

  @Test func `has its control characters where they are, behind a byte order mark too`() {
    for (text, offset) in [("é: \u{7F}", 4), ("\u{FEFF}é: \u{7F}", 7)] {
      let error = #expect(throws: YAMLSyntaxError.self) { try root(text) }
      #expect(error?.problem == .controlCharacter(0x7F))
      #expect(error?.position.byteOffset == offset)
    }
  }
}
