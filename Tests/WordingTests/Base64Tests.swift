import Testing
import Wording

@Suite struct `Bytes as text of 64 letters` {
  // The test vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `are those of the specification`(bytes: String, text: String) {
    #expect(Base64.text(of: Array(bytes.utf8)) == text)
  }

  @Test func `have two letters beside those of the alphabet and the figures`() {
    #expect(Base64.text(of: [0xFB, 0xEF, 0xFF]) == "++//")
  }

  @Test func `can follow what is there already`() {
    var text = Array("data:".utf8)
    Base64.append([0x66], to: &text)
    #expect(text == Array("data:Zg==".utf8))
  }
}
