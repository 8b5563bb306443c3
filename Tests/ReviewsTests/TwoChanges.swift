import Snapshots
import DynamicType
import Reports
import TextEngine

@testable import Reviews
@testable import Suites
@testable import Verification

/// A suite in which a word became another, and in one cell its weight too.
struct TwoChanges {
  let bench: ReviewBench

  init() throws {
    bench = try ReviewBench(
      recorded: ReviewBench.word("Type"), Self.title("Type"),
      drawn: Self.plain, Self.heavy)
  }

  /// The ramp of which the word alone is another.
  static let plain = ReviewBench.word("Typo")
  /// The ramp of which the weight is another, too.
  static let heavy = title("Typo", .heavy)

  static func title(_ text: String, _ weight: FontWeight? = nil) -> RampSpec {
    var ramp = ReviewBench.word(text, in: .title1, categories: [.large])
    ramp.attributes.weight = weight
    return ramp
  }

  /// The cells with one change.
  static let cells = [ReviewBench.cell(), ReviewBench.cell(.accessibilityMedium)]
  /// The cell with two.
  static let cell = ReviewBench.cell(in: .title1)

  static let text = "the text says “Typo”, was “Type”"
  static let weight = "weight is 800, was the font’s own"
  /// Where the cell stands when the text alone is accepted.
  static let waiting = ReviewState.waiting("accepted: \(text). Waits for: \(weight)")

  /// What is on record of the cell, byte for byte.
  func golden() throws -> [String: [UInt8]] {
    try bench.folder.contents(of: "Snapshots/tiny/title1")
  }

  /// What is on record of all cells, but for who reviewed them.
  func goldens() throws -> [String: [UInt8]] {
    try bench.folder.contents().filter { $0.key != ReviewBench.reviews }
  }

  /// Whether verifying finds what is drawn on record.
  func equalCells() throws -> [String] {
    try bench.verify(Self.plain, Self.heavy).words.filter { $0.hasSuffix(" equal") }
  }
}
