package import DynamicType
import ImageDiff
import Imaging
import TextEngine

/// Reading of the lines in a block.
extension LayoutColumns {
  package static func font(_ text: String) -> CellFacts.Font? {
    var parts = columns(text)
    let instance = parts.count > 2 ? String(parts.removeLast()) : ""
    guard parts.count == 2, let name = LineText.unescape(parts[0]),
      let digest = ContentDigest(String(parts[1]))
    else { return nil }
    return CellFacts.Font(name: name, instance: instance, digest: digest)
  }

  package static func line(_ text: String) -> CellFacts.Line? {
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

  /// Reads the left, top, width and height of a rectangle.
  package static func rect(_ text: Substring, after prefix: String = "") -> PointRect? {
    guard let numbers = numbers(text, after: prefix), numbers.count == 4 else { return nil }
    return PointRect(
      x: Points(numbers[0]), y: Points(numbers[1]), width: Points(numbers[2]),
      height: Points(numbers[3]))
  }

  package static func run(_ text: String) -> CellFacts.Run? {
    let parts = columns(text, atMost: 2)
    guard parts.count == 2, let range = range(parts[0]), let words = LineText.unescape(parts[1])
    else { return nil }
    return CellFacts.Run(range: range, setting: words)
  }

  package static func flag(_ text: String) -> CellFacts.Flag? {
    let parts = columns(text, atMost: 4)
    guard parts.count == 4, let kind = CellFacts.Flag.Kind(rawValue: String(parts[0])),
      let detail = LineText.unescape(parts[3])
    else { return nil }
    let line = Int(parts[1])
    let range = range(parts[2])
    guard line != nil || parts[1] == "–", range != nil || parts[2] == "–" else { return nil }
    return CellFacts.Flag(kind: kind, line: line, range: range, detail: detail)
  }
}
