import DynamicType
import JSON

extension TableRow {
  /// Returns the rows as comma-separated values (RFC 4180, but with plain line feeds), with a row
  /// of names first.
  static func csv(_ rows: [TableRow]) -> String {
    let header =
      "style,category,point_size_pt,leading_pt,weight,emphasized_weight,status,source,note"
    return ([header] + rows.map(\.csvLine)).joined(separator: "\n")
  }

  private var csvLine: String {
    let cells: [String?] = [
      style, category?.name, pointSize.description, leading?.description, weight.name,
      emphasizedWeight?.name, status.word, source, note,
    ]
    return cells.map { Self.csvCell($0 ?? "") }.joined(separator: ",")
  }

  private static func csvCell(_ text: String) -> String {
    guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }

  /// Returns the rows of a platform as JSON, version 1 of its form.
  static func json(_ rows: [TableRow], of platform: Platform) throws -> JSONValue {
    [
      "schemaVersion": 1,
      "platform": .string(platform.name),
      "edition": .string(SystemTypeTable.editionCode),
      "sizes": .array(try rows.map { try $0.json }),
    ]
  }

  private var json: JSONValue {
    get throws {
      [
        "style": .string(style),
        "category": JSONValue(category?.name),
        "pointSize": try JSONValue(pointSize.value),
        "leading": try leading.map { try JSONValue($0.value) } ?? .null,
        "weight": .string(weight.name),
        "emphasizedWeight": JSONValue(emphasizedWeight?.name),
        "status": .string(status.word),
        "source": JSONValue(source),
        "note": JSONValue(note),
      ]
    }
  }
}
