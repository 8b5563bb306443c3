import DesignTokens
import JSON
import Snapshots
import Wording

/// The token files near a first project.
struct FirstTokens {
  /// The files that belong together, in their order.
  private(set) var imports: [TokenImport] = []
  /// The themes and modes that were left out, and how to include them.
  private(set) var notes: [String] = []

  /// The greatest number of files to examine, and the greatest size of one in bytes.
  private static let mostFiles = 2000
  private static let mostBytes = 4 << 20

  /// Creates an empty choice.
  init() {}

  /// Chooses from files below a folder.
  init(in files: [String], below folder: String) {
    // Tokens Studio says itself what belongs together.
    if let list = files.first(where: {
      ["$metadata.json", "$themes.json"].contains($0.lastPathName)
    }) {
      useSets(in: list.pathBeforeLastName ?? ".", below: folder)
      return
    }
    let candidates = files.filter(Self.isTokenFile).prefix(Self.mostFiles).compactMap { file in
      Candidate(file, below: folder)
    }
    use(candidates)
    if imports.count == 1, let file = candidates.first(where: { $0.name == imports[0].file }) {
      chooseThemes(among: (try? TokenTheme.all(in: file.source.bytes)) ?? [], of: [file.source])
    }
  }

  // MARK: Files that are not of Tokens Studio

  private struct Candidate {
    let source: DesignTokenFile.Source
    /// The paths of the file's text styles, including those that other files complete.
    let styles: Set<TokenPath>
    let paths: Set<TokenPath>
    let sizeCount: Int

    var name: String { source.name }

    init?(_ file: String, below folder: String) {
      let path = "\(folder)/\(file)"
      guard let size = FileTree.size(of: path), size <= mostBytes,
        let bytes = try? FileTree.readRegular(path, atMost: mostBytes)
      else { return nil }
      source = DesignTokenFile.Source(file, bytes: bytes)
      guard let read = try? DesignTokenFile(parsing: [source]), read.tokenCount > 0 else {
        return nil
      }
      let left = read.notes.filter { $0.consequence == .tokenLeftOut }.map(\.path)
      styles = Set(read.typography.map(\.path) + left)
      paths = Set(read.paths)
      sizeCount = read.sizes.count
    }

    /// Returns whether the file gives tokens of another file in its folder other values, as a mode
    /// does.
    func isMode(of other: Candidate) -> Bool {
      source.name.pathBeforeLastName == other.source.name.pathBeforeLastName
        && paths.isSubset(of: other.paths)
    }
  }

  private static func isTokenFile(_ file: String) -> Bool {
    let name = file.lastPathName
    return [".json", ".json5", ".tokens", ".yaml", ".yml"].contains(where: file.hasNameEnding)
      && !["package.json", "package-lock.json", "tsconfig.json"].contains(name)
      && !name.hasPrefix("typeproof") && !file.contains(".xcassets/")
  }

  private mutating func use(_ candidates: [Candidate]) {
    let ranked = Self.ranked(candidates, by: \.name)
    // One platform or mode of several with the same styles is enough.
    var taken: Set<TokenPath> = []
    var chosen: [Candidate] = []
    var left: [String] = []
    for candidate in ranked where !candidate.styles.isEmpty {
      if candidate.styles.isSubset(of: taken) {
        left.append(candidate.name)
      } else {
        taken.formUnion(candidate.styles)
        chosen.append(candidate)
      }
    }
    guard !chosen.isEmpty else {
      let most = ranked.max { $0.sizeCount < $1.sizeCount }
      if let most, most.sizeCount > 0 { imports = [TokenImport(most.name, sizes: true)] }
      return
    }
    let names = Set(chosen.map(\.name))
    let own = candidates.filter { names.contains($0.name) }.map(\.source)
    var others: [Candidate] = []
    var modes: [String] = []
    for candidate in ranked where candidate.styles.isEmpty {
      if others.contains(where: candidate.isMode) {
        modes.append(candidate.name)
      } else {
        others.append(candidate)
      }
    }
    let otherNames = Set(others.map(\.name))
    let sources = candidates.filter { otherNames.contains($0.name) }.map(\.source)
    guard let alone = try? DesignTokenFile(parsing: own),
      let together = try? DesignTokenFile(parsing: sources + own)
    else { return }
    let completes =
      (alone.typography.count, together.unmapped.count)
      < (together.typography.count, alone.unmapped.count)
    imports = (completes ? sources + own : own).map { TokenImport($0.name) }
    left += completes ? modes : []
    if !left.isEmpty {
      notes.append(
        "Files with the same tokens as others were left out: \(Self.listed(left)). To read one, write its path "
          + "in “tokens” of typeproof.json, in place of that of the other.")
    }
  }

  // MARK: Themes of Tokens Studio

  private mutating func useSets(in path: String, below folder: String) {
    imports = [TokenImport(path)]
    guard let project = try? ProjectFiles(in: folder, isEnclosed: false) else { return }
    var files = TokenFiles(project)
    guard (try? files.add(imports[0], at: 0)) != nil, let list = files.themeList else { return }
    chooseThemes(
      among: (try? TokenTheme.all(in: list)) ?? [], of: files.sources, themeList: list)
  }

  /// Chooses one theme of each group, since all sets together are no valid theme.
  ///
  /// - Parameter themeList: The list of themes, if it is in a separate file.
  private mutating func chooseThemes(
    among themes: [TokenTheme], of sources: [DesignTokenFile.Source], themeList: [UInt8]? = nil
  ) {
    var groups: [String?] = []
    for theme in themes where !groups.contains(theme.group) { groups.append(theme.group) }
    let ranked = groups.map { group in
      Self.ranked(themes.filter { $0.group == group }, by: \.name)
    }
    guard ranked.contains(where: { $0.count > 1 }) else { return }
    // A theme may be of colours alone. Others are tried in its place until there are text styles.
    let usual = ranked.compactMap(\.first)
    let choices =
      [usual]
      + ranked.flatMap { group in
        group.dropFirst().prefix(20).map { theme in
          usual.map { $0.group == theme.group ? theme : $0 }
        }
      }
    let chosen = choices.lazy.map { $0.map(\.choice) }.first { names in
      let read = try? DesignTokenFile(parsing: sources, themes: names, themeList: themeList)
      return read.map { !$0.typography.isEmpty } ?? false
    }
    guard let chosen else { return }
    imports[0].themes = chosen
    let left = themes.map(\.choice).filter { !chosen.contains($0) }
    notes.append(
      "Of the themes, \(Self.listed(chosen)) \(chosen.count == 1 ? "is" : "are") read. Others are "
        + "\(Self.listed(left)). To read another, write its name in “themes” of typeproof.json.")
  }

  // MARK: Which of several

  /// The beginnings of words that name an iPhone's usual theme, the most specific first.
  private static let usualWords = ["ios", "default", "light", "mobile", "phone", "small", "base"]

  /// Returns the values sorted so that those with such names come first.
  private static func ranked<Value>(_ values: [Value], by name: (Value) -> String) -> [Value] {
    let ranks = values.map { value in
      let words = name(value).lowercased().split { !$0.isLetter }
      return usualWords.firstIndex { usual in words.contains { $0.hasPrefix(usual) } }
        ?? usualWords.count
    }
    return values.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { values[$0] }
  }

  private static func listed(_ names: [String]) -> String {
    let few = names.prefix(6).map { JSONValue.string($0).text }.joined(separator: ", ")
    return names.count > 6 ? "\(few) and \(names.count - 6) more" : few
  }
}
