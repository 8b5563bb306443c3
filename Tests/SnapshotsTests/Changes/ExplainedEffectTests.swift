import Snapshots
import DynamicType
import Testing

@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

/// Which effects follow from a change, role by role.
@Suite struct `Effects of a change` {
  private func change(
    _ kind: ChangeKind, _ role: Change.Role, aspect: String = "", lines: [Int] = [],
    parts: [String] = [], isPart: Bool = false
  ) -> Change {
    Change(
      kind, role: role, aspect: aspect,
      place: ChangePlace(
        elements: parts.map { ElementName(path: $0) }, lines: lines, isPart: isPart),
      amount: .all, sentence: "\(kind)")
  }

  @Test func `are no inputs and nothing on record`() {
    let font = change(.font, .input)
    #expect(font.explains(change(.shape, .pixels)))
    #expect(!font.explains(change(.shape, .input)))
    #expect(!font.explains(change(.file, .record)))
  }

  @Test func `are pixels and extents of a record with another picture alone`() {
    let other = change(.file, .record, aspect: Change.otherPicture)
    #expect(other.explains(change(.shape, .pixels)))
    #expect(other.explains(change(.pictureSize, .extent)))
    #expect(!other.explains(change(.reflowed, .layout)))
    let plain = change(.file, .record)
    #expect(!plain.explains(change(.shape, .pixels)))
    #expect(!plain.explains(change(.pictureSize, .extent)))
  }

  @Test func `of a size are leadings and faces, and of a face leadings`() {
    let (size, leading, face) = (
      change(.size, .resolved), change(.leading, .resolved), change(.fontVersion, .resolved)
    )
    #expect(size.explains(leading))
    #expect(size.explains(face))
    #expect(!size.explains(size))
    #expect(face.explains(leading))
    #expect(!face.explains(size))
    #expect(!face.explains(face))
    #expect(!leading.explains(size))
    #expect(!leading.explains(face))
  }

  @Test(arguments: [Change.Role.layout, .pixels, .extent])
  func `of what was resolved are all others but colours`(role: Change.Role) {
    let leading = change(.leading, .resolved)
    #expect(leading.explains(change(.reflowed, role)))
    #expect(!leading.explains(change(.color, role)))
  }

  @Test func `of lines are all extents, and of pixels those but for colours and smoothing`() {
    let extent = change(.pictureSize, .extent)
    #expect(change(.reflowed, .layout).explains(extent))
    #expect(change(.shifted, .pixels).explains(extent))
    #expect(!change(.color, .pixels).explains(extent))
    #expect(!change(.antialiasing, .pixels).explains(extent))
    #expect(!extent.explains(change(.shape, .pixels)))
    #expect(!extent.explains(extent))
  }

  @Test func `of a clipped line are pixels on that line, but for colours`() {
    let clipped = change(.clipped, .layout, lines: [2])
    #expect(clipped.explains(change(.shape, .pixels, lines: [2])))
    #expect(clipped.explains(change(.missingGlyph, .pixels, lines: [2])))
    #expect(!clipped.explains(change(.shape, .pixels, lines: [1])))
    #expect(!clipped.explains(change(.shape, .pixels, lines: [1, 2])))
    #expect(!clipped.explains(change(.shape, .pixels)))
    #expect(!clipped.explains(change(.color, .pixels, lines: [2])))
  }

  @Test(arguments: [
    ChangeKind.reflowed, .truncated, .text, .fit, .shortfall, .missingGlyph,
  ])
  func `of text that came out otherwise are pixels on any line, but for colours`(
    kind: ChangeKind
  ) {
    let cause = change(kind, .layout, lines: [1])
    #expect(cause.explains(change(.shape, .pixels, lines: [2])))
    #expect(cause.explains(change(.markLost, .pixels, lines: [2])))
    #expect(!cause.explains(change(.color, .pixels, lines: [1])))
  }

