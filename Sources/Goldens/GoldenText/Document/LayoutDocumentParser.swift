import Wording
public import Suites
import DynamicType
import ImageDiff
import Imaging
import TextEngine

extension LayoutDocument {
  /// Reads a layout text.
  ///
  /// Only exactly what `description` prints is accepted, so that no damage is hidden. A head may
  /// repeat the one above it, or directly precede another: git leaves both if two branches recorded
  /// neighbouring blocks.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - ramp: The ramp the file belongs to.
  public init(parsing bytes: [UInt8], ramp: RampName) throws(LayoutDocumentError) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    if text.hasPrefix("version https://git-lfs") { throw .gitLFSPointer }
    let lines = CanonicalText.lines(of: text)
    if let line = ForeignLine(in: bytes) { throw .foreign(line) }
    var parser = LayoutDocumentParser(lines)
    let document = try parser.document(of: ramp)
    let printed =
      parser.oldHeading.map { document.description(as: $0) }
      ?? document.description(withHeads: parser.heads)
    if let line = CanonicalText.firstDifference(between: text, and: printed) {
      throw .notCanonical(line: line)
    }
    self = document
  }
}

extension CellFacts {
  /// The facts line by line, as in a block of a layout text.
  package var blockLines: [String] { printedLines }

  /// Reads facts from lines that `blockLines` gave; `nil` for anything else.
  package init?(blockLines lines: [String]) {
    var parser = LayoutDocumentParser(lines.map { $0[...] })
    guard let facts = try? parser.facts(),
      facts.printedLines.elementsEqual(
        lines, by: { $0.hasSameBytes(as: $1) })
    else { return nil }
    self = facts
  }
}

