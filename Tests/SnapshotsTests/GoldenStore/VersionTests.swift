import Snapshots
import DynamicType
import ImageDiff
import Imaging
import Testing
import Wording

@testable import Files
@testable import GoldenStore
@testable import Verification

@Suite struct `Versions that goldens were recorded with` {
  let bench: Bench
  let ramp = Bench.word()

  private let layout = "Snapshots/tiny/body/word@1x.txt"
  private let picture = "Snapshots/tiny/body/word.l@1x.png"
  private let versions = "Snapshots/tiny/fingerprint.txt"

  init() throws {
    bench = try Bench()
    try bench.record(ramp)
  }

  /// Makes the goldens look as if another FreeType had drawn the cell at L.
  ///
  /// - Parameter level: How far from black the recorded text is; two levels are what another
  ///   rasteriser does.
  private func driftPixels(level: UInt8 = 2) throws {
    try editFreeType()
    // The colour is in the pixels alone, so the layout text fits another picture of the same word.
    let color = RGBAColor(red: level, green: level, blue: level)
    let drawn = try bench.drawn(Bench.word(color: color))
    let content = try PNG.encode(drawn.bitmap)
    for (key, digest) in [("pixels", drawn.facts.pixels), ("file", ContentDigest(of: content))] {
      try bench.folder.edit(
        layout, Self.value(of: key, in: try bench.folder.text(layout)), to: digest.description)
    }
    try bench.folder.write(content, picture)
  }

  private func editFreeType() throws {
    let version = Self.value(of: "FreeType", in: try bench.folder.text(versions))
    try bench.folder.edit(versions, "FreeType: \(version)", to: "FreeType: 1.0")
  }

  /// Makes the goldens look as if another edition had given the cell at L another leading.
  private func driftSizes() throws {
    try bench.folder.edit(versions, SystemTypeTable.editionCode, to: "hig-2019-06")
    try bench.folder.edit(layout, "leading: 22 pt", to: "leading: 21 pt")
  }

  private static func value(of key: String, in text: String) -> String {
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(key): ") } ?? ""
    return String(line.dropFirst(key.count + 2))
  }

  @Test func `are named where the layout is the same and the pixels are not`() throws {
    try driftPixels()
    let report = try bench.verify(ramp)
    let freeType = try #require(try Fingerprint.current().version(of: "FreeType"))
    #expect(report.drift == ["FreeType 1.0 → \(freeType)"])
    #expect(report.changes.map(\.sentences) == [["library drift: FreeType 1.0 → \(freeType)"]])
    #expect(report.changes.map(\.isDrift) == [true])
  }

  /// The recorded picture shows no letters at all.
  @Test func `are not blamed for text that came or went, nor does drift-only record it`() throws {
    try driftPixels(level: 255)
    let report = try bench.verify(ramp)
    #expect(report.changes.map { $0.changes.map(\.kind) } == [[.library, .inkAppeared]])
    #expect(report.changes.map(\.isDrift) == [false])
    #expect(try bench.record(ramp, mode: .driftOnly).recorded == [])
  }

  @Test func `are not blamed for pixels that changed under the same versions`() throws {
    try driftPixels()
    try bench.folder.write(try Fingerprint.current().text, versions)
    let report = try bench.verify(ramp)
    #expect(report.drift == [])
    #expect(report.changes.map { $0.changes.map(\.kind) } == [[.antialiasing]])
  }

