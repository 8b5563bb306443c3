import DynamicType
import ImageDiff
import Imaging

/// Why a layout text cannot be read.
public enum LayoutDocumentError: Error, Equatable {
  /// The file is not UTF-8.
  case notUTF8
  /// The file is a Git LFS pointer.
  case gitLFSPointer
  /// A carriage return stands in the file: Git or an editor changed its line ends.
  case carriageReturn(line: Int)
  /// Git left a merge conflict in the file.
  case mergeConflict(line: Int)
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
    case .carriageReturn(let line):
      return "line \(line) of the layout text ends in CR LF, and was written with LF. "
        + "Restore it from version control, and mark “*.txt -text” in .gitattributes."
    case .mergeConflict(let line):
      return "a merge conflict stands in line \(line) of the layout text. "
        + "Take either side, then record the ramp again."
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
    let lines = CanonicalText.lines(of: text)
    if let index = lines.firstIndex(where: { $0.utf8.last == UInt8(ascii: "\r") }) {
      throw .carriageReturn(line: index + 1)
    }
    if let index = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }) {
      throw .mergeConflict(line: index + 1)
    }
    var parser = LayoutDocumentParser(lines)
    let document = try parser.document(of: ramp)
    if let line = CanonicalText.firstDifference(between: text, and: document.description) {
      throw .notCanonical(line: line)
    }
    self = document
  }
}

/// Reads a layout text line by line, and each line byte by byte: a combining mark that starts a
/// column is no part of the space before it.
private struct LayoutDocumentParser {
  private let lines: [Substring]
  private var next = 0

  init(_ lines: [Substring]) {
    self.lines = lines
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
    let setting = try value(of: "set: ", as: "“set:” and words") { LineText.unescape($0[...]) }
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
      setting: setting, frameWidth: Points(frame.0), frameHeight: Points(frame.1),
      pictureWidth: picture.0,
      pictureHeight: picture.1, frameOrigin: origin, lines: lines, missingCharacters: missing,
      pixels: pixels)
  }

  private func startsNext(with prefix: String) -> Bool {
    next < lines.count && lines[next].utf8.starts(with: prefix.utf8)
  }

  private mutating func points(of key: String) throws(LayoutDocumentError) -> Points {
    try value(of: key, as: "“\(key)” and a length", Self.points)
  }

  /// Takes the next line: what follows its prefix, as `read` understands it.
  private mutating func value<Value>(
    of prefix: String, as expected: String, _ read: (String) -> Value?
  ) throws(LayoutDocumentError) -> Value {
    guard startsNext(with: prefix),
      let value = read(String(Substring(lines[next].utf8.dropFirst(prefix.utf8.count))))
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
    var parts = columns(text)
    let instance = parts.count > 2 ? String(parts.removeLast()) : ""
    guard parts.count == 2, let name = LineText.unescape(parts[0]),
      let digest = ContentDigest(String(parts[1]))
    else { return nil }
    return CellFacts.Font(name: name, instance: instance, digest: digest)
  }

  private static func line(_ text: String) -> CellFacts.Line? {
    let parts = columns(text, atMost: 4)
    guard parts.count == 4, let baseline = number(String(parts[0])),
      let left = number(String(parts[1])), let width = number(String(parts[2])),
      let content = LineText.unescape(parts[3])
    else { return nil }
    return CellFacts.Line(
      baseline: Points(baseline), left: Points(left), width: Points(width), text: content)
  }

  /// What stands between “ | ”, the last of at most so many columns with all that follows.
  private static func columns(_ text: String, atMost limit: Int = .max) -> [Substring] {
    var columns: [Substring] = []
    var rest = text.utf8[...]
    while columns.count < limit - 1, let bar = rest.firstRange(of: Array(" | ".utf8)) {
      columns.append(Substring(rest[..<bar.lowerBound]))
      rest = rest[bar.upperBound...]
    }
    return columns + [Substring(rest)]
  }
}
