import DesignTokens
import DynamicType
import JSON
import Snapshots
import TextEngine
import Wording

/// Makes styles from the token files of a project, and collects all problems instead of stopping at
/// the first.
struct TokenLoader {
  private let spec: ProjectSpec
  private let files: ProjectFiles
  private let fonts: FontFolder
  private(set) var problems: [ProjectProblem] = []
  private(set) var notes: [String] = []

  init(_ spec: ProjectSpec, of files: ProjectFiles, fonts: FontFolder) {
    self.spec = spec
    self.files = files
    self.fonts = fonts
  }

  /// Returns the styles, in the order of the files.
  mutating func styles(guesses: inout SpellingGuesses) -> [ImportedStyle] {
    guard !spec.tokens.isEmpty else { return [] }
    var tokenFiles = TokenFiles(files)
    for (index, tokens) in spec.tokens.enumerated() {
      do {
        try tokenFiles.add(tokens, at: index)
      } catch {
        report(at: index, "file", "\(error)")
      }
    }
    guard problems.isEmpty, let file = read(tokenFiles) else { return [] }
    checkGroups(of: file, places: tokenFiles.places, guesses: &guesses)
    tell(file.unmapped, places: tokenFiles.places)
    let sizes = file.sizes.filter { spec.tokens[tokenFiles.places[$0.file] ?? 0].sizes }
    if file.typography.isEmpty, sizes.isEmpty, notes.isEmpty || !file.sizes.isEmpty {
      noteSizes(of: file)
    }
    return imported(file.typography + sizes, places: tokenFiles.places)
  }

  private mutating func report(at index: Int, _ member: String, _ sentences: String) {
    problems.append(
      ProjectProblem(at: ["tokens", String(index), member], Excerpt.shortened(sentences)))
  }

  private mutating func read(_ tokenFiles: TokenFiles) -> DesignTokenFile? {
    do {
      return try DesignTokenFile(
        parsing: tokenFiles.sources, themes: spec.tokens.flatMap(\.themes),
        themeList: tokenFiles.themeList, sizeLimit: ReadingLimits.greatestFileSize)
    } catch let error as DesignTokenError {
      report(at: tokenFiles.places[error.file] ?? 0, "file", "\(error)")
    } catch {
      let index = spec.tokens.firstIndex { !$0.themes.isEmpty } ?? 0
      report(at: index, "themes", "\(error)")
    }
    return nil
  }

  /// Checks that each group with a text style exists.
  private mutating func checkGroups(
    of file: DesignTokenFile, places: [String: Int], guesses: inout SpellingGuesses
  ) {
    for (index, tokens) in spec.tokens.enumerated() where !tokens.relativeTo.isEmpty {
      let own = (file.typography + file.sizes).filter { places[$0.file] == index }
      var known: Set<String> = []
      for token in own {
        let names = token.path.names
        for index in names.indices { known.insert(names.prefix(index + 1).joined(separator: ".")) }
      }
      for group in tokens.relativeTo.keys.sorted() where !known.contains(group) {
        problems.append(
          ProjectProblem(
            at: ["tokens", String(index), "relativeTo", group],
            "“\(files.prefix)\(tokens.file)” has no typography token or group “\(group)”. "
              + (guesses.nearest(to: group, in: known.sorted()).map { "Did you mean “\($0)”?" }
                ?? "Write the path of an existing one.")))
      }
    }
  }

  /// Reports each kind of problem once with its count, and refuses mistakes.
  private mutating func tell(_ unmapped: [TokenNote], places: [String: Int]) {
    var kinds: [String: Int] = [:]
    var first: [(note: TokenNote, count: Int)] = []
    for note in unmapped {
      if note.problem.isMistake {
        report(at: places[note.file] ?? 0, "file", "\(note.file), \(note)")
        continue
      }
      let kind = "\(note.property ?? "") \(note.problem.kind)"
      if let place = kinds[kind] {
        first[place].count += 1
      } else {
        kinds[kind] = first.count
        first.append((note, 1))
      }
    }
    notes += first.map { note, count in
      let others =
        switch count {
        case 1: ""
        case 2: " One more token has the same problem."
        default: " \(count - 1) more tokens have the same problem."
        }
      return Excerpt.shortened("\(note.file), \(note)") + others
    }
  }

  /// Notes the sizes in files without text styles.
  private mutating func noteSizes(of file: DesignTokenFile) {
    guard let first = file.sizes.first else {
      notes.append(
        "The token files have \(file.tokenCount) tokens, but no text style and no font size. Name files "
          + "with typography tokens.")
      return
    }
    notes.append(
      "The token files have \(file.sizes.count) font sizes, such as “\(first.path)” "
        + "(\(first.size.points) pt), but no text style. To make a style of each size, write "
        + "\"sizes\": true beside “file”.")
  }

  private mutating func imported(
    _ tokens: [TypographyToken], places: [String: Int]
  ) -> [ImportedStyle] {
    var families = TokenFonts(spec.fonts, in: fonts)
    var missing: [(family: String, count: Int)] = []
    var names = StyleNames(of: spec.styles.map(\.style.name))
    let styles = tokens.map { token in
      let choice = spec.tokens[places[token.file] ?? 0]
        .textStyle(at: token.path.names, size: token.size.points)
      let font = families.font(of: token.families)
      if let family = font.missing {
        if let place = missing.firstIndex(where: { $0.family == family }) {
          missing[place].count += 1
        } else {
          missing.append((family, 1))
        }
      }
      var style = TypeStyle(token, relativeTo: choice.style, font: font)
      style.name = names.name(for: style.name)
      let request = FontRequest(
        weight: style.attributes.weight, isItalic: style.attributes.traits.contains(.italic))
      let name = style.family ?? spec.fonts.system.name
      let face = try? fonts.entry(named: name, meeting: request)
      return ImportedStyle(
        style: ProjectStyle(style), file: token.file, line: token.position.line,
        textStyle: choice.style, isNamed: choice.isNamed, face: face?.path ?? name,
        missingFamily: font.missing)
    }
    notes += names.notes
    notes += missing.map { family, count in
      "The family “\(Excerpt.cut(family))” is not in \(spec.fonts.folder), so a stand-in sets "
        + "\(count == 1 ? "1 style" : "\(count) styles"). Add the font, or map the family in “fonts”: "
        + "\"families\": {\(JSONValue.string(Excerpt.cut(family)).text): \"FILE\"}."
    }
    return styles
  }
}

extension TokenNote.Problem {
  /// Whether the note is about a mistake in the file, rather than something no style can have.
  fileprivate var isMistake: Bool {
    switch self {
    case .circular, .extendsNothing, .extendsItself: true
    case .dangling, .wrongForm, .missing, .chainTooLong, .calculation, .divisionByZero,
      .unknownUnit, .noCounterpart, .understood, .replaced, .tooLarge:
      false
    }
  }

  /// The kind of the problem, independent of its values.
  fileprivate var kind: String {
    switch self {
    case .wrongForm: "wrong form"
    case .missing: "missing"
    case .dangling: "dangling"
    case .circular: "circular"
    case .chainTooLong: "chain too long"
    case .calculation: "calculation"
    case .divisionByZero: "division by zero"
    case .replaced(let file): "replaced by \(file)"
    case .unknownUnit: "unknown unit"
    case .noCounterpart: "no counterpart"
    case .understood: "understood"
    case .extendsNothing: "extends nothing"
    case .extendsItself: "extends itself"
    case .tooLarge: "too large"
    }
  }
}
