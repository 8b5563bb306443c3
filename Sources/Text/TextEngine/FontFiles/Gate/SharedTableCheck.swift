import Imaging

/// Counts the contents of all faces of a file. Faces can share tables, so a small file could have
/// the maximum for each of hundreds of faces.
struct SharedTableCheck {
  private let file: FontBytes
  private let fileName: String
  private var namedInstances = 0
  private var characters = 0
  private var lookups = 0
  private var names = 0

  /// Throws if the faces of a file have too many named instances, characters, lookups or names.
  static func check(
    _ container: SFNTContainer, of file: FontBytes, named fileName: String
  ) throws(FontError) {
    var check = SharedTableCheck(file: file, fileName: fileName)
    for index in 0..<container.faceCount {
      let tables = try container.tables(ofFace: index)
      try check.add(FontTableReader(file: file, name: fileName, tables: tables))
    }
    guard check.namedInstances <= file.limits.namedInstances else {
      throw .tooMuch(
        file: fileName, of: .namedInstances, count: check.namedInstances,
        limit: file.limits.namedInstances)
    }
  }

  private init(file: FontBytes, fileName: String) {
    self.file = file
    self.fileName = fileName
  }

  private mutating func add(_ face: FontTableReader) throws(FontError) {
    namedInstances += face.namedInstanceCount()
    characters += face.reader(of: "cmap").map { CharacterMapCheck($0).characterCount } ?? 0
    guard characters <= file.limits.mappedCharacters else {
      throw .excessiveTable(
        file: fileName, table: "cmap",
        detail: "the maps of all faces have more than "
          + "\(file.limits.mappedCharacters) characters in total; \(FontLimits.Name.faces.remedy)")
    }
    // HarfBuzz makes room for each as it opens a face (OpenType, “LookupList”).
    for tag in ["GSUB", "GPOS"] {
      guard let table = face.reader(of: tag), let list = table.uint16(at: 8) else { continue }
      lookups += Int(table.uint16(at: Int(list)) ?? 0)
      guard lookups <= FontLimits.greatestLookupCount else {
        throw .excessiveTable(
          file: fileName, table: tag,
          detail: "all faces have more than \(FontLimits.greatestLookupCount) lookups in total")
      }
    }
    names += Int(face.reader(of: "name")?.uint16(at: 2) ?? 0)
    guard names <= FontLimits.greatestNameCount else {
      throw .excessiveTable(
        file: fileName, table: "name",
        detail: "all faces have more than \(FontLimits.greatestNameCount) names in total")
    }
  }
}
