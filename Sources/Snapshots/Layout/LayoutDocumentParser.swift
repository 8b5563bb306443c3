import DynamicType
import ImageDiff
import Imaging

/// Why a layout text cannot be read.
public enum LayoutDocumentError: Error, Equatable {
  /// The file is not UTF-8.
  case notUTF8
  /// The file is a Git LFS pointer.
  case gitLFSPointer
  /// The file was written by a later version.
  case newerFormat(version: Int)
  /// A line is not what is written there; lines count from 1.
  case unexpected(line: Int, expected: String)
  /// The file says the same in another way than it is written.
  case notCanonical(line: Int)
}

extension LayoutDocumentError: CustomStringConvertible {
  /// What is wrong with the text, then the remedy.
  public var description: String {
    let remedy = "Restore it from version control, or record the ramp again."
    switch self {
    case .notUTF8: return "the layout text is not UTF-8. \(remedy)"
    case .gitLFSPointer: return "the layout text is a Git LFS pointer. Run `git lfs pull`."
    case .newerFormat(let version):
      return "the layout text has format \(version), which is newer than this program. "
        + "Update typeproof."
    case .unexpected(let line, let expected):
      return "line \(line) of the layout text is damaged: \(expected) is expected. \(remedy)"
    case .notCanonical(let line):
      return "line \(line) of the layout text is not as it was written. \(remedy)"
    }
  }
}

extension LayoutDocument {
  /// Reads a layout text.
  ///
  /// Only exactly what `description` prints is accepted, so that no damage can hide.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - ramp: The ramp the file belongs to.
  public init(parsing bytes: [UInt8], ramp: RampName) throws(LayoutDocumentError) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    if text.hasPrefix("version https://git-lfs") { throw .gitLFSPointer }
    var parser = LayoutDocumentParser(text)
    let document = try parser.document(of: ramp)
    let printed = document.description
    guard Array(printed.utf8) == bytes else {
      throw .notCanonical(line: Self.firstDifferentLine(text, printed))
    }
    self = document
  }

  private static func firstDifferentLine(_ text: String, _ printed: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = printed.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(lines, expected).prefix { Array($0.utf8) == Array($1.utf8) }.count
    return same + 1
  }
}

/// Reads a layout text line by line.
private struct LayoutDocumentParser {
  private let lines: [Substring]
  private var next = 0

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  mutating func document(of ramp: RampName) throws(LayoutDocumentError) -> LayoutDocument {
    let version = try value(of: "typeproof layout ", as: "“typeproof layout 1”") { Int($0) }
    guard version <= LayoutDocument.formatVersion else { throw .newerFormat(version: version) }
    let coordinates = ramp.coordinates
    _ = try value(of: "", as: "“\(coordinates)”") { $0 == coordinates ? true : nil }
    var document = LayoutDocument(ramp: ramp)
    while next < lines.count, !(next == lines.count - 1 && lines[next].isEmpty) {
      _ = try value(of: "", as: "an empty line") { $0.isEmpty ? true : nil }
      let category = try value(of: "[", as: "a category in brackets") { text in
        ContentSizeCategory.allCases.first { "\($0.shortName)]" == text }
      }
      guard document.cells[category] == nil else {
        throw .unexpected(line: next, expected: "a category that has no block yet")
      }
      let facts = try facts()
      let file = try value(of: "file: ", as: "“file:” and a digest") { ContentDigest($0) }
      document.cells[category] = LayoutDocument.Cell(facts: facts, file: file)
    }
    return document
  }

