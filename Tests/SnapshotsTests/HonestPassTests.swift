import Snapshots
import DynamicType
import ImageDiff
import Imaging
import Testing

@testable import Suites
@testable import Verification

/// What looks like a pass, and shows nothing.
@Suite struct `What passes for equal without a picture` {
  let bench: Bench
  private let picture = "Snapshots/tiny/body/word.l@1x.png"
  private let layout = "Snapshots/tiny/body/word@1x.txt"

  init() throws { bench = try Bench() }

  private static let blank =
    "failed: The picture is blank, so it would never show a change of the text. Change the "
    + "sample, its colour or the background."

  @Test(arguments: [" ", "\u{200B}", "\n"])
  func `is no text of blanks, recorded or verified`(text: String) throws {
    let ramp = Bench.word(text, categories: [.large])
    #expect(try bench.record(ramp).reasons == [Self.blank])
    #expect(try bench.folder.contents().keys.filter { $0.hasSuffix(".png") } == [])
    #expect(try bench.verify(ramp).reasons == [Self.blank])
  }

  @Test func `is no white text on white`() throws {
    let ramp = Bench.word(color: .white, categories: [.large])
    #expect(try bench.verify(ramp).reasons == [Self.blank])
  }

  /// With the digest of an empty file, or of half a picture, in the layout text.
  @Test(arguments: [0, 20])
  func `is no file that is no picture, whatever the layout text says`(count: Int) throws {
    let ramp = Bench.word(categories: [.large])
    try bench.record(ramp)
    let whole = try bench.folder.bytes(picture)
    let cut = Array(whole.prefix(count))
    try bench.folder.write(cut, picture)
    try bench.folder.edit(
      layout, "file: \(ContentDigest(of: whole))", to: "file: \(ContentDigest(of: cut))")
    let reasons = try bench.verify(ramp).reasons
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasPrefix("unreadable: the picture cannot be read. The file ") == true)
  }

  @Test func `is no picture of another size, whatever the layout text says`() throws {
    let ramp = Bench.word(categories: [.large])
    try bench.record(ramp)
    let whole = try bench.folder.bytes(picture)
    let other = try PNG.encode(Bitmap(width: 1, height: 1, format: .gray8, bytes: [7]))
    try bench.folder.write(other, picture)
    try bench.folder.edit(
      layout, "file: \(ContentDigest(of: whole))", to: "file: \(ContentDigest(of: other))")
    #expect(try bench.verify(ramp).verdicts.map(\.passes) == [false])
  }

  /// A picture of the same size that lacks a letter, with digests that say it is what is drawn.
  private func forge() throws -> RampSpec {
    let ramp = Bench.word(categories: [.large])
    try bench.record(ramp)
    let whole = try bench.folder.bytes(picture)
    var bitmap = try PNG.decode(whole)
    var bytes = bitmap.bytes
    for index in bytes.indices where index % (bitmap.width * bitmap.format.bytesPerPixel) < 12 {
      bytes[index] = bytes[0]
    }
    bitmap = Bitmap(
      width: bitmap.width, height: bitmap.height, format: bitmap.format, bytes: bytes)
    let forged = try PNG.encode(bitmap)
    try bench.folder.write(forged, picture)
    try bench.folder.edit(
      layout, "file: \(ContentDigest(of: whole))", to: "file: \(ContentDigest(of: forged))")
    try bench.folder.edit(
      layout, "sha256: \(SecureDigest.sha256(of: whole))",
      to: "sha256: \(SecureDigest.sha256(of: forged))")
    return ramp
  }

  @Test func `is no forged golden, where digests are not trusted`() throws {
    var run = try bench.run([try forge()])
    // Whoever trusts the digests takes the layout text's word for the picture.
    #expect(try run.verify().verdicts == [.equal])
    run.thoroughness.trustsDigests = false
    let report = try run.verify()
    #expect(report.verdicts.map(\.passes) == [false])
    #expect(report.changes.map { $0.changes.last?.kind } == [.file])
    #expect(
      report.changes.first?.description.contains(
        "the layout text describes another picture than the file") == true)
  }

  /// Browsers would show it in other shades; its samples, digests and size are those of today.
  @Test func `is no golden with a gamma beside its picture, and recording replaces it`() throws {
    let ramp = Bench.word(categories: [.large])
    try bench.record(ramp)
    let whole = try bench.folder.bytes(picture)
    let gamma: [UInt8] = [
      0x00, 0x00, 0x00, 0x04, 0x67, 0x41, 0x4D, 0x41, 0x00, 0x00, 0x55, 0xF0, 0xF1, 0x54, 0x3B,
      0x40,
    ]
    // Behind the signature and IHDR.
    let toned = Array(whole[..<33]) + gamma + Array(whole[33...])
    try bench.folder.write(toned, picture)
    try bench.folder.edit(
      layout, "file: \(ContentDigest(of: whole))", to: "file: \(ContentDigest(of: toned))")
    var run = try bench.run([ramp])
    for trustsDigests in [true, false] {
      run.thoroughness.trustsDigests = trustsDigests
      let report = try run.verify()
      #expect(report.reasons.count == 1)
      #expect(report.reasons.first?.contains("has an extra chunk gAMA") == true)
    }
    try bench.record(ramp)
    #expect(try bench.folder.bytes(picture) == whole)
  }

  @Test func `a sound golden passes whether digests are trusted or not`() throws {
    let ramp = Bench.word(categories: [.large])
    try bench.record(ramp)
    var run = try bench.run([ramp])
    run.thoroughness.trustsDigests = false
    #expect(try run.verify().verdicts == [.equal])
  }
}
