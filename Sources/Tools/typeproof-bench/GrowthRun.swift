import DynamicType
import Snapshots
import TextEngine

/// Lays out ever longer texts on one thread: how the cost of a byte grows with the text.
struct GrowthRun {
  /// How a text goes on after its first proof.
  enum Shape: String, CaseIterable {
    case oneParagraph = "one paragraph"
    case paragraphs

    var separator: Character { self == .oneParagraph ? " " : "\n" }
  }

  /// Bytes of UTF-8; even of ASCII the last are no more UTF-16 units than the engine takes.
  static let sizes = [1_000, 4_000, 16_000, 64_000, LayoutLimits.greatestLength]
  /// What is laid out before a clock is read, by repeating short texts.
  private static let leastBytes = 64_000
  /// The width that the suite's text is set in.
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

  /// Processor time for each byte of a text about as large as a size, in nanoseconds.
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
