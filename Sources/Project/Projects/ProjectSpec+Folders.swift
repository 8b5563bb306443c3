import Wording

extension ProjectSpec {
  /// The folders that lie below or beside that of its file and are read with it, as paths from there;
  /// an empty one is that folder itself. What lies in folders below them may count too.
  package var folders: [String] {
    let keys = samples.compactMap { sample in
      if case .key(let key) = sample.content { key.file } else { nil }
    }
    let files = (tokens.map(\.file) + keys).map(Self.literalFolder)
    return Set([fonts.folder] + files).sorted()
  }

  /// The folder of a file as far as its path is no pattern.
  private static func literalFolder(of file: String) -> String {
    let parts = file.pathNames.dropLast()
    return parts.prefix { !$0.isNamePattern }.joined(separator: "/")
  }
}
