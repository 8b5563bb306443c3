import Snapshots
import DynamicType
import Imaging
import JSON
import Reports
import TextEngine
import Testing

@testable import Reviews
@testable import Changes
@testable import Files
@testable import Suites
@testable import Verification

/// An input that is changed on purpose, and what has to be told of it.
private struct Plant: Sendable {
  let name: String
  let sentence: String
  let change: @Sendable (inout RampSpec) -> Void

  init(
    _ name: String, _ sentence: String, _ change: @escaping @Sendable (inout RampSpec) -> Void
  ) {
    self.name = name
    self.sentence = sentence
    self.change = change
  }

  /// A change of one part of a custom font.
  static func ofFont(
    _ name: String, _ sentence: String,
    _ change:
      @escaping @Sendable (
        inout (name: String, size: Points, style: TextStyle, maximum: Points?)
      ) -> Void
  ) -> Plant {
    Plant(name, sentence) { ramp in
      guard case .custom(let name, let size, let style, let maximum) = ramp.font else { return }
      var font = (name: name, size: size, style: style, maximum: maximum)
      change(&font)
      ramp.font = .custom(
        font.name, size: font.size, relativeTo: font.style, maximum: font.maximum)
    }
  }

  static let inter = "Inter/InterVariable.ttf"
  static let serif = "NotoSerif/NotoSerif-Regular.ttf"
  static let gray = RGBAColor(red: 90, green: 90, blue: 90)

  static let all: [Plant] = [
    Plant("text", "the text says “20”, was “19”") {
      $0.sample.text.runs[0].text = "incl. 20 % VAT 1171"
    },
    ofFont("size", "size is 18 pt, was 17 pt") { $0.size = 18 },
    ofFont("curve", "curve is title1, was body") { $0.style = .title1 },
    ofFont("limit", "greatest size is 22 pt, was none") { $0.maximum = 22 },
    ofFont("font", "font is \(serif), was \(inter)") { $0.name = serif },
    Plant("weight", "weight is 700, was the font’s own") { $0.attributes.weight = .bold },
    Plant("italic", "set with italic, was without") { $0.attributes.traits.insert(.italic) },
    Plant("letter width", "letter width is 75 %, was the font’s own") {
      $0.attributes.width = .condensed
    },
    Plant("optical size", "optical size is 28 pt, was automatic") {
      $0.attributes.opticalSizing = .fixed(28)
    },
    Plant("features", "features is tnum=1, was none") {
      $0.attributes.features = [FeatureSetting(.tabularFigures)]
    },
    Plant("tracking", "tracking is 1 pt, was none") { $0.attributes.tracking = .points(1) },
    Plant("underline", "underline is single, was none") {
      $0.attributes.underline = TextDecoration()
    },
    Plant("ink", "ink is #5A5A5A, was #000000") { $0.color = gray },
    Plant("background", "background is #FFFFC8, was #FFFFFF") {
      $0.background = RGBAColor(red: 255, green: 255, blue: 200)
    },
    Plant("frame width", "width is 150 pt, was 200 pt") { $0.width = 150 },
    Plant("line limit", "line limit is 1, was none") { $0.paragraph.lineLimit = 1 },
    Plant("alignment", "alignment is center, was natural") { $0.paragraph.alignment = .center },
    Plant("line height", "line height multiple is 1.25, was 1") {
      $0.paragraph.lineHeightMultiple = 1.25
    },
    Plant("language", "language is de, was none") { $0.sample.language = "de" },
    Plant("direction", "direction is right to left, was the text’s own") {
      $0.sample.direction = .rightToLeft
    },
    Plant("bold text", "bold text is on, was off") { $0.legibilityWeight = .bold },
    Plant("tolerance", "tolerance is text | Tried., was none") {
      $0.tolerance = Tolerance(.text, because: "Tried.")
    },
    Plant("update", "update is never, was adjusted") { $0.update = .never },
  ]
}

@Suite struct `Changes that are planted together` {
  private let bench: ReviewBench
  private static let styles: [TextStyle] = [.body, .callout, .footnote]

  init() throws {
    bench = try ReviewBench()
    try bench.record(Self.styles.map(Self.ramp))
  }

