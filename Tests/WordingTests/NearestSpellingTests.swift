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
    let long = String(repeating: "x", count: 10_000_000)
    #expect(nearestSpelling(to: "boyd", in: [long, "body"]) == "body")
  }

  @Test func `is looked for until so many letters were compared`() {
    var steps = 4 * 4 * 3
    #expect(nearestSpelling(to: "boyd", in: ["none", "nope", "body"], within: &steps) == "body")
    #expect(steps == 0)
    steps = 4 * 4 * 3 - 1
    #expect(nearestSpelling(to: "boyd", in: ["none", "nope", "body"], within: &steps) == nil)
  }
}
