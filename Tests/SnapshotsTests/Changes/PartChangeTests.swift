import DynamicType
import ImageDiff
import Imaging
import Snapshots
import Testing

@testable import Changes
@testable import GoldenText
@testable import Suites

private func rect(_ x: Points, _ y: Points, _ width: Points, _ height: Points) -> PointRect {
  PointRect(x: x, y: y, width: width, height: height)
}

private func fill(_ path: String, _ box: PointRect, color: String = "#FF0000") -> ElementFacts {
  ElementFacts(path: path, box: box, content: .fill(color, in: box))
}

@Suite struct `A way in words` {
  @Test func `is left or right and up or down, where there is one`() {
    #expect(String.way(right: 1.5, down: 0) == "1.5 pt right")
    #expect(String.way(right: -1.5, down: 0) == "1.5 pt left")
    #expect(String.way(right: 0, down: 2) == "2 pt down")
    #expect(String.way(right: 0, down: -2) == "2 pt up")
    #expect(String.way(right: -1, down: -2) == "1 pt left and 2 pt up")
    #expect(String.way(right: 0, down: 0) == "")
  }

  @Test func `is less or more, and nothing where lengths are the same or unknown`() {
    #expect(String.direction(from: 1, to: 2, "less", "more") == "more")
    #expect(String.direction(from: 2, to: 1, "less", "more") == "less")
    #expect(String.direction(from: 2, to: 2, "less", "more") == "")
    #expect(String.direction(from: nil, to: 2, "less", "more") == "")
    #expect(String.direction(from: 2, to: nil, "less", "more") == "")
  }

  @Test func `is growth of the width, the height or both`() {
    #expect(String.growth(width: 1, 2, height: 3, 3) == "wider")
    #expect(String.growth(width: 2, 1, height: 3, 4) == "narrower, higher")
    #expect(String.growth(width: 1, 1, height: 4, 3) == "lower")
  }
}

@Suite struct `The box of a part` {
  private func words(_ old: ElementFacts, _ new: ElementFacts) -> [String] {
    BoxChange.all(from: old, to: new).map { $0.change().sentence }
  }

  private func part(_ box: PointRect, showing rect: PointRect) -> ElementFacts {
    ElementFacts(path: "Dot", box: box, content: .fill("#FF0000", in: rect))
  }

  @Test func `is told once where its content moved with it`() {
    let (old, new) = (rect(0, 0, 10, 10), rect(4, -2, 10, 10))
    #expect(
      words(part(old, showing: old), part(new, showing: new))
        == ["Dot moved 4 pt right and 2 pt up"])
    #expect(words(part(old, showing: old), part(old, showing: old)) == [])
  }

  @Test func `is told beside its content where that moved another way`() {
    let (old, new) = (rect(0, 0, 10, 10), rect(4, 0, 10, 10))
    #expect(
      words(part(old, showing: old), part(new, showing: rect(0, 3, 10, 10)))
        == ["Dot moved 4 pt right", "Dot moved 3 pt down"])
    #expect(
      words(part(old, showing: old), part(new, showing: rect(4, 3, 10, 20)))
        == ["Dot is 10 × 20 pt, was 10 × 10 pt, and moved 4 pt right and 3 pt down"])
    #expect(
      words(part(old, showing: old), part(old, showing: rect(0, 0, 10, 8)))
        == ["Dot is 10 × 8 pt, was 10 × 10 pt"])
  }

  @Test func `names the others that moved alike, and which way`() {
    let moved = BoxChange.all(
      from: fill("A", rect(0, 0, 1, 1)), to: fill("A", rect(-1, 2, 1, 1)))
    let change = moved[0].change(with: [ElementName(path: "B"), ElementName(path: "C")])
    #expect(change.sentence == "A and 2 more moved 1 pt left and 2 pt down")
    #expect(change.kind == .shifted)
    #expect(change.aspect == "left, down")
    #expect(change.place.elements.map(\.path) == ["A", "B", "C"])
    let grown = BoxChange.all(
      from: fill("A", rect(0, 0, 1, 1)), to: fill("A", rect(0, 0, 2, 0.5)))
    #expect(grown[0].change().kind == .box)
    #expect(grown[0].change().aspect == "wider, lower")
  }
}

@Suite struct `What changed of a part itself` {
  private let box = rect(0, 0, 10, 10)

  private func part(
    _ content: ElementFacts.Content, traits: [String] = [], large: String = ""
  ) -> ElementFacts {
    ElementFacts(path: "A", box: box, traits: traits, content: content, largeContent: large)
  }

