import Snapshots
import DynamicType
import ImageDiff
import Imaging
import Testing
import TextEngine

@testable import Changes
@testable import Files
@testable import GoldenStore
@testable import GoldenText
@testable import Suites
@testable import Verification

/// A recorded ramp of two cells in a folder with fonts of its own, and a cache.
private struct Remembering {
  let bench: Bench
  var ramp = Bench.word()
  var program = SecureDigest(of: [1])
  var libraries: Fingerprint

  init() throws {
    let fonts = try TemporaryFolder()
    try fonts.write(try FileTree.read("\(Bench.fontsPath)/\(Self.mono)"), "mono.ttf")
    try fonts.write(try FileTree.read("\(Bench.fontsPath)/\(Bench.inter)"), "other.ttf")
    self.fonts = fonts
    bench = try Bench(fonts: fonts.path, systemFont: "mono.ttf")
    libraries = try Fingerprint.current()
    try bench.record(ramp)
    try #require(try verify().unchangedCount == 0)
  }

  let fonts: TemporaryFolder
  static let mono = "JetBrainsMono/JetBrainsMono-Regular.ttf"

  var cache: CellCache {
    CellCache(folder: bench.folder("cache"), program: program, libraries: libraries)
  }

  func run(_ ramps: [RampSpec]? = nil) throws -> SuiteRun {
    var run = SuiteRun(
      suite: try SuiteSpec(name: "tiny", ramps: ramps ?? [ramp]),
      fonts: try FontFolder(path: fonts.path), systemFont: bench.systemFont, store: bench.store,
      jobs: 1)
    run.thoroughness.cache = cache
    return run
  }

  func verify(_ ramps: [RampSpec]? = nil) throws -> RunReport { try run(ramps).verify() }

  /// How many of the two cells are not drawn.
  func unchanged() throws -> Int? { try verify().unchangedCount }

  /// Changes the last byte of a file, or adds one.
  func harm(_ name: String, adding: Bool = false) throws {
    var bytes = try bench.folder.bytes(name)
    if adding { bytes.append(0) } else { bytes[bytes.count - 1] ^= 1 }
    try bench.folder.write(bytes, name)
  }

  static let layout = "Snapshots/tiny/body/word@1x.txt"
  static let picture = "Snapshots/tiny/body/word.l@1x.png"
}

@Suite struct `A cell of which nothing changed` {
  private var remembering: Remembering

  init() throws { remembering = try Remembering() }

  @Test func `is not drawn again`() throws {
    let report = try remembering.verify()
    #expect(report.unchangedCount == 2)
    #expect(report.outcomes.isEmpty)
    #expect(report.differences.isEmpty && report.trouble.isEmpty)
  }

  @Test func `does not keep the self-check from being made`() throws {
    #expect(try remembering.verify().selfCheck?.missed == [])
  }

  @Test func `is drawn where no cache is given`() throws {
    var run = try remembering.run()
    run.thoroughness.cache = nil
    let report = try run.verify()
    #expect(report.verdicts == [.equal, .equal])
    #expect(report.unchangedCount == nil)
  }

  @Test func `is not drawn where a category beside it is new`() throws {
    var wider = remembering.ramp
    wider.categories = [.large, .extraLarge, .accessibilityMedium]
    let report = try remembering.verify([wider])
    #expect(report.unchangedCount == 2)
    #expect(report.verdicts == [.missing])
  }

  @Test func `is drawn where the cache was deleted`() throws {
    for name in try FileTree.files(below: remembering.bench.folder("cache")) {
      try AtomicFile.delete(remembering.bench.folder("cache/\(name)"))
    }
    #expect(try remembering.unchanged() == 0)
  }
}

@Suite struct `A cell is drawn again` {
  private var remembering: Remembering

  init() throws { remembering = try Remembering() }

  @Test func `where a byte of its font changed`() throws {
    var bytes = try remembering.fonts.bytes("mono.ttf")
    bytes.append(0)
    try remembering.fonts.write(bytes, "mono.ttf")
    #expect(try remembering.unchanged() == 0)
  }

  @Test func `where a byte of another font changed, which could be taken for it`() throws {
    var bytes = try remembering.fonts.bytes("other.ttf")
    bytes.append(0)
    try remembering.fonts.write(bytes, "other.ttf")
    #expect(try remembering.unchanged() == 0)
  }

  @Test func `where a font is new`() throws {
    try remembering.fonts.write(try remembering.fonts.bytes("mono.ttf"), "new.ttf")
    #expect(try remembering.unchanged() == 0)
  }

  @Test(arguments: Change.allCases)
  func `where its ramp is declared otherwise`(_ change: Change) throws {
    var ramp = remembering.ramp
    change.apply(&ramp)
    #expect(try remembering.verify([ramp]).unchangedCount == 0)
  }

  @Test func `where the system font is another`() throws {
    var run = try remembering.run()
    run.systemFont = "other.ttf"
    #expect(try run.verify().unchangedCount == 0)
  }

