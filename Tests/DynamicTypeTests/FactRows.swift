import Foundation

/// The rows of a table in the folder `Facts`, each by its column names.
///
/// The tables are copies of the material the Swift tables were written from, so that the two can
/// be held against each other. A table that cannot be read has no rows, so each is counted by one
/// test. Fields may stand in quotes; a quote inside a field does not occur.
func factRows(_ name: String) -> [[String: String]] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Facts")
  guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else {
    return []
  }
  let lines = text.split(whereSeparator: \.isNewline).map { fields(of: $0) }
  guard let columns = lines.first else { return [] }
  return lines.dropFirst().map { fields in
    Dictionary(zip(columns, fields), uniquingKeysWith: { first, _ in first })
  }
}

private func fields(of line: Substring) -> [String] {
  var fields = [""]
  var isQuoted = false
  for character in line {
    switch character {
    case "\"": isQuoted.toggle()
    case "," where !isQuoted: fields.append("")
    default: fields[fields.count - 1].append(character)
    }
  }
  return fields
}
