import Foundation
import ImageDiff
import Imaging
import Testing

@testable import Verification

/// Screens of lists, their texts drawn by the product, each with one to three edits.
@Suite struct `Edited screens` {
  private static let environment = ProcessInfo.processInfo.environment
  /// How many; `scripts/checks/long/screens` asks for more.
  private static let count = environment["EDITED_SCREENS"].flatMap(UInt64.init) ?? 30
  private static let first = environment["FIRST_EDITED_SCREEN"].flatMap(UInt64.init) ?? 0

  private let words: [String: Bitmap]

  init() throws {
    let bench = try Bench()
    var words: [String: Bitmap] = [:]
    for word in ListScreen.words + ListScreen.misspelt.values + ListScreen.details + [
      "Settings", "Home",
    ] {
      words[word] = try bench.drawn(Bench.word(word, width: nil)).bitmap
    }
    self.words = words
  }

  @Test func `are reported by their edits, and no changed letter as an inserted row`() {
    var (wrong, swallowed): ([String], [String]) = ([], [])
    for seed in Self.first..<Self.first + Self.count {
      let screen = EditedScreen(seed: seed)
      let found = compare(
        expected: screen.before.picture(words: words), actual: screen.after.picture(words: words),
        by: .exact)
      let told = ToldEdits(found, about: screen)
      let words = "\(found.findings.map(\.description))"
      if let mistake = told.mistake(about: screen) { wrong.append("\(seed): \(mistake); \(words)") }
      if let row = told.swallowedRow(of: screen) {
        swallowed.append("\(seed): row \(row); \(words)")
      }
    }
    print("edited screens reported wrongly: \(wrong.count) of \(Self.count)")
    #expect(wrong.count * 20 <= Int(Self.count), "\(wrong.joined(separator: "\n"))")
    #expect(swallowed.isEmpty, "\(swallowed.joined(separator: "\n"))")
  }
}
