import StringFiles

extension StringKey {
  /// What an app says under the key: in each language, in each of its forms.
  ///
  /// - Parameters:
  ///   - guesses: What helps with a key that no file has.
  ///   - note: Called with what a reader should know, in a sentence.
  /// - Throws: ``SampleProblem``, or `FileError`.
  func texts(
    from folder: inout StringFileFolder, guesses: inout SpellingGuesses, note: (String) -> Void
  ) throws -> [SampleText] {
    let files = try folder.files(matching: file)
    guard !files.isEmpty else { throw SampleProblem.noFile(pattern: file) }
    let entries = files.compactMap { $0.table[key] }
    guard !entries.isEmpty else {
      throw SampleProblem.noKey(
        key, file: file, nearest: guesses.nearest(to: key, in: files.flatMap(\.table.keys)))
    }
    let localizations = entries.flatMap(\.localizations)
    let known = localizations.map { $0.language ?? sourceLanguage ?? ProjectSample.noLanguage }
    let distinct = Set(known)
    if let missing = languages?.first(where: { !distinct.contains($0) }) {
      throw SampleProblem.noLanguage(missing, key: key, known: known)
    }
    let wanted = languages.map { Set($0) }
    var texts: [SampleText] = []
    for localization in localizations {
      let language = localization.language ?? sourceLanguage
      let name = language ?? ProjectSample.noLanguage
      guard wanted?.contains(name) ?? true else { continue }
      for shown in localization.shownTexts where !shown.text.isEmpty {
        let filled = Placeholders(in: shown.text, values: values)
        if let place = filled.unfilled.first {
          note(
            "“\(key)” in “\(file)” shows “\(place)” in \(name), because no value is given for it. "
              + "Add “values”.")
        }
        guard filled.text.utf8.count <= ProjectSample.greatestLength else {
          throw SampleProblem.long(key: key, bytes: filled.text.utf8.count)
        }
        texts.append(SampleText(language: language, forms: shown.forms, text: filled.text))
      }
    }
    guard !texts.isEmpty else { throw SampleProblem.noText(key: key, file: file) }
    // By language, then as the files have the forms.
    return texts.enumerated().sorted { one, other in
      let (name, next) = (one.element.language ?? "", other.element.language ?? "")
      return name == next
        ? one.offset < other.offset : name.utf8.lexicographicallyPrecedes(next.utf8)
    }.map(\.element)
  }
}
