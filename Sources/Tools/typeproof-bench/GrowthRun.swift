import DynamicType
import Snapshots
import TextEngine

/// Lays out ever longer texts on one thread, to see how the cost of a byte grows with the text.
struct GrowthRun {
  /// How a text continues after the first copy of the proofing text.
  enum Shape: String, CaseIterable {
    case oneParagraph = "one paragraph"
    case paragraphs

    var separator: Character { self == .oneParagraph ? " " : "\n" }
  }

  /// The sizes in bytes of UTF-8. Even in ASCII, the largest has no more UTF-16 units than the
  /// engine takes.
  static let sizes = [1_000, 4_000, 16_000, 64_000, LayoutLimits.greatestLength]
  /// The fewest bytes to lay out in one measurement. Short texts are repeated.
  private static let leastBytes = 64_000
  /// The width of the suite's text.
  private static let width: Points = 343

  private let script: ScriptText
  private let resolver: TextResolver
  private let engine: TextEngine

  init(script name: String, in place: Place) throws {
    guard let script = ScriptText.all().first(where: { $0.name == name }) else {
      throw BenchError.nothingMatches
    }
    self.script = script
    resolver = TextResolver(fonts: try place.fonts(), systemFont: BuiltInSuite.systemFont)
    engine = try TextEngine()
  }

  /// Returns the processor time for each byte, in nanoseconds, of a text of about some size.
  func nanosecondsPerByte(_ shape: Shape, size: Int) throws -> (bytes: Int, nanoseconds: Double) {
    let text = script.repeated(separator: shape.separator, upTo: size)
    let resolved = try script.resolved(text, at: .large, by: resolver)
    let count = max(1, Self.leastBytes / size)
    let start = ThreadClock.now
    for _ in 0..<count {
      let frame = try engine.layOut(resolved, width: Self.width)
      guard frame.missingCharacters.isEmpty, frame.lines.last?.range.upperBound == text.utf8.count
      else { throw BenchError.notWhole(script.name) }
    }
    let seconds = (ThreadClock.now - start).seconds
    return (text.utf8.count, seconds * 1e9 / Double(count * text.utf8.count))
  }
}
