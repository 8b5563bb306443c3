import Imaging

/// Counts the pieces of outlines that a table “CFF ” or “CFF2” lists (Adobe Technical Note 5176; OpenType,
/// “CFF2”).
///
/// FreeType makes room for each piece, sixteen bytes for one that may have a single byte in the file, and
/// does so anew for every font of the table that lists it.
final class CompactFontCheck {
  private let table: BigEndianReader
  /// Whether it is “CFF2”, where counts have four bytes.
  private let isSecond: Bool
  /// How many more pieces there may be. What is looked at to find them counts as one each.
  private var left: Int

  /// - Parameters:
  ///   - isSecond: Whether the table is “CFF2”.
  ///   - limit: How many pieces there may be, those that fonts of the table share counted for each.
  init(_ table: BigEndianReader, isSecond: Bool, limit: Int) {
    self.table = table
    self.isSecond = isSecond
    left = limit
  }

  /// Whether there are more than that.
  func isExcessive() -> Bool {
    let start = Int(table.uint8(at: 2) ?? 0)
    if isSecond {
      let end = start + Int(table.uint16(at: 3) ?? 0)
      count(list(at: end))
      look(into: start..<end)
    } else if let top = list(at: start).flatMap({ list(at: $0.end) }) {
      // Strings come before the pieces that all fonts share. A file has one font, which is the first.
      count(list(at: top.end).flatMap { list(at: $0.end) })
      if let font = item(0, of: top) { look(into: font) }
    }
    return left < 0
  }

  /// Some data one after the other (“INDEX”).
  private struct List {
    let count: Int
    /// How many bytes tell where one begins.
    let offsetSize: Int
    /// Where these offsets begin.
    let offsets: Int
    /// Where it all ends.
    var end = 0
  }

  private func list(at place: Int) -> List? {
    let size = isSecond ? 4 : 2
    guard
      let count = isSecond
        ? table.uint32(at: place).map({ Int($0) }) : table.uint16(at: place).map({ Int($0) })
    else { return nil }
    guard count > 0 else {
      return List(count: 0, offsetSize: 1, offsets: place + size, end: place + size)
    }
    guard let offsetSize = table.uint8(at: place + size), (1...4).contains(offsetSize) else {
      return nil
    }
    var list = List(count: count, offsetSize: Int(offsetSize), offsets: place + size + 1)
    guard let end = self.place(of: count, in: list) else { return nil }
    list.end = end
    return list
  }

  /// Where an item of a list begins, or the one before it ends.
  private func place(of index: Int, in list: List) -> Int? {
    var offset = 0
    for byte in 0..<list.offsetSize {
      guard let next = table.uint8(at: list.offsets + index * list.offsetSize + byte) else {
        return nil
      }
      offset = offset << 8 | Int(next)
    }
    // Offsets count from the byte before the first item.
    return list.offsets + (list.count + 1) * list.offsetSize - 1 + offset
  }

  private func item(_ index: Int, of list: List) -> Range<Int>? {
    guard index < list.count, let start = place(of: index, in: list),
      let end = place(of: index + 1, in: list), start <= end
    else { return nil }
    return start..<end
  }

  private func count(_ list: List?) { left -= list?.count ?? 0 }

  /// Goes through the dictionary of a font, or of several, while there may be more.
  private func look(into range: Range<Int>) {
    CompactFontDictionary(table: table, range: range).forEach { place, numbers in
      left -= 1 + numbers.count
      switch place {
      case .fonts:
        for list in Set(numbers).compactMap({ $0.flatMap(list) }) {
          for index in 0..<list.count where left >= 0 {
            left -= 1
            if let font = item(index, of: list) { lookIntoFont(font) }
          }
        }
      case .privateDictionary: lookIntoPrivate(numbers)
      case .pieces, .variationStore, nil: break
      }
      return left >= 0
    }
  }

  /// The same for a font among several, which names no others.
  private func lookIntoFont(_ range: Range<Int>) {
    CompactFontDictionary(table: table, range: range).forEach { place, numbers in
      left -= 1 + numbers.count
      if place == .privateDictionary { lookIntoPrivate(numbers) }
      return left >= 0
    }
  }

  /// - Parameter numbers: The dictionary's size and place, and whatever else stands before or behind them.
  private func lookIntoPrivate(_ numbers: [Int?]) {
    guard numbers.count >= 2 else { return }
    let pairs = [Array(numbers.prefix(2)), Array(numbers.suffix(2))]
    for pair in Set(pairs) {
      guard let size = pair[0], let start = pair[1], size >= 0, start >= 0 else { continue }
      CompactFontDictionary(table: table, range: start..<start + size).forEach { place, numbers in
        left -= 1 + numbers.count
        if place == .pieces {
          for offset in Set(numbers).compactMap(\.self) { count(list(at: start + offset)) }
        }
        return left >= 0
      }
    }
  }
}

extension FontTableReader {
  /// Throws where outlines have so many pieces that room for them alone would fill the memory.
  func checkOutlinePieces() throws(FontError) {
    for (tag, isSecond) in [("CFF", false), ("CFF2", true)] {
      guard let table = reader(of: tag) else { continue }
      let limit = FontLimits.greatestOutlinePieceCount
      guard !CompactFontCheck(table, isSecond: isSecond, limit: limit).isExcessive() else {
        throw .excessiveTable(
          file: name, table: tag, detail: "its outlines have more than \(limit) pieces in all")
      }
    }
  }
}
