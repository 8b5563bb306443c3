import Testing

@testable import typeproof

@Suite struct `The reason why a text is not drawn` {
  @Test func `names ten characters, and counts others`() {
    let codes = (1...12).map { "U+\($0)" }
    let ten = codes.prefix(10).joined(separator: " ")
    #expect(
      RenderCommandError.lack(of: Array(codes.prefix(10)), in: ["a.ttf"]) == "a.ttf lacks \(ten)")
    #expect(
      RenderCommandError.lack(of: Array(codes.prefix(11)), in: ["a.ttf"])
        == "a.ttf lacks \(ten) and 1 more")
    #expect(
      RenderCommandError.lack(of: codes, in: ["a.ttf", "b.ttf"])
        == "All of a.ttf, b.ttf lack \(ten) and 2 more")
  }

  @Test func `names each instance once`() {
    func words(_ fonts: [String], _ available: [String]) -> String {
      "\(RenderCommandError.noSuchInstance("Demi", fonts: fonts, available: available))"
    }
    #expect(words(["a"], []) == "a has no named instances. Leave out --instance.")
    #expect(words(["a", "b"], []) == "a, b have no named instances. Leave out --instance.")
    #expect(
      words(["a"], ["Thin", "Bold", "Thin"])
        == "a has no instance called “Demi”. Use Thin or Bold.")
    #expect(words(["a", "b"], ["Thin"]) == "a, b have no instance called “Demi”. Use Thin.")
  }

  @Test(
    arguments: [(0x0F, "0x0F"), (0x10, "0x10"), (0xFF, "0xFF"), (0, "0x00")] as [(UInt8, String)])
  func `spells a byte with two digits`(byte: UInt8, digits: String) {
    #expect(
      "\(RenderCommandError.notUTF8(file: "a.txt", offset: 3, byte: byte))"
        == "a.txt is not UTF-8: byte 3 is \(digits), which is not valid there. Save the file as "
        + "UTF-8.")
  }
}
