import DynamicType
import Imaging
import JSON
import Snapshots
import TextEngine
import Wording

/// Loads what a project refers to, and collects all problems instead of stopping at the first.
struct ProjectLoader {
  private let spec: ProjectSpec
  private let files: ProjectFiles
  private(set) var problems: [ProjectProblem] = []
  private var notes: [String] = []
  private var told: Set<String> = []
  private let limits: ReadingLimits
  private var guesses = SpellingGuesses()

  init(_ spec: ProjectSpec, of files: ProjectFiles, limits: ReadingLimits) {
    self.spec = spec
    self.files = files
    self.limits = limits
  }

  /// Returns the project; `nil` where there are problems.
  mutating func load() -> Project? {
    guard let fonts = fontFolder() else { return nil }
    checkFonts(in: fonts)
    let samples = loadedSamples(in: fonts)
    let imported = importedStyles(in: fonts)
    let styles = spec.styles.map { onPlatform($0) } + imported.map(\.style)
    guard checkCount(of: styles) else { return nil }
    for style in styles { check(style.style, in: fonts) }
    checkPresence(of: styles)
    let categories = shownCategories()
    guard problems.isEmpty else { return nil }
    noteFeatures(of: styles, in: fonts)
    var spec = spec
    spec.matrix.categories = categories
    let project = Project(
      spec, fonts: fonts, styles: styles, samples: samples, imported: imported, notes: notes)
    checkCells(of: project)
    return problems.isEmpty ? project : nil
  }

  private mutating func report(_ path: [String], _ sentences: String) {
    problems.append(ProjectProblem(at: path, sentences))
  }

  /// Returns the categories of the matrix that the platform has, and reports a problem if it has
  /// none.
  private mutating func shownCategories() -> [ContentSizeCategory] {
    let printed = spec.platform.printedCategories
    let shown = spec.matrix.categories.filter(printed.contains)
    if shown.isEmpty {
      report(
        ["matrix", "categories"],
        "\(spec.platform) has none of these text sizes. Write some of "
          + "\(printed.map(\.shortName).joined(separator: ", ")).")
    }
    return shown
  }

  /// Checks the number of cells: a few kilobytes can declare more than fit into memory.
  private mutating func checkCells(of project: Project) {
    let count = project.greatestCellCount
    guard count > limits.cells else { return }
    let words =
      switch (count, spec.matrix.coverage) {
      case (.max, _): "There would be more cells than can be counted"
      case (_, .full): "There would be \(count) cells"
      case (_, .pairwise): "There could be as many as \(count) cells"
      }
    report(
      ["matrix"],
      "\(words), and at most \(limits.cells) are drawn. Combine fewer values, or if you trust the "
        + "file, allow more with --limit cells=N.")
  }

  /// Checks the number of styles. If there are too many, their other problems are not reported.
  private mutating func checkCount(of styles: [ProjectStyle]) -> Bool {
    guard styles.count > limits.styles else { return true }
    report(
      [spec.styles.count > limits.styles ? "styles" : "tokens"],
      "There are \(styles.count) styles, and at most \(limits.styles) are read. Divide the "
        + "project, or if you trust the file, allow more with --limit styles=N.")
    return false
  }

  private mutating func onPlatform(_ style: ProjectStyle) -> ProjectStyle {
    var style = style
    do {
      style.style = try style.style.on(spec.platform)
    } catch {
      report(["styles", style.style.name, "textStyle"], "\(error)")
    }
    return style
  }

