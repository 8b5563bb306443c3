import DynamicType
import ImageDiff
import Imaging
import Snapshots
import Testing
import TextEngine

@testable import Changes
@testable import Files
@testable import GoldenStore
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `A proof by drawing` {
  private let bench: Bench
  private let serif = "NotoSerif/NotoSerif-Regular.ttf"
  private let category = ContentSizeCategory.accessibilityMedium

  init() throws { bench = try Bench() }

  /// A ramp of which every input is another than usual, so that each has a line in the head.
  private func ramp(_ change: (inout RampSpec) -> Void = { _ in }) -> RampSpec {
    var ramp = RampSpec(
      suite: "tiny", style: .callout, sample: Sample("vat", text: "incl. 19 % VAT 1171"),
      font: .custom(Bench.inter, size: 17, relativeTo: .body), categories: [.accessibilityMedium],
      width: 200, scale: .x1)
    change(&ramp)
    return ramp
  }

  /// Ways in which a ramp may be another, by what they change.
  private var plants: [String: (inout RampSpec) -> Void] {
    [
      "text": { $0.sample.text.runs[0].text = "incl. 20 % VAT 1171" },
      "size": { $0.font = .custom(Bench.inter, size: 18, relativeTo: .body) },
      "curve": { $0.font = .custom(Bench.inter, size: 17, relativeTo: .title1) },
      "limit": { $0.font = .custom(Bench.inter, size: 17, relativeTo: .body, maximum: 22) },
      "font": { $0.font = .custom(serif, size: 17, relativeTo: .body) },
      "preferred": { $0.font = .preferred },
      "weight": { $0.attributes.weight = .bold },
      "italic": { $0.attributes.traits.insert(.italic) },
      "letter width": { $0.attributes.width = .condensed },
      "optical size": { $0.attributes.opticalSizing = .fixed(28) },
      "features": { $0.attributes.features = [FeatureSetting(.tabularFigures)] },
      "tracking": { $0.attributes.tracking = .points(1) },
      "underline": { $0.attributes.underline = TextDecoration() },
      "ink": { $0.color = RGBAColor(red: 90, green: 90, blue: 90) },
      "background": { $0.background = RGBAColor(red: 255, green: 255, blue: 200) },
      "frame width": { $0.width = 150 },
      "line limit": { $0.paragraph.lineLimit = 1 },
      "alignment": { $0.paragraph.alignment = .center },
      "line height": { $0.paragraph.lineHeightMultiple = 1.25 },
      "language": { $0.sample.language = "tr" },
      "direction": { $0.sample.direction = .rightToLeft },
      "bold text": {
        $0.font = .preferred
        $0.legibilityWeight = .bold
      },
      "update": { $0.update = .never },
      "run": {
        $0.sample.text = AttributedText([
          AttributedText.Run("incl. ", TextAttributes()),
          AttributedText.Run("19 %", TextAttributes(weight: .bold)),
        ])
      },
    ]
  }

  private func picture(_ ramp: RampSpec) throws -> Bitmap {
    try bench.drawn(ramp, at: category).bitmap
  }

  /// Ways in which another program may have drawn a picture.
  private func drawnOtherwise(_ picture: Bitmap) -> [String: (picture: Bitmap, area: PixelRect)] {
    let step = picture.format.bytesPerPixel
    let channels = min(step, 3)
    func changed(_ body: (inout [UInt8]) -> Void) -> Bitmap {
      var bytes = picture.bytes
      body(&bytes)
      return Bitmap(
        width: picture.width, height: picture.height, format: picture.format, bytes: bytes)
    }
    let gamma = changed { bytes in
      for place in bytes.indices where place % step < channels && ![0, 255].contains(bytes[place]) {
        bytes[place] = UInt8(255 * (Double(bytes[place]) / 255).squareRoot())
      }
    }
    // Twelve columns of ink stand a pixel to the left.
    let shifted = changed { bytes in
      for row in 0..<picture.height {
        for column in 20..<32 {
          for byte in 0..<step {
            bytes[row * picture.bytesPerRow + column * step + byte] =
              picture.bytes[row * picture.bytesPerRow + (column + 1) * step + byte]
          }
        }
      }
    }
    let mark = PixelRect(x: 4, y: 2, width: 5, height: 4)
    let marked = changed { bytes in
      for row in mark.y..<mark.maxY {
        for column in mark.x..<mark.maxX {
          for byte in 0..<channels { bytes[row * picture.bytesPerRow + column * step + byte] = 0 }
        }
      }
    }
    let whole = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
    return [
      "gamma": (gamma, whole),
      "a shifted glyph": (shifted, PixelRect(x: 20, y: 0, width: 12, height: picture.height)),
      "a lost mark": (marked, mark),
    ]
  }

  @Test func `is there for each input, and for any two`() throws {
    let plants = plants.sorted { $0.key < $1.key }
    func expectProof(_ name: String, from old: RampSpec, to new: RampSpec) throws {
      let change = try bench.change(from: old, to: new)
      #expect(change == nil || change?.proof == .proved, "\(name)")
    }
    for (first, change) in plants {
      try expectProof(first, from: ramp(), to: ramp(change))
      try expectProof("\(first), back", from: ramp(change), to: ramp())
    }
    for (place, first) in plants.enumerated() {
      let second = plants[(place + 7) % plants.count]
      let both = ramp {
        first.value(&$0); second.value(&$0)
      }
      try expectProof("\(first.key) and \(second.key)", from: ramp(), to: both)
    }
  }

  @Test func `fails where a line of the head is left out that draws something`() throws {
    var told: [String] = []
    var count = 0
    for (name, plant) in plants.sorted(by: { $0.key < $1.key }) {
      let new = ramp(plant)
      // What draws nothing may be left out: a width, of a font that has one.
      if try picture(new) == picture(ramp()) { continue }
      let whole = bench.head(of: new)
      let without = bench.head(of: ramp()).lines
      // The lines that this input has, and the usual ramp has not.
      for line in whole.lines where !without.contains(line) {
        guard let less = GoldenHead(lines: whole.lines.filter { $0 != line }, of: new.name) else {
          continue
        }
        count += 1
        for change in [
          try bench.change(from: ramp(), to: new, newHead: less),
          try bench.change(from: new, to: ramp(), oldHead: less),
        ] where change?.proof == .proved {
          told.append("\(name): \(line)")
        }
      }
    }
    #expect(told == [])
    #expect(count >= 20)
  }

  @Test func `tells what another program drew otherwise, whatever else changed`() throws {
    let before = ramp()
    for (way, drawn) in drawnOtherwise(try picture(before)) {
      for input in ["size", "ink", "text"] {
        let plant = try #require(plants[input])
        let found = try #require(
          try bench.change(from: before, to: ramp(plant), showing: drawn.picture))
        guard case .unexplained(let pixels, let area) = found.proof else {
          Issue.record("\(way) beside \(input): \(String(describing: found.proof))")
          continue
        }
        #expect(pixels > 0 && area.intersection(drawn.area) == area, "\(way) beside \(input)")
        // Accepting the input leaves the cell open.
        let inputs = found.changes.filter { !$0.isEffect }
        #expect(inputs.count == 1, "\(way) beside \(input)")
        let others = found.changes.filter(\.isEffect)
        #expect(
          others.contains { $0.role == .pixels }, "\(way) beside \(input): \(found.changes)")
      }
    }
  }

  @Test func `tells how many pixels no input explains, and where`() throws {
    let drawn = try picture(ramp())
    // A mark of three pixels that no text draws.
    var bytes = drawn.bytes
    for x in 4..<7 { bytes[2 * drawn.bytesPerRow + x * drawn.format.bytesPerPixel] ^= 0x40 }
    let golden = Bitmap(
      width: drawn.width, height: drawn.height, format: drawn.format, bytes: bytes)
    let found = try bench.change(
      from: ramp(), to: ramp { $0.attributes.weight = .bold }, showing: golden)
    #expect(
      found?.proof == .unexplained(pixels: 3, within: PixelRect(x: 4, y: 2, width: 3, height: 1)))
  }

  @Test func `says of other libraries and size tables that they cannot be proved`() throws {
    let drawn = try #require(drawnOtherwise(try picture(ramp()))["gamma"]).picture
    let bold = ramp { $0.attributes.weight = .bold }
    let drifts = [
      Drift(unicode: nil, sizeTable: nil, libraries: ["FreeType 2.12.1 → 2.13.3"]),
      Drift(unicode: nil, sizeTable: ("hig-2024-06", "hig-2025-12"), libraries: []),
    ]
    let reasons = ["FreeType 2.12.1 → 2.13.3", "size table hig-2024-06 → hig-2025-12"]
    for (drift, reason) in zip(drifts, reasons) {
      let found = try bench.change(from: ramp(), to: bold, showing: drawn, drift: drift)
      #expect(
        found?.proof
          == .unknown("the golden was recorded with \(reason), which may draw it differently"))
      // Where they draw the golden all the same, it is proved.
      #expect(try bench.change(from: ramp(), to: bold, drift: drift)?.proof == .proved)
    }
  }

  @Test func `says that a golden of an earlier format does not tell its inputs`() throws {
    let lines = bench.head(of: ramp()).lines.filter { !$0.hasPrefix("face:") }
    let less = try #require(GoldenHead(lines: lines, of: ramp().name))
    let found = try bench.change(
      from: ramp(), to: ramp { $0.attributes.weight = .bold }, oldHead: less)
    #expect(
      found?.proof
        == .unknown("the golden does not record every input. Run: typeproof upgrade-goldens"))
  }

  @Test func `finds a font that lies elsewhere by what it holds, and tells of one that is gone`()
    throws
  {
    let old = ramp { $0.font = .custom("Old.ttf", size: 17, relativeTo: .body) }
    let bytes = try FileTree.read("\(Bench.fontsPath)/\(serif)")
    try bench.folder.write(bytes, "Fonts/Old.ttf")
    try bench.folder.write(
      try FileTree.read("\(Bench.fontsPath)/\(Bench.inter)"), "Fonts/\(Bench.inter)")
    let before = try FontFolder(path: bench.folder("Fonts"))
    let oldHead = bench.head(of: old, in: before)
    func proof() throws -> Proof? {
      let fonts = try FontFolder(path: bench.folder("Fonts"))
      return try bench.change(
        from: old, to: ramp(), oldHead: oldHead, oldFonts: before, newFonts: fonts)?.proof
    }
    _ = try before.entries(ofFile: "Old.ttf")
    #expect(try proof() == .proved)
    try bench.folder.write([0], "Fonts/Old.ttf")
    let gone = try proof()
    guard case .unknown(let words) = gone else {
      Issue.record("\(String(describing: gone))")
      return
    }
    #expect(words.hasPrefix("no font file has the content that Old.ttf had ("))
    try bench.folder.write(bytes, "Fonts/kept/Other.ttf")
    #expect(try proof() == .proved)
  }

  @Test func `asks earlier days for a font that changed in place`() throws {
    struct Earlier: FontHistory {
      let bytes: [UInt8]
      var limitation: String? { "Fetch the rest" }
      func content(of file: String, holding digest: ContentDigest) -> [UInt8]? {
        file == "Own.ttf" ? bytes : nil
      }
    }
    let text = ramp { $0.font = .custom("Own.ttf", size: 17, relativeTo: .body) }
    let bytes = try FileTree.read("\(Bench.fontsPath)/\(serif)")
    try bench.folder.write(bytes, "Fonts/Own.ttf")
    let before = try FontFolder(path: bench.folder("Fonts"))
    let oldHead = bench.head(of: text, in: before)
    let recorded = try CellWorker(fonts: before, systemFont: bench.systemFont)
      .draw(text, at: category)
    try bench.folder.write(
      try FileTree.read("\(Bench.fontsPath)/\(Bench.inter)"), "Fonts/Own.ttf")
    let fonts = try FontFolder(path: bench.folder("Fonts"))
    let drawn = try CellWorker(fonts: fonts, systemFont: bench.systemFont).draw(text, at: category)
    let picture = try PNG.encode(recorded.bitmap)
    var golden = Golden(
      recorded: LayoutDocument.Cell(facts: recorded.facts, of: picture, head: oldHead),
      layoutTrouble: nil, picture: picture, pictureTrouble: nil,
      drift: Drift(unicode: nil, sizeTable: nil, libraries: []))
    golden.headOfToday = bench.head(of: text, in: fonts)
    let file = Change(.fontVersion, role: .input, aspect: "Own.ttf", sentence: "Own.ttf is another")
    let change = CellChange(changes: [file], picture: .equal)
    func proof(_ history: (any FontHistory)?) -> Proof? {
      Prover(fonts: FontArchive(today: fonts, history: history)).prove(
        change, of: drawn, against: golden,
        JudgedPair(expected: recorded.bitmap, actual: drawn.bitmap)
      ).proof
    }
    #expect(proof(Earlier(bytes: bytes)) == .proved)
    // Bytes of another file are not taken for those on record.
    let others = try FileTree.read("\(Bench.fontsPath)/\(Bench.inter)")
    for other in [Earlier(bytes: others), Earlier(bytes: [1, 2, 3]), nil] as [Earlier?] {
      guard case .unknown = proof(other) else {
        Issue.record("\(String(describing: proof(other)))")
        continue
      }
    }
  }
}
