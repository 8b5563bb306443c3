import DynamicType
import ImageDiff
import Imaging
import TextEngine

/// Reads what stands behind the keys of a layout text; `nil` for anything that is not printed so.
enum LayoutColumns {
  static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  static func points(_ text: String) -> Points? {
    text.hasSuffix(" pt") ? number(String(text.dropLast(3))).map { Points($0) } : nil
  }

  static func pair<Value>(
    _ text: String, unit: String, _ read: (String) -> Value?
  ) -> (Value, Value)? {
    let parts = text.dropLast(unit.count).split(separator: " ", omittingEmptySubsequences: false)
    guard text.hasSuffix(unit), parts.count == 3, parts[1] == "×",
      let first = read(String(parts[0])),
      let second = read(String(parts[2]))
    else { return nil }
    return (first, second)
  }

  static func place(_ text: String) -> PixelPoint? {
    let parts = text.dropLast(3).split(separator: ",", omittingEmptySubsequences: false)
    guard text.hasSuffix(" px"), parts.count == 2, let x = Int(parts[0]),
      let y = Int(parts[1].dropFirst())
    else { return nil }
    return PixelPoint(x: x, y: y)
  }

  static func font(_ text: String) -> CellFacts.Font? {
    var parts = columns(text)
    let instance = parts.count > 2 ? String(parts.removeLast()) : ""
    guard parts.count == 2, let name = LineText.unescape(parts[0]),
      let digest = ContentDigest(String(parts[1]))
    else { return nil }
    return CellFacts.Font(name: name, instance: instance, digest: digest)
  }

  static func line(_ text: String) -> CellFacts.Line? {
    let parts = columns(text, atMost: 7)
    guard parts.count == 7, let baseline = number(String(parts[0])),
      let left = number(String(parts[1])), let width = number(String(parts[2])),
      let box = numbers(parts[3], after: "box "), box.count == 2, box[0] <= box[1],
      let range = range(parts[5]), let content = LineText.unescape(parts[6])
    else { return nil }
    let ink = numbers(parts[4], after: "ink ")
    guard ink?.count == 4 || parts[4] == "ink –" else { return nil }
    if let ink, ink[0] > ink[2] || ink[1] > ink[3] { return nil }
    return CellFacts.Line(
      baseline: Points(baseline), left: Points(left), width: Points(width), top: Points(box[0]),
      bottom: Points(box[1]),
      ink: ink.map {
        InkBounds(
          left: Points($0[0]), top: Points($0[1]), right: Points($0[2]), bottom: Points($0[3]))
      }, range: range, text: content)
  }

  /// Left, top, width and height of a rectangle.
  static func rect(_ text: Substring, after prefix: String = "") -> PointRect? {
    guard let numbers = numbers(text, after: prefix), numbers.count == 4 else { return nil }
    return PointRect(
      x: Points(numbers[0]), y: Points(numbers[1]), width: Points(numbers[2]),
      height: Points(numbers[3]))
  }

  static func run(_ text: String) -> CellFacts.Run? {
    let parts = columns(text, atMost: 2)
    guard parts.count == 2, let range = range(parts[0]), let words = LineText.unescape(parts[1])
    else { return nil }
    return CellFacts.Run(range: range, setting: words)
  }

  static func flag(_ text: String) -> CellFacts.Flag? {
    let parts = columns(text, atMost: 4)
    guard parts.count == 4, let kind = CellFacts.Flag.Kind(rawValue: String(parts[0])),
      let detail = LineText.unescape(parts[3])
    else { return nil }
    let line = Int(parts[1])
    let range = range(parts[2])
    guard line != nil || parts[1] == "–", range != nil || parts[2] == "–" else { return nil }
    return CellFacts.Flag(kind: kind, line: line, range: range, detail: detail)
  }

  static func numbers(_ text: Substring, after prefix: String) -> [Double]? {
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    var numbers: [Double] = []
    for part in Substring(text.utf8.dropFirst(prefix.utf8.count)).split(separator: " ") {
      guard let number = number(String(part)) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  static func range(_ text: Substring) -> Range<Int>? {
    let parts = text.split(separator: "–", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = Int(parts[0]), let end = Int(parts[1]), start <= end
    else { return nil }
    return start..<end
  }

  /// What stands between “ | ”, the last of at most so many columns with all that follows.
  static func columns(_ text: String, atMost limit: Int = .max) -> [Substring] {
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
