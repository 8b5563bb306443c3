import DynamicType
import ImageDiff
import Imaging
import Snapshots
import Testing

@testable import Changes
@testable import GoldenStore
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `What changed between two recordings of a cell` {
  private static func cell(
    head: GoldenHead? = nil, _ alter: (inout CellFacts) -> Void = { _ in }
  ) throws -> LayoutDocument.Cell {
    var facts = try #require(SampleFacts.large())
    alter(&facts)
    return LayoutDocument.Cell(facts: facts, file: ContentDigest(of: []), head: head)
  }

  private static func head(width: Int = 120) throws -> GoldenHead {
    try #require(
      GoldenHead(
        lines: [
          "sample: word", "text: Type “proof”", "width: \(width) pt",
          "system font: Inter/Inter.ttf",
        ], of: SampleFacts.ramp))
  }

  private static func change(
    from old: LayoutDocument.Cell, to new: LayoutDocument.Cell, drift: Drift = .none,
    pictures: (before: Bitmap, after: Bitmap)? = nil
  ) -> RecordedChange {
    RecordedChange(from: old, to: new, drift: drift, pictures: pictures)
  }

  /// A white picture with a black block.
  private static func picture(_ block: PixelRect?, height: Int = 24) -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: 40 * height)
    if let block {
      for row in block.y..<block.maxY {
        for column in block.x..<block.maxX { bytes[row * 40 + column] = 0 }
      }
    }
    return Bitmap(width: 40, height: height, format: .gray8, bytes: bytes)
  }

  private static let block = PixelRect(x: 4, y: 4, width: 12, height: 14)

  private static func otherPixels(_ facts: inout CellFacts) {
    facts.pixels = ContentDigest(of: [9])
  }

  @Test func `is nothing where both are the same, whose pictures need not be read`() throws {
    let change = Self.change(from: try Self.cell(), to: try Self.cell())
    #expect(change.isEmpty)
    #expect(change.change.changes.isEmpty && change.change.consequences.isEmpty)
    #expect(change.change.picture == .equal)
    #expect("\(change)" == "the pixels are the same")
  }

  @Test func `is unexplained where only the pixels' digest is another`() throws {
    let change = Self.change(from: try Self.cell(), to: try Self.cell(Self.otherPixels))
    #expect(!change.isEmpty)
    #expect(change.change.changes.map(\.kind) == [.unexplained])
    #expect(change.change.changes.map(\.role) == [.pixels])
    #expect("\(change)" == "the pixels changed")
  }

  @Test func `is in the pictures where the texts say the same`() throws {
    let pictures = (before: Self.picture(Self.block), after: Self.picture(nil))
    let findings = judge(expected: pictures.before, actual: pictures.after).findings
    try #require(!findings.isEmpty)
    let change = Self.change(
      from: try Self.cell(), to: try Self.cell(Self.otherPixels), pictures: pictures)
    #expect(!change.isEmpty)
    #expect(Set(change.change.found) == Set(findings.map { Change($0) }))
    guard case .different(let difference) = change.change.picture else {
      Issue.record("It is \(change.change.picture).")
      return
    }
    #expect(difference.differingPixels == 12 * 14)
    #expect("\(change)".hasSuffix("\(difference)"))
  }

  @Test func `is not looked for in pictures that are the same`() throws {
    let same = Self.picture(Self.block)
    let change = Self.change(
      from: try Self.cell(), to: try Self.cell(), pictures: (before: same, after: same))
    #expect(change.isEmpty)
    #expect("\(change)" == "the pixels are the same")
  }

  @Test func `is not looked for in pictures where another text explains them`() throws {
    let change = Self.change(
      from: try Self.cell(),
      to: try Self.cell {
        $0.lines[0].text = "Tape | “proof”"
        Self.otherPixels(&$0)
      }, pictures: (before: Self.picture(Self.block), after: Self.picture(nil)))
    #expect(change.change.cause.kind == .text)
    #expect(change.change.found.allSatisfy { $0.role != .pixels })
    #expect(!change.isEmpty)
  }

  @Test func `tells another size of the pictures once`() throws {
    let pictures = (before: Self.picture(Self.block), after: Self.picture(Self.block, height: 26))
    let grown: (inout CellFacts) -> Void = {
      Self.otherPixels(&$0)
      $0.pictureHeight += 2
    }
    for alter in [Self.otherPixels, grown] as [(inout CellFacts) -> Void] {
      let change = Self.change(
        from: try Self.cell(), to: try Self.cell(alter), pictures: pictures)
      #expect(change.change.found.count { $0.kind == .pictureSize } == 1)
    }
  }

  /// The change of a width that the block repeats.
  private static func width(
    _ old: GoldenHead?, _ new: GoldenHead?
  ) throws -> [Change] {
    change(from: try cell(head: old), to: try cell(head: new) { $0.boundedWidth = 130 })
      .change.found.filter { $0.sentence == "width is 130 pt, was 120 pt" }
  }

  @Test func `is an input where a head is missing, and else what follows from the heads`() throws {
    let (head, wider) = (try Self.head(), try Self.head(width: 130))
    for (old, new) in [(nil, nil), (head, nil), (nil, head)] as [(GoldenHead?, GoldenHead?)] {
      #expect(try Self.width(old, new).map(\.role) == [.input])
    }
    #expect(try Self.width(head, head).map(\.role) == [.resolved])
    #expect(try !Self.width(head, wider).contains { $0.role == .resolved })
    let told = Self.change(
      from: try Self.cell(head: head), to: try Self.cell(head: wider) { $0.boundedWidth = 130 })
    #expect(told.change.cause.role == .input)
    #expect(told.change.cause.kind == .frameWidth)
  }

  @Test func `is of the size table without doubt only where all inputs are known`() throws {
    let drift = Drift(unicode: nil, sizeTable: (from: "hig-1", to: "hig-2"), libraries: [])
    let aspect = { (head: GoldenHead?) throws -> String in
      let cell = try Self.cell(head: head)
      return Self.change(from: cell, to: cell, drift: drift).change.cause.aspect
    }
    #expect(try aspect(try Self.head()) == "")
    #expect(try aspect(nil) == Change.unknownInputs)
  }

  @Test func `are the versions that drew it`() throws {
    let drift = Drift(
      unicode: "15.0", sizeTable: (from: "hig-1", to: "hig-2"), libraries: ["FreeType 1 → 2"])
    let old = try Self.cell().facts
    let new = try Self.cell { $0.unicode = "16.0" }.facts
    let changes = drift.changes(of: new, since: old, isOfKnownInputs: true)
    #expect(
      changes.sentences == [
        "the size table is hig-2, was hig-1", "library drift: FreeType 1 → 2",
        "library drift: Unicode 15.0 → 16.0",
      ])
    #expect(changes.map(\.aspect) == ["", "FreeType", "Unicode"])
    #expect(changes.map(\.kind) == [.sizeTable, .library, .library])
    #expect(changes.allSatisfy { $0.role == .input })
    #expect(drift.changes(of: old, since: old, isOfKnownInputs: false).count == 2)
    // Nobody can have recorded the text with that version.
    let odd = try Self.cell { $0.unicode = "14.0" }.facts
    #expect(drift.changes(of: new, since: odd, isOfKnownInputs: true).count == 2)
    #expect(Drift.none.changes(of: old, since: old, isOfKnownInputs: true).isEmpty)
  }
}

