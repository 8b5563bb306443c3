/// A dictionary of a table “CFF ” or “CFF2”: numbers, followed by the operator that they belong to
/// (Adobe Technical Note 5176, “DICT Data”; OpenType, “CFF2”).
///
/// Positions must follow the specification to the byte. Readers interpret anything else
/// differently, and a check is useless if it looks elsewhere.
struct CompactFontDictionary {
  /// The operators that give positions.
  enum Place: Int {
    /// The size and position of a font's private dictionary.
    case privateDictionary = 18
    /// The pieces of outlines that the glyphs of one font share, from its private dictionary.
    case pieces = 19
    /// The variation store, only in “CFF2”.
    case variationStore = 24
    /// The fonts of the table; its first byte is 12.
    case fonts = 0x0C24

    var numberCount: Int { self == .privateDictionary ? 2 : 1 }
  }

  /// Returns whether a byte begins neither a number nor an operator.
  private static func isReserved(_ byte: UInt8, isSecond: Bool) -> Bool {
    (isSecond ? 25...27 : 22...27).contains(byte) || byte == 31 || byte == 255
  }

  let table: BigEndianReader
  /// The range of the dictionary in the table.
  let range: Range<Int>
  /// Whether the table is “CFF2”.
  let isSecond: Bool

  /// Returns the positions that the dictionary gives, in its order.
  ///
  /// - Throws: An error if it leaves the table, has a byte without meaning, or gives a position by
  ///   anything but whole numbers that are not negative.
  func places() throws(CompactFontDefect) -> [(of: Place, numbers: [Int])] {
    guard range.lowerBound >= 0, range.upperBound <= table.byteCount else {
      throw .leavesTable(what: "a dictionary")
    }
    var found: [(of: Place, numbers: [Int])] = []
    // What can be no place is `nil`.
    var numbers: [Int?] = []
    var place = range.lowerBound
    while place < range.upperBound, let first = table.uint8(at: place) {
      switch first {
      case 28: numbers.append(table.int16(at: place + 1).map { Int($0) })
      case 29: numbers.append(table.int32(at: place + 1).map { Int($0) })
      case 32...246: numbers.append(Int(first) - 139)
      case 247...250:
        numbers.append(table.uint8(at: place + 1).map { (Int(first) - 247) * 256 + Int($0) + 108 })
      // Fractions and negative numbers.
      case 30, 251...254: numbers.append(nil)
      // Those that are blended along axes.
      case 23 where isSecond: numbers.append(nil)
      case _ where Self.isReserved(first, isSecond: isSecond):
        throw .meansNothing(byte: first, place: place)
      default:
        let code = first == 12 ? 0x0C00 | Int(table.uint8(at: place + 1) ?? 0) : Int(first)
        if let operation = Place(rawValue: code) {
          found.append((operation, try Self.whole(numbers, of: operation)))
        }
        numbers = []
      }
      place += byteCount(ofEntry: first, at: place)
    }
    return found
  }

  private static func whole(
    _ numbers: [Int?], of operation: Place
  ) throws(CompactFontDefect) -> [Int] {
    let known = numbers.compactMap { $0.flatMap { $0 >= 0 ? $0 : nil } }
    guard numbers.count == operation.numberCount, known.count == numbers.count else {
      throw .noPlace(operation: operation.rawValue)
    }
    return known
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
      while place + count < range.upperBound, let byte = table.uint8(at: place + count - 1),
        byte >> 4 != 0xF, byte & 0xF != 0xF
      {
        count += 1
      }
      return count
    default: return 1
    }
  }
}

/// A defect that no font may have in a table “CFF ” or “CFF2”.
enum CompactFontDefect: Error, Equatable {
  /// A position is outside the table.
  case leavesTable(what: String)
  /// A byte of a dictionary is neither a number nor an operator.
  case meansNothing(byte: UInt8, place: Int)
  /// The numbers before an operator are not a position.
  case noPlace(operation: Int)
  /// The items of a list are out of order.
  case outOfOrder

  /// The message, to put after the name of the table.
  var detail: String {
    switch self {
    case .leavesTable(let what): "\(what) is outside the table"
    case .meansNothing(let byte, let place):
      "byte \(byte) at \(place) of a dictionary is neither a number nor an operator"
    case .noPlace(let operation):
      "the operand of operator \(operation > 0xFF ? "12 \(operation & 0xFF)" : "\(operation)") "
        + "of a dictionary is not an offset"
    case .outOfOrder: "the items of a list are not in order"
    }
  }
}
