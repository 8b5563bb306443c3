import DynamicType
import Rendering

/// The outlines of icons and letters in the generated tables.
enum SymbolOutlines {
  /// The outline of a shape, in units.
  struct Outline: Hashable, Sendable {
    /// The advance width.
    let width: Double
    let path: ShapePath
  }

  private struct Row {
    let width: Double
    let steps: Substring
  }

  /// The rows of all tables by their names. Steps are read when a shape is drawn.
  private static let rows: [Substring: Row] = {
    var rows: [Substring: Row] = [:]
    for table in [SymbolGlyphs.table, SymbolGlyphsRest.table, SymbolLetters.table] {
      for line in table.split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 2)
        guard parts.count == 3, let width = Double(parts[1]) else {
          preconditionFailure("“\(line)” is no row of an outline.")
        }
        rows[parts[0]] = Row(width: width, steps: parts[2])
      }
    }
    return rows
  }()

  /// The outline of an icon; `nil` for a name that is not in the tables.
  static func icon(_ name: Substring) -> Outline? {
    rows[name].map { Outline(width: $0.width, path: ShapePath(outline: $0.steps)) }
  }

  /// The outline of letters side by side; `nil` where one of them is not in the tables.
  static func letters(_ text: Substring) -> Outline? {
    // A letter's own bearings are narrow.
    let margin = 0.9
    var width = margin
    var elements: [ShapePath.Element] = []
    for letter in text {
      guard let outline = icon("\"\(letter)") else { return nil }
      elements += outline.path.offset(x: Points(width), y: 0).elements
      width += outline.width
    }
    return Outline(width: width + margin, path: ShapePath(elements))
  }
}

extension ShapePath {
  /// Reads the steps of an outline: `m`, `l` and `q` with distances in twentieths of a unit from
  /// the point before, and `z`. The steps after `z` count from the start of the contour.
  init(outline text: Substring) {
    var elements: [Element] = []
    var numbers: [Double] = []
    var letter: UInt8 = 0
    var (x, y, startX, startY) = (0.0, 0.0, 0.0, 0.0)
    func place(_ x: Double, _ y: Double) -> Point {
      Point(x: Points(x / 20), y: Points(y / 20))
    }
    func take() {
      switch letter {
      case UInt8(ascii: "m") where numbers.count == 2:
        (x, y) = (x + numbers[0], y + numbers[1])
        (startX, startY) = (x, y)
        elements.append(.move(to: place(x, y)))
      case UInt8(ascii: "l") where numbers.count == 2:
        (x, y) = (x + numbers[0], y + numbers[1])
        elements.append(.line(to: place(x, y)))
      case UInt8(ascii: "q") where numbers.count == 4:
        // The cubic curve with the same course.
        let (controlX, controlY) = (x + numbers[0], y + numbers[1])
        let (endX, endY) = (x + numbers[2], y + numbers[3])
        elements.append(
          .cubic(
            control1: place((x + 2 * controlX) / 3, (y + 2 * controlY) / 3),
            control2: place((endX + 2 * controlX) / 3, (endY + 2 * controlY) / 3),
            to: place(endX, endY)))
        (x, y) = (endX, endY)
      default: return
      }
      numbers.removeAll(keepingCapacity: true)
    }
    var number: Double?
    var sign = 1.0
    func end() {
      guard let value = number else { return }
      numbers.append(sign * value)
      (number, sign) = (nil, 1)
      take()
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = (number ?? 0) * 10 + Double(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "-"):
        end()
        sign = -1
      case UInt8(ascii: " "): end()
      case UInt8(ascii: "z"):
        end()
        elements.append(.close)
        (x, y) = (startX, startY)
      default:
        end()
        letter = byte
      }
    }
    end()
    self.init(elements)
  }
}
