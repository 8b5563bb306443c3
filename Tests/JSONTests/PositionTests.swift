import JSON
import Testing

@Suite struct `Places in a JSON text` {
  @Test func `count lines and characters as an editor does`() throws {
    let text = "{\r\n\t\"größe\": [\"👩🏽‍🚀\", 1],\r  \"b\": {}\n}"
    let root = try JSONDocument(parsing: Array(text.utf8)).root
    let members = try #require(root.members)
    #expect(root.position == SourcePosition(line: 1, column: 1, byteOffset: 0))
    #expect(members[0].namePosition == SourcePosition(line: 2, column: 2, byteOffset: 4))
    #expect(members[0].value.position == SourcePosition(line: 2, column: 11, byteOffset: 15))
    let elements = try #require(members[0].value.elements)
    #expect(elements[0].position == SourcePosition(line: 2, column: 12, byteOffset: 16))
    #expect(elements[1].position == SourcePosition(line: 2, column: 17, byteOffset: 35))
    #expect(members[1].namePosition == SourcePosition(line: 3, column: 3, byteOffset: 41))
    #expect(members[1].value.position == SourcePosition(line: 3, column: 8, byteOffset: 46))
  }

  @Test func `do not count a byte order mark as a character`() throws {
    let root = try JSONDocument(parsing: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8)).root
    #expect(root.position == SourcePosition(line: 1, column: 1, byteOffset: 3))
    #expect(root.elements?[0].position == SourcePosition(line: 1, column: 2, byteOffset: 4))
  }

  @Test func `are the same whether found on the way or for an error`() throws {
    let text = "[\n \"é\", // ½\n /* 👍🏿\n */ 7, x]"
    let bytes = Array(text.utf8)
    #expect(
      throws: JSONSyntaxError(
        .unquoted("x"), at: SourcePosition(line: 4, column: 8, byteOffset: bytes.count - 2))
    ) { try JSONDocument(parsing: bytes, dialect: .withComments) }
    let whole = try JSONDocument(
      parsing: Array(text.dropLast(4).utf8) + [0x5D], dialect: .withComments)
    let seven = try #require(whole.root.elements?[1])
    #expect(seven.position == SourcePosition(line: 4, column: 5, byteOffset: bytes.count - 5))
  }

  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (2, 1, 2), (3, 2, 1), (4, 3, 1), (6, 3, 2), (99, 3, 2),
  ])
  func `of single bytes are found`(byteOffset: Int, line: Int, column: Int) {
    let place = SourcePosition(byteOffset: byteOffset, in: Array("a\r\n\ré".utf8))
    #expect(place.line == line)
    #expect(place.column == column)
  }
}