  @Test func `where pictures are to be decoded, and were not`() throws {
    var run = try remembering.run()
    run.thoroughness.trustsDigests = false
    #expect(try run.verify().unchangedCount == 0)
  }

  @Test func `where pictures may be of another size`() throws {
    var run = try remembering.run()
    run.pictureLimits = PNGLimits(maximumPixels: 100_000)
    #expect(try run.verify().unchangedCount == 0)
  }

  @Test func `where a byte of its picture changed, and no other cell is`() throws {
    try remembering.harm(Remembering.picture)
    let report = try remembering.verify()
    #expect(report.unchangedCount == 1)
    #expect(report.outcomes.map(\.name.category) == [.large])
    #expect(report.outcomes.allSatisfy { !$0.verdict.passes })
  }

  @Test func `where its picture is gone`() throws {
    try AtomicFile.delete(remembering.bench.folder(Remembering.picture))
    #expect(try remembering.verify().verdicts == [.missing])
  }

  @Test func `where a byte of its layout text changed`() throws {
    try remembering.harm(Remembering.layout)
    let report = try remembering.verify()
    #expect(report.unchangedCount == 0)
    #expect(report.reasons.count == 2)
  }

  @Test func `where its layout text is gone`() throws {
    try AtomicFile.delete(remembering.bench.folder(Remembering.layout))
    #expect(try remembering.unchanged() == 0)
  }

  @Test func `where the suite was recorded with other versions`() throws {
    try remembering.bench.folder.edit(
      "Snapshots/tiny/fingerprint.txt", "HarfBuzz: ", to: "HarfBuzz: 0")
    #expect(try remembering.unchanged() == 0)
  }

  @Test mutating func `where a library is of another version`() throws {
    remembering.libraries = try Fingerprint(
      text: "typeproof fingerprint 1\nFreeType: 0.0.1\n")
    #expect(try remembering.unchanged() == 0)
  }

  @Test mutating func `where the program was built anew`() throws {
    remembering.program = SecureDigest(of: [2])
    #expect(try remembering.unchanged() == 0)
  }

  /// One thing that decides on how a ramp is drawn, or judged.
  enum Change: CaseIterable {
    case text, language, direction, attributes, run, font, size, textStyle, width, color, background
    case paragraph, boldText, update, tolerance

    func apply(_ ramp: inout RampSpec) {
      switch self {
      case .text: ramp.sample.text = "Typo"
      case .language: ramp.sample.language = "tr"
      case .direction: ramp.sample.direction = .rightToLeft
      case .attributes: ramp.attributes.weight = .bold
      case .run: ramp.sample.text.runs[0].attributes.underline = TextDecoration()
      case .font: ramp.font = .custom("other.ttf", size: 17, relativeTo: .body)
      case .size: ramp.font = .fixed("mono.ttf", size: 17)
      case .textStyle: ramp.textStyle = .headline
      case .width: ramp.width = 121
      case .color: ramp.color = .white
      case .background: ramp.background = .black
      case .paragraph: ramp.paragraph.alignment = .center
      case .boldText: ramp.legibilityWeight = .bold
      case .update: ramp.update = .never
      case .tolerance: ramp.tolerance = Tolerance(.text, because: "Of a test.")
      }
    }
  }
}

@Suite struct `A cache of cells` {
  private var remembering: Remembering

  init() throws { remembering = try Remembering() }

  private func entry() throws -> String {
    let names = try FileTree.files(below: remembering.bench.folder("cache"))
    try #require(names.count == 1)
    return "cache/\(names[0])"
  }

  @Test func `remembers nothing that differs`() throws {
    var other = remembering.ramp
    other.font = .fixed("mono.ttf", size: 18)
    let first = try remembering.verify([other])
    #expect(first.changes.count == 2)
    #expect(try remembering.verify([other]).changes.count == 2)
  }

  @Test func `remembers nothing that is tolerated`() throws {
    var other = remembering.ramp
    other.tolerance = Tolerance(.text, because: "Of a test.")
    try remembering.bench.record(other)
    // The picture of another rasteriser: a level off, and on record as it is.
    let bitmap = try PNG.decode(try remembering.bench.folder.bytes(Remembering.picture))
    let off = Bitmap(
      width: bitmap.width, height: bitmap.height, format: bitmap.format,
      bytes: bitmap.bytes.map { $0 ^ 1 })
    let file = try PNG.encode(off)
    var layout = try #require(try remembering.bench.store.layout(of: other.name))
    var facts = try #require(layout.cells[.large]).facts
    facts.pixels = ContentDigest(ofPixelsIn: off)
    layout.cells[.large] = LayoutDocument.Cell(facts: facts, file: ContentDigest(of: file))
    try remembering.bench.folder.write(file, Remembering.picture)
    try remembering.bench.folder.write(layout.description, Remembering.layout)
    for _ in 0..<2 {
      let report = try remembering.verify([other])
      #expect(report.outcomes.contains { $0.verdict.isToleration })
    }
  }

