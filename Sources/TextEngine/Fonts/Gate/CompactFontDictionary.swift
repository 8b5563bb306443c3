/// A dictionary of a table “CFF ” or “CFF2”: numbers, each time followed by the operator that they belong to
/// (Adobe Technical Note 5176, “DICT Data”).
struct CompactFontDictionary {
  /// Operators that say where something lies.
  enum Place: Int {
    /// Pieces of outlines that the glyphs of one font of the table share, from its private dictionary.
    case pieces = 19
    /// The size of a font's private dictionary, and its place.
    case privateDictionary = 18
    case variationStore = 24
    /// The fonts of the table; its first byte is 12.
    case fonts = 0x0C24
  }

  /// How many numbers may stand before an operator: no reader takes as many (OpenType, “CFF2”: 513).
  private static let greatestNumberCount = 1024

  let table: BigEndianReader
  /// Where it lies in the table.
  let range: Range<Int>

  /// Goes through operators with the numbers before each until `body` is `false`; what can be no place is
  /// `nil`.
  func forEach(_ body: (Place?, [Int?]) -> Bool) {
    var place = range.lowerBound
    var numbers: [Int?] = []
    while place < range.upperBound, numbers.count <= Self.greatestNumberCount,
      let first = table.uint8(at: place)
    {
      switch first {
      case 28: numbers.append(table.int16(at: place + 1).map { Int($0) })
      case 29: numbers.append(table.int32(at: place + 1).map { Int($0) })
      case 30: numbers.append(fraction(at: place + 1))
      case 32...246: numbers.append(Int(first) - 139)
      case 247...250:
        numbers.append(table.uint8(at: place + 1).map { (Int(first) - 247) * 256 + Int($0) + 108 })
      case 251...254: numbers.append(nil)
      // Numbers are blended along axes, and those of the default come first.
      case 23: break
      default:
        let code = first == 12 ? 0x0C00 | Int(table.uint8(at: place + 1) ?? 0) : Int(first)
        guard body(Place(rawValue: code), numbers) else { return }
        numbers = []
      }
      place += byteCount(ofEntry: first, at: place)
    }
  }

  /// A number in decimal figures, two in each byte, which some readers take for a place as well.
  private func fraction(at place: Int) -> Int? {
    var text = ""
    for offset in 0..<32 {
      guard let byte = table.uint8(at: place + offset) else { return nil }
      for figure in [byte >> 4, byte & 0xF] {
        switch figure {
        case 0...9: text += "\(figure)"
        case 0xA: text += "."
        case 0xB: text += "E"
        case 0xC: text += "E-"
        case 0xE: text += "-"
        default:
          // A place is no larger than this, wherever the number comes from.
          return Double(text).flatMap { Int32(exactly: $0.rounded(.down)) }.map { Int($0) }
        }
      }
    }
    return nil
  }

  /// The bytes of a number or an operator.
  private func byteCount(ofEntry first: UInt8, at place: Int) -> Int {
    switch first {
    case 12, 247...254: return 2
    case 28: return 3
    case 29: return 5
    case 30:
      // Up to the figure that ends the fraction.
      var count = 2
      while let byte = table.uint8(at: place + count - 1), byte >> 4 != 0xF, byte & 0xF != 0xF {
        count += 1
      }
      return count
    default: return 1
    }
  }
}
