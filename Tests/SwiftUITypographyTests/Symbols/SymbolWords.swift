import DynamicType
import ImageDiff
import Rendering

@testable import Symbols

/// Drawings of symbols in the words of a text on record.
enum SymbolWords {
  /// Up to so many steps, a path is told by its coordinates; a longer one by a digest of them.
  private static let fewSteps = 6

  /// A number rounded to a thousandth.
  static func number(_ value: Double) -> String {
    // Zero has no sign here.
    Points((value * 1000).rounded() / 1000 + 0).description
  }

  static func box(_ box: PointRect) -> String {
    "\(number(box.width.value)) × \(number(box.height.value))"
      + " at \(number(box.x.value)) \(number(box.y.value))"
  }

  /// Eight hexadecimal digits that other bytes would change.
  private static func digest(of bytes: [UInt8]) -> String {
    String(ContentDigest(of: bytes).description.prefix(8))
  }

  private static func parts(
    of element: ShapePath.Element
  ) -> (letter: String, points: [ShapePath.Point]) {
    switch element {
    case .move(let end): ("M", [end])
    case .line(let end): ("L", [end])
    case .cubic(let first, let second, let end): ("C", [first, second, end])
    case .close: ("Z", [])
    }
  }

  /// All steps of a path with their coordinates.
  static func steps(of path: ShapePath) -> String {
    if path.elements.isEmpty { return "no steps" }
    return path.elements.map { element in
      let (letter, points) = parts(of: element)
      let numbers = points.flatMap { [number($0.x.value), number($0.y.value)] }
      return ([letter] + numbers).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// The steps of a path; of a long one their number, their box and a digest.
  static func path(_ path: ShapePath) -> String {
    guard path.elements.count > fewSteps, let bounds = path.bounds else { return steps(of: path) }
    var bytes: [UInt8] = []
    for element in path.elements {
      let (letter, points) = parts(of: element)
      bytes += letter.utf8
      for value in points.flatMap({ [$0.x.value, $0.y.value] }) {
        let thousandths = Int32((value * 1000).rounded())
        withUnsafeBytes(of: thousandths.littleEndian) { bytes += $0 }
      }
    }
    return "\(path.elements.count) steps, \(box(bounds)), \(digest(of: bytes))"
  }

  /// How a piece is painted, and its path.
  static func piece(_ piece: SymbolDrawing.Piece) -> String {
    var words: [String] = []
    if piece.isCutOut { words.append("cut out") }
    if piece.isFilled { words.append("filled") }
    if let extra = piece.extra { words.append("line + \(number(extra))") }
    if let stem = piece.stem { words.append("stem \(number(stem))") }
    if piece.lineFactor != 1 { words.append("lines × \(number(piece.lineFactor))") }
    return "\(words.joined(separator: ", ")): \(path(piece.path))"
  }

  private static func width(of drawing: SymbolDrawing) -> String {
    "\(number(drawing.width)) wide" + (drawing.isDirectional ? ", along the text" : "")
  }

  /// A drawing with a line for each piece, or that there is none.
  static func lines(of drawing: SymbolDrawing?) -> [String] {
    guard let drawing else { return ["none"] }
    return [width(of: drawing)] + drawing.pieces.map { "  " + piece($0) }
  }

  /// A drawing in one line, or that there is none.
  static func line(of drawing: SymbolDrawing?) -> String {
    guard let drawing else { return "none" }
    let pieces = lines(of: drawing).joined(separator: "\n")
    return "\(width(of: drawing)), \(drawing.pieces.count) pieces, \(box(drawing.inkBounds)), "
      + digest(of: Array(pieces.utf8))
  }

  /// How a part of a stencil is painted, without its path.
  static func paint(of part: Stencil.Part) -> String {
    let look = part.line.map { "line \(number($0.width.value)) \($0.cap) \($0.join)" } ?? "fill"
    return part.isCutOut ? "cut out \(look)" : look
  }

  static func size(of image: SymbolImage) -> String {
    "\(number(image.width.value)) × \(number(image.height.value)), "
      + "baseline \(number(image.baseline.value))"
  }
}
