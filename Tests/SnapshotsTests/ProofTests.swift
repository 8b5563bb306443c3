import DynamicType
import Imaging
import Snapshots
import Testing
import TextEngine

@testable import Files
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `A proof by drawing` {
  private let bench: Bench
  private let serif = "NotoSerif/NotoSerif-Regular.ttf"

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

  private func head(_ ramp: RampSpec) -> GoldenHead {
    GoldenHead(of: ramp, systemFont: bench.systemFont, fonts: bench.fonts)
  }

  private func picture(_ ramp: RampSpec) throws -> Bitmap {
    try bench.drawn(ramp, at: .accessibilityMedium).bitmap
  }

  private func proof(
    from old: RampSpec, to new: RampSpec, oldHead: GoldenHead? = nil, newHead: GoldenHead? = nil,
    golden: Bitmap? = nil
  ) throws -> Proof {
    Proof(
      of: SnapshotName(ramp: old.name, category: .accessibilityMedium),
      recorded: (oldHead ?? head(old), try golden ?? picture(old)),
      today: (newHead ?? head(new), try picture(new)), fonts: bench.fonts)
  }

  @Test func `is there for each input, and for any two`() throws {
    let plants = plants.sorted { $0.key < $1.key }
    for (first, change) in plants {
      #expect(try proof(from: ramp(), to: ramp(change)) == .proved, "\(first)")
      #expect(try proof(from: ramp(change), to: ramp()) == .proved, "\(first), back")
    }
    for (place, first) in plants.enumerated() {
      let second = plants[(place + 7) % plants.count]
      let both = ramp {
        first.value(&$0); second.value(&$0)
      }
      #expect(try proof(from: ramp(), to: both) == .proved, "\(first.key) and \(second.key)")
    }
  }

  @Test func `fails where a line of the head is left out that draws something`() throws {
    var told: [String] = []
    for (name, change) in plants.sorted(by: { $0.key < $1.key }) {
      let new = ramp(change)
      // What draws nothing may be left out: a width, of a font that has one.
      if try picture(new) == picture(ramp()) { continue }
      let whole = head(new)
      let without = head(ramp()).lines
      // The lines that this input has, and the usual ramp has not.
      for line in whole.lines where !without.contains(line) {
        guard let less = GoldenHead(lines: whole.lines.filter { $0 != line }, of: new.name) else {
          continue
        }
        let outcome = try proof(from: ramp(), to: new, newHead: less)
        if outcome == .proved { told.append("\(name): \(line)") }
      }
    }
    #expect(told == [])
  }

  @Test func `tells where pixels are that no input explains`() throws {
    let old = ramp()
    let drawn = try picture(old)
    // A mark of three pixels that no text draws.
    var bytes = drawn.bytes
    for x in 4..<7 { bytes[2 * drawn.bytesPerRow + x * drawn.format.bytesPerPixel] ^= 0x40 }
    let golden = Bitmap(
      width: drawn.width, height: drawn.height, format: drawn.format, bytes: bytes)
    let outcome = try proof(from: old, to: ramp { $0.attributes.weight = .bold }, golden: golden)
    #expect(
      outcome == .unexplained(pixels: 3, within: PixelRect(x: 4, y: 2, width: 3, height: 1)))
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
    let head = GoldenHead(of: old, systemFont: bench.systemFont, fonts: before)
    let golden = try CellWorker(fonts: before, systemFont: bench.systemFont)
      .draw(old, at: .accessibilityMedium).bitmap
    let new = ramp()
    func proof(in folder: String) throws -> Proof {
      Proof(
        of: SnapshotName(ramp: old.name, category: .accessibilityMedium), recorded: (head, golden),
        today: (self.head(new), try picture(new)), fonts: try FontFolder(path: folder))
    }
    #expect(try proof(in: bench.folder("Fonts")) == .proved)
    try bench.folder.write([0], "Fonts/Old.ttf")
    let gone = try proof(in: bench.folder("Fonts"))
    guard case .unknown(let words) = gone else {
      Issue.record("\(gone)")
      return
    }
    #expect(words.hasPrefix("no font file holds what Old.ttf held ("))
    try bench.folder.write(bytes, "Fonts/kept/Other.ttf")
    #expect(try proof(in: bench.folder("Fonts")) == .proved)
  }
}
