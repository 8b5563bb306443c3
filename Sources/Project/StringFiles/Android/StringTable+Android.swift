import JSON

extension StringTable {
  /// Reads an Android resource file: its `string`, `string-array` and `plurals` elements.
  ///
  /// Texts are as Android's resource compiler makes them: entities, CDATA and escapes resolved,
  /// blanks collapsed, quotation marks applied, tags removed but their text kept. A reference to a
  /// string of the same file becomes that string's text; other references are kept. Lists and
  /// plurals have a variant for each item, and a string for several products has one for each.
  ///
  /// A list or plurals element gets the key `array/name` or `plurals/name` if an element of another
  /// kind has the same name, as Android distinguishes kinds.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - language: The language of its folder, since the file does not contain it.
  ///   - sizeLimit: The most bytes to read.
  public init(
    androidResources bytes: [UInt8], language: String? = nil, sizeLimit: Int = usualSizeLimit
  ) throws(AndroidStringsError) {
    let text: DecodedText
    do {
      text = try DecodedText(bytes, sizeLimit: sizeLimit, allowsUTF16: false)
    } catch {
      throw AndroidStringsError(problem: .encoding(error.problem), position: error.position)
    }
    var reader = AndroidStringsReader(scanner: TextScanner(text))
    var references = AndroidReferences(resources: try reader.read())
    var problems = reader.problems.map { BrokenEntry(key: $0.name, description: "\($0.error)") }
    let entries = try Self.entries(of: references.resolved(), language: language) { name, error in
      problems.append(BrokenEntry(key: name, description: "\(error)"))
    }
    self.init(sourceLanguage: language, entries: entries, problems: problems)
  }

  private static func entries(
    of resources: [AndroidResource], language: String?,
    problem: (String, AndroidStringsError) -> Void
  ) -> [Entry] {
    var entries: [Entry] = []
    var kinds: [String: AndroidResource.Kind] = [:]
    var places: [String: Int] = [:]
    var seen: [String: SourcePosition] = [:]
    for resource in resources {
      let identity = "\(resource.kind.rawValue)/\(resource.name)/\(resource.product ?? "")"
      if let first = seen[identity] {
        problem(
          resource.name,
          AndroidStringsError(
            problem: .duplicateName(resource.name, first: first), position: resource.position))
        continue
      }
      seen[identity] = resource.position
      let isTaken = kinds[resource.name].map { $0 != resource.kind } ?? false
      if !isTaken { kinds[resource.name] = resource.kind }
      let key = isTaken ? "\(resource.kind.referenceName)/\(resource.name)" : resource.name
      if let index = places[key] {
        entries[index] = entry(key, resource, language: language, after: entries[index])
      } else {
        places[key] = entries.count
        entries.append(entry(key, resource, language: language, after: nil))
      }
    }
    return entries
  }

  /// Returns the entry of a resource, after those of the same name for other products.
  private static func entry(
    _ key: String, _ resource: AndroidResource, language: String?, after first: Entry?
  ) -> Entry {
    let product = resource.product.map { [Condition.other(kind: "product", name: $0)] } ?? []
    let variants = resource.values.map { value in
      Variant(
        conditions: product + (value.condition.map { [$0] } ?? []), content: value.content,
        state: nil, position: value.position)
    }
    let position = first?.position ?? resource.position
    return Entry(
      key: key, position: position,
      isTranslatable: resource.isTranslatable && first?.isTranslatable ?? true,
      localizations: [
        Localization(
          language: language, position: position,
          variants: (first?.localizations.first?.variants ?? []) + variants)
      ])
  }
}
