import Foundation

/// A text that a test compares with a file in the folder `Recorded` beside the test.
///
/// Such a test sees that something changed, and not what is right. So the differences of a file are
/// read like those of a golden before they are committed. With `RECORD_TEXTS=1` in the
/// environment, the tests write the files.
public struct RecordedText {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_TEXTS"] == "1"

  private let file: URL

  /// Creates a text by its name, without `.txt`.
  public init(_ name: String, beside path: String = #filePath) {
    file = URL(filePath: path).deletingLastPathComponent()
      .appending(path: "Recorded/\(name).txt")
  }

  /// Compares a text with the file, line by line, or writes it.
  ///
  /// - Returns: The first difference; `nil` if there is none.
  /// - Throws: An error if the file cannot be read or written.
  public func difference(from lines: [String]) throws -> String? {
    if Self.isRecording {
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      return nil
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    let pairs = zip(recorded, lines).enumerated()
    let remedy = "If that is right, run the tests with RECORD_TEXTS=1, and read the differences."
    if let (place, (old, new)) = pairs.first(where: { $0.element.0 != $0.element.1 }) {
      let heading = lines[...place].last { !$0.hasPrefix(" ") } ?? ""
      return "\(heading): “\(new)”, was “\(old)”. \(remedy)"
    }
    return recorded.count == lines.count
      ? nil : "There are \(lines.count) lines, were \(recorded.count). \(remedy)"
  }
}