  private func words(_ old: ElementFacts, _ new: ElementFacts) -> [String] {
    new.ownChanges(since: old).sentences
  }

  @Test func `is a line's colour and width`() {
    let old = part(.stroke("#FF0000", width: 1, in: box))
    #expect(words(old, part(.stroke("#FF0000", width: 1, in: rect(1, 1, 1, 1)))) == [])
    #expect(
      words(old, part(.stroke("#0000FF", width: 2, in: box))) == [
        "A shows #0000FF, was #FF0000", "A shows one of 2 pt, was a line of 1 pt",
      ])
  }

  @Test func `is a symbol's name and colour`() {
    let old = part(.symbol("star", color: "#FF0000", in: box))
    #expect(words(old, old) == [])
    #expect(
      words(old, part(.symbol("heart", color: "#0000FF", in: box)))
        == ["A shows heart, was star", "A shows #0000FF, was #FF0000"])
  }

  @Test func `is a picture, where it is another`() {
    let pictures = [ContentDigest(of: [1]), ContentDigest(of: [2])]
    let old = part(.picture(pictures[0], in: box))
    #expect(words(old, old) == [])
    #expect(words(old, part(.picture(pictures[1], in: box))) == ["A shows another picture"])
    #expect(words(old, part(.container)) == [])
  }

  @Test func `is what it is held for, with a word for nothing`() {
    let (old, new) = (part(.container), part(.container, traits: ["a", "b"], large: "title"))
    #expect(words(old, new) == ["A is a, b, was none", "A has large content title, had none"])
    #expect(words(new, old) == ["A is none, was a, b", "A has large content none, had title"])
    #expect(new.ownChanges(since: old).map(\.aspect) == ["", "large content"])
    #expect(new.ownChanges(since: old).map(\.before) == ["none", "none"])
    #expect(new.ownChanges(since: old).map(\.after) == ["a, b", "title"])
  }
}

/// A part can move as far as others took room, and by a point more.
@Suite struct `Room in an interface` {
  private func found(_ old: [ElementFacts], _ new: [ElementFacts]) -> [[String]] {
    let found = InterfaceChanges(from: old, to: new).found
    return [found.told.sentences, found.following.sentences]
  }

  private let bar = rect(10, 10, 20, 20)

  /// What is found where a bar moved beside what else changed.
  private func moved(
    _ x: Points, _ y: Points, from old: [ElementFacts], to new: [ElementFacts]
  ) -> [[String]] {
    found(old + [fill("Bar", bar)], new + [fill("Bar", bar.offset(x: x, y: y))])
  }

