public import JSON

/// The texts of an app by key and language, as a file of strings holds them.
///
/// It is what ``init(catalogue:sizeLimit:)``, ``init(appleStrings:language:sizeLimit:)`` and
/// ``init(androidResources:language:sizeLimit:)`` make of a file's bytes.
public struct StringTable: Equatable, Sendable {
  /// The language that the others were translated from, or the only one; `nil` where the file does not
  /// say, as its folder does instead.
  public let sourceLanguage: String?
  /// What the file has, in its order; no two with the same key.
  public let entries: [Entry]
  /// The entries that are broken and were left out, in the order of the file.
  public let problems: [BrokenEntry]
  private let indices: [String: Int]

  init(sourceLanguage: String?, entries: [Entry], problems: [BrokenEntry] = []) {
    self.sourceLanguage = sourceLanguage
    self.entries = entries
    self.problems = problems
    indices = Dictionary(
      entries.enumerated().map { ($0.element.key, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The keys in the order of the file.
  public var keys: [String] { entries.map(\.key) }

  /// The languages in the order in which the file first has them; a language that is not known is left
  /// out.
  public var languages: [String] {
    var seen: Set<String> = []
    return entries.flatMap(\.localizations).compactMap(\.language).filter {
      seen.insert($0).inserted
    }
  }

  /// The entry of a key; `nil` where the file has none.
  public subscript(key: String) -> Entry? { indices[key].map { entries[$0] } }

  /// An entry that could not be read.
  public struct BrokenEntry: Equatable, Sendable {
    /// Its key; `nil` where that could not be read either.
    public let key: String?
    /// Where the problem is, what it is, and what to write.
    public let description: String
  }

  /// The most broken entries of a file. One with more is of another kind than its name says.
  static let greatestProblemCount = 10_000

  /// One key, with its texts in each language.
  public struct Entry: Equatable, Sendable {
    /// What programs call the text.
    public let key: String
    /// Where the key stands.
    public let position: SourcePosition
    /// Whether the text is to be translated; `false` where the file says it is not.
    public let isTranslatable: Bool
    /// The text in each language, in the order of the file; a language stands once.
    public let localizations: [Localization]

    /// The text in a language, spelled as in the file; `nil` where the file has none.
    public func localization(in language: String?) -> Localization? {
      localizations.first { $0.language == language }
    }
  }

  /// The text of one key in one language.
  public struct Localization: Equatable, Sendable {
    /// The language as the file spells it, such as `de` or `zh-Hans`; `nil` where it does not say.
    public let language: String?
    /// Where it stands.
    public let position: SourcePosition
    /// The text, or each of its variants in the order of the file; none for an empty list.
    public let variants: [Variant]
  }

  /// A text, and when it is the one shown.
  public struct Variant: Equatable, Sendable {
    /// All that has to hold for it to be shown, the outermost first; empty for the only one.
    public let conditions: [Condition]
    /// What is shown.
    public let content: Content
    /// How far its translation is, in the file's own word, such as `translated` or `needs_review`;
    /// `nil` where the file keeps no account of that.
    public let state: String?
    /// Where it stands.
    public let position: SourcePosition
  }

  /// What a variant shows.
  public enum Content: Equatable, Sendable {
    /// A text, its escapes read.
    case text(String)
    /// A resource that this file does not hold, as written: `@android:string/ok`.
    case reference(String)
  }

  /// When a variant is shown.
  public enum Condition: Equatable, Sendable {
    /// For numbers of a plural category of Unicode's (UTS 35, part 3): `one`, `few`, `other` …
    case plural(String)
    /// On a kind of device, in the file's own word: `iphone`, `ipad`, `applewatch`, `other` …
    case device(String)
    /// In place of a named part of the text, `%#@name@`.
    case substitution(String)
    /// As one of several texts of a list, counted from 0.
    case item(Int)
    /// For something this reader does not know, by the file's own words.
    case other(kind: String, name: String)
  }
}

extension StringTable.Variant {
  /// The text; `nil` where it is a reference.
  public var text: String? {
    if case .text(let text) = content { text } else { nil }
  }
}

extension StringTable {
  /// The most bytes read unless a caller says otherwise: 32 MiB.
  public static let usualSizeLimit = 32 << 20

  /// The most texts read of one file, all languages and variants together. One of a few bytes takes some
  /// hundred in memory; files that people translate have fewer.
  public static let greatestTextCount = 250_000

  /// The most values of JSON that a catalogue may have. Xcode writes some forty bytes for each, so that
  /// a catalogue of 32 MiB has fewer.
  public static let greatestValueCount = 1 << 20

  /// The most conditions that a text of a catalogue may have, such as a device, a plural and a substitution.
  public static let greatestConditionCount = 8

  /// What is wrong with a file of more texts than are read, then the remedy.
  static let tooManyTexts =
    "The file has more than \(greatestTextCount) texts. Split it."
}

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
