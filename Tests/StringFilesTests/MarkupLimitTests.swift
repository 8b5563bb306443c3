import StringFiles
import Testing

@Suite struct `The markup of an Android string` {
  private func text(_ content: String) throws(AndroidStringsError) -> String? {
    let file = "<resources><string name=\"a\">\(content)</string></resources>"
    return try StringTable(androidResources: Array(file.utf8))["a"]?
      .localizations[0].variants[0].text
  }

  private func problem(_ content: String) -> XMLProblem? {
    do throws(AndroidStringsError) {
      _ = try text(content)
      return nil
    } catch {
      if case .xml(let problem) = error.problem { return problem }
      return nil
    }
  }

  @Test(arguments: [
    ("<b x = '1' y=\"2\">a</b>", "a"), ("<b x='1'/>a", "a"), ("<b x='\"'\n>a</b\n>", "a"),
    ("<b x='&amp;&#65;'>a</b>", "a"), ("<b x='\t'>a</b>", "a"), ("<b >a</b >", "a"),
    ("a&#9;b", "a b"), ("&#x41;&#65;&gt;", "AA>"), ("&#x1F600;", "😀"),
    ("&#xE000;", "\u{E000}"), ("&#xD7FF;&#xFFFD;", "\u{D7FF}\u{FFFD}"),
  ])
  func `may have blanks around its parts, and any character by its number`(
    content: String, shown: String
  ) throws {
    #expect(try text(content) == shown)
  }

  @Test(
    arguments: [
      ("<b x='1'y='2'>a</b>", .malformedTag), ("< b>a</b>", .malformedTag),
      ("<b ='1'>a</b>", .malformedTag), ("<b x=1>a</b>", .attributeWithoutValue("x")),
      ("<b x='<'>a</b>", .attributeWithoutValue("x")),
      ("<b x y='1'>a</b>", .attributeWithoutValue("x")),
      ("<b x='1' x='1'>a</b>", .duplicateAttribute("x")),
      ("<b>a</b x>", .unterminated(.tag)), ("<b x='\u{1}'>a</b>", .controlCharacter(1)),
      ("<![CDATA[\u{1F}]]>", .controlCharacter(0x1F)), ("a\u{B}b", .controlCharacter(0xB)),
      ("&;", .loneAmpersand), ("&amp", .loneAmpersand), ("&a b;", .loneAmpersand),
      ("&#7;", .noSuchCharacter("&#7;")), ("&#x1F;", .noSuchCharacter("&#x1F;")),
      ("&#xFFFE;", .noSuchCharacter("&#xFFFE;")), ("&#xDC00;", .noSuchCharacter("&#xDC00;")),
      ("&#x110000;", .noSuchCharacter("&#x110000;")), ("&#xG;", .noSuchCharacter("&#xG;")),
      ("&#+65;", .noSuchCharacter("&#+65;")), ("&#x+41;", .noSuchCharacter("&#x+41;")),
      ("&#a;", .noSuchCharacter("&#a;")),
    ] as [(String, XMLProblem)])
  func `is malformed in another form`(content: String, problem: XMLProblem) {
    #expect(self.problem(content) == problem)
  }

  @Test func `has names of entities of up to 32 bytes`() {
    let name = String(repeating: "n", count: 32)
    #expect(problem("&\(name);") == .unknownEntity(name))
    #expect(problem("&n\(name);") == .loneAmpersand)
  }

  private func declaring(_ instruction: String) -> XMLProblem? {
    do throws(AndroidStringsError) {
      _ = try StringTable(androidResources: Array("\(instruction)<resources/>".utf8))
      return nil
    } catch {
      if case .xml(let problem) = error.problem { return problem }
      return nil
    }
  }

  @Test func `is in UTF-8 or ASCII, as its file declares`() {
    for name in ["UTF-8", "utf-8", "utf8", "US-ASCII"] {
      #expect(declaring("<?xml version='1.0' encoding=\"\(name)\"?>") == nil, "\(name)")
    }
    #expect(declaring("<?xml version='1.0'?>") == nil)
    #expect(declaring("<?other encoding='latin1'?>") == nil)
    #expect(declaring("<?xml version='1.0' encoding='latin1'?>") == .otherEncoding("latin1"))
  }

  @Test func `names control characters by two digits`() {
    #expect(
      XMLProblem.controlCharacter(0xF).description
        == "The control character U+000F is not allowed. Remove it.")
    #expect(
      XMLProblem.controlCharacter(0x10).description
        == "The control character U+0010 is not allowed. Remove it.")
  }

  @Test func `tells of each part how it ends`() {
    let ends: [(XMLProblem.Part, String)] = [
      (.comment, "The comment does not end. Write “-->” after it."),
      (.instruction, "The processing instruction does not end. Write “?>” after it."),
      (.characterData, "The CDATA section does not end. Write “]]>” after it."),
      (.tag, "The tag does not end. Write “>” after it."),
    ]
    for (part, words) in ends { #expect(XMLProblem.unterminated(part).description == words) }
  }
}
