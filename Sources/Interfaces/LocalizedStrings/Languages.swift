/// Finds the languages that suit a locale, best first.
enum Languages {
  /// - Parameter locale: A BCP 47 tag or an identifier of Foundation's, such as `pt_BR`.
  static func candidates(for locale: String) -> [String] {
    var parts = locale.prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first else { return [] }
    // Chinese is written in two ways, which regions choose where no script is named.
    if language == "zh", !parts.dropFirst().contains(where: { $0.count == 4 }) {
      let isTraditional = parts.contains { ["TW", "HK", "MO"].contains($0) }
      parts.insert(isTraditional ? "Hant" : "Hans", at: 1)
    }
    var found: [String] = []
    while !parts.isEmpty {
      found.append(parts.joined(separator: "-"))
      // Regions come with or without the script: zh-Hant-TW, zh-TW.
      if parts.count == 3 { found.append("\(parts[0])-\(parts[2])") }
      parts.removeLast()
    }
    if language == "nb" { found.append("no") }
    return found
  }
}
