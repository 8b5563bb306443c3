import Snapshots
import StringFiles
import Wording

/// The string file with the most bytes, for a first project.
struct FirstStrings {
  /// Its path, or a pattern for it in all languages.
  let file: String
  /// Some of its languages.
  let languages: [String]
  /// The language of the file whose folder does not name one; `nil` where there is no such file.
  let sourceLanguage: String?

  /// Chooses from files below a folder. Files for translators are used only if there is no other.
  ///
  /// - Returns: `nil` where none is a string file.
  init?(in files: [String], below folder: String) {
    var sizes: [String: Int] = [:]
    var languages: [String: [String]] = [:]
    for file in files {
      guard let (pattern, language) = Self.pattern(of: file) else { continue }
      sizes[pattern, default: 0] += FileTree.size(of: "\(folder)/\(file)") ?? 0
      if let language { languages[pattern, default: []].append(language) }
    }
    let own = sizes.filter { !$0.key.hasNameEnding(".xliff") && !$0.key.hasNameEnding(".xlf") }
    let best = (own.isEmpty ? sizes : own).sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first
    guard let file = best?.key else { return nil }
    if !file.isNamePattern,
      let bytes = try? FileTree.readRegular(
        "\(folder)/\(file)", atMost: StringTable.usualSizeLimit)
    {
      let isCatalogue = file.hasNameEnding(".xcstrings")
      let table = try? isCatalogue ? StringTable(catalogue: bytes) : StringTable(xliff: bytes)
      languages[file] = table?.languages
    }
    self.file = file
    let isAndroid = file.hasNameEnding("values*/strings.xml")
    sourceLanguage = isAndroid ? "en" : nil
    let known = (languages[file] ?? []) + (isAndroid ? ["en"] : [])
    let few = ["en", "de"].filter(known.contains)
    self.languages = few.isEmpty ? Array(known.prefix(1)) : few
  }

  /// Returns the pattern that matches a string file in all its languages, and the language of the
  /// file.
  private static func pattern(of file: String) -> (String, language: String?)? {
    let names = file.pathNames.map { String($0) }
    guard let name = names.last else { return nil }
    if file.hasNameEnding(".xcstrings") {
      return name == "InfoPlist.xcstrings" ? nil : (file, nil)
    }
    if file.hasNameEnding(".xliff") || file.hasNameEnding(".xlf") { return (file, nil) }
    if file.hasNameEnding(".arb"), let language = StringFileFolder.language(ofBundle: name) {
      let spelled = language.replacing("-", with: "_")
      let front = name.dropLast("\(spelled).arb".count)
      return ((names.dropLast() + ["\(front)*.arb"]).joined(separator: "/"), language)
    }
    guard names.count > 1 else { return nil }
    let folder = names[names.count - 2]
    let language = StringTable.language(ofFolder: folder)
    let front = names.dropLast(2)
    if name == "Localizable.strings", folder.hasSuffix(".lproj"), let language {
      return ((front + ["*.lproj", name]).joined(separator: "/"), language)
    }
    if name == "strings.xml", folder == "values" || language != nil {
      return ((front + ["values*", name]).joined(separator: "/"), language)
    }
    return nil
  }
}
