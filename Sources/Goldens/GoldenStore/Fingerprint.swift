import GoldenText
import DynamicType
import ImageDiff
import Rendering
import TextEngine
public import Wording

/// The versions that pixels depend on, recorded once for a suite.
public struct Fingerprint: Hashable, Sendable {
  /// A thing and its version, in the order they are written.
  public struct Part: Hashable, Sendable {
    /// Such as `FreeType`.
    public let name: String
    /// Such as `2.12.1`.
    public let version: String
  }

  /// The key of the size table's edition.
  package static let sizeTable = "size table"

  /// The key of the version of Unicode.
  package static let unicode = "Unicode"

  /// All parts, in the order they are written.
  public let parts: [Part]

  /// The versions of what runs here and now.
  public static func current() throws -> Fingerprint {
    let icu = ICUVersion.current
    return Fingerprint(parts: [
      Part(name: sizeTable, version: SystemTypeTable.editionCode),
      Part(name: "FreeType", version: try Renderer().freeTypeVersion),
      Part(name: "HarfBuzz", version: harfBuzzVersion),
      Part(name: "Cairo", version: try cairoVersion()),
      Part(name: "ICU", version: icu.library),
      Part(name: unicode, version: icu.unicode),
    ])
  }

  /// The version of one part; `nil` where there is none of that name.
  public func version(of name: String) -> String? {
    parts.first { $0.name == name }?.version
  }

  /// What is of another version than in a recorded fingerprint, such as `FreeType 2.12.1 → 2.13.3`.
  public func changes(since recorded: Fingerprint) -> [String] {
    parts.filter { $0.name != Self.sizeTable }.compactMap { part in
      let before = recorded.version(of: part.name) ?? "unknown"
      return before == part.version ? nil : "\(part.name) \(before) → \(part.version)"
    }
  }

  /// The same of what pixels of an equal layout can depend on. Where lines end and which way they
  /// run, which ICU decides, is part of the layout.
  package func pixelChanges(since recorded: Fingerprint) -> [String] {
    changes(since: recorded).filter { !$0.hasPrefix("ICU ") && !$0.hasPrefix("Unicode ") }
  }

  /// The fingerprint as it is written to disk.
  public var text: String {
    "typeproof fingerprint 1\n" + parts.map { "\($0.name): \($0.version)\n" }.joined()
  }

  /// Reads what `text` writes.
  ///
  /// - Throws: `FingerprintError` for anything else.
  public init(text: String) throws(FingerprintError) {
    let lines = CanonicalText.lines(of: text)
    if let line = ForeignLine(in: Array(text.utf8)) { throw .foreign(line) }
    guard lines.first == "typeproof fingerprint 1" else { throw .unexpected(line: 1) }
    var parts: [Part] = []
    for (index, line) in lines.enumerated().dropFirst().dropLast() {
      guard let colon = line.firstRange(of: ": ") else { throw .unexpected(line: index + 1) }
      parts.append(
        Part(name: String(line[..<colon.lowerBound]), version: String(line[colon.upperBound...])))
    }
    self.init(parts: parts)
    if let line = CanonicalText.firstDifference(between: text, and: self.text) {
      throw .unexpected(line: line)
    }
  }

  private init(parts: [Part]) {
    self.parts = parts
  }
}

/// Why the recorded versions of a suite cannot be read.
public enum FingerprintError: Error, Equatable, CustomStringConvertible {
  /// A line is not what is written there; lines count from 1.
  case unexpected(line: Int)
  /// Git or an editor left a line in the file.
  case foreign(ForeignLine)

  /// What is wrong, then the remedy.
  public var description: String {
    switch self {
    case .unexpected(let line):
      "Line \(line) of the suite's fingerprint.txt is damaged. "
        + "Restore it from version control, or record the whole suite again."
    case .foreign(let line): line.words(in: "The suite's fingerprint.txt")
    }
  }
}
