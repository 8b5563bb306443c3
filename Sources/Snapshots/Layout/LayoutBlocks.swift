import DynamicType
import ImageDiff

/// A layout text taken apart into the blocks of its categories, none of which is understood yet.
///
/// What is drawn today is printed and compared with a block byte by byte, which takes a fraction of the
/// time that reading the block's facts takes, and proves as much: only what is printed is ever read.
struct LayoutBlocks {
  /// What stands for one category.
  struct Block {
    /// The lines of facts, with the end of the last.
    fileprivate let facts: ArraySlice<UInt8>
    /// The digest of the picture file.
    fileprivate let file: ArraySlice<UInt8>
    fileprivate let isOfInterface: Bool

    /// Whether it says what was drawn, and names a file of this digest.
    ///
    /// - Parameter frame: The facts of the text's frame, where they were made before.
    func says(_ facts: CellFacts, file: ContentDigest, frame: FrameFacts? = nil) -> Bool {
      guard isOfInterface == (facts.subject != .text), self.file.elementsEqual("\(file)".utf8)
      else { return false }
      var rest = self.facts
      for line in frame.map({ facts.printedLines(withFrame: $0.printed) }) ?? facts.printedLines {
        guard rest.starts(with: line.utf8) else { return false }
        rest = rest.dropFirst(line.utf8.count)
        guard rest.popFirst() == UInt8(ascii: "\n") else { return false }
      }
      return rest.isEmpty
    }
  }

  /// The blocks by category.
  let blocks: [ContentSizeCategory: Block]

  /// The blocks of a text; `nil` where it is put together in any other way than it is printed.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - ramp: The ramp the file belongs to.
  init?(of bytes: [UInt8], ramp: RampName) {
    var lines = LineCursor(bytes)
    guard let heading = lines.next() else { return nil }
    let isOfInterfaces = heading.elementsEqual(LayoutDocument.interfaceHeading.utf8)
    guard isOfInterfaces || heading.elementsEqual(LayoutDocument.textHeading.utf8),
      let coordinates = lines.next(), coordinates.elementsEqual(ramp.coordinates.utf8)
    else { return nil }
    var blocks: [ContentSizeCategory: Block] = [:]
    var last: ContentSizeCategory?
    while let empty = lines.next() {
      guard empty.isEmpty, let name = lines.next(), name.first == UInt8(ascii: "["),
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
      blocks[category] = Block(
        facts: bytes[start..<end], file: line.dropFirst(Self.filePrefix.count),
        isOfInterface: isOfInterfaces)
      last = category
    }
    guard lines.isAtEnd else { return nil }
    self.blocks = blocks
  }

  private static let filePrefix = Array("file: ".utf8)
}

/// Walks through the lines of a text, each of which a line feed ends.
private struct LineCursor {
  private let bytes: [UInt8]
  /// Where the next line begins.
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  /// The next line without its end; `nil` where there is none, or it does not end.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { place = end + 1 }
    return bytes[place..<end]
  }
}
