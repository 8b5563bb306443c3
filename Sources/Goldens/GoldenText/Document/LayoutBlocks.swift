package import Suites
package import DynamicType
package import ImageDiff

/// A layout text divided into the blocks of its categories, whose facts are not read.
///
/// A block is compared byte by byte with the printed facts of today's drawing. That takes a
/// fraction of the time of reading the facts and proves as much: only text that is printed the same
/// is ever read.
package struct LayoutBlocks {
  /// The block of one category.
  package struct Block {
    /// The lines of facts, with the end of the last.
    fileprivate let facts: ArraySlice<UInt8>
    /// The digest of the picture file.
    fileprivate let file: ArraySlice<UInt8>
    /// The SHA-256 of the picture file; `nil` in texts that do not record it.
    fileprivate let sum: ArraySlice<UInt8>?
    /// The head above the block, with the end of its last line; `nil` in the former format.
    fileprivate let head: ArraySlice<UInt8>?

    /// Returns whether the block has these facts and names a file of this digest.
    ///
    /// - Parameter frame: The facts of the text's frame, if they were made before.
    package func says(_ facts: CellFacts, file: ContentDigest, frame: FrameFacts? = nil) -> Bool {
      guard self.file.elementsEqual("\(file)".utf8) else { return false }
      var rest = self.facts
      for line in frame.map({ facts.printedLines(withFrame: $0.printed) }) ?? facts.printedLines {
        guard rest.starts(with: line.utf8) else { return false }
        rest = rest.dropFirst(line.utf8.count)
        guard rest.popFirst() == UInt8(ascii: "\n") else { return false }
      }
      return rest.isEmpty
    }

    /// Returns whether a picture file has the recorded SHA-256.
    package func isSummed(_ picture: [UInt8]) -> Bool {
      sum.map { $0.elementsEqual("\(SecureDigest.sha256(of: picture))".utf8) } ?? true
    }

    /// Returns whether the block's inputs are those of a head.
    package func stands(below head: GoldenHead) -> Bool {
      guard var rest = self.head else { return false }
      for line in head.lines {
        guard rest.starts(with: line.utf8) else { return false }
        rest = rest.dropFirst(line.utf8.count)
        guard rest.popFirst() == UInt8(ascii: "\n") else { return false }
      }
      return rest.isEmpty
    }
  }

  /// The blocks by category.
  package let blocks: [ContentSizeCategory: Block]

  /// Divides a text into blocks; `nil` where it is not in the form that is printed.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - ramp: The ramp the file belongs to.
  package init?(of bytes: [UInt8], ramp: RampName) {
    var lines = LineCursor(bytes)
    guard let heading = lines.next(), let coordinates = lines.next(),
      coordinates.elementsEqual(ramp.coordinates.utf8)
    else { return nil }
    let hasHeads = heading.elementsEqual(LayoutDocument.heading.utf8)
    guard
      hasHeads
        || LayoutDocument.OldHeading.allCases.contains(where: {
          heading.elementsEqual($0.rawValue.utf8)
        })
    else { return nil }
    var blocks: [ContentSizeCategory: Block] = [:]
    var last: ContentSizeCategory?
    var head: ArraySlice<UInt8>?
    while let empty = lines.next() {
      var headStart = lines.place
      guard empty.isEmpty, var name = lines.next() else { return nil }
      // Of several heads the last counts.
      while hasHeads, name.first != UInt8(ascii: "[") {
        var end = lines.place
        while let next = lines.next(), !next.isEmpty { end = lines.place }
        head = bytes[headStart..<end]
        headStart = lines.place
        guard let next = lines.next() else { return nil }
        name = next
      }
      guard name.first == UInt8(ascii: "["), !hasHeads || head != nil,
        let category = ContentSizeCategory.allCases.first(where: {
          name.dropFirst().elementsEqual("\($0.shortName)]".utf8)
        }), last.map({ $0 < category }) ?? true
      else { return nil }
      let start = lines.place
      var end = start
      var line = lines.next()
      while let next = line, !next.starts(with: Self.filePrefix) {
        end = lines.place
        line = lines.next()
      }
      guard let line else { return nil }
      let sum =
        hasHeads && bytes[lines.place...].starts(with: Self.sumPrefix)
        ? lines.next()?.dropFirst(Self.sumPrefix.count) : nil
      blocks[category] = Block(
        facts: bytes[start..<end], file: line.dropFirst(Self.filePrefix.count), sum: sum,
        head: head)
      last = category
    }
    guard lines.isAtEnd else { return nil }
    self.blocks = blocks
  }

  private static let sumPrefix = Array("sha256: ".utf8)
  private static let filePrefix = Array("file: ".utf8)
}

/// Walks through the lines of a text. Each line ends with a line feed.
private struct LineCursor {
  private let bytes: [UInt8]
  /// The start of the next line.
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  /// Returns the next line without its end; `nil` where there is none, or it has no line feed.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { place = end + 1 }
    return bytes[place..<end]
  }
}
