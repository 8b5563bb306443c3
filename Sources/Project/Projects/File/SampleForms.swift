import JSON

/// The form of a sample in `typeproof.json`, under its name.
enum SampleForms {
  /// The form of its content: a text, one for each language, or a text of the app.
  static let content = JSONForm<ProjectSample.Content>.either(
    text.map {
      .texts([ProjectSample.noLanguage: $0])
    } back: {
      if case .texts(let texts) = $0, texts.count == 1 {
        texts[ProjectSample.noLanguage]
      } else {
        nil
      }
    }, if: { $0.string != nil },
    or: JSONForm<ProjectSample.Content>.either(
      key.map {
        .key($0)
      } back: {
        if case .key(let key) = $0 { key } else { nil }
      },
      if: { node in node.members?.contains { $0.name == "key" || $0.name == "keys" } ?? false },
      or: texts.map {
        .texts($0)
      } back: {
        if case .texts(let texts) = $0 { texts } else { nil }
      }))

  private static let texts = JSONForm<[String: String]>.either(
    JSONForm<[String: String]>("a text in at least one language") { _ in nil },
    if: { $0.members?.isEmpty ?? false },
    or: JSONForm<[JSONNamed<String>]>.named(text).keyed(
      by: CommonForms.language, inOrder: { $0.sorted() })
  ).described { _ in
    // An object with “key” or “keys” is a text of the app, or several.
    .map(of: text.schema, names: CommonForms.language(but: "keys?"), atLeast: 1)
  }

  private static let text = JSONForm<String>.filledText
    .checked("a text of at most \(ProjectSample.greatestLength) bytes") {
      $0.utf8.count <= ProjectSample.greatestLength
    }

  private static let key = JSONForm<StringKey>.object("an object with a key and its file") {
    sample in
    let key = sample.required(
      "key", .filledText, from: { $0.keys.isEmpty ? $0.key : nil },
      about: "The app's key of the text. Required unless there are “keys”.", unless: "keys")
    let keys = sample.optional(
      "keys", .list(of: .filledText), from: { $0.keys.isEmpty ? nil : $0.keys },
      about:
        "The keys of several texts, each a sample of its own. A `*` matches any part of a key, as in `tab.*`. "
        + "By default none.")
    let longest = sample.optional(
      "longest", .integer(in: 1...1000), from: \.longest,
      about:
        "How many of the texts of “keys” to take in each language: the widest as set in Body. By default all."
    )
    let file = sample.required(
      "file", .filledText, from: \.file,
      about:
        "The `.xcstrings`, `.strings`, `.stringsdict`, `strings.xml`, `.arb` or `.xliff`, relative to this file. "
        + "A `*` matches any part of a name, as in `*.lproj/Localizable.strings`.")
    let languages = sample.optional(
      "languages", .list(of: .filledText), from: \.languages,
      about: "The languages to take, as named in the app's files. By default all.")
    let sourceLanguage = sample.optional(
      "sourceLanguage", CommonForms.language, from: \.sourceLanguage,
      about: "The language of texts whose file and folder do not name one. By default none.")
    let values = sample.optional(
      "values", .list(of: .text), from: \.values, otherwise: [],
      about: "The values for `%@`, `%lld` and other placeholders, in order. By default "
        + "“placeholders” of the file.")
    guard let file else { return nil }
    if let keys, !keys.isEmpty {
      return StringKey(
        keys: keys, in: file, longest: longest, languages: languages,
        sourceLanguage: sourceLanguage, values: values)
    }
    guard let key else { return nil }
    return StringKey(
      key, in: file, languages: languages, sourceLanguage: sourceLanguage, values: values)
  }
}
