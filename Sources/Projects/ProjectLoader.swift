import DesignTokens
import DynamicType
import Imaging
import Snapshots
import TextEngine

/// Reads what a project refers to, and keeps what is wrong instead of stopping at the first.
struct ProjectLoader {
  private let spec: ProjectSpec
  /// As a path to put before others: empty, or with a slash at its end.
  private let prefix: String
  private(set) var problems: [ProjectProblem] = []
  private var notes: [String] = []

  init(_ spec: ProjectSpec, in folder: String) {
    self.spec = spec
    prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// The project; `nil` where something is wrong.
  mutating func load() -> Project? {
    guard let fonts = fontFolder() else { return nil }
    checkFonts(in: fonts)
    let samples = loadedSamples()
    let styles =
      spec.styles.map { onPlatform($0) } + importedStyles(families: familyNames(of: fonts))
    for style in styles { check(style.style, in: fonts) }
    checkNames(of: styles)
    if styles.isEmpty, problems.isEmpty {
      report(["styles"], "There is no style. Write one, or name “tokens” that have some.")
    }
    guard problems.isEmpty else { return nil }
    return Project(spec, fonts: fonts, styles: styles, samples: samples, notes: notes)
  }

  private mutating func report(_ path: [String], _ sentences: String) {
    problems.append(ProjectProblem(at: path, sentences))
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

  /// Two names that come to one in coordinates would write the same files. Those of the file itself were
  /// told apart when it was read.
  private mutating func checkNames(of styles: [ProjectStyle]) {
    var known: [String: String] = [:]
    for (index, style) in styles.enumerated() {
      let name = style.style.name
      let cleaned = RampName.clean(name)
      if let other = known[cleaned], index >= spec.styles.count {
        report(
          ["tokens"],
          "The styles “\(other)” and “\(name)” would both be called “\(cleaned)” in file names. "
            + "Rename one, or the token.")
      }
      known[cleaned] = name
    }
  }

  // MARK: Fonts

  private mutating func fontFolder() -> FontFolder? {
    let folder = spec.fonts.folder
    let path = folder.hasPrefix("/") ? folder : prefix + folder
    do {
      return try FontFolder(path: path, families: spec.fonts.families)
    } catch {
      report(["fonts", "folder"], "\(error)")
      return nil
    }
  }

  /// Each name that stands for a font has to mean one.
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
    let entry = find(style.family ?? spec.fonts.system.name, in: fonts, at: path + ["font"])
    if let entry { check(style.attributes.variations, of: entry, at: path + ["axes"]) }
    for (category, override) in style.overrides.sorted(by: { $0.key < $1.key }) {
      guard let family = override.family else { continue }
      _ = find(family, in: fonts, at: path + ["at", category.shortName, "font"])
    }
  }

  /// The face that a name means; what is wrong with the system font is told there alone.
  private mutating func find(
    _ name: String, in fonts: FontFolder, at path: [String]
  ) -> FontFolder.Entry? {
    do {
      return try fonts.entry(named: name)
    } catch {
      let isTold = problems.contains { $0.sentences == "\(error)" }
      if !isTold { report(path, "\(error)") }
      return nil
    }
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

  /// What a token's family can mean. What cannot be read is told where a name is not found.
  private func familyNames(of fonts: FontFolder) -> [String] {
    spec.fonts.families.map(\.name)
      + fonts.files.flatMap { (try? fonts.entries(ofFile: $0)) ?? [] }.map(\.face.names.family)
  }

  // MARK: Samples

  private mutating func loadedSamples() -> [LoadedSample] {
    var folder = StringFileFolder(prefix: prefix)
    return spec.samples.map { sample in
      switch sample.content {
      case .texts(let texts):
        let languages = texts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return LoadedSample(
          name: sample.name,
          texts: languages.compactMap { language in
            texts[language].map {
              SampleText(
                language: language == ProjectSample.noLanguage ? nil : language, text: $0)
            }
          })
      case .key(let key):
        do {
          let texts = try key.texts(from: &folder) { note in
            if !notes.contains(note) { notes.append(note) }
          }
          return LoadedSample(name: sample.name, texts: texts)
        } catch {
          report(["samples", sample.name, Self.member(of: error)], "\(error)")
          return LoadedSample(name: sample.name, texts: [])
        }
      }
    }
  }

  /// The member that a problem is about.
  private static func member(of error: any Error) -> String {
    switch error as? SampleProblem {
    case .noKey, .noText, .long: "key"
    case .noLanguage: "languages"
    case .noFile, .unknownKind, .damaged, nil: "file"
    }
  }

  // MARK: Tokens

  private mutating func importedStyles(families: [String]) -> [ProjectStyle] {
    spec.tokens.enumerated().flatMap { index, tokens in
      let path = ["tokens", String(index), "file"]
      let file: DesignTokenFile
      do {
        file = try DesignTokenFile(parsing: FileTree.read(prefix + tokens.file))
      } catch let error as FileError {
        report(path, "\(error)")
        return [ProjectStyle]()
      } catch {
        report(path, "\(prefix)\(tokens.file), \(error)")
        return []
      }
      for note in file.unmapped {
        let sentence = "\(prefix)\(tokens.file), \(note)"
        if note.problem.isMistake { report(path, sentence) } else { notes.append(sentence) }
      }
      return file.typography.map { token in
        ProjectStyle(
          TypeStyle(
            token,
            relativeTo: tokens.textStyle(at: token.path.names, size: token.size.points),
            families: families))
      }
    }
  }
}

extension TokenNote.Problem {
  /// Whether it is a mistake in the file, rather than something no style can follow.
  fileprivate var isMistake: Bool {
    switch self {
    case .circular, .dangling, .extendsNothing, .extendsItself: true
    case .noType, .wrongForm, .missing, .chainTooLong, .calculation, .unknownUnit, .noCounterpart,
      .understood, .tooLarge:
      false
    }
  }
}