  private static func ramp(_ style: TextStyle) -> RampSpec {
    RampSpec(
      suite: "tiny", style: style, sample: Sample("vat", text: "incl. 19 % VAT 1171"),
      font: .custom(Plant.inter, size: 17, relativeTo: .body), categories: [.accessibilityMedium],
      width: 200, scale: .x1)
  }

  /// The suite in which each plant changes the ramps at some places.
  private func ramps(_ plants: [(plant: Plant, places: ClosedRange<Int>)]) -> [RampSpec] {
    Self.styles.indices.map { place in
      var ramp = Self.ramp(Self.styles[place])
      for (plant, places) in plants where places.contains(place) { plant.change(&ramp) }
      return ramp
    }
  }

  /// The sentences of each ramp's cell, by hand.
  private func expected(
    _ plants: [(plant: Plant, places: ClosedRange<Int>)]
  ) -> [Set<String>] {
    Self.styles.indices.map { place in
      Set(plants.filter { $0.places.contains(place) }.map(\.plant.sentence))
    }
  }

  private func sentences(of results: RunResults) -> [Set<String>] {
    let cells = Dictionary(
      results.cells.map { ($0.name.ramp.style.name, $0) }, uniquingKeysWith: { first, _ in first })
    return Self.styles.map { style in Set((cells[style.name]?.changes ?? []).map(\.sentence)) }
  }

  /// Groups as sets of sentences with their cells, whatever their order.
  private func groups(_ groups: ChangeGroups) -> Set<[String]> {
    Set(groups.groups.map { $0.changes.map(\.sentence).sorted() + $0.cells.map(\.coordinates) })
  }

  /// What of changed cells is not proved by drawing, in words.
  private func gaps(in results: RunResults) -> [String] {
    results.cells.filter { $0.verdict == .changed }.compactMap { cell in
      cell.proof.map(\.gap) ?? "nothing was drawn"
    }
  }

  private func results(
    of ramps: [RampSpec], shard: Shard? = nil, fonts: FontFolder? = nil, artifacts: String? = nil,
    judgesAllPixels: Bool = true
  ) throws -> RunResults {
    var run = try bench.suiteRun(ramps, fonts: fonts, artifacts: artifacts)
    run.shard = shard
    run.thoroughness.judgesAllPixels = judgesAllPixels
    return RunResults(try run.verify(), toolVersion: "0", artifacts: run.artifacts)
  }

  private func readBack(_ results: RunResults) throws -> RunResults {
    try RunResults(reading: Array(try results.json().text.utf8))
  }

  @Test func `name in each cell just those that are in it, for every ordered pair`() throws {
    var count = 0
    for first in Plant.all {
      for second in Plant.all where second.name != first.name {
        let plants = [(plant: first, places: 0...1), (plant: second, places: 1...2)]
        // That pixels add nothing shows with the triples.
        let results = try results(of: ramps(plants), judgesAllPixels: false)
        #expect(sentences(of: results) == expected(plants), "\(first.name) and \(second.name)")
        #expect(gaps(in: results) == [], "\(first.name) and \(second.name)")
        let known = groups(results.groups)
        #expect(known.count == 3, "\(first.name) and \(second.name)")
        #expect(try groups(readBack(results).groups) == known)
        let shuffled = [2, 0, 1].map { results.cells[$0] }.map { ($0.name, $0.changes) }
        #expect(groups(ChangeGroups(of: shuffled)) == known)
        count += 1
      }
    }
    #expect(count == Plant.all.count * (Plant.all.count - 1) && Plant.all.count >= 14)
  }

  /// Numbers that look drawn by chance and are the same each time (Lehmer's generator of 1988).
  private struct Draws: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test func `name in each cell just those that are in it, for fifty triples in three shards`()
    throws
  {
    var draws = Draws(state: 20261125)
    for _ in 0..<50 {
      let drawn = Array(Plant.all.shuffled(using: &draws).prefix(3))
      let plants = [
        (plant: drawn[0], places: 0...1), (plant: drawn[1], places: 1...2),
        (plant: drawn[2], places: 0...2),
      ]
      let names = drawn.map(\.name).joined(separator: ", ")
      let ramps = ramps(plants)
      let whole = try results(of: ramps)
      #expect(sentences(of: whole) == expected(plants), "\(names)")
      #expect(gaps(in: whole) == [], "\(names)")
      let parts = try (1...3).map { index in
        try readBack(results(of: ramps, shard: Shard(index: index, count: 3)))
      }
      let merged = try RunResults(merging: parts.shuffled(using: &draws))
      #expect(merged.groups.groups == whole.groups.groups, "\(names)")
      #expect(merged.groups.changes == whole.groups.changes, "\(names)")
    }
  }

