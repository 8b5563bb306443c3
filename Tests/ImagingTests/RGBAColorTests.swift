import Imaging
import Testing

@Suite struct `A colour as text` {
  @Test func `six digits are opaque`() {
    #expect(RGBAColor(hex: "#0A84FF") == RGBAColor(red: 0x0A, green: 0x84, blue: 0xFF))
  }

  @Test func `eight digits hold opacity last`() {
    #expect(
      RGBAColor(hex: "#0a84ff80") == RGBAColor(red: 0x0A, green: 0x84, blue: 0xFF, alpha: 0x80))
  }

  @Test(arguments: ["", "#", "0A84FF", "#0A84F", "#0A84FG", "#+A84FF", "#0A84FF8"])
  func `anything else is refused`(text: String) {
    #expect(RGBAColor(hex: text) == nil)
  }

  @Test(arguments: ["#000000", "#0A84FF", "#0A84FF80"])
  func `printing and reading agree`(text: String) {
    #expect(RGBAColor(hex: text)?.description == text)
  }
}
