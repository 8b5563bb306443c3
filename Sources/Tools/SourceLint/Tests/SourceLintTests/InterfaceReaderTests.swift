import Testing

@testable import SourceLint

@Suite struct `The text of an Interface Builder file` {
  private func root(_ text: String) throws -> InterfaceElement {
    try InterfaceReader.root(of: Array(text.utf8))
  }

  private func said(_ element: InterfaceElement) -> String {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
    let below = element.children.map(said).joined(separator: ", ")
    return element.name + attributes.joined() + "@\(element.offset)"
      + (below.isEmpty ? "" : " (\(below))")
  }

  @Test(
    arguments: [
      ("<a/>", "a@0"), ("<a></a>", "a@0"), ("<a b=\"c\"/>", "a b=c@0"), ("<a b='c'/>", "a b=c@0"),
      ("<a b = \"c\" d=\"\"/>", "a b=c d=@0"), ("<a\n\tb=\"c\"\r\n>x</a>", "a b=c@0"),
      ("<a><b/><c></c></a>", "a@0 (b@3, c@7)"), ("<a><b><c/></b><d/></a>", "a@0 (b@3 (c@6), d@14)"),
      ("<?xml?><a/>", "a@7"), ("<!-- <b> --><a/>", "a@12"), ("<!DOCTYPE a><a/>", "a@12"),
      ("<a><!-- </a> --><b/></a>", "a@0 (b@16)"), ("<a><![CDATA[</a>]]><b/></a>", "a@0 (b@19)"),
      ("text <a/> <b/>", "a@5"), ("<a b=\"x>y/>\"/>", "a b=x>y/>@0"), ("<é b=\"ü\"/>", "é b=ü@0"),
    ])
  func `has elements with attributes`(text: String, expected: String) throws {
    #expect(try said(root(text)) == expected)
  }

  @Test(
    arguments: [
      ("", 0), ("text", 4), ("<a>", 3), ("<a><b></b>", 10), ("<a", 0), ("<a b", 4), ("<a b=", 5),
      ("<a b=c/>", 5), ("<a b=\"c", 5), ("<a \"b\"=\"c\"/>", 3), ("<a b \"c\"/>", 5), ("</a>", 4),
      ("<>", 0), ("< a/>", 0), ("<a></a", 3), ("<!-- a", 6), ("<a b=\"c\" ", 0),
    ])
  func `is damaged at a place`(text: String, offset: Int) {
    #expect(throws: InterfaceFileError.malformed(offset: offset)) { try root(text) }
  }

  @Test func `is nested up to 400 elements deep`() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    }
    #expect(try root(nested(400)).name == "a")
    #expect(throws: InterfaceFileError.tooDeep) { try root(nested(401)) }
  }

  @Test func `is visited from the outside, with what is around`() throws {
    var found: [String] = []
    try root("<a><b><c/></b><d/></a>").visit { element, around in
      found.append(around.map(\.name).joined() + "/" + element.name)
    }
    #expect(found == ["/a", "a/b", "ab/c", "a/d"])
  }
}