  @Test func `of a size that pixels show are others on its lines, but for colours and sizes`() {
    let size = change(.size, .pixels, lines: [1])
    #expect(size.explains(change(.weight, .pixels, lines: [1])))
    #expect(!size.explains(change(.weight, .pixels, lines: [2])))
    #expect(!size.explains(change(.color, .pixels, lines: [1])))
    #expect(!size.explains(change(.size, .pixels, lines: [1])))
    let part = change(.size, .pixels, lines: [1], isPart: true)
    #expect(!part.explains(change(.weight, .pixels, lines: [1])))
  }

  @Test func `of a weight that pixels show are spaces and shifts on its lines`() {
    let weight = change(.weight, .pixels, lines: [1])
    #expect(weight.explains(change(.spacing, .pixels, lines: [1])))
    #expect(weight.explains(change(.shifted, .pixels, lines: [1])))
    #expect(!weight.explains(change(.spacing, .pixels, lines: [2])))
    #expect(!weight.explains(change(.shifted, .pixels, lines: [2])))
    #expect(!weight.explains(change(.shape, .pixels, lines: [1])))
  }

  @Test func `are never boxes of parts, but lines of parts that moved`() {
    let font = change(.font, .input, parts: ["A"])
    #expect(!font.explains(change(.box, .layout, parts: ["A"])))
    #expect(!font.explains(change(.shifted, .layout, parts: ["A"])))
    #expect(font.explains(change(.shifted, .layout, lines: [1], parts: ["A"])))
    #expect(font.explains(change(.reflowed, .layout, parts: ["A"])))
    #expect(change(.font, .input).explains(change(.shifted, .layout)))
  }

  @Test func `of a part are those of that part and of the whole picture`() {
    let font = change(.font, .input, parts: ["A", "B"])
    #expect(font.explains(change(.shape, .pixels, parts: ["A"])))
    #expect(font.explains(change(.shape, .pixels, parts: ["B", "A"])))
    #expect(!font.explains(change(.shape, .pixels, parts: ["C"])))
    #expect(!font.explains(change(.shape, .pixels, parts: ["A", "C"])))
    #expect(!font.explains(change(.shape, .pixels)))
    #expect(font.explains(change(.pictureSize, .extent)))
    #expect(!font.explains(change(.pictureSize, .extent, parts: ["C"])))
    #expect(change(.font, .input).explains(change(.shape, .pixels, parts: ["C"])))
  }

  @Test func `of smoothing that is noise follow from another library`() {
    let library = change(.library, .input)
    let noise = change(.antialiasing, .pixels, aspect: Change.noise)
    #expect(library.explains(noise))
    #expect(!library.explains(change(.antialiasing, .pixels)))
    #expect(!library.explains(change(.shape, .pixels)))
    #expect(change(.color, .input).explains(change(.antialiasing, .pixels)))
    #expect(!change(.color, .input).explains(change(.shape, .pixels)))
  }

  @Test func `of a shortfall are faces as well as lines`() {
    let shortfall = change(.shortfall, .layout)
    #expect(change(.size, .input).explains(shortfall))
    #expect(!change(.size, .input).explains(change(.truncated, .layout)))
    #expect(change(.lineLimit, .input).explains(change(.truncated, .layout)))
  }

  @Test func `are groups of their own where words, places or parts are others`() {
    func key(_ role: Change.Role, _ amount: ChangeAmount, _ place: ChangePlace) -> Change.Key {
      Change(
        .weight, role: role, aspect: "a", place: place, before: "x", after: "y", amount: amount,
        sentence: ""
      ).key()
    }
    let (one, other) = (
      ChangePlace(range: 0..<1, text: "a"), ChangePlace(range: 1..<2, text: "b")
    )
    #expect(key(.input, .exact, one) != key(.input, .exact, other))
    #expect(key(.pixels, .all, one) != key(.pixels, .all, other))
    #expect(key(.layout, .all, one) == key(.layout, .all, other))
    let words = { (after: String, amount: ChangeAmount) in
      Change(.weight, role: .input, after: after, amount: amount, sentence: "").key()
    }
    #expect(words("1", .exact) != words("2", .exact))
    #expect(words("1", .all) == words("2", .all))
  }
}
