extension StringTable {
  /// The language that the name of a folder gives to the files of strings in it.
  ///
  /// Xcode names folders after a language, as in `de.lproj` and `pt-BR.lproj`; Android after a language
  /// and a region, as in `values-de`, `values-pt-rBR` and `values-b+sr+Latn`, behind the codes of a
  /// network and before other qualifiers (Android, “App resources overview”, table 2).
  ///
  /// - Parameter name: The folder's own name, without what leads to it.
  /// - Returns: The language as BCP 47 writes it; `nil` where the name gives none, as `Base.lproj` and
  ///   `values` do.
  public static func language(ofFolder name: String) -> String? {
    if name.hasSuffix(".lproj") {
      let language = name.dropLast(".lproj".count)
      return language.isEmpty || language == "Base"
        ? nil : language.split(separator: "_").joined(separator: "-")
    }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.first == "values" else { return nil }
    var qualifiers = parts.dropFirst()
    while let first = qualifiers.first, first.hasPrefix("mcc") || first.hasPrefix("mnc") {
      qualifiers.removeFirst()
    }
    guard let language = qualifiers.popFirst() else { return nil }
    if language.hasPrefix("b+") {
      return language.dropFirst(2).split(separator: "+").joined(separator: "-")
    }
    // “car” is a kind of display; every other qualifier of two or three letters is a language.
    guard (2...3).contains(language.count), language != "car",
      language.allSatisfy({ ("a"..."z").contains($0) })
    else { return nil }
    guard let region = qualifiers.first, region.hasPrefix("r"), (3...4).contains(region.count)
    else {
      return String(language)
    }
    return "\(language)-\(region.dropFirst())"
  }
}
