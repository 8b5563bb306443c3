import JSON

extension StringTable {
  /// Reads a string catalogue of Xcode 15 and later (`.xcstrings`).
  ///
  /// The format is JSON. Apple documents it only through Xcode; what is read here is what Xcode writes:
  /// `sourceLanguage`, and under `strings` for each key its `localizations`, with a `stringUnit`, or
  /// `variations` by `plural` and `device`, one in another or not, `substitutions`, or a `stringSet`.
  /// Members that are not known are let pass, since each Xcode adds some.
  ///
  /// Where a key has no text in the source language, the key itself is that text, as Xcode has it.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - sizeLimit: The most bytes to read.
  public init(
    catalogue bytes: [UInt8], sizeLimit: Int = usualSizeLimit
  ) throws(CatalogueError) {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes, sizeLimit: sizeLimit)
    } catch {
      throw .syntax(error)
    }
    do {
      self = try document.root.read(.catalogue)
    } catch {
      throw .content(error)
    }
  }
}

extension JSONForm where Value == StringTable {
  static var catalogue: JSONForm {
    .object("an object with a string catalogue", ignoringUnknownNames: true) { file in
      let language = file.required("sourceLanguage", .filledText)
      let strings = file.required("strings", .named(.catalogueEntry))
      guard let language, let strings else { return nil }
      return StringTable(
        sourceLanguage: language,
        entries: strings.map { string in
          string.value.entry(of: string.name, at: string.namePosition, source: language)
        })
    }
  }
}

/// What a catalogue has for one key.
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

extension JSONForm where Value == CatalogueEntry {
  static var catalogueEntry: JSONForm {
    .object("an object with localizations", ignoringUnknownNames: true) { string in
      let localizations = string.optional("localizations", .named(.variants), otherwise: [])
      return CatalogueEntry(
        isTranslatable: string.optional("shouldTranslate", .truth, otherwise: true),
        localizations: localizations.map {
          StringTable.Localization(
            language: $0.name, position: $0.namePosition, variants: $0.value)
        })
    }
  }
}

extension JSONForm where Value == [StringTable.Variant] {
  /// A `stringUnit`, a `stringSet`, or `variations` of such.
  static var variants: JSONForm {
    .object("an object with a stringUnit, a stringSet or variations", ignoringUnknownNames: true) {
      localization in
      var variants: [StringTable.Variant] = []
      if let unit = localization.optional("stringUnit", .stringUnit) { variants.append(unit) }
      if let set = localization.optional("stringSet", .stringSet) { variants += set }
      if let cases = localization.optional("variations", .variations) { variants += cases }
      let substitutions = localization.optional("substitutions", .named(.variants)) ?? []
      for substitution in substitutions {
        variants += substitution.value.map { $0.when(.substitution(substitution.name)) }
      }
      if variants.isEmpty, localization.problems.isEmpty {
        localization.report(
          "\(localization.subject) has no text. Write a stringUnit with state and value.")
      }
      return variants
    }
  }

  /// What `variations` holds: for each kind of case, each case with its own variants.
  ///
  /// Made when asked for, since cases may hold variations in turn.
  private static var variations: JSONForm {
    let cases = JSONForm<[JSONNamed<[StringTable.Variant]>]>.named(
      .later("a stringUnit") { .variants })
    return JSONForm<[JSONNamed<[JSONNamed<[StringTable.Variant]>]>]>.named(cases).map { kinds in
      kinds.flatMap { kind in
        kind.value.flatMap { choice in
          choice.value.map { $0.when(.init(kind: kind.name, name: choice.name)) }
        }
      }
    }
  }

  private static var stringSet: JSONForm {
    .object("an object with state and values", ignoringUnknownNames: true) { set in
      let state = set.optional("state", .text)
      let values = set.required("values", .list(of: JSONForm<String>.text.placed)) ?? []
      return values.enumerated().map { index, value in
        StringTable.Variant(
          conditions: [.item(index)], content: .text(value.value), state: state,
          position: value.position)
      }
    }
  }
}

extension JSONForm where Value == StringTable.Variant {
  fileprivate static var stringUnit: JSONForm {
    .object("an object with state and value", ignoringUnknownNames: true) { unit in
      let state = unit.optional("state", .text)
      return unit.required("value", .text).map {
        StringTable.Variant(
          conditions: [], content: .text($0), state: state, position: unit.position(of: "value"))
      }
    }
  }
}

extension StringTable.Variant {
  /// The same text, under one more condition.
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
