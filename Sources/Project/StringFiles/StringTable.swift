public import JSON

/// The texts of an app by key and language, from a string file.
///
/// Create it from a file's bytes, for example with ``init(catalogue:sizeLimit:)``,
/// ``init(appleStrings:language:sizeLimit:)`` or ``init(androidResources:language:sizeLimit:)``.
public struct StringTable: Equatable, Sendable {
  /// The language that the others were translated from, or the only one; `nil` where the file does
  /// not state it, as its folder does instead.
  public let sourceLanguage: String?
  /// The entries of the file, in its order; no two have the same key.
  public let entries: [Entry]
  /// The broken entries that were left out, in the order of the file.
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

  /// The languages, in the order in which the file first has them; unknown languages are left out.
  public var languages: [String] {
    var seen: Set<String> = []
    return entries.flatMap(\.localizations).compactMap(\.language).filter {
      seen.insert($0).inserted
    }
  }

  /// Returns the entry of a key; `nil` where the file has none.
  public subscript(key: String) -> Entry? { indices[key].map { entries[$0] } }

  /// An entry that could not be read.
  public struct BrokenEntry: Equatable, Sendable {
    /// The key of the entry; `nil` where it could not be read.
    public let key: String?
    /// The place and the problem, then the remedy.
    public let description: String
  }

  /// The greatest number of broken entries. A file with more has another format than its name says.
  static let greatestProblemCount = 10_000

  /// One key, with its texts in each language.
  public struct Entry: Equatable, Sendable {
    /// The key that programs use for the text.
    public let key: String
    /// The position of the key in the file.
    public let position: SourcePosition
    /// Whether the text is to be translated; `false` where the file excludes it.
    public let isTranslatable: Bool
    /// The text in each language, in the order of the file; each language once.
    public let localizations: [Localization]

    /// Returns the text in a language, spelled as in the file; `nil` where the file has none.
    public func localization(in language: String?) -> Localization? {
      localizations.first { $0.language == language }
    }
  }

  /// The text of one key in one language.
  public struct Localization: Equatable, Sendable {
    /// The language as spelled in the file, such as `de` or `zh-Hans`; `nil` where it is not
    /// stated.
    public let language: String?
    /// The position in the file.
    public let position: SourcePosition
    /// The text, or each of its variants in the order of the file; none for an empty list.
    public let variants: [Variant]
  }

  /// A text, with the conditions for showing it.
  public struct Variant: Equatable, Sendable {
    /// The conditions for showing it, the outermost first; empty for the only variant. All of them
    /// must apply.
    public let conditions: [Condition]
    /// The content of the variant.
    public let content: Content
    /// The state of its translation, in the file's own word, such as `translated` or
    /// `needs_review`; `nil` where the file has no states.
    public let state: String?
    /// The position in the file.
    public let position: SourcePosition
  }

  /// The content of a variant.
  public enum Content: Equatable, Sendable {
    /// A text, with its escapes resolved.
    case text(String)
    /// A resource outside this file, as written: `@android:string/ok`.
    case reference(String)
  }

  /// A condition for showing a variant.
  public enum Condition: Equatable, Sendable {
    /// The number has this plural category of Unicode (UTS 35, part 3): `one`, `few`, `other` …
    case plural(String)
    /// The device is of this kind, in the file's word: `iphone`, `ipad`, `applewatch`, `other` …
    case device(String)
    /// The variant replaces a named part of the text, `%#@name@`.
    case substitution(String)
    /// The variant is this item of a list of texts, counted from 0.
    case item(Int)
    /// The condition is unknown to this reader; it has the file's own words.
    case other(kind: String, name: String)
  }
}

extension StringTable.Variant {
  /// The text; `nil` for a reference.
  public var text: String? {
    if case .text(let text) = content { text } else { nil }
  }
}

extension StringTable {
  /// The default limit for a file's size in bytes: 32 MiB.
  public static let usualSizeLimit = 32 << 20

  /// The greatest number of texts in one file, all languages and variants together. A text of a few
  /// bytes takes some hundred in memory; files that people translate have fewer texts.
  public static let greatestTextCount = 250_000

  /// The greatest number of JSON values in a catalogue. Xcode writes some forty bytes for each, so
  /// a catalogue of 32 MiB has fewer.
  public static let greatestValueCount = 1 << 20

  /// The greatest number of conditions of a text in a catalogue, such as a device, a plural and a
  /// substitution.
  public static let greatestConditionCount = 8

  /// The problem of a file with too many texts, then the remedy.
  static func tooManyTexts(_ limit: Int = greatestTextCount) -> String {
    "The file has more than \(limit) texts. Split it."
  }
}

extension StringTable {
  /// Returns the language of the string files in a folder, by the folder's name.
  ///
  /// Xcode names folders after a language, as in `de.lproj` and `pt-BR.lproj`. Android uses a
  /// language and a region, as in `values-de`, `values-pt-rBR` and `values-b+sr+Latn`, after the
  /// codes of a network and before other qualifiers (Android, “App resources overview”, table 2).
  ///
  /// - Parameter name: The folder's own name, without its path.
  /// - Returns: The language in the form of BCP 47; `nil` where the name has none, as `Base.lproj`
  ///   and `values`.
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
