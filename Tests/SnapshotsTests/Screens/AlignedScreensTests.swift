import Foundation
import ImageDiff
import Imaging
import Testing

@testable import Verification

/// Screens of lists, their texts drawn by the product, each with one to three edits.
@Suite struct `Edited screens` {
  /// How many; `scripts/checks/long/screens` asks for more.
  private static let count =
    ProcessInfo.processInfo.environment["EDITED_SCREENS"].flatMap(UInt64.init) ?? 30

  private let words: [String: Bitmap]

  init() throws {
    let bench = try Bench()
    var words: [String: Bitmap] = [:]
    for word in ListScreen.words + ListScreen.details + ["Settings", "Home"] {
      words[word] = try bench.drawn(Bench.word(word, width: nil)).bitmap
    }
    self.words = words
  }

  private func found(_ screen: EditedScreen) -> MetricComparison {
    compare(
      expected: screen.before.picture(words: words), actual: screen.after.picture(words: words),
      by: .exact)
  }

  @Test func `are told by their edits`() {
    var wrong: [String] = []
    for seed in 0..<Self.count {
      let screen = EditedScreen(seed: seed)
      let found = found(screen)
      if let words = wrongWords(of: screen, found: found.findings) {
        wrong.append("\(seed): \(words); \(found.findings.map(\.description))")
      }
    }
    print("edited screens told wrongly: \(wrong.count) of \(Self.count)")
    #expect(
      wrong.count * 20 <= Int(Self.count), "\(wrong.joined(separator: "\n"))")
  }

  /// Beside rows that are the same, the row of a changed word can as well be a row that was inserted.
  @Test func `always tell where a word changed`() {
    for seed in 0..<Self.count {
      let screen = EditedScreen(seed: seed)
      let told = found(screen).findings.filter { !$0.description.contains("removed") }
      for (index, origin) in screen.origins.enumerated() {
        guard let origin, screen.changed.contains(origin) else { continue }
        let rows = screen.after.pixels(ofRow: index)
        #expect(
          told.contains { $0.area.y < rows.upperBound && rows.lowerBound < $0.area.maxY },
          "\(seed): row \(index)")
      }
    }
  }

  /// What is wrong with the findings; `nil` for the edits that were made.
  private func wrongWords(of screen: EditedScreen, found: [Finding]) -> String? {
    let height = screen.before.rowHeight
    let inserted = found.reduce(0) { $0 + $1.insertedRows }
    let removed = found.reduce(0) { $0 + $1.removedRows }
    guard inserted == screen.inserted * height, removed == screen.removed * height else {
      return "inserted \(screen.inserted), removed \(screen.removed) of \(height) px"
    }
    let texts = found.filter { !$0.isBand }
    for (index, origin) in screen.origins.enumerated() {
      let rows = screen.after.pixels(ofRow: index)
      let isTold = texts.contains { $0.area.y < rows.upperBound && rows.lowerBound < $0.area.maxY }
      let isChanged = origin.map(screen.changed.contains) ?? false
      if isTold != isChanged { return "row \(index) \(isChanged ? "changed" : "did not change")" }
    }
    return nil
  }
}

extension Finding {
  fileprivate var isBand: Bool {
    if case .band = cause { true } else { false }
  }
  fileprivate var insertedRows: Int {
    if case .band(.inserted, _, let count) = cause { count } else { 0 }
  }
  fileprivate var removedRows: Int {
    if case .band(.removed, _, let count) = cause { count } else { 0 }
  }
}