  private mutating func facts() throws(LayoutDocumentError) -> CellFacts {
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
      fonts.append(try value(of: "font: ", as: "“font:”, a file and a digest", Self.font))
    }
    let width = try value(of: "width: ", as: "“width:” and a length") { text -> Points?? in
      text == "unbounded" ? .some(nil) : Self.points(text)
    }
    let frame = try value(of: "frame: ", as: "“frame:” and two lengths") { text in
      Self.pair(text, unit: " pt", Self.number)
    }
    let picture = try value(of: "picture: ", as: "“picture:” and two lengths") { text in
      Self.pair(text, unit: " px") { Int($0) }
    }
    let origin = try value(of: "frame at: ", as: "“frame at:” and a place") { text in
      Self.place(text)
    }
    var lines: [CellFacts.Line] = []
    while startsNext(with: "line: ") {
      lines.append(try value(of: "line: ", as: "“line:”, three lengths and a text", Self.line))
    }
    let missing =
      startsNext(with: "tofu: ")
      ? try value(of: "tofu: ", as: "“tofu:” and characters") { text in
        text.split(separator: " ").map(String.init)
      } : []
    let pixels = try value(of: "pixels: ", as: "“pixels:” and a digest") { ContentDigest($0) }
    return CellFacts(
      pointSize: pointSize, leading: leading, provenance: provenance,
      weight: FontWeight(rawValue: weight), fonts: fonts, boundedWidth: width,
      frameWidth: Points(frame.0), frameHeight: Points(frame.1), pictureWidth: picture.0,
      pictureHeight: picture.1, frameOrigin: origin, lines: lines, missingCharacters: missing,
      pixels: pixels)
  }

  private func startsNext(with prefix: String) -> Bool {
    next < lines.count && lines[next].hasPrefix(prefix)
  }

  private mutating func points(of key: String) throws(LayoutDocumentError) -> Points {
    try value(of: key, as: "“\(key)” and a length", Self.points)
  }

  /// Takes the next line: what follows its prefix, as `read` understands it.
  private mutating func value<Value>(
    of prefix: String, as expected: String, _ read: (String) -> Value?
  ) throws(LayoutDocumentError) -> Value {
    guard next < lines.count, lines[next].hasPrefix(prefix),
      let value = read(String(lines[next].dropFirst(prefix.count)))
    else { throw .unexpected(line: next + 1, expected: expected) }
    next += 1
    return value
  }

  private static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func points(_ text: String) -> Points? {
    text.hasSuffix(" pt") ? number(String(text.dropLast(3))).map { Points($0) } : nil
  }

  private static func pair<Value>(
    _ text: String, unit: String, _ read: (String) -> Value?
  ) -> (Value, Value)? {
    let parts = text.dropLast(unit.count).split(separator: " ", omittingEmptySubsequences: false)
    guard text.hasSuffix(unit), parts.count == 3, parts[1] == "×",
      let first = read(String(parts[0])),
      let second = read(String(parts[2]))
    else { return nil }
    return (first, second)
  }

  private static func place(_ text: String) -> PixelPoint? {
    let parts = text.dropLast(3).split(separator: ",", omittingEmptySubsequences: false)
    guard text.hasSuffix(" px"), parts.count == 2, let x = Int(parts[0]),
      let y = Int(parts[1].dropFirst())
    else { return nil }
    return PixelPoint(x: x, y: y)
  }

  private static func font(_ text: String) -> CellFacts.Font? {
    let parts = columns(text, count: 3)
    guard parts.count >= 2, let digest = ContentDigest(String(parts[1])) else { return nil }
    return CellFacts.Font(
      name: String(parts[0]), instance: parts.count > 2 ? String(parts[2]) : "", digest: digest)
  }

  private static func line(_ text: String) -> CellFacts.Line? {
    let parts = columns(text, count: 4)
    guard parts.count == 4, let baseline = number(String(parts[0])),
      let left = number(String(parts[1])), let width = number(String(parts[2])),
      let content = LineText.unescape(parts[3])
    else { return nil }
    return CellFacts.Line(
      baseline: Points(baseline), left: Points(left), width: Points(width), text: content)
  }

  /// What stands between “ | ”, the last column with all that follows.
  private static func columns(_ text: String, count: Int) -> [Substring] {
    var columns: [Substring] = []
    var rest = text[...]
    while columns.count < count - 1, let bar = rest.firstRange(of: " | ") {
      columns.append(rest[..<bar.lowerBound])
      rest = rest[bar.upperBound...]
    }
    return columns + [rest]
  }
}