  /// Checks that there is something to draw.
  private mutating func checkPresence(of styles: [ProjectStyle]) {
    if styles.isEmpty, problems.isEmpty {
      // What was wrong with each token is the reason.
      for note in notes { report(["tokens"], note) }
      report(
        [spec.tokens.isEmpty ? "styles" : "tokens"],
        spec.tokens.isEmpty
          ? "There is no style. Write one, or name “tokens” that have some."
          : "There is no style, because no token gives one. Write one under “styles”, or correct "
            + "the tokens."
      )
    }
    if spec.samples.isEmpty {
      report(["samples"], "There is no sample. Write one.")
    }
    for style in spec.styles where style.samples?.isEmpty == true {
      report(
        ["styles", style.style.name, "samples"],
        "“\(style.style.name)” has an empty list of samples. Name one, or leave out “samples” for "
          + "all.")
    }
  }

  // MARK: Fonts

  private mutating func fontFolder() -> FontFolder? {
    do {
      return try FontFolder(
        path: files.folder(spec.fonts.folder), families: spec.fonts.families, limits: limits.fonts)
    } catch {
      report(["fonts", "folder"], "\(error)")
      return nil
    }
  }

  /// Checks that each name of a font refers to one.
  private mutating func checkFonts(in fonts: FontFolder) {
    for family in spec.fonts.families {
      for (index, face) in family.faces.enumerated() {
        let path = ["fonts", "families", family.name, String(index), "file"]
        guard let entry = find(face.file, in: fonts, at: path) else { continue }
        check(face.axes, of: entry, at: Array(path.dropLast()) + ["axes"])
      }
    }
    let system = spec.fonts.system
    _ = find(system.name, in: fonts, at: ["fonts", "system"])
    if let name = system.monospaced { _ = find(name, in: fonts, at: ["fonts", "monospaced"]) }
    for (index, rule) in system.cascade.rules.enumerated() {
      for (place, name) in rule.fonts.enumerated() {
        _ = find(name, in: fonts, at: ["fonts", "fallback", String(index), "fonts", String(place)])
      }
    }
  }

  private mutating func check(_ style: TypeStyle, in fonts: FontFolder) {
    let path = ["styles", style.name]
    let isImported = !spec.styles.contains { $0.style.name == style.name }
    let entry = find(
      style.family ?? spec.fonts.system.name, in: fonts,
      at: isImported ? ["tokens"] : path + ["font"],
      for: isImported ? "The token “\(style.name)”: " : "")
    if let entry { check(style.attributes.variations, of: entry, at: path + ["axes"]) }
    for (category, override) in style.overrides.sorted(by: { $0.key < $1.key }) {
      guard let family = override.family else { continue }
      _ = find(family, in: fonts, at: path + ["at", category.shortName, "font"])
    }
  }

  /// Notes features that styles turn on without effect.
  private mutating func noteFeatures(of styles: [ProjectStyle], in fonts: FontFolder) {
    let fallbacks = spec.fonts.system.cascade.rules.flatMap(\.fonts)
      .compactMap { try? fonts.entry(named: $0) }
    var features = FeatureNotes()
    for style in styles.map(\.style) where !style.attributes.features.isEmpty {
      let request = FontRequest(
        weight: style.attributes.weight, isItalic: style.attributes.traits.contains(.italic))
      let name = style.family ?? spec.fonts.system.name
      guard let font = try? fonts.entry(named: name, meeting: request) else { continue }
      features.look(at: style, in: [font] + fallbacks)
    }
    notes += features.sentences(guesses: &guesses)
  }

  /// Finds the face that a name refers to; a problem with the system font is reported only once.
  private mutating func find(
    _ name: String, in fonts: FontFolder, at path: [String], for subject: String = ""
  ) -> FontFolder.Entry? {
    do {
      return try fonts.entry(named: name)
    } catch {
      let sentences = subject + sentences(on: error, files: fonts.files)
      if !problems.contains(where: { $0.sentences == sentences }) { report(path, sentences) }
      return nil
    }
  }

