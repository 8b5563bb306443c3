import GoldenText
package import Suites
import TextEngine

/// The error that a layout text was not written, as it could not be read again.
package struct UnreadableRecording: Error, Equatable {
  /// The ramp.
  package let ramp: RampName
  /// The line of the inputs that would be read with another meaning; `nil` where it is none of
  /// them.
  package let line: String?

  /// Checks a text that is about to be recorded.
  ///
  /// - Throws: `UnreadableRecording` where it could not be read again.
  static func check(
    _ text: [UInt8], of document: LayoutDocument
  ) throws(UnreadableRecording) {
    if (try? LayoutDocument(parsing: text, ramp: document.ramp)) != nil { return }
    throw UnreadableRecording(
      ramp: document.ramp,
      line: document.cells.values.compactMap { $0.head?.unreadableLine(of: document.ramp) }.min())
  }
}

extension UnreadableRecording: CustomStringConvertible {
  /// What cannot be recorded and why, then the remedy.
  package var description: String {
    guard let line else {
      return "\(ramp.coordinates) cannot be recorded, because its layout text could not be read "
        + "back. Nothing was recorded. Change the settings of the text."
    }
    let key = line.prefix { $0 != ":" }
    return
      "\(ramp.coordinates) cannot be recorded, because the line “\(line)” of its layout text "
      + "could not be read back. Nothing was recorded. Change “\(key)” of the ramp."
  }
}

extension GoldenHead {
  /// Returns the first line that would be read with another meaning than it was printed with; `nil`
  /// where none would.
  fileprivate func unreadableLine(of ramp: RampName) -> String? {
    for field in HeadField<HeadValues>.all {
      let start = field.key + ": "
      let own = lines.filter { $0.hasPrefix(start) }
      guard let first = own.first else { continue }
      let said = own.map { String($0.dropFirst(start.count)) }
      var values = HeadValues(DrawingInputs(named: ramp))
      values.inputs.ramp.sample.text.runs = []
      guard field.read(said, &values), field.print(values) == said else { return first }
    }
    return nil
  }
}

/// The error that nothing is recorded because fonts of a requested family cannot be read. Goldens
/// would show other faces instead.
public struct DoubtfulFonts: Error, Equatable, CustomStringConvertible {
  /// Why each font cannot be read, in words.
  public let doubts: [String]

  /// The problem, then the remedy.
  public var description: String {
    "\(doubts.joined(separator: " ")) Another face may be used instead, so nothing is recorded. "
      + "Replace the file, or remove it from the folder of fonts."
  }
}
