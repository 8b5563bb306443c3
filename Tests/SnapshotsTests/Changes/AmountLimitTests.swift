import Snapshots
import DynamicType
import ImageDiff
import Imaging
import Testing

@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `How far amounts may be apart` {
  @Test func `is half a pixel or a fiftieth of the text's size for shifts`() {
    let none = ChangeAmount.shift(dx: 0, dy: 0, em: 50)
    #expect(none.isLike(.shift(dx: 0.5, dy: 0, em: 10)))
    #expect(!none.isLike(.shift(dx: 0.75, dy: 0, em: 10)))
    #expect(!none.isLike(.shift(dx: 0, dy: 0.75, em: 10)))
    #expect(none.isLike(.shift(dx: 1, dy: -1, em: 50)))
    #expect(!none.isLike(.shift(dx: 1.5, dy: 0, em: 50)))
    #expect(!none.isLike(.shift(dx: 0, dy: -1.5, em: 50)))
  }

  @Test func `is a fortieth for ratios of sizes`() {
    #expect(ChangeAmount.ratio(0.05).isLike(.ratio(0.025)))
    #expect(ChangeAmount.ratio(0.025).isLike(.ratio(0.05)))
    #expect(!ChangeAmount.ratio(1.25).isLike(.ratio(1.28)))
  }

  @Test func `is half as much again in px, or three times as much of the text's size`() {
    let length = ChangeAmount.length(2, em: 1)
    #expect(length.isLike(.length(3, em: 1000)))
    #expect(!length.isLike(.length(3.5, em: 1000)))
    #expect(!length.isLike(.length(-2, em: 1)))
    #expect(ChangeAmount.length(1, em: 1).isLike(.length(3, em: 1)))
    #expect(!ChangeAmount.length(1, em: 1).isLike(.length(4, em: 1)))
  }

  @Test func `is three times as much for letters set wider`() {
    #expect(ChangeAmount.part(1).isLike(.part(3)))
    #expect(!ChangeAmount.part(1).isLike(.part(3.5)))
    #expect(!ChangeAmount.part(1).isLike(.part(-1)))
  }

  @Test func `is 24 levels for both colours, in each channel`() {
    let color = { (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) in
      RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    let plain = color(100, 100, 100, 100)
    let same = ChangeAmount.colors(from: plain, to: plain)
    for other in [
      color(124, 100, 100, 100), color(100, 76, 100, 100), color(100, 100, 124, 100),
      color(100, 100, 100, 76),
    ] {
      #expect(same.isLike(.colors(from: other, to: plain)), "\(other)")
      #expect(same.isLike(.colors(from: plain, to: other)), "\(other)")
    }
    for other in [
      color(125, 100, 100, 100), color(100, 75, 100, 100), color(100, 100, 125, 100),
      color(100, 100, 100, 75),
    ] {
      #expect(!same.isLike(.colors(from: other, to: plain)), "\(other)")
      #expect(!same.isLike(.colors(from: plain, to: other)), "\(other)")
    }
  }

  @Test func `is nothing for amounts of two sorts and for those that are equal or not`() {
    #expect(!ChangeAmount.ratio(1).isLike(.part(1)))
    #expect(!ChangeAmount.exact.isLike(.all))
    #expect(ChangeAmount.all.isLike(.all))
    #expect(!ChangeAmount.named(["a"]).isLike(.named(["b"])))
  }

  @Test func `is told in millionths, beside the size of the text or 1 px`() {
    let shift = Cause.shifted(dx: 0.5, dy: -2.25)
    #expect(ChangeAmount(of: shift, em: nil) == .shift(dx: 0.5, dy: -2.25, em: 1))
    #expect(ChangeAmount(of: shift, em: Pixels(0.25)) == .shift(dx: 0.5, dy: -2.25, em: 1))
    #expect(ChangeAmount(of: shift, em: Pixels(34.5)) == .shift(dx: 0.5, dy: -2.25, em: 34.5))
    #expect(ChangeAmount(of: .size(ratio: 1.000_000_25), em: nil) == .ratio(1))
    #expect(ChangeAmount(of: .weight(dilation: -0.5), em: nil) == .length(-0.5, em: 1))
    #expect(ChangeAmount(of: .spacing(.even(perPixel: 0.5)), em: nil) == .part(0.5))
    #expect(ChangeAmount(of: .spacing(.gap(x: 3, by: 1.5)), em: nil) == .length(1.5, em: 1))
  }
}

@Suite struct `Many changes in words` {
  private func changes(_ count: Int) -> [Change] {
    (0..<count).map { Change(.text, role: .layout, sentence: "c\($0)") }
  }

  @Test func `are eight, and the others are counted`() {
    let eight = "c0; c1; c2; c3; c4; c5; c6; c7"
    #expect(changes(8).words == eight)
    #expect(changes(9).words == eight + "; 1 more change")
    #expect(changes(10).words == eight + "; 2 more changes")
    #expect(changes(0).words == "")
  }

  @Test func `have two consequences beside them, and the others are counted`() {
    let cause = Change(.weight, role: .input, sentence: "cause")
    func words(_ count: Int) -> String {
      CellChange(changes: [cause], consequences: changes(count), picture: .equal).description
    }
    #expect(words(0) == "cause; the pixels are the same")
    #expect(words(2) == "cause; c0; c1; the pixels are the same")
    #expect(words(3) == "cause; c0; c1; and 1 more; the pixels are the same")
    #expect(words(5) == "cause; c0; c1; and 3 more; the pixels are the same")
  }

  @Test func `have pixels beside them only where a font's file is another, and no extent`() {
    let pixels = ["p0", "p1"].map { Change(.shape, role: .pixels, sentence: $0) }
    let extent = Change(.pictureSize, role: .extent, sentence: "extent")
    func words(_ kind: ChangeKind) -> String {
      CellChange(
        changes: [Change(kind, role: .input, sentence: "cause")], consequences: pixels + [extent],
        picture: .equal
      ).words(tellingPictures: false)
    }
    #expect(words(.weight) == "cause")
    #expect(words(.fontVersion) == "cause; p0")
  }

  @Test func `have the picture's size beside them where no change tells it`() {
    let sizes = [PixelSize(width: 2, height: 1), PixelSize(width: 3, height: 1)]
    func words(_ kind: ChangeKind) -> String {
      CellChange(
        changes: [Change(kind, role: .extent, sentence: "cause")],
        picture: .sizeDiffers(expected: sizes[0], actual: sizes[1])
      ).description
    }
    #expect(words(.box) == "cause; picture is 3 × 1 px, was 2 × 1 px")
    #expect(words(.pictureSize) == "cause")
  }

  @Test func `are no drift where there are none`() {
    #expect(!CellChange(changes: [], picture: .equal).isDrift)
    let library = Change(.library, role: .input, sentence: "another ICU")
    let text = Change(.text, role: .input, sentence: "another text")
    #expect(CellChange(changes: [library], picture: .equal).isDrift)
    #expect(!CellChange(changes: [library, text], picture: .equal).isDrift)
  }

  @Test func `that are proved are inputs and records, and all else follows from them`() {
    let roles: [Change.Role] = [.input, .resolved, .layout, .pixels, .extent, .record]
    let all = roles.map { Change(.text, role: $0, sentence: $0.rawValue) }
    let other = Change(.text, role: .layout, sentence: "other")
    let change = CellChange(changes: all, consequences: [other], picture: .equal).proved
    #expect(change.changes.map(\.sentence) == ["input", "record"])
    #expect(
      change.consequences.map(\.sentence) == ["resolved", "layout", "pixels", "extent", "other"])
    #expect(change.proof == .proved)
  }

  @Test func `are found apart from what follows from others`() {
    let input = Change(.weight, role: .input, sentence: "bold")
    let effect = Change(.shape, role: .pixels, sentence: "shape")
    let other = Change(.tolerance, role: .input, sentence: "tolerance")
    let found = FoundChanges(told: [input, effect, other], following: [effect])
    let change = CellChange(found, picture: .equal)
    #expect(change.changes.map(\.sentence) == ["bold", "tolerance"])
    #expect(change.consequences.map(\.sentence) == ["shape", "shape"])
  }

  @Test func `stand on lines, which are one, some or all from one to another`() {
    #expect(ChangePlace().lineWords == "line 1")
    #expect(ChangePlace(lines: [3]).lineWords == "line 3")
    #expect(ChangePlace(lines: [2, 3]).lineWords == "lines 2 and 3")
    #expect(ChangePlace(lines: [2, 3, 4]).lineWords == "lines 2 to 4")
    #expect(ChangePlace(lines: [1, 3, 4]).lineWords == "lines 1, 3 and 4")
    let parts = ["A", "B", "C"].map { ElementName(path: $0) }
    #expect(ChangePlace(elements: [parts[0]], lines: [1]).lineWords == "A")
    #expect(ChangePlace(elements: [parts[0]], lines: [2]).lineWords == "line 2 of A")
    #expect(ChangePlace(elements: parts, lines: [2]).lineWords == "A and 2 more")
    #expect(!ChangePlace(lines: [1]).isPart)
  }

  @Test func `are proved but for pixels, which are counted`() {
    let area = PixelRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      "\(Proof.unexplained(pixels: 1, within: area))"
        == "not proved: no input explains 1 pixel, within \(area)")
    #expect(
      Proof.unexplained(pixels: 2, within: area).gap
        == "no input explains 2 pixels, within \(area)")
    #expect("\(Proof.explained)" == "explained by changed parts")
    #expect("\(Proof.proved)" == "proved by drawing")
    #expect(!Proof.unknown("why").isProved)
  }
}