  @Test func `takes no entry that is damaged, whichever byte is`() throws {
    let entry = try entry()
    let bytes = try remembering.bench.folder.bytes(entry)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1
      try remembering.bench.folder.write(damaged, entry)
      #expect(try remembering.unchanged() == 0, "byte \(index)")
    }
  }

  @Test func `takes no entry of other inputs under their name`() throws {
    let entry = try entry()
    let bytes = try remembering.bench.folder.bytes(entry)
    var other = remembering.ramp
    other.width = 121
    let inputs = try #require(
      try remembering.run().cellMemory(
        in: remembering.cache,
        since: try RecordedVersions(of: "tiny", in: remembering.bench.store))?
        .inputs(
          of: other, layout: try remembering.bench.folder.bytes(Remembering.layout)))
    try remembering.bench.folder.write(bytes, "cache/\(inputs).equal")
    #expect(try remembering.verify([other]).unchangedCount == 0)
  }

  @Test func `that cannot be written is told, and the run goes on`() throws {
    try AtomicFile.delete(remembering.bench.folder(try entry()))
    var run = try remembering.run()
    try remembering.bench.folder.write("", "file")
    run.thoroughness.cache = CellCache(
      folder: remembering.bench.folder("file/below"), program: SecureDigest(of: []),
      libraries: remembering.libraries)
    let report = try run.verify()
    #expect(report.verdicts == [.equal, .equal])
    #expect(report.notes.count == 1)
  }

  @Test func `loses entries that nobody asked for in 30 days`() throws {
    let month = 30 * 24 * 3600
    let now = try #require(FileAge.lastChange(of: remembering.bench.folder(try entry())))
    try remembering.cache.removeOldEntries(now: now + month)
    #expect(try remembering.unchanged() == 2)
    // One that an earlier version left, which nobody can ask for.
    try remembering.bench.folder.write("", "cache/\(ContentDigest(of: [1])).equal")
    try remembering.cache.removeOldEntries(now: now + month + 60)
    #expect(try FileTree.files(below: remembering.bench.folder("cache")).isEmpty)
    #expect(try remembering.unchanged() == 0)
  }

  @Test func `of too many entries loses a fifth, and no file of others`() throws {
    try remembering.bench.folder.write("mine", "cache/notes.txt")
    for number in 0..<10 {
      try remembering.cache.remember(
        [.large: SecureDigest(of: [])], of: SecureDigest(of: [UInt8(number)]))
    }
    try remembering.cache.removeOldEntries(above: 10)
    let left = try FileTree.files(below: remembering.bench.folder("cache"))
    #expect(left.count == 9)
    #expect(left.contains("notes.txt"))
  }

  @Test func `is not filled where a font was saved while it was drawn with`() throws {
    try AtomicFile.delete(remembering.bench.folder(try entry()))
    let run = try remembering.run()
    _ = run.fonts.contents
    try remembering.fonts.write(
      try remembering.fonts.bytes("mono.ttf") + [0], "mono.ttf")
    _ = try run.verify()
    #expect(try FileTree.files(below: remembering.bench.folder("cache")) == [])
  }
}

extension Verdict {
  fileprivate var isToleration: Bool {
    if case .tolerated = self { true } else { false }
  }
}

@Suite struct `A value, spelled` {
  private enum Kind: CustomStringConvertible {
    case one, other
    case size(Int)
    var description: String { "a kind" }
  }

  private final class Thing {}

  @Test func `has its own bytes for each case, or none where cases cannot be told apart`() {
    #expect(SpelledValue(Kind.one) == nil)
    let directions = [WritingDirection.natural, .leftToRight, .rightToLeft]
    #expect(Set(directions.map { SpelledValue($0)?.bytes }).count == 3)
  }

  @Test func `keeps texts in a row apart`() {
    #expect(SpelledValue(["ab", "c"])?.bytes != SpelledValue(["a", "bc"])?.bytes)
  }

  @Test func `has the same bytes whatever the order of a set`() {
    let up = Set((0..<100).map { "\($0)" })
    let down = Set((0..<100).reversed().map { "\($0)" })
    #expect(SpelledValue(up)?.bytes == SpelledValue(down)?.bytes)
  }

  @Test func `has none where it holds an object or a function`() {
    #expect(SpelledValue(["a": Thing()]) == nil)
    #expect(SpelledValue([{ 1 }]) == nil)
  }

  @Test func `has some for every ramp that comes with typeproof`() throws {
    let fonts = try FontFolder(path: Bench.fontsPath)
    for suite in [
      try BuiltInSuite.spec(), try LineBreakSuite.spec(), try FontProofSuite.spec(of: fonts),
    ] {
      for ramp in suite.ramps { #expect(SpelledValue(ramp) != nil, "\(ramp.name.coordinates)") }
    }
  }
}
