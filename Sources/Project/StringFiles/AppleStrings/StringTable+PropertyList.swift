import JSON

extension StringTable {
  /// Reads a `.strings` or `.stringsdict` file that is a property list in XML.
  ///
  /// A `string` is a text. A `dict` is a text with plurals (`NSStringLocalizedFormatKey`), or has texts for widths or
  /// devices (Apple, “Stringsdict file format”). Other entries are left out and listed in ``problems``.
  init(propertyList text: DecodedText, language: String?) throws(AppleStringsError) {
    var reader = PropertyListReader(text)
    var entries: [Entry] = []
    var problems: [BrokenEntry] = []
    var seen: Set<String> = []
    for member in try reader.read() ?? [] {
      let variants = member.value.map { Self.variants(of: $0) } ?? []
      guard !variants.isEmpty, seen.insert(member.key).inserted else {
        problems.append(
          BrokenEntry(
            key: member.key,
            description:
              "\(member.position): There is no text for this key. Write a key once, with "
              + "<string> after it, or a <dict> with NSStringLocalizedFormatKey."))
        continue
      }
      entries.append(
        Entry(
          key: member.key, position: member.position, isTranslatable: true,
          localizations: [
            Localization(
              language: language, position: variants[0].position, variants: variants)
          ]))
    }
    guard !entries.isEmpty else {
      throw AppleStringsError(problem: .propertyList(isBinary: false), position: .start)
    }
    self.init(sourceLanguage: language, entries: entries, problems: problems)
  }

  /// Returns the texts of a value, each with its conditions.
  private static func variants(
    of value: PropertyListReader.Value, when conditions: [Condition] = []
  ) -> [Variant] {
    switch value {
    case .text(let text, let position):
      let variant = Variant(
        conditions: conditions, content: .text(withoutNumbers(text)), state: nil,
        position: position)
      return [variant]
    case .other: return []
    case .dictionary(let members):
      return members.flatMap { member -> [Variant] in
        guard let value = member.value else { return [] }
        switch (member.key, value) {
        case ("NSStringLocalizedFormatKey", .text): return variants(of: value, when: conditions)
        case ("NSStringVariableWidthRuleType", .dictionary(let widths)):
          return choices(widths) { .other(kind: "width", name: $0) }
        case ("NSStringDeviceSpecificRuleType", .dictionary(let devices)):
          return choices(devices) { .device($0) }
        case (let name, .dictionary(let plurals)):
          return choices(plurals) { .plural($0) }.map { $0.within(.substitution(name)) }
        default: return []
        }
      }
    }
  }

  /// Returns the texts of some cases, without Apple's own keys, which only name the kind of cases.
  private static func choices(
    _ members: [PropertyListReader.Member], _ condition: (String) -> Condition
  ) -> [Variant] {
    members.filter { !$0.key.hasPrefix("NSString") }.flatMap { member in
      (member.value.map { variants(of: $0) } ?? []).map { $0.within(condition(member.key)) }
    }
  }

  /// Returns a text with `%#@name@` for `%1$#@name@`, as names identify the parts.
  private static func withoutNumbers(_ text: String) -> String {
    guard text.contains("$#@") else { return text }
    var pieces = text.split(separator: "$#@", omittingEmptySubsequences: false).map { String($0) }
    for index in pieces.indices.dropLast() {
      while pieces[index].last?.isNumber == true { pieces[index].removeLast() }
      pieces[index] += "#@"
    }
    return pieces.joined()
  }
}

extension StringTable.Variant {
  /// Returns the same text with one more condition around the others.
  fileprivate func within(_ condition: StringTable.Condition) -> Self {
    Self(
      conditions: [condition] + conditions, content: content, state: state, position: position)
  }
}