  @Test func `is that of a part that came or went, and 32 pt beside it`() {
    let dot = [fill("Dot", rect(0, 0, 8, 4))]
    #expect(
      moved(41, 37, from: [], to: dot)
        == [["Dot is new"], ["Bar moved 41 pt right and 37 pt down"]])
    #expect(moved(41.5, 0, from: [], to: dot) == [["Dot is new", "Bar moved 41.5 pt right"], []])
    #expect(moved(0, 37.5, from: [], to: dot) == [["Dot is new", "Bar moved 37.5 pt down"], []])
    #expect(moved(-41, 0, from: dot, to: []) == [["Dot is gone"], ["Bar moved 41 pt left"]])
    #expect(moved(-41.5, 0, from: dot, to: []) == [["Dot is gone", "Bar moved 41.5 pt left"], []])
  }

  @Test func `is that by which a part grew or shrank that shows something else`() {
    func icon(_ name: String, _ width: Points, _ height: Points) -> [ElementFacts] {
      let box = rect(0, 0, width, height)
      return [
        ElementFacts(
          path: "Icon", box: box, content: .symbol(name, color: "#000000", in: box))
      ]
    }
    let (small, wide, high) = (icon("a", 10, 10), icon("b", 14, 10), icon("b", 10, 6))
    let cause = "Icon shows b, was a"
    #expect(
      moved(5, 1, from: small, to: wide) == [
        [cause], ["Icon is 14 × 10 pt, was 10 × 10 pt", "Bar moved 5 pt right and 1 pt down"],
      ])
    #expect(
      moved(5.5, 0, from: small, to: wide) == [
        [cause, "Bar moved 5.5 pt right"], ["Icon is 14 × 10 pt, was 10 × 10 pt"],
      ])
    #expect(
      moved(0, 1.5, from: small, to: wide) == [
        [cause, "Bar moved 1.5 pt down"], ["Icon is 14 × 10 pt, was 10 × 10 pt"],
      ])
    #expect(
      moved(0, -5, from: small, to: high) == [
        [cause], ["Icon is 10 × 6 pt, was 10 × 10 pt", "Bar moved 5 pt up"],
      ])
    #expect(
      moved(0, -5.5, from: small, to: high) == [
        [cause, "Bar moved 5.5 pt up"], ["Icon is 10 × 6 pt, was 10 × 10 pt"],
      ])
  }

  @Test func `is none where nothing took any, however little a part moved`() {
    #expect(moved(0.5, 0, from: [], to: []) == [["Bar moved 0.5 pt right"], []])
    let dot = rect(0, 0, 8, 8)
    #expect(
      moved(0.5, 0, from: [fill("Dot", dot)], to: [fill("Dot", dot, color: "#0000FF")]) == [
        ["Dot shows #0000FF, was #FF0000", "Bar moved 0.5 pt right"], [],
      ])
  }

  @Test func `is as much as is wanted where a stack turned`() {
    let dot = rect(0, 0, 8, 8)
    #expect(
      moved(200, 300, from: [fill("HStack/Dot", dot)], to: [fill("VStack/Dot", dot)]) == [
        ["VStack is a VStack, was a HStack"], ["Bar moved 200 pt right and 300 pt down"],
      ])
  }

  @Test func `of parts in each other is that of the innermost, which the others follow`() {
    func parts(_ height: Points) -> [ElementFacts] {
      [fill("List", rect(0, 0, 100, height)), fill("List/Row", rect(0, 0, 100, height))]
    }
    #expect(
      found(parts(50), parts(70)) == [
        ["List/Row is 100 × 70 pt, was 100 × 50 pt"], ["List is 100 × 70 pt, was 100 × 50 pt"],
      ])
  }

  @Test func `of parts beside each other names each, and parts that moved alike at once`() {
    let old = [fill("A", rect(0, 0, 10, 10)), fill("B", rect(0, 20, 10, 10))]
    #expect(
      found(old, [fill("A", rect(0, 0, 10, 15)), fill("B", rect(0, 20, 10, 18))])[0] == [
        "A is 10 × 15 pt, was 10 × 10 pt", "B is 10 × 18 pt, was 10 × 10 pt",
      ])
    #expect(
      found(old, [fill("A", rect(3, 0, 10, 10)), fill("B", rect(3, 20, 10, 10))])
        == [["A and 1 more moved 3 pt right"], []])
  }
}

@Suite struct `Pixels of parts` {
  private func facts(_ parts: [ElementFacts]) throws -> CellFacts {
    var facts = try #require(SampleFacts.large())
    facts.subject = .interface(parts)
    return facts
  }

  private func explains(
    _ area: PixelRect, from old: [ElementFacts], to new: [ElementFacts]
  ) throws -> Bool {
    try MovedParts(from: facts(old), to: facts(new)).explain(ChangePlace(area: area), at: .x1)
  }

  private let dot = fill("Dot", rect(10, 10, 10, 10))
  private let ground = fill("Ground", rect(0, 0, 100, 100))

  @Test func `that came or went are just those of its area, whatever stands below it`() throws {
    let whole = PixelRect(x: 10, y: 10, width: 10, height: 10)
    let part = PixelRect(x: 10, y: 10, width: 5, height: 10)
    #expect(try explains(whole, from: [ground], to: [ground, dot]))
    #expect(try explains(whole, from: [ground, dot], to: [ground]))
    #expect(try !explains(part, from: [ground], to: [ground, dot]))
    #expect(try explains(part, from: [], to: [dot]))
  }

  @Test func `may differ by a pixel at each edge`() throws {
    for (x, y, width, height) in [(9, 10, 11, 10), (11, 10, 9, 10), (10, 9, 10, 12)] {
      let area = PixelRect(x: x, y: y, width: width, height: height)
      #expect(try explains(area, from: [ground], to: [ground, dot]), "\(area)")
    }
    for (x, y, width, height) in [(8, 10, 12, 10), (10, 12, 10, 8), (10, 10, 12, 10)] {
      let area = PixelRect(x: x, y: y, width: width, height: height)
      #expect(try !explains(area, from: [ground], to: [ground, dot]), "\(area)")
    }
  }

  @Test func `of a container are none of its own`() throws {
    let box = ElementFacts(path: "Box", box: rect(10, 10, 10, 10))
    let whole = PixelRect(x: 10, y: 10, width: 10, height: 10)
    #expect(try !explains(whole, from: [ground], to: [ground, box]))
    #expect(try !explains(whole, from: [], to: [box]))
  }
}