  @Test func `name in each cell just those that are in it, beside another version of a library`()
    throws
  {
    let versions = try FileTree.read(bench.folder("Snapshots/tiny/fingerprint.txt"))
    let lines = String(decoding: versions, as: UTF8.self).split(separator: "\n")
    let version = try #require(lines.first { $0.hasPrefix("FreeType: ") }).dropFirst(10)
    try bench.folder.write(
      lines.map { $0.hasPrefix("FreeType: ") ? "FreeType: 2.9.1" : String($0) }
        .joined(separator: "\n") + "\n", "Snapshots/tiny/fingerprint.txt")
    for plant in Plant.all {
      let results = try results(of: ramps([(plant: plant, places: 0...1)]))
      let drift = "library drift: FreeType 2.9.1 → \(version)"
      #expect(
        sentences(of: results) == [[plant.sentence, drift], [plant.sentence, drift], []],
        "\(plant.name)")
      // The same FreeType drew all of them.
      #expect(gaps(in: results) == [], "\(plant.name)")
    }
  }

  @Test func `name in each cell just those that are in it, beside another font file`() throws {
    let other = try FileTree.read("\(bench.fonts.path)/\(Plant.serif)")
    try bench.folder.write(other, "Fonts/\(Plant.inter)")
    try bench.folder.write(other, "Fonts/\(Plant.serif)")
    let fonts = try FontFolder(path: bench.folder("Fonts"))
    let file = "\(Plant.inter) is not the file that was recorded"
    for plant in Plant.all {
      let results = try results(of: ramps([(plant: plant, places: 0...1)]), fonts: fonts)
      // What is set in another font has no more to do with that file.
      let own = plant.name == "font" ? [plant.sentence] : [plant.sentence, file]
      let told = sentences(of: results)
      #expect(told[2] == [file], "\(plant.name)")
      let gap = "no font file has the content that \(Plant.inter) had ("
      #expect(gaps(in: results).count == 3, "\(plant.name)")
      #expect(gaps(in: results).allSatisfy { $0.hasPrefix(gap) }, "\(plant.name)")
      for place in 0...1 {
        #expect(told[place].filter { !$0.contains(" is at ") } == Set(own), "\(plant.name)")
      }
    }
  }

  @Test func `make no golden of a cell that has another, when one of them is accepted`() throws {
    for (index, first) in Plant.all.enumerated() {
      let second = Plant.all[(index + 1) % Plant.all.count]
      let plants = [(plant: first, places: 0...1), (plant: second, places: 1...2)]
      try bench.report(on: ramps(plants))
      let session = try bench.session()
      let before = try bench.goldens()
      let number =
        try #require(
          session.changeList.firstIndex { $0.sentence == first.sentence }) + 1
      let answer = try session.accept(changes: [number])
      #expect(answer.cells.map(\.state.word).sorted() == ["accepted", "waiting"], "\(first.name)")
      let after = try bench.goldens()
      let moved = Set(after.keys.filter { after[$0] != before[$0] })
      #expect(
        moved.allSatisfy { $0.contains("/body/") || $0.hasSuffix("reviews.txt") }, "\(moved)")
      _ = try session.undo()
      #expect(try bench.goldens().filter { !$0.key.hasSuffix("reviews.txt") } == before)
    }
  }
}

extension ReviewBench {
  /// Every file of the suite, by its path.
  fileprivate func goldens() throws -> [String: [UInt8]] {
    let files = try FileTree.files(below: folder("Snapshots"))
    return Dictionary(
      uniqueKeysWithValues: try files.map {
        ($0, try FileTree.read("\(folder("Snapshots"))/\($0)"))
      }
    ).filter { !$0.key.hasSuffix("reviews.txt") }
  }
}
