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
      // Those of Macau are in the traditional script.
      if !parts.contains("Hans") { found += relatives(of: language, in: parts.last ?? "") }
      parts.removeLast()
    }
    if language == "nb" { found.append("no") }
    return found
  }

  /// Returns the languages that come between that of a region and the bare one, by the parent
  /// locales and the language matching of Unicode's CLDR. For all but regions, there are none.
  private static func relatives(of language: String, in region: String) -> [String] {
    guard region.count == 2, region.allSatisfy(\.isUppercase) else { return [] }
    return switch (language, region) {
    case ("es", _) where latinAmerica.contains(region): ["es-419"]
    case ("pt", _) where region != "BR": ["pt-PT"]
    case ("en", _) where !americanEnglish.contains(region): ["en-GB"]
    case ("zh", "MO"): ["zh-Hant-HK", "zh-HK"]
    default: []
    }
  }

  private static let latinAmerica: Set = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE",
    "PR", "PY", "SV", "US", "UY", "VE",
  ]
  private static let americanEnglish: Set = [
    "AS", "CA", "GU", "MH", "MP", "PH", "PR", "UM", "US", "VI",
  ]
}
