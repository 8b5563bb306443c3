public import Snapshots
import StringFiles

extension StringTable.Localization {
  /// The texts that an app may show for a key in this language: each form of it, with its counted
  /// parts filled in.
  ///
  /// Each form has the words of its conditions. Texts in other files are left out.
  ///
  /// - Throws: ``SampleProblem`` where a text is too long with its parts.
  func shownTexts(of key: String) throws(SampleProblem) -> [(forms: [String], text: String)] {
    let parts = Dictionary(grouping: variants) { $0.substitution }
    var shown: [(forms: [String], text: String)] = []
    for variant in variants where variant.substitution == nil {
      guard let text = variant.text else { continue }
      let names = Set(Self.pieces(of: text).filter(\.isName).map(\.text))
      let named =
        names.isEmpty ? [] : variants.filter { $0.substitution.map(names.contains) ?? false }
      if named.isEmpty { shown.append((variant.words, text)) }
      for plural in Self.plurals(of: named) {
        var budget = ProjectSample.greatestLength
        let filled = Self.filling(text, from: parts, in: plural, budget: &budget)
        guard let filled else { throw .long(key: key) }
        shown.append((variant.words + [plural], filled))
      }
    }
    return shown
  }

  /// Returns the pieces of a text: literal text, or names of parts, such as `count` for
  /// `%#@count@`.
  private static func pieces(of text: String) -> [(text: String, isName: Bool)] {
    var pieces: [(text: String, isName: Bool)] = []
    for (index, piece) in text.split(separator: "%#@", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0, let end = piece.firstIndex(of: "@") {
        pieces.append((String(piece[..<end]), true))
        pieces.append((String(piece[piece.index(after: end)...]), false))
      } else {
        pieces.append(((index > 0 ? "%#@" : "") + piece, false))
      }
    }
    return pieces
  }

  /// Returns the plural categories of some parts, each once, in the order of the file.
  private static func plurals(of parts: [StringTable.Variant]) -> [String] {
    var seen = Set<String>()
    return parts.map(\.innermostWord).filter { seen.insert($0).inserted }
  }

  /// Returns a text with each part in the form of a plural category, or in its last form. Parts can
  /// contain parts, up to a depth.
  ///
  /// - Parameter budget: The bytes that may still be read. Without it, parts within parts would
  ///   multiply, and take time even where all of them are empty.
  /// - Returns: The text; `nil` where the budget is too small.
  private static func filling(
    _ text: String, from parts: [String?: [StringTable.Variant]], in plural: String,
    budget: inout Int, depth: Int = 5
  ) -> String? {
    budget -= text.utf8.count
    guard budget >= 0 else { return nil }
    guard depth > 0 else { return text }
    var filled = ""
    for piece in pieces(of: text) {
      guard piece.isName else {
        filled += piece.text
        continue
      }
      let own = parts[piece.text, default: []]
      let part = own.first { $0.innermostWord == plural } ?? own.last
      guard let inner = part?.text else {
        filled += "%#@\(piece.text)@"
        continue
      }
      let whole = filling(inner, from: parts, in: plural, budget: &budget, depth: depth - 1)
      guard let whole else { return nil }
      filled += whole
    }
    return filled
  }
}

extension StringTable.Variant {
  /// The name of the part that the variant replaces; `nil` for a whole text.
  fileprivate var substitution: String? {
    for case .substitution(let name) in conditions { return name }
    return nil
  }

  /// The conditions in words that can be used in file names.
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

extension ReadingLimits {
  /// The maximum number of texts in a string file, over all languages.
  public static let greatestTextCount = StringTable.greatestTextCount
  /// The maximum depth of nested conditions of a text in a string catalog.
  public static let greatestConditionCount = StringTable.greatestConditionCount
  /// The maximum number of JSON values in a string catalog.
  public static let greatestCatalogueValueCount = StringTable.greatestValueCount
}