@Suite struct `Groups of changed cells` {
  private static func name(_ category: ContentSizeCategory) -> SnapshotName {
    SnapshotName(ramp: SampleFacts.ramp, category: category)
  }

  private static func change(_ words: String) -> Change {
    Change(.weight, role: .input, before: words, sentence: words)
  }

  @Test func `begin with those of most cells, then in the order of their first cells`() {
    let changes = ["a", "b", "c"].map(Self.change)
    let (a, b, c) = (changes[0], changes[1], changes[2])
    let cells: [(name: SnapshotName, changes: [Change])] = [
      (Self.name(.large), [b, a]), (Self.name(.extraSmall), [a]), (Self.name(.small), [c]),
      (Self.name(.medium), [c]), (Self.name(.extraLarge), [a, b]),
    ]
    let groups = ChangeGroups(of: cells)
    #expect(groups.groups.map(\.changes) == [[c], [a, b], [a]])
    #expect(
      groups.groups.map { $0.cells.map(\.category) }
        == [[.small, .medium], [.large, .extraLarge], [.extraSmall]])
    #expect(groups.changes.map(\.changes) == [[a], [c], [b]])
    #expect(groups.places[Self.name(.large)] == [2, 0])
    #expect(groups.places[Self.name(.small)] == [1])
    #expect(
      groups.groups.map(\.summary) == [
        "2 cells, one cause: c", "2 cells, 2 changes: a; b", "1 cell, one cause: a",
      ])
  }

  @Test func `list their cells as names are listed, and those without a place last`() {
    let cells = [ContentSizeCategory.small, .medium, .large].map {
      (name: Self.name($0), changes: [Self.change("a")])
    }
    let listed = ChangeGroups(of: cells).listed(
      as: [Self.name(.large), Self.name(.small), Self.name(.large)])
    #expect(listed.groups.map { $0.cells.map(\.category) } == [[.large, .small, .medium]])
  }

  @Test func `name the size of numbers that differ from size to size`() {
    let part = ChangePlace(elements: [ElementName(path: "Row")])
    func told(_ amount: ChangeAmount, _ place: ChangePlace, cells: Int) -> [String] {
      let change = Change(.box, role: .layout, place: place, amount: amount, sentence: "Row grew")
      return ChangeGroups(
        of: ContentSizeCategory.allCases.prefix(cells).map {
          (name: Self.name($0), changes: [change])
        }
      ).changes.map(\.sentence)
    }
    #expect(told(.all, part, cells: 2) == ["at XS Row grew"])
    #expect(told(.all, part, cells: 1) == ["Row grew"])
    #expect(told(.exact, part, cells: 2) == ["Row grew"])
    #expect(told(.all, ChangePlace(), cells: 2) == ["Row grew"])
  }

  @Test func `name three cells, or the first of more`() {
    #expect(Array([1, 2].listed) == [1, 2])
    #expect(Array([1, 2, 3].listed) == [1, 2, 3])
    #expect(Array([1, 2, 3, 4].listed) == [1])
  }

  @Test func `tell the one size that a text without a curve came to, at all of its sizes`() {
    func told(_ to: [Points]) -> [String] {
      let cells = zip(ContentSizeCategory.allCases, to).enumerated().map { place, cell in
        (
          name: Self.name(cell.0),
          changes: [Change.pointSize(from: Points(Double(14 + place)), to: cell.1)]
        )
      }
      return ChangeGroups(of: cells).changes.map(\.sentence)
    }
    #expect(told([17, 17, 17]).count == 1)
    #expect(told([17, 17, 18]).count == 3)
    #expect(told([17]) == ["point size is 17 pt, was 14 pt"])
  }
}
