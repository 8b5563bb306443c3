import StringFiles

/// A file of strings in each form there is; what was read has every entry under its key.
struct StringsSubject: FuzzSubject {
  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    let tables = [
      try? StringTable(catalogue: bytes), try? StringTable(appleStrings: bytes, language: "de"),
      try? StringTable(androidResources: bytes, language: "de"),
    ].compactMap(\.self)
    for table in tables { try check(table) }
    return !tables.isEmpty
  }

  private func check(_ table: StringTable) throws(FuzzFinding) {
    for entry in table.entries where table[entry.key] != entry {
      throw FuzzFinding(description: "The key “\(entry.key)” leads to another entry.")
    }
  }
}
