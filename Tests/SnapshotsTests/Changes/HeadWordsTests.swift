import Snapshots
import Testing

@testable import Changes
@testable import Verification

@Suite struct `What a head says otherwise, in words` {
  private func sentence(_ key: String, from old: [String], to new: [String]) -> String {
    HeadWords(key: key, old: old, new: new).sentence
  }

  @Test func `is what is, then what was, with a word for what is left out`() {
    #expect(sentence("ink", from: ["#123456"], to: []) == "ink is #000000, was #123456")
  }

  @Test func `tells the first size at which a value differs, and how many others do`() {
    let old = "14 15 16 17 19 21 23 28 33 40 47 53"
    #expect(
      sentence("sizes", from: [old], to: ["14 15 16 17 19 21 23 28 33 38 47 53"])
        == "size at AX3 is 38 pt, was 40 pt")
    #expect(
      sentence("sizes", from: [old], to: ["17"])
        == "size at XS is 17 pt, was 14 pt, and differs at 10 more sizes")
    #expect(sentence("font weight", from: ["400"], to: ["700"]) == "font weight is 700, was 400")
  }

  @Test func `tells the rules of a fallback that only one has, or their order`() {
    let (hebrew, any) = ("Hebr | font A.ttf", "any script | font B.ttf")
    #expect(sentence("fallback", from: [], to: [any]) == "fallback is B.ttf, was none")
    #expect(
      sentence("fallback", from: [any], to: [hebrew, any]) == "fallback is also A.ttf for Hebr")
    #expect(
      sentence("fallback", from: [hebrew, any], to: [any])
        == "fallback is no longer A.ttf for Hebr")
    #expect(
      sentence("fallback", from: [hebrew, any], to: ["Hebr | font C.ttf", any])
        == "fallback is C.ttf for Hebr, was A.ttf for Hebr")
    #expect(
      sentence("fallback", from: [hebrew, any], to: [any, hebrew])
        == "fallback is in the order B.ttf; A.ttf for Hebr, was A.ttf for Hebr; B.ttf")
  }
}
