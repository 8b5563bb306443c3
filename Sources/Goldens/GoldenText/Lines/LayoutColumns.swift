package import DynamicType
package import ImageDiff
import Imaging
import TextEngine

/// Reads the values after the keys of a layout text; `nil` for text that is not printed so.
package enum LayoutColumns {
  package static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  package static func points(_ text: String) -> Points? {
    text.hasSuffix(" pt") ? number(String(text.dropLast(3))).map { Points($0) } : nil
  }

  package static func pair<Value>(
    _ text: String, unit: String, _ read: (String) -> Value?
  ) -> (Value, Value)? {
    let parts = text.dropLast(unit.count).split(separator: " ", omittingEmptySubsequences: false)
    guard text.hasSuffix(unit), parts.count == 3, parts[1] == "×",
      let first = read(String(parts[0])),
      let second = read(String(parts[2]))
    else { return nil }
    return (first, second)
  }

  package static func place(_ text: String) -> PixelPoint? {
    let parts = text.dropLast(3).split(separator: ",", omittingEmptySubsequences: false)
    guard text.hasSuffix(" px"), parts.count == 2, let x = Int(parts[0]),
      let y = Int(parts[1].dropFirst())
    else { return nil }
    return PixelPoint(x: x, y: y)
  }

  package static func numbers(_ text: Substring, after prefix: String) -> [Double]? {
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    var numbers: [Double] = []
    for part in Substring(text.utf8.dropFirst(prefix.utf8.count)).split(separator: " ") {
      guard let number = number(String(part)) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// The greatest byte that a range can end at. A longer text is not laid out, and a UTF-16 unit
  /// has at most three bytes in UTF-8.
  package static let greatestByte = 3 * LayoutLimits.greatestLength

  /// Reads a range of a text in bytes; `nil` also where no text is that long.
  package static func range(_ text: Substring) -> Range<Int>? {
    let parts = text.split(separator: "–", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = Int(parts[0]), let end = Int(parts[1]), 0 <= start,
      start <= end, end <= greatestByte
    else { return nil }
    return start..<end
  }

  /// Returns the columns between “ | ”. With a limit, the last column has all that follows.
  package static func columns(_ text: String, atMost limit: Int = .max) -> [Substring] {
    var columns: [Substring] = []
    var (start, searched) = (text.utf8.startIndex, text.utf8.startIndex)
    while columns.count < limit - 1,
      let bar = text.utf8[searched...].firstIndex(of: UInt8(ascii: "|"))
    {
      let after = text.utf8.index(after: bar)
      searched = after
      guard bar > start, after < text.utf8.endIndex, text.utf8[after] == UInt8(ascii: " ") else {
        continue
      }
      let before = text.utf8.index(before: bar)
      guard text.utf8[before] == UInt8(ascii: " ") else { continue }
      columns.append(text[start..<before])
      start = text.utf8.index(after: after)
      searched = start
    }
    return columns + [text[start...]]
  }
}
