import StringFiles

extension StringKey {
  /// Returns the app's texts under the key: in each language, in each of its forms.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The values for placeholders without one.
  ///   - guesses: The search for a similar key if no file has the key.
  ///   - note: Called with a sentence for the reader.
  /// - Throws: ``SampleProblem``, or `FileError`.
  func texts(
    of key: String, table: PlaceholderTable, from folder: inout StringFileFolder,
    guesses: inout SpellingGuesses, note: (String) -> Void,
    filled: (_ place: String, _ value: String) -> Void
  ) throws -> [SampleText] {
    let files = try folder.files(matching: file)
    guard !files.isEmpty else { throw SampleProblem.noFile(pattern: file) }
    let entries = files.compactMap { $0.table[key] }
    for file in files {
      guard let first = file.table.problems.first else { continue }
      let count = file.table.problems.count
      note(
        Excerpt.shortened("\(file.path), \(first.description)")
          + (count == 1 ? "" : " The file has \(count) broken entries."))
    }
    guard !entries.isEmpty else {
      for file in files {
        guard let broken = file.table.problems.first(where: { $0.key == key }) else { continue }
        throw SampleProblem.damaged(
          file: file.path, trouble: Excerpt.shortened(broken.description))
      }
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
      for shown in try localization.shownTexts(of: key) where !shown.text.isEmpty {
        let whole = Placeholders(in: shown.text, values: values, table: table)
        if let first = whole.filled.first { filled(first.place, first.value) }
        guard whole.text.utf8.count <= ProjectSample.greatestLength else {
          throw SampleProblem.long(key: key)
        }
        texts.append(SampleText(language: language, forms: shown.forms, text: whole.text))
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
