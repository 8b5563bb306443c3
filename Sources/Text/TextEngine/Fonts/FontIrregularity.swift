public import Imaging

/// A fault of a font file that does no harm.
///
/// Good fonts have such faults and damaged ones may have none, so they are reported but accepted.
public enum FontIrregularity: Hashable, Sendable {
  /// The checksum of a table does not match its content.
  case checksum(table: OpenTypeTag)
  /// The tables are not sorted by tag, so some readers miss some of them.
  case unsortedTables
  /// Two tables share a part of the file, and are not the same.
  case overlap(OpenTypeTag, OpenTypeTag)
  /// There are more widths than glyphs.
  case tooManyWidths
  /// Some glyphs have no left side bearing.
  case missingBearings
  /// The descender is above the baseline (`hhea`). It is treated as one below.
  case positiveDescender
}

extension FontIrregularity: CustomStringConvertible {
  /// The fault in a few words.
  public var description: String {
    switch self {
    case .checksum(let table): "the checksum of “\(table)” is wrong"
    case .unsortedTables: "tables are not in the order of their tags"
    case .overlap(let first, let second): "“\(first)” and “\(second)” overlap"
    case .tooManyWidths: "there are more widths than glyphs"
    case .missingBearings: "some glyphs have no side bearing"
    case .positiveDescender: "the descender in “hhea” is positive, and was taken as negative"
    }
  }
}

extension FontFace {
  /// Returns the irregularities of the face's tables, in the order of the file. Reads the whole
  /// face.
  public func irregularities() throws(FontError) -> [FontIrregularity] {
    let tables = try SFNTContainer(file, name: fileName).tables(ofFace: index)
    var found: [FontIrregularity] = tables.filter { !isIntact($0) }
      .map { .checksum(table: $0.tag) }
    if zip(tables, tables.dropFirst()).contains(where: { $0.tag > $1.tag }) {
      found.append(.unsortedTables)
    }
    let places = tables.filter { !$0.range.isEmpty }.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for (first, second) in zip(places, places.dropFirst())
    where first.range.overlaps(second.range) && first.range != second.range {
      found.append(.overlap(first.tag, second.tag))
    }
    let reader = FontTableReader(file: file, name: fileName, tables: tables)
    let widths = Int(reader.reader(of: "hhea")?.uint16(at: 34) ?? 0)
    if widths > glyphCount { found.append(.tooManyWidths) }
    if (reader.range(of: "hmtx")?.count ?? 0) < widths * 4 + max(glyphCount - widths, 0) * 2 {
      found.append(.missingBearings)
    }
    if reader.hasPositiveDescender() { found.append(.positiveDescender) }
    return found
  }

  /// Returns whether a table matches its checksum. That of `head` leaves out its own number for the
  /// whole file (OpenType, “Calculating Checksums”).
  private func isIntact(_ table: SFNTContainer.Table) -> Bool {
    var sum = checksums.checksum(of: table.range)
    if table.tag.description == "head" {
      let own = table.range.lowerBound + 8
      sum &-= checksums.checksum(of: own..<max(own, min(own + 4, table.range.upperBound)))
    }
    return sum == table.checksum
  }
}
