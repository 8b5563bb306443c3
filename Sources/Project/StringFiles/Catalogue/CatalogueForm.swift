import JSON

/// The forms of a string catalogue. Each form is made once, since a catalogue has thousands of
/// texts.
enum CatalogueForm {
  static let file = JSONForm<StringTable>.object(
    "an object with a string catalogue", ignoringUnknownNames: true
  ) { file in
    let language = file.required("sourceLanguage", .filledText)
    let strings = file.required("strings", entries)
    guard let language, let strings else { return nil }
    return StringTable(
      sourceLanguage: language,
      entries: strings.map { string in
        string.value.entry(of: string.name, at: string.namePosition, source: language)
      })
  }

  /// Returns the valid entries and the problems of the others; `nil` where none is valid.
  static func soundEntries(of root: JSONNode) -> StringTable? {
    guard let language = root["sourceLanguage"]?.string, !language.isEmpty,
      let members = root["strings"]?.members
    else { return nil }
    var entries: [StringTable.Entry] = []
    var problems: [StringTable.BrokenEntry] = []
    for member in members {
      do throws(JSONReadingError) {
        let read = try member.value.read(entry)
        entries.append(read.entry(of: member.name, at: member.namePosition, source: language))
      } catch {
        let problem = error.problems.first.map(\.description) ?? "\(error)"
        problems.append(StringTable.BrokenEntry(key: member.name, description: problem))
        guard problems.count <= StringTable.greatestProblemCount else { return nil }
      }
    }
    return entries.isEmpty
      ? nil : StringTable(sourceLanguage: language, entries: entries, problems: problems)
  }

  private static let entries: JSONForm<[JSONNamed<CatalogueEntry>]> = .named(entry)

  private static let entry = JSONForm<CatalogueEntry>.object(
    "an object with localizations", ignoringUnknownNames: true
  ) { string in
    let localizations = string.optional("localizations", localizations, otherwise: [])
    return CatalogueEntry(
      isTranslatable: string.optional("shouldTranslate", .truth, otherwise: true),
      localizations: localizations.map {
        StringTable.Localization(
          language: $0.name, position: $0.namePosition, variants: $0.value)
      })
  }

  private static let localizations: JSONForm<[JSONNamed<[StringTable.Variant]>]> = .named(variants)

  /// The form of a `stringUnit`, a `stringSet`, or their `variations`.
  private static let variants = JSONForm<[StringTable.Variant]>.object(
    "an object with a stringUnit, a stringSet or variations", ignoringUnknownNames: true
  ) { localization in
    var variants: [StringTable.Variant] = []
    if let unit = localization.optional("stringUnit", stringUnit) { variants.append(unit) }
    if let set = localization.optional("stringSet", stringSet) { variants += set }
    if let cases = localization.optional("variations", variations) { variants += cases }
    for substitution in localization.optional("substitutions", localizations, otherwise: []) {
      variants += substitution.value.map { $0.when(.substitution(substitution.name)) }
    }
    // Each text has all conditions around it, so that deep ones would fill the memory.
    let limit = StringTable.greatestConditionCount
    if variants.contains(where: { $0.conditions.count > limit }) {
      localization.report(
        "\(localization.subject) has a text with more than \(limit) nested conditions. Write "
          + "fewer variations around it.")
      return nil
    }
    if variants.isEmpty, localization.isSound {
      localization.report(
        "\(localization.subject) has no text. Write a stringUnit with state and value.")
    }
    return variants
  }

  /// The form of variations: for each kind of case, each case with its own variants, which may have
  /// variations too.
  private static let variations: JSONForm<[StringTable.Variant]> = kinds.map { kinds in
    kinds.flatMap { kind in
      kind.value.flatMap { choice in
        choice.value.map { $0.when(.init(kind: kind.name, name: choice.name)) }
      }
    }
  }

  private static let kinds: JSONForm<[JSONNamed<[JSONNamed<[StringTable.Variant]>]>]> = .named(
    .named(.later("an object with a stringUnit") { variants }))

  private static let stringSet = JSONForm<[StringTable.Variant]>.object(
    "an object with state and values", ignoringUnknownNames: true
  ) { set in
    let state = set.optional("state", .text)
    let values = set.required("values", .list(of: JSONForm<String>.text.placed)) ?? []
    return values.enumerated().map { index, value in
      StringTable.Variant(
        conditions: [.item(index)], content: .text(value.value), state: state,
        position: value.position)
    }
  }

  private static let stringUnit = JSONForm<StringTable.Variant>.object(
    "an object with state and value", ignoringUnknownNames: true
  ) { unit in
    let state = unit.optional("state", .text)
    return unit.required("value", .text).map {
      StringTable.Variant(
        conditions: [], content: .text($0), state: state, position: unit.position(of: "value"))
    }
  }
}

/// The entry of a catalogue for one key.
struct CatalogueEntry: Sendable {
  let isTranslatable: Bool
  let localizations: [StringTable.Localization]

  func entry(
    of key: String, at position: SourcePosition, source: String
  ) -> StringTable.Entry {
    var localizations = localizations
    if !localizations.contains(where: { $0.language == source }) {
      let variant = StringTable.Variant(
        conditions: [], content: .text(key), state: nil, position: position)
      localizations.insert(
        StringTable.Localization(language: source, position: position, variants: [variant]), at: 0)
    }
    return StringTable.Entry(
      key: key, position: position, isTranslatable: isTranslatable, localizations: localizations)
  }
}

extension StringTable.Variant {
  /// Returns the same text with one more condition.
  fileprivate func when(_ condition: StringTable.Condition) -> Self {
    Self(
      conditions: [condition] + conditions, content: content, state: state, position: position)
  }
}

extension StringTable.Condition {
  fileprivate init(kind: String, name: String) {
    switch kind {
    case "plural": self = .plural(name)
    case "device": self = .device(name)
    default: self = .other(kind: kind, name: name)
    }
  }
}