  @Test func `are not blamed for a picture that was put in the place of the recorded one`() throws {
    try editFreeType()
    let drawn = try bench.drawn(Bench.word(color: .white))
    try bench.folder.write(try PNG.encode(drawn.bitmap), picture)
    #expect(
      try bench.verify(ramp).changes.map { $0.changes.map(\.kind) }
        == [[.library, .file]])
    #expect(try bench.record(ramp, mode: .driftOnly).recorded == [])
  }

  @Test func `of ICU are not blamed for pixels, as what it decides is part of the layout`() throws {
    try driftPixels()
    let icu = Self.value(of: "ICU", in: try bench.folder.text(versions))
    try bench.folder.write(try Fingerprint.current().text, versions)
    try bench.folder.edit(versions, "ICU: \(icu)", to: "ICU: 1.0")
    let report = try bench.verify(ramp)
    #expect(report.drift == ["ICU 1.0 → \(icu)"])
    #expect(report.changes.map { $0.changes.map(\.kind) } == [[.antialiasing]])
  }

  @Test func `name the size table where sizes follow another edition`() throws {
    try driftSizes()
    let change = try bench.verify(ramp).changes.first
    #expect(
      change?.sentences == ["the size table is \(SystemTypeTable.editionCode), was hig-2019-06"])
    #expect(change?.isDrift == true)
  }

  @Test func `of the size table do not cover what no size brings about`() throws {
    try driftSizes()
    let text = try #require(try bench.verify(Bench.word("Typo")).changes.first)
    #expect(text.changes.map(\.kind) == [.text, .sizeTable])
    #expect(!text.isDrift)
    let width = try #require(try bench.verify(Bench.word(width: 130)).changes.first)
    #expect(width.changes.map(\.kind) == [.frameWidth, .sizeTable])
  }

  @Test func `are what drift-only records, and nothing else`() throws {
    try driftPixels()
    try driftSizes()
    let report = try bench.record(ramp, Bench.word(name: "more"), mode: .driftOnly)
    #expect(report.recorded == ["tiny/body/word.l@1x"])
    #expect(try bench.verify(ramp).verdicts == [.equal, .equal])
  }

  @Test func `move on when no golden is older, drawn again or equal`() throws {
    try driftPixels()
    try bench.record(ramp, mode: .driftOnly)
    #expect(try bench.store.fingerprint(of: "tiny") == Fingerprint.current())
  }

  @Test func `stay while a drifted golden does`() throws {
    try driftPixels()
    let before = try bench.folder.text(versions)
    let report = try bench.record(ramp, mode: .missing)
    #expect(report.recorded == [])
    #expect(report.drift.count == 1)
    #expect(try bench.folder.text(versions) == before)
  }

  @Test func `stay while a golden with another layout does`() throws {
    try editFreeType()
    let before = try bench.folder.text(versions)
    try bench.record(Bench.word("Typo"), mode: .driftOnly)
    #expect(try bench.folder.text(versions) == before)
  }

  @Test func `stay while a cell that cannot be drawn has a golden`() throws {
    try editFreeType()
    let before = try bench.folder.text(versions)
    try bench.record(Bench.tooLargeAtAX1)
    #expect(try bench.folder.text(versions) == before)
  }

  @Test func `stay while a filter leaves goldens out`() throws {
    try editFreeType()
    let before = try bench.folder.text(versions)
    try bench.record(ramp, filter: "*.l@1x")
    #expect(try bench.folder.text(versions) == before)
  }

  @Test func `that are not known are not made up beside goldens that were left out`() throws {
    try AtomicFile.delete(bench.folder(versions))
    try bench.record(Bench.word("Typo"), filter: "*.l@1x")
    #expect(try bench.store.fingerprint(of: "tiny") == nil)
    try bench.record(Bench.word("Typo"))
    #expect(try bench.store.fingerprint(of: "tiny") == Fingerprint.current())
  }

  @Test func `are written with the first goldens, though a filter left cells without`() throws {
    let fresh = try Bench()
    try fresh.record(ramp, filter: "*.l@1x")
    #expect(try fresh.store.fingerprint(of: "tiny") == Fingerprint.current())
  }

  @Test func `that are not known are not made up by a part of the suite either`() throws {
    try AtomicFile.delete(bench.folder(versions))
    let part = try bench.run([Bench.word(name: "more")])
    #expect(try part.checkPart(recording: .missing).allSatisfy { $0.isRecorded })
    #expect(try bench.store.fingerprint(of: "tiny") == nil)
  }

  @Test func `are not guessed from a damaged file, which recording everything mends`() throws {
    try bench.folder.edit(versions, "FreeType: ", to: "FreeType ")
    let report = try bench.verify(ramp)
    #expect(report.trouble == ["\(FingerprintError.unexpected(line: 3))"])
    #expect(report.outcomes.allSatisfy { $0.verdict == .equal })
    #expect(throws: FingerprintError.unexpected(line: 3)) {
      try bench.record(ramp, mode: .failed)
    }
    #expect(throws: FingerprintError.unexpected(line: 3)) {
      try bench.record(ramp, filter: "*.l@1x")
    }
    try bench.record(ramp)
    #expect(try bench.verify(ramp).verdicts == [.equal, .equal])
  }
}

@Suite struct `The files of a suite` {
  @Test func `fingerprint: is read as it is written`() throws {
    let text = """
      typeproof fingerprint 1
      size table: hig-2025-12
      FreeType: 2.12.1
      odd: a: b

      """
    let fingerprint = try Fingerprint(text: text)
    #expect(fingerprint.text == text)
    #expect(fingerprint.version(of: "FreeType") == "2.12.1")
    #expect(fingerprint.version(of: "odd") == "a: b")
    #expect(fingerprint.version(of: "Cairo") == nil)
  }

  @Test(arguments: [
    ("", 1), ("typeproof fingerprint 2\n", 1), ("typeproof fingerprint 1", 2),
    ("typeproof fingerprint 1\nFreeType: 2", 2), ("typeproof fingerprint 1\n\n", 2),
  ])
  func `fingerprint: names the line that is damaged`(text: String, line: Int) {
    #expect(throws: FingerprintError.unexpected(line: line)) { try Fingerprint(text: text) }
  }

  @Test func `fingerprint: tells conflict markers and the line ends of Windows`() {
    #expect(throws: FingerprintError.foreign(.conflictMarker(line: 2))) {
      try Fingerprint(text: "typeproof fingerprint 1\n<<<<<<< HEAD\nFreeType: 2\n")
    }
    #expect(throws: FingerprintError.foreign(.carriageReturn(line: 1))) {
      try Fingerprint(text: "typeproof fingerprint 1\r\nFreeType: 2\r\n")
    }
  }
}
