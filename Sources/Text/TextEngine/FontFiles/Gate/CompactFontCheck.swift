import Imaging

/// Counts the pieces of outlines that a table “CFF ” or “CFF2” lists (Adobe Technical Note 5176;
/// OpenType, “CFF2”).
///
/// FreeType allocates sixteen bytes for each piece, which may have a single byte in the file. It
/// does so again for every font of the table that lists the piece.
struct CompactFontCheck {
  private let table: BigEndianReader
  /// Whether the table is “CFF2”, where counts have four bytes.
  private let isSecond: Bool
  /// The number of pieces that may still follow. Bytes that are read to find them count as pieces
  /// too.
  private var left: Int

  /// - Parameters:
  ///   - isSecond: Whether the table is “CFF2”.
  ///   - limit: The maximum number of pieces. Shared pieces count for each font of the table.
  init(_ table: BigEndianReader, isSecond: Bool, limit: Int) {
    self.table = table
    self.isSecond = isSecond
    left = limit
  }

  /// Returns whether there are more pieces than the limit.
  ///
  /// - Throws: An error if the table breaks the rules, so that other readers may find other pieces.
  mutating func isExcessive() throws(CompactFontDefect) -> Bool {
    let start = Int(table.uint8(at: 2) ?? 0)
    if isSecond {
      let end = start + Int(table.uint16(at: 3) ?? 0)
      left -= try list(at: end).count
      try look(into: start..<end)
    } else {
      let top = try list(at: try list(at: start).end)
      // Strings come before the pieces that all fonts share. A file has one font, which is the first.
      left -= try list(at: try list(at: top.end).end).count
      if top.count > 0 { try look(into: try item(0, of: top)) }
    }
    return left < 0
  }

  /// A list of data items (“INDEX”).
  private struct List {
    let count: Int
    /// The number of bytes of an offset.
    let offsetSize: Int
    /// The position of the offsets.
    let offsets: Int
    /// The end of the list.
    var end = 0
  }

  private func list(at place: Int) throws(CompactFontDefect) -> List {
    let size = isSecond ? 4 : 2
    guard
      let count = isSecond
        ? table.uint32(at: place).map({ Int($0) }) : table.uint16(at: place).map({ Int($0) })
    else { throw .leavesTable(what: "a list") }
    guard count > 0 else {
      return List(count: 0, offsetSize: 1, offsets: place + size, end: place + size)
    }
    guard let offsetSize = table.uint8(at: place + size), (1...4).contains(offsetSize) else {
      throw .outOfOrder
    }
    var list = List(count: count, offsetSize: Int(offsetSize), offsets: place + size + 1)
    list.end = try self.place(of: count, in: list)
    return list
  }

  /// Returns where an item of a list begins, or the previous one ends.
  private func place(of index: Int, in list: List) throws(CompactFontDefect) -> Int {
    var offset = 0
    for byte in 0..<list.offsetSize {
      guard let next = table.uint8(at: list.offsets + index * list.offsetSize + byte) else {
        throw .leavesTable(what: "a list")
      }
      offset = offset << 8 | Int(next)
    }
    guard offset > 0 else { throw .outOfOrder }
    // Offsets count from the byte before the first item.
    let place = list.offsets + (list.count + 1) * list.offsetSize - 1 + offset
    guard place <= table.byteCount else { throw .leavesTable(what: "a list") }
    return place
  }

  private func item(_ index: Int, of list: List) throws(CompactFontDefect) -> Range<Int> {
    let (start, end) = (try place(of: index, in: list), try place(of: index + 1, in: list))
    guard start <= end else { throw .outOfOrder }
    return start..<end
  }

  /// Returns the positions that a dictionary gives, as long as the limit allows.
  private mutating func places(
    in range: Range<Int>
  ) throws(CompactFontDefect) -> [(of: CompactFontDictionary.Place, numbers: [Int])] {
    left -= 1 + range.clamped(to: 0..<table.byteCount).count
    guard left >= 0 else { return [] }
    return try CompactFontDictionary(table: table, range: range, isSecond: isSecond).places()
  }

  /// Goes through the dictionary of a font, or of several.
  private mutating func look(into range: Range<Int>) throws(CompactFontDefect) {
    for (operation, numbers) in try places(in: range) {
      switch operation {
      case .fonts:
        let list = try list(at: numbers[0])
        for index in 0..<list.count where left >= 0 {
          // A font among several names no others.
          for (operation, numbers) in try places(in: try item(index, of: list))
          where operation == .privateDictionary {
            try lookIntoPrivate(size: numbers[0], start: numbers[1])
          }
        }
      case .privateDictionary: try lookIntoPrivate(size: numbers[0], start: numbers[1])
      case .pieces, .variationStore: break
      }
    }
  }

  private mutating func lookIntoPrivate(size: Int, start: Int) throws(CompactFontDefect) {
    for (operation, numbers) in try places(in: start..<start + size)
    where operation == .pieces && numbers[0] > 0 {
      left -= try list(at: start + numbers[0]).count
    }
  }
}

extension FontTableReader {
  /// Throws if outlines have so many pieces that memory for them would run out, or if the number
  /// cannot be found.
  func checkOutlinePieces() throws(FontError) {
    for (tag, isSecond) in [("CFF", false), ("CFF2", true)] {
      guard let table = reader(of: tag) else { continue }
      let limit = FontLimits.greatestOutlinePieceCount
      var check = CompactFontCheck(table, isSecond: isSecond, limit: limit)
      let isExcessive: Bool
      do throws(CompactFontDefect) {
        isExcessive = try check.isExcessive()
      } catch {
        throw damaged(tag, error)
      }
      guard !isExcessive else {
        throw .excessiveTable(
          file: name, table: tag, detail: "its outlines have more than \(limit) segments in total")
      }
    }
  }

  /// The error of a font whose table has a defect.
  func damaged(_ tag: String, _ defect: CompactFontDefect) -> FontError {
    .damagedTable(file: name, table: tag, detail: defect.detail)
  }
}
