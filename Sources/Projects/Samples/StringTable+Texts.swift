import StringFiles

extension StringTable.Localization {
  /// What an app may show for a key in this language: each form of it, its counted parts in their
  /// places.
  ///
  /// - Returns: Each form by the words of its conditions; what lies in another file is left out.
  var shownTexts: [(forms: [String], text: String)] {
    let parts = variants.filter { $0.substitution != nil }
    return variants.filter { $0.substitution == nil }.flatMap { variant in
      guard let text = variant.text else { return [(forms: [String], text: String)]() }
      let named = parts.filter { part in
        part.substitution.map { text.contains("%#@\($0)@") } ?? false
      }
      guard !named.isEmpty else { return [(variant.words, text)] }
      return Self.plurals(of: named).map { plural in
        (variant.words + [plural], Self.filling(text, with: named, in: plural))
      }
    }
  }

  /// The plural categories that some parts have, each once, in the order of the file.
  private static func plurals(of parts: [StringTable.Variant]) -> [String] {
    var seen = Set<String>()
    return parts.map(\.innermostWord).filter { seen.insert($0).inserted }
  }

  /// A text with each part in the form of a plural category, or its last where it has none.
  private static func filling(
    _ text: String, with parts: [StringTable.Variant], in plural: String
  ) -> String {
    var filled = text
    for name in Set(parts.compactMap(\.substitution)).sorted() {
      let own = parts.filter { $0.substitution == name }
      guard let part = own.first(where: { $0.innermostWord == plural }) ?? own.last,
        let text = part.text
      else { continue }
      filled = filled.split(separator: "%#@\(name)@", omittingEmptySubsequences: false)
        .joined(separator: text)
    }
    return filled
  }
}

extension StringTable.Variant {
  /// The part that it stands for; `nil` for a whole text.
  fileprivate var substitution: String? {
    for case .substitution(let name) in conditions { return name }
    return nil
  }

  /// Its conditions in words that names of files can have.
  fileprivate var words: [String] {
    conditions.map { condition in
      switch condition {
      case .plural(let category): category
      case .device(let device): device
      case .substitution(let name): name
      case .item(let index): "item-\(index)"
      case .other(let kind, let name): "\(kind)-\(name)"
      }
    }
  }

  fileprivate var innermostWord: String { words.last ?? "other" }
}
