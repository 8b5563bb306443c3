import DesignTokens
import Snapshots
import StringFiles
import Wording

/// The token files and string files that lie around, for a first project.
struct FirstSources {
  /// The token files that belong together, in their order.
  private(set) var tokens: [TokenImport] = []
  /// The string file with the most bytes, as a path or pattern, and a few of its languages.
  private(set) var strings: (file: String, languages: [String])?
  /// The fonts of the app's source; `nil` if it was not read.
  private(set) var fonts: SourceFonts?

  /// Folders of what is built or downloaded, and of tests.
  private static let otherFolders: Set<String> = [
    "node_modules", "dist", "build", "output", "Pods", "Carthage", "DerivedData", "vendor",
    "Snapshots", "test", "tests", "Tests", "__tests__", "docs", "fixtures",
  ]
  /// The most files to look into, and the most bytes of one.
  private static let mostFiles = 2000
  private static let mostBytes = 4 << 20

  /// Nothing.
  init() {}

  /// What lies below the current folder.
  init(below folder: String) {
    let all = ((try? FileTree.files(below: folder)) ?? []).filter { file in
      !file.pathNames.contains { $0.hasPrefix(".") || Self.otherFolders.contains(String($0)) }
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    tokens = Self.tokens(in: all, below: folder)
    strings = Self.strings(in: all, below: folder)
  }

  /// Takes the styles of an app's source instead of those of token files.
  mutating func use(_ source: SourceFonts) {
    fonts = source
    tokens = []
  }

  /// The same without files that do not load.
  var withoutFiles: FirstSources {
    var sources = FirstSources()
    sources.fonts = fonts
    return sources
  }

  // MARK: Tokens

  private struct Candidate {
    let source: DesignTokenFile.Source
    /// The paths of its text styles, also of those that other files complete.
    let styles: Set<TokenPath>
    let sizeCount: Int
  }

  private static func tokens(in files: [String], below folder: String) -> [TokenImport] {
    // Tokens Studio says itself what belongs together.
    if let list = files.first(where: {
      ["$metadata.json", "$themes.json"].contains($0.lastPathName)
    }) {
      return [TokenImport(list.pathBeforeLastName ?? ".")]
    }
    let candidates = files.filter(isTokenFile).prefix(mostFiles).compactMap { file in
      candidate(file, below: folder)
    }
    // One platform of several with the same styles is enough, best that of iOS.
    let withStyles = candidates.filter { !$0.styles.isEmpty }
    let sorted =
      withStyles.filter { $0.source.name.lowercased().contains("ios") }
      + withStyles.filter { !$0.source.name.lowercased().contains("ios") }
    var taken: Set<TokenPath> = []
    var chosen: [Candidate] = []
    for candidate in sorted where !candidate.styles.isSubset(of: taken) {
      taken.formUnion(candidate.styles)
      chosen.append(candidate)
    }
    guard !chosen.isEmpty else {
      let most = candidates.max { $0.sizeCount < $1.sizeCount }
      return most.map { $0.sizeCount > 0 ? [TokenImport($0.source.name, sizes: true)] : [] } ?? []
    }
    let names = Set(chosen.map(\.source.name))
    let own = candidates.filter { names.contains($0.source.name) }.map(\.source)
    let others = candidates.filter { $0.styles.isEmpty }.map(\.source)
    guard let alone = try? DesignTokenFile(parsing: own),
      let together = try? DesignTokenFile(parsing: others + own)
    else { return [] }
    let sources = together.unmapped.count < alone.unmapped.count ? others + own : own
    return sources.map { TokenImport($0.name) }
  }

  private static func isTokenFile(_ file: String) -> Bool {
    let name = file.lastPathName
    return [".json", ".json5", ".tokens", ".yaml", ".yml"].contains(where: file.hasNameEnding)
      && !["package.json", "package-lock.json", "tsconfig.json"].contains(name)
      && !name.hasPrefix("typeproof") && !file.contains(".xcassets/")
  }

  private static func candidate(_ file: String, below folder: String) -> Candidate? {
    let path = "\(folder)/\(file)"
    guard let size = FileTree.size(of: path), size <= mostBytes,
      let bytes = try? FileTree.readRegular(path, atMost: mostBytes)
    else { return nil }
    let source = DesignTokenFile.Source(file, bytes: bytes)
    guard let read = try? DesignTokenFile(parsing: [source]), read.tokenCount > 0 else {
      return nil
    }
    let left = read.notes.filter { $0.consequence == .tokenLeftOut }.map(\.path)
    return Candidate(
      source: source,
      styles: Set(read.typography.map(\.path) + left), sizeCount: read.sizes.count)
  }

  // MARK: Strings

  private static func strings(
    in files: [String], below folder: String
  ) -> (file: String, languages: [String])? {
    var sizes: [String: Int] = [:]
    var languages: [String: [String]] = [:]
    for file in files {
      guard let (pattern, language) = pattern(of: file) else { continue }
      sizes[pattern, default: 0] += FileTree.size(of: "\(folder)/\(file)") ?? 0
      if let language { languages[pattern, default: []].append(language) }
    }
    let best = sizes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first?.key
    guard let best else { return nil }
    if best.hasNameEnding(".xcstrings"),
      let bytes = try? FileTree.readRegular(
        "\(folder)/\(best)", atMost: StringTable.usualSizeLimit),
      let table = try? StringTable(catalogue: bytes)
    {
      languages[best] = table.languages
    }
    let known = languages[best] ?? []
    let few = ["en", "de"].filter(known.contains)
    return (best, few.isEmpty ? Array(known.prefix(1)) : few)
  }

  /// The pattern that means a string file in all its languages, and the language of the file.
  private static func pattern(of file: String) -> (String, language: String?)? {
    let names = file.pathNames.map { String($0) }
    if file.hasNameEnding(".xcstrings"), names.last != "InfoPlist.xcstrings" { return (file, nil) }
    guard names.count > 1, let name = names.last else { return nil }
    let folder = names[names.count - 2]
    let language = StringTable.language(ofFolder: folder)
    let front = names.dropLast(2)
    if name == "Localizable.strings", folder.hasSuffix(".lproj"), let language {
      return ((front + ["*.lproj", name]).joined(separator: "/"), language)
    }
    if name == "strings.xml", folder.hasPrefix("values-"), let language {
      return ((front + ["values-*", name]).joined(separator: "/"), language)
    }
    return nil
  }
}
