/// A text in one or more languages.
public struct ProjectSample: Hashable, Sendable {
  /// The sample's name.
  public var name: String
  /// The sample's texts.
  public var content: Content

  /// The source of a text.
  public enum Content: Hashable, Sendable {
    /// Texts by BCP 47 language tag; `und` for a text without a language.
    case texts([String: String])
    /// A text from a string file of an app.
    case key(StringKey)
  }

  /// Creates a sample from a source.
  public init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  /// Creates a sample from texts by language.
  public init(_ name: String, texts: [String: String]) {
    self.init(name, .texts(texts))
  }

  /// Creates a sample from a text without a language.
  public init(_ name: String, text: String) {
    self.init(name, texts: [Self.noLanguage: text])
  }

  /// The tag of a text without a language.
  public static let noLanguage = "und"

  /// The maximum length of a text in bytes.
  public static let greatestLength = 1 << 20
}

/// A text in a string file by its key, or several texts by patterns of keys.
public struct StringKey: Hashable, Sendable {
  /// The file, from the folder of the project file: `.xcstrings`, `.strings`, Android's
  /// `strings.xml`, `.arb` or `.xliff`. A `*` matches any part of a name, as in `*.lproj/Localizable.strings`.
  public var file: String
  /// The key of the text; empty where ``keys`` are patterns.
  public var key: String
  /// The keys of several texts, each a sample of its own. A `*` matches any part of a key. Empty for one text.
  public var keys: [String]
  /// The number of texts to use in each language, the widest in Body first; `nil` for all.
  public var longest: Int?
  /// The languages to use, as written in the file; `nil` for all.
  public var languages: [String]?
  /// The language of texts whose file and folder do not name one; `nil` for none.
  public var sourceLanguage: String?
  /// The values for placeholders such as `%@` and `%lld`, in order.
  public var values: [String]

  /// Creates a reference to a text. By default it uses all languages and leaves placeholders
  /// unchanged.
  public init(
    _ key: String, in file: String, languages: [String]? = nil, sourceLanguage: String? = nil,
    values: [String] = []
  ) {
    self.file = file
    self.key = key
    keys = []
    self.languages = languages
    self.sourceLanguage = sourceLanguage
    self.values = values
  }

  /// Creates a reference to several texts.
  public init(
    keys: [String], in file: String, longest: Int? = nil, languages: [String]? = nil,
    sourceLanguage: String? = nil, values: [String] = []
  ) {
    self.init("", in: file, languages: languages, sourceLanguage: sourceLanguage, values: values)
    self.keys = keys
    self.longest = longest
  }
}
