import Foundation
import Testing

@testable import typeproof_fuzz

/// The inputs that fuzzing starts from, and those it once found something with.
@Suite struct `An input of a fuzz target` {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let fonts = tests.deletingLastPathComponent().appending(path: "Fonts").path

  /// The files below a folder of tests.
  private func files(below folder: String, endings: [String]? = nil) throws -> [URL] {
    let place = Self.tests.appending(path: folder)
    guard FileManager.default.fileExists(atPath: place.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
      .filter { endings?.contains($0.pathExtension) ?? true }
      .sorted { $0.path < $1.path }
  }

  /// The inputs of our own making that a target is to read, but for those it is to refuse.
  private static let refused: Set<String> = [
    "name/above", "request/another-origin", "request/another-host", "request/no-token",
    // Glyphs made of too many or too deep, and glyphs that are SVG documents alone.
    "font/Nest.ttf", "font/Chain.ttf", "font/ReversedChain.ttf", "font/SVG.ttf",
  ]

  @Test(arguments: FuzzTarget.allCases)
  func `is read, or refused where it is to be`(target: FuzzTarget) throws {
    let subject = try target.subject(fonts: Self.fonts)
    let seeds =
      switch target {
      case .picture:
        try files(below: "ImageDiffTests/TextJudgement/Fixtures", endings: ["png"])
          + files(below: "FuzzTests/Inputs/picture")
      case .font: try files(below: "TextEngineTests/Fixtures", endings: ["ttf", "otf", "ttc"])
      default: try files(below: "FuzzTests/Inputs/\(target.rawValue)")
      }
    #expect(seeds.count > 1 || target == .results || target == .project)
    for file in seeds {
      let isRefused = Self.refused.contains("\(target.rawValue)/\(file.lastPathComponent)")
      #expect(
        try subject.take(Array(Data(contentsOf: file))) == !isRefused, "\(file.lastPathComponent)")
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `that once found something finds it no more`(target: FuzzTarget) throws {
    let subject = try target.subject(fonts: Self.fonts)
    for file in try files(below: "FuzzTests/Found/\(target.rawValue)") {
      let bytes = try Array(Data(contentsOf: file))
      #expect(throws: Never.self, "\(file.lastPathComponent)") { try subject.take(bytes) }
    }
  }
}

@Suite struct `The checksums of a PNG file that was changed` {
  @Test func `are made right`() {
    // The last chunk of each PNG file: IEND, whose checksum the specification's readers know.
    var file: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A,
      0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 1, 2, 3, 4,
    ]
    file.withUnsafeMutableBufferPointer { PNGChecksums.mend($0) }
    #expect(Array(file.suffix(4)) == [0xAE, 0x42, 0x60, 0x82])
  }

  /// “Wikipedia”, which an article there gives the sum 11E60398 of (Adler-32, read in November 2026).
  @Test func `are made right for pixels that are not compressed, and so is their length`() {
    let text = Array("Wikipedia".utf8)
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 20]
    file += Array("IDAT".utf8) + [0x78, 0x01, 1, 7, 7, 7, 7] + text + [1, 2, 3, 4] + [0, 0, 0, 0]
    file.withUnsafeMutableBufferPointer { PNGChecksums.mend($0) }
    #expect(Array(file[18..<23]) == [1, 9, 0, 0xF6, 0xFF])
    #expect(Array(file[32..<36]) == [0x11, 0xE6, 0x03, 0x98])
  }

  @Test func `are left alone from a chunk on that does not fit`() {
    var file: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A,
      0, 0, 0, 1, 0x49, 0x45, 0x4E, 0x44, 1, 2, 3, 4,
    ]
    let before = file
    file.withUnsafeMutableBufferPointer { PNGChecksums.mend($0) }
    #expect(file == before)
  }
}
