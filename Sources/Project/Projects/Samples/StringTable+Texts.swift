public import Snapshots
import StringFiles

extension StringTable.Localization {
  /// The texts that an app may show for a key in this language: each form of it, with its counted
  /// parts filled in.
  ///
  /// Each form has the words of its conditions. Texts in other files are left out.
  var shownTexts: [(forms: [String], text: String)] {
    let parts = Dictionary(grouping: variants) { $0.substitution }
    return variants.filter { $0.substitution == nil }.flatMap { variant in
      guard let text = variant.text else { return [(forms: [String], text: String)]() }
      let pieces = Self.pieces(of: text)
      let names = Set(pieces.filter(\.isName).map(\.text))
      let named =
        names.isEmpty ? [] : variants.filter { $0.substitution.map(names.contains) ?? false }
      guard !named.isEmpty else { return [(variant.words, text)] }
      return Self.plurals(of: named).map { plural in
        (variant.words + [plural], Self.filling(pieces, from: parts, in: plural))
      }
    }
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
  private static func filling(
    _ pieces: [(text: String, isName: Bool)], from parts: [String?: [StringTable.Variant]],
    in plural: String, depth: Int = 4
  ) -> String {
    pieces.map { piece in
      guard piece.isName else { return piece.text }
      let own = parts[piece.text, default: []]
      let part = own.first { $0.innermostWord == plural } ?? own.last
      guard let text = part?.text else { return "%#@\(piece.text)@" }
      return depth == 0
        ? text : filling(Self.pieces(of: text), from: parts, in: plural, depth: depth - 1)
    }.joined()
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
