/// Why a sample's text cannot be read from an app's files.
enum SampleProblem: Error, Equatable {
  /// No file has a name that matches.
  case noFile(pattern: String)
  /// The file extension is not one of a known format.
  case unknownKind(file: String)
  /// A file cannot be read in the format of its extension.
  case damaged(file: String, trouble: String)
  /// All string files together are larger than the limit.
  case tooMuch(file: String, limit: Int)
  /// No file has the key; `nearest` is the most similar one.
  case noKey(String, file: String, nearest: String?)
  /// The key has no text in a language.
  case noLanguage(String, key: String, known: [String])
  /// The key has no text: only references to other files, or nothing.
  case noText(key: String, file: String)
  /// A text is longer than the limit, or reading its parts takes more bytes than that.
  case long(key: String)
}

extension SampleProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .noFile(let pattern):
      "There is no file “\(pattern)”. Check the path, which is relative to this file."
    case .unknownKind(let file):
      "“\(file)” does not have the name of a strings file. Name a .xcstrings, .strings, .stringsdict, "
        + ".xml, .arb, .xliff or .xlf file."
    case .damaged(let file, let trouble): "\(file), \(trouble)"
    case .tooMuch(let file, let limit):
      "With \(file), all strings files together have more than \(limit) bytes. Name fewer files, "
        + "or if you trust them, allow more with --limit strings-size=N."
    case .noKey(let key, let file, let nearest):
      "“\(file)” has no key “\(key)”. "
        + (nearest.map { "Did you mean “\($0)”?" } ?? "Write an existing key.")
    case .noLanguage(let language, let key, let known):
      "“\(key)” has no text in “\(language)”. "
        + (known.isEmpty
          ? "Leave out “languages”."
          : "Write one of \(quoted(known)).")
    case .noText(let key, let file):
      "“\(key)” in “\(file)” has no text of its own. Write the text here, or name another key."
    case .long(let key):
      "“\(key)” has more than \(ProjectSample.greatestLength) bytes. Name a shorter text."
    }
  }
}