@Suite struct `Versions of two recordings` {
  private func fingerprint(_ lines: String...) throws -> Fingerprint {
    try Fingerprint(text: (["typeproof fingerprint 1"] + lines).map { $0 + "\n" }.joined())
  }

  @Test func `are told where they differ, those that pixels depend on among them`() throws {
    let old = try fingerprint("size table: hig-1", "FreeType: 1", "ICU: 70", "Unicode: 14")
    let new = try fingerprint(
      "size table: hig-2", "FreeType: 2", "ICU: 71", "Unicode: 15", "Cairo: 3")
    let libraries = ["FreeType 1 → 2", "ICU 70 → 71", "Unicode 14 → 15", "Cairo unknown → 3"]
    #expect(new.changes(since: old) == libraries)
    #expect(new.pixelChanges(since: old) == ["FreeType 1 → 2", "Cairo unknown → 3"])
    #expect(new.drift(since: old) == ["size table hig-1 → hig-2"] + libraries)
    let drift = Drift(recorded: old, current: new)
    #expect(drift.unicode == "14")
    #expect(drift.sizeTable?.from == "hig-1" && drift.sizeTable?.to == "hig-2")
    #expect(drift.libraries == ["FreeType 1 → 2", "Cairo unknown → 3"])
  }

  @Test func `are none where all are the same, or nothing is on record`() throws {
    let versions = try fingerprint("size table: hig-1", "FreeType: 1", "Unicode: 14")
    #expect(versions.drift(since: versions).isEmpty)
    let same = Drift(recorded: versions, current: versions)
    #expect(same.unicode == "14" && same.sizeTable == nil && same.libraries.isEmpty)
    let unknown = Drift(recorded: nil, current: versions)
    #expect(unknown.unicode == nil && unknown.sizeTable == nil && unknown.libraries.isEmpty)
  }

  @Test func `say nothing of a table of sizes that one of them lacks`() throws {
    let (with, without) = (
      try fingerprint("size table: hig-1", "FreeType: 1"), try fingerprint("FreeType: 1")
    )
    #expect(with.drift(since: without).isEmpty)
    #expect(without.drift(since: with).isEmpty)
  }
}
