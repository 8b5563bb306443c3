import Testing
import Wording

@Suite struct `The nearest spelling` {
  @Test func `is found through a swap, a gap, an extra and a wrong letter`() {
    let weights = ["regular", "medium", "semibold"]
    #expect(nearestSpelling(to: "boyd", in: ["body"]) == "body")
    #expect(nearestSpelling(to: "medum", in: weights) == "medium")
    #expect(nearestSpelling(to: "semiboldd", in: weights) == "semibold")
    #expect(nearestSpelling(to: "MEDIUN", in: weights) == "medium")
  }

  @Test func `is none when more than a third differs`() {
    #expect(nearestSpelling(to: "black", in: ["regular", "medium"]) == nil)
  }

  @Test func `is the first of equals`() {
    #expect(nearestSpelling(to: "title9", in: ["title2", "title1"]) == "title2")
  }

  @Test func `a text of any length is answered`() {
    #expect(nearestSpelling(to: String(repeating: "a", count: 100_000), in: ["body"]) == nil)
  }
}
