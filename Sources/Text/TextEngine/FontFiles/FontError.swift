public import Imaging

/// A reason why a font file, a face or an axis position cannot be used.
public enum FontError: Error, Equatable {
  /// The file has no content.
  case empty(file: String)
  /// The file is not a font; `resembles` says what it looks like, if known.
  case notAFont(file: String, resembles: String?)
  /// The file is a web font, which is compressed.
  case webFont(file: String, format: String)
  /// The table directory or a table reaches beyond the end of the file.
  case truncated(file: String, table: String?)
  /// The face lacks a table that shaping or drawing needs.
  case missingTable(file: String, table: String)
  /// The face is valid, but of a kind that is not supported; `need` says what to use.
  case unsupported(file: String, table: String, detail: String, need: String)
  /// A table contains a value that no font may have.
  case damagedTable(file: String, table: String, detail: String)
  /// A table causes more work than a font may.
  case excessiveTable(file: String, table: String, detail: String)
  /// The table directory has contents that no font may have, such as a table that is listed twice.
  case damagedDirectory(file: String, detail: String)
  /// The font has more of something than the limit; see `FontLimits`.
  case tooMuch(file: String, of: FontLimits.Name, count: Int, limit: Int)
  /// The file does not have that many faces.
  case noSuchFace(file: String, index: Int, faceCount: Int)
  /// The face is not variable along that axis.
  case noSuchAxis(file: String, axis: OpenTypeTag, available: [OpenTypeTag])
  /// The value is outside the range of the axis.
  case outsideAxis(file: String, axis: OpenTypeTag, value: Double, range: ClosedRange<Double>)
  /// The family has no face and no named instance with that name.
  case noSuchStyle(family: String, style: String, available: [String])
  /// None of the given fonts has that family.
  case unknownFamily(name: String, available: [String])
}

extension FontError: CustomStringConvertible {
  /// The message: what happened to which file, then what to do.
  public var description: String {
    switch self {
    case .empty(let file):
      "\(file) is empty. Copy the font file again."
    case .notAFont(let file, let resembles):
      "\(file) is not a font\(resembles.map { ": it looks like \($0)" } ?? ""). "
        + "Use a TrueType or OpenType file (.ttf, .otf, .ttc)."
    case .webFont(let file, let format):
      "\(file) is a \(format) web font, which is not supported. Decompress it first "
        + "(woff2_decompress or fonttools) and use the .ttf or .otf."
    case .truncated(let file, let table):
      "\(file) is damaged: \(table.map { "its table “\($0)”" } ?? "its table directory") "
        + "reaches beyond the end of the file. Copy the font file again."
    case .missingTable(let file, let table):
      "\(file) has no table “\(table)”, so no text can be set with it. Use a complete font."
    case .unsupported(let file, let table, let detail, let need):
      "\(file) \(detail) (table “\(table)”), which is not supported. Use \(need)."
    case .damagedTable(let file, let table, let detail):
      "\(file) is damaged: in its table “\(table)”, \(detail). Copy the font file again."
    case .excessiveTable(let file, let table, let detail):
      "\(file) takes more work than a font may: in its table “\(table)”, \(detail). Check where "
        + "the file comes from, or use another."
    case .damagedDirectory(let file, let detail):
      "\(file) is damaged: \(detail). Copy the font file again."
    case .tooMuch(let file, let name, let count, let limit):
      "\(file) has \(count) \(name.things), and at most \(limit) are read. Use a smaller font, or "
        + "\(name.remedy)."
    case .noSuchFace(let file, let index, let faceCount):
      "\(file) has \(faceCount) face\(faceCount == 1 ? "" : "s"), so face \(index) does not exist. "
        + "Count from 0."
    case .noSuchAxis(let file, let axis, let available):
      available.isEmpty
        ? "\(file) is not a variable font, so it has no axis “\(axis)”. Leave out the variation."
        : "\(file) has no axis “\(axis)”. It has \(available.map(\.description).joined(separator: ", "))."
    case .outsideAxis(let file, let axis, let value, let range):
      "\(file) does not reach \(axis)=\(shortest(value)). "
        + "Choose from \(shortest(range.lowerBound)) to \(shortest(range.upperBound))."
    case .noSuchStyle(let family, let style, let available):
      "“\(family)” has no face “\(style)”. It has \(available.joined(separator: ", "))."
    case .unknownFamily(let name, let available):
      "None of the fonts has the family “\(name)”. "
        + (available.isEmpty
          ? "Add its file to the fonts folder."
          : "The families are \(available.joined(separator: ", ")).")
    }
  }

  private func shortest(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension FontLimits.Name {
  /// The things that the limit counts, for a message.
  fileprivate var things: String {
    switch self {
    case .fileSize: "bytes"
    case .totalSize: "bytes, together with the fonts read before it"
    case .faces: "faces"
    case .tables: "tables"
    case .axes: "axes"
    case .namedInstances: "named instances"
    case .points: "points"
    case .parts: "parts"
    case .partDepth: "levels of components"
    case .picturePixels: "px in a picture"
    case .pictureExtraSize: "bytes of metadata in a picture"
    }
  }
}
