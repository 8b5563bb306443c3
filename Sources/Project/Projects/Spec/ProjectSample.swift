/// A text in one or more languages.
public struct ProjectSample: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// What it says.
  public var content: Content

  /// Where a text comes from.
  public enum Content: Hashable, Sendable {
    /// It is written down, in each language by its BCP 47 tag; `und` for a text of no language.
    case texts([String: String])
    /// It is one of the texts of an app.
    case key(StringKey)
  }

  /// A text that comes from somewhere.
  public init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  /// A text in some languages.
  public init(_ name: String, texts: [String: String]) {
    self.init(name, .texts(texts))
  }

  /// A text of no language.
  public init(_ name: String, text: String) {
    self.init(name, texts: [Self.noLanguage: text])
  }

  /// The tag of a text of no language.
  public static let noLanguage = "und"

  /// The most bytes a text may have.
  public static let greatestLength = 1 << 20
}

/// A text of an app, by the file it lies in and what the app calls it.
public struct StringKey: Hashable, Sendable {
  /// The file, from the folder of the project's file: `.xcstrings`, `.strings` or Android's
  /// `strings.xml`. A `*` stands for any part of a name, as in `*.lproj/Localizable.strings`.
  public var file: String
  /// The key.
  public var key: String
  /// The languages to take, as the file has them; `nil` for all.
  public var languages: [String]?
  /// The language of texts whose file and folder do not say; `nil` for none.
  public var sourceLanguage: String?
  /// What stands in place of `%@`, `%lld` and the like, in order.
  public var values: [String]

  /// A text of a file; by default in all its languages, and with its placeholders as they are.
  public init(
    _ key: String, in file: String, languages: [String]? = nil, sourceLanguage: String? = nil,
    values: [String] = []
  ) {
    self.file = file
    self.key = key
    self.languages = languages
    self.sourceLanguage = sourceLanguage
    self.values = values
  }
}