/// Reads a layout text line by line, and each line byte by byte: a combining mark that starts a
/// column is no part of the space before it.
package struct LayoutDocumentParser {
  private let lines: [Substring]
  private var next = 0

  package init(_ lines: [Substring]) {
    self.lines = lines
  }

  /// The heading of a text in a former format; `nil` for the current format.
  package private(set) var oldHeading: LayoutDocument.OldHeading?

  /// The heads directly above the block of a category.
  fileprivate private(set) var heads: [ContentSizeCategory: [GoldenHead?]] = [:]

  package mutating func document(of ramp: RampName) throws(LayoutDocumentError) -> LayoutDocument {
    try heading()
    let coordinates = ramp.coordinates
    _ = try value(of: "", as: "“\(coordinates)”") { $0 == coordinates ? true : nil }
    var document = LayoutDocument(ramp: ramp)
    var head: GoldenHead?
    var isHeadRead = oldHeading != nil
    var above: [GoldenHead?] = []
    while next < lines.count, !(next == lines.count - 1 && lines[next].isEmpty) {
      _ = try value(of: "", as: "an empty line") { $0.isEmpty ? true : nil }
      if oldHeading == nil, !startsNext(with: "[") {
        head = try self.head(of: ramp)
        isHeadRead = true
        above.append(head)
        continue
      }
      let category = try value(of: "[", as: "a category in brackets") { text in
        isHeadRead
          ? ContentSizeCategory.allCases.first { "\($0.shortName)]" == text } : nil
      }
      guard document.cells[category] == nil else {
        throw .unexpected(line: next, expected: "a category that has no block yet")
      }
      heads[category] = above
      above = []
      let facts = try facts()
      let file = try value(of: "file: ", as: "“file:” and a digest") { ContentDigest($0) }
      // Texts of before, which no head was written for, know no such digest.
      let sha256 =
        head != nil || oldHeading == nil && startsNext(with: "sha256: ")
        ? try value(of: "sha256: ", as: "“sha256:” and a digest") { SecureDigest($0) } : nil
      document.cells[category] = LayoutDocument.Cell(
        facts: facts, file: file, sha256: sha256, head: head)
    }
    return document
  }

  private mutating func heading() throws(LayoutDocumentError) {
    oldHeading = LayoutDocument.OldHeading.allCases.first { lines.first == Substring($0.rawValue) }
    if oldHeading != nil {
      next += 1
      return
    }
    for old in ["typeproof layout ", "typeproof interface "] where startsNext(with: old) {
      let version = try value(of: old, as: "“\(LayoutDocument.heading)”") { Int($0) }
      throw .olderFormat(version: version)
    }
    let version = try value(of: "typeproof golden ", as: "“\(LayoutDocument.heading)”") {
      Int($0)
    }
    guard version <= LayoutDocument.formatVersion else { throw .newerFormat(version: version) }
    guard version == LayoutDocument.formatVersion else { throw .olderFormat(version: version) }
  }

  /// Reads the lines up to the next empty one; `nil` where they say that the inputs are unknown.
  private mutating func head(
    of ramp: RampName
  ) throws(LayoutDocumentError) -> GoldenHead? {
    let start = next
    while next < lines.count, !lines[next].isEmpty { next += 1 }
    let head = lines[start..<next].map(String.init)
    if head == [LayoutDocument.unknownInputs] { return nil }
    guard !head.isEmpty, let read = GoldenHead(lines: head, of: ramp) else {
      throw .unexpected(line: start + 1, expected: "the inputs, as they are printed,")
    }
    return read
  }

  package mutating func facts() throws(LayoutDocumentError) -> CellFacts {
    let unicode = try value(of: "unicode: ", as: "“unicode:” and a version") { $0 }
    if startsNext(with: "window: ") { return try interface(unicode: unicode) }
    let pointSize = try points(of: "size: ")
    let leading = startsNext(with: "leading: ") ? try points(of: "leading: ") : nil
    let provenance =
      startsNext(with: "known: ")
      ? try value(of: "known: ", as: "“known:” and a word") {
        TypeSize.Provenance.named(String($0))
      } : nil
    let weight = try value(of: "weight: ", as: "“weight:” and a number") { Int($0) }
    var fonts: [CellFacts.Font] = []
    while startsNext(with: "font: ") {
      fonts.append(try value(of: "font: ", as: "“font:”, a file and a digest", LayoutColumns.font))
    }
    let width = try value(of: "width: ", as: "“width:” and a length") { text -> Points?? in
      text == "unbounded" ? .some(nil) : LayoutColumns.points(text)
    }
    let setting = try value(of: "set: ", as: "“set:” and words") { LineText.unescape($0[...]) }
    var runs: [CellFacts.Run] = []
    while startsNext(with: "run: ") {
      runs.append(try value(of: "run: ", as: "“run:”, a range and words", LayoutColumns.run))
    }
    let tolerance =
      startsNext(with: "tolerance: ")
      ? try value(of: "tolerance: ", as: "“tolerance:” and words") { LineText.unescape($0[...]) }
      : nil
    let frame = try value(of: "frame: ", as: "“frame:” and two lengths") { text in
      LayoutColumns.pair(text, unit: " pt", LayoutColumns.number)
    }
    let picture = try value(of: "picture: ", as: "“picture:” and two lengths") { text in
      LayoutColumns.pair(text, unit: " px") { Int($0) }
    }
    let origin = try value(of: "frame at: ", as: "“frame at:” and a place") { text in
      LayoutColumns.place(text)
    }
    var lines: [CellFacts.Line] = []
    while startsNext(with: "line: ") {
      lines.append(
        try value(
          of: "line: ", as: "“line:”, its places, from the left and the top, and a text",
          LayoutColumns.line))
    }
    var flags: [CellFacts.Flag] = []
    while startsNext(with: "flag: ") {
      flags.append(try value(of: "flag: ", as: "“flag:”, its kind and place", LayoutColumns.flag))
    }
    let pixels = try value(of: "pixels: ", as: "“pixels:” and a digest") { ContentDigest($0) }
    return CellFacts(
      unicode: unicode, pointSize: pointSize, leading: leading, provenance: provenance,
      weight: FontWeight(rawValue: weight), fonts: fonts, boundedWidth: width,
      setting: setting, runs: runs, tolerance: tolerance, frameWidth: Points(frame.0),
      frameHeight: Points(frame.1),
      pictureWidth: picture.0,
      pictureHeight: picture.1, frameOrigin: origin, lines: lines, flags: flags,
      pixels: pixels)
  }

  package func startsNext(with prefix: String) -> Bool {
    next < lines.count && lines[next].utf8.starts(with: prefix.utf8)
  }

  private mutating func points(of key: String) throws(LayoutDocumentError) -> Points {
    try value(of: key, as: "“\(key)” and a length", LayoutColumns.points)
  }

  /// Reads the next line: `read` interprets the text after the prefix.
  package mutating func value<Value>(
    of prefix: String, as expected: String, _ read: (String) -> Value?
  ) throws(LayoutDocumentError) -> Value {
    guard startsNext(with: prefix),
      let value = read(String(Substring(lines[next].utf8.dropFirst(prefix.utf8.count))))
    else { throw .unexpected(line: next + 1, expected: expected) }
    next += 1
    return value
  }
}
