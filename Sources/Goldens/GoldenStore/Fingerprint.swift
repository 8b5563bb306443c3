import GoldenText
import DynamicType
import ImageDiff
import Rendering
import TextEngine
public import Wording

/// The versions that pixels depend on, recorded once for a suite.
public struct Fingerprint: Hashable, Sendable {
  /// A library or table and its version.
  public struct Part: Hashable, Sendable {
    /// The name, such as `FreeType`.
    public let name: String
    /// The version, such as `2.12.1`.
    public let version: String
  }

  /// The key of the size table's edition.
  package static let sizeTable = "size table"

  /// The key of the version of Unicode.
  package static let unicode = "Unicode"

  /// All parts, in the order they are written.
  public let parts: [Part]

  /// Returns the versions of the libraries and tables in use now.
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

  /// Returns the version of one part; `nil` where no part has that name.
  public func version(of name: String) -> String? {
    parts.first { $0.name == name }?.version
  }

  /// Returns the versions that differ from a recorded fingerprint, such as `FreeType 2.12.1 →
  /// 2.13.3`.
  public func changes(since recorded: Fingerprint) -> [String] {
    parts.filter { $0.name != Self.sizeTable }.compactMap { part in
      let before = recorded.version(of: part.name) ?? "unknown"
      return before == part.version ? nil : "\(part.name) \(before) → \(part.version)"
    }
  }

  /// Returns the changed versions that can affect the pixels of an equal layout. ICU is left out:
  /// line ends and writing direction are part of the layout.
  package func pixelChanges(since recorded: Fingerprint) -> [String] {
    changes(since: recorded).filter { !$0.hasPrefix("ICU ") && !$0.hasPrefix("Unicode ") }
  }

  /// The fingerprint in the form that is written to disk.
  public var text: String {
    "typeproof fingerprint 1\n" + parts.map { "\($0.name): \($0.version)\n" }.joined()
  }

  /// Reads the form that `text` writes.
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
  /// The line with this number, counted from 1, does not have the expected form.
  case unexpected(line: Int)
  /// The file has a line left by git or an editor, such as a conflict marker.
  case foreign(ForeignLine)

  /// The problem, then the remedy.
  public var description: String {
    switch self {
    case .unexpected(let line):
      "Line \(line) of the suite's fingerprint.txt is damaged. "
        + "Restore it from version control, or record the whole suite again."
    case .foreign(let line): line.words(in: "The suite's fingerprint.txt")
    }
  }
}