  /// Returns why a name refers to no font, with the most similar one.
  private mutating func sentences(on error: any Error, files: [String]) -> String {
    guard case FontError.unknownFamily(let name, let available) = error else { return "\(error)" }
    let nearest =
      guesses.nearest(to: name, in: available + files)
      ?? available.first { $0.lowercased().hasPrefix(name.lowercased() + " ") }
    return "No font has the file name, PostScript name or family “\(name)”. "
      + (nearest.map { "Did you mean “\($0)”?" }
        ?? (available.isEmpty
          ? "The folder has no fonts. Put the font there, with its licence."
          : "The families are \(available.joined(separator: ", "))."))
  }

  private mutating func check(
    _ axes: [VariationSetting], of entry: FontFolder.Entry, at path: [String]
  ) {
    for setting in axes {
      do {
        _ = try entry.face.instance([setting])
      } catch {
        report(path + ["\(setting.axis)"], "\(error)")
      }
    }
  }

  private mutating func importedStyles(in fonts: FontFolder) -> [ImportedStyle] {
    var loader = TokenLoader(spec, of: files, fonts: fonts)
    let styles = loader.styles(guesses: &guesses)
    problems += loader.problems
    notes += loader.notes
    return styles
  }

  // MARK: Samples

  private mutating func loadedSamples(in fonts: FontFolder) -> [LoadedSample] {
    var folder = StringFileFolder(files, limit: limits.stringsSize)
    var places = FilledPlaces()
    let samples = spec.samples.flatMap { loaded($0, in: fonts, from: &folder, filled: &places) }
    if let sentence = places.sentence { notes.append(sentence) }
    for sample in samples {
      let size = sample.texts.map(\.text.utf8.count).max() ?? 0
      guard size > limits.sampleSize else { continue }
      report(
        ["samples", sample.name],
        "“\(sample.name)” has \(size) bytes, and at most \(limits.sampleSize) are laid out. Show "
          + "a part of it, or if you trust the file, allow more with --limit sample-size=N.")
    }
    return samples
  }

  private mutating func loaded(
    _ sample: ProjectSample, in fonts: FontFolder, from folder: inout StringFileFolder,
    filled places: inout FilledPlaces
  ) -> [LoadedSample] {
    switch sample.content {
    case .texts(let texts):
      let languages = texts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let sample = LoadedSample(
        name: sample.name,
        texts: languages.compactMap { language in
          texts[language].map {
            SampleText(
              language: language == ProjectSample.noLanguage ? nil : language, text: $0)
          }
        })
      return [sample]
    case .key(let key):
      do {
        let isOne = key.keys.isEmpty
        let keys = isOne ? [key.key] : try key.matchingKeys(from: &folder, guesses: &guesses)
        var names = SampleNames(of: sample.name)
        var samples: [LoadedSample] = []
        for name in keys {
          let texts: [SampleText]
          do {
            texts = try key.texts(
              of: name, table: PlaceholderTable(own: spec.placeholders), from: &folder,
              guesses: &guesses
            ) { note in
              if told.insert(note).inserted { notes.append(note) }
            } filled: { place, value in
              places.add(place, value, key: name)
            }
          } catch SampleProblem.noText where !isOne {
            continue
          } catch SampleProblem.noLanguage where !isOne {
            continue
          }
          samples.append(
            LoadedSample(
              name: isOne ? sample.name : names.name(for: name), declaredName: sample.name,
              texts: texts))
        }
        guard let count = key.longest else { return samples }
        // What is wrong with the fonts is reported there.
        guard problems.isEmpty else { return samples }
        return try samples.widest(count, by: TextWidths(fonts, systemFont: spec.fonts.system))
      } catch {
        report(["samples", sample.name, Self.member(of: error)], "\(error)")
        return [LoadedSample(name: sample.name, texts: [])]
      }
    }
  }

  /// Returns the member that a problem is about.
  private static func member(of error: any Error) -> String {
    switch error as? SampleProblem {
    case .noKey, .noText, .long: "key"
    case .noLanguage: "languages"
    case .noFile, .unknownKind, .damaged, .tooMuch, nil: "file"
    }
  }
}
