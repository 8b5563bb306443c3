import RecordedText
import Testing

/// Lists values under headings, for a comparison with a text on record.
struct ValueRecord {
  private let name: String
  private var lines: [String] = []

  /// Creates an empty record with the name of its text.
  init(_ name: String) { self.name = name }

  /// Adds a heading for the values that follow.
  mutating func begin(_ heading: String) { lines.append(heading) }

  /// Adds a value in the words that Swift has for it.
  mutating func add(_ name: String, _ value: Any?) {
    lines.append("  \(name): \(value.map { String(describing: $0) } ?? "nil")")
  }

  /// Compares all that was added with the text on record.
  func compare(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let difference = try RecordedText(name).difference(from: lines)
    #expect(difference == nil, sourceLocation: sourceLocation)
  }
}
