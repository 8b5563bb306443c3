import Charts
import DynamicType
import Imaging
import Projects
import Snapshots
import Wording

/// The styles of a picture, and the fonts of its words.
struct StyleSource {
  /// The project; `nil` for Apple's styles.
  let project: Project?
  let fonts: FontFolder
  let systemFont: SystemFont
  /// Further folders of fonts, for words that the other fonts lack.
  let others: [FontFolder]

  /// - Parameters:
  ///   - file: The project's file; `nil` for Apple's styles.
  ///   - isNamed: Whether a person named the file.
  ///   - fonts: The folder of fonts if there is no project. With a project, a folder for words that
  ///     its fonts lack. `nil` is the nearest folder.
  ///   - limits: The limits for fonts and the project.
  /// - Throws: The problem with the file or the fonts.
  init(
    project file: String?, isNamed: Bool, fonts: String?, limits: ReadingLimits = ReadingLimits()
  ) throws {
    let nearest = ProjectFolder.nearest()?.fonts
    guard let file else {
      guard let path = fonts ?? nearest else { throw StyleSourceError.noFontsFolder }
      project = nil
      self.fonts = try FontFolder(path: path, limits: limits.fonts)
      others = try [nearest].compactMap(\.self).map {
        try FontFolder(path: $0, limits: limits.fonts)
      }
      systemFont = try Self.systemFont(in: self.fonts)
      return
    }
    let project = try ProjectOnDisk(file: file, isNamed: isNamed, limits: limits).project
    self.project = project
    self.fonts = project.fonts
    systemFont = project.spec.fonts.system
    others = try [fonts, nearest].compactMap(\.self).map {
      try FontFolder(path: $0, limits: limits.fonts)
    }
  }

  /// Returns the setter for the picture's words.
  ///
  /// - Throws: The reason why the system font cannot be used.
  func setter() throws -> SpecimenSetter {
    try SpecimenSetter(fonts: fonts, systemFont: systemFont, others: others)
  }

  /// Returns our own stand-in for the system font, or the first font of a folder without it.
  private static func systemFont(in fonts: FontFolder) throws(NoFonts) -> SystemFont {
    if fonts.files.contains(BuiltInSuite.systemFont.name) { return BuiltInSuite.systemFont }
    guard let first = fonts.files.first else { throw NoFonts(folder: fonts.path) }
    return SystemFont(first)
  }
}

extension Project {
  /// Returns the styles with some names, in the order of the names; all styles if none is named.
  /// Names match without regard to case if none matches exactly.
  ///
  /// - Throws: `StyleSourceError.noSuchStyle` or `textStyleOfProject`.
  func styles(named names: [String]) throws(StyleSourceError) -> [TypeStyle] {
    let all = styles.map(\.style)
    guard !names.isEmpty else { return all }
    var found: [TypeStyle] = []
    for name in names {
      guard
        let style = all.first(where: { $0.name == name })
          ?? all.first(where: { $0.name.lowercased() == name.lowercased() })
      else {
        if (try? TextStyle(argument: name)) != nil {
          throw .textStyleOfProject(name, available: all.map(\.name))
        }
        throw .noSuchStyle(name, available: all.map(\.name))
      }
      if !found.contains(style) { found.append(style) }
    }
    return found
  }
}

/// The reason why it is not clear which styles a picture should show.
enum StyleSourceError: Error, Equatable {
  case noSuchStyle(String, available: [String])
  /// The name is that of a text style, and the project has no style with it.
  case textStyleOfProject(String, available: [String])
  case baseWithProject
  /// Two arguments ask for different styles.
  case exclusive(String, String)
  /// There is no folder of fonts to set words in.
  case noFontsFolder
}

extension StyleSourceError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noSuchStyle(let name, let available):
      if let nearest = nearestSpelling(to: name, in: available) {
        "The project has no style “\(name)”. Did you mean “\(nearest)”?"
      } else {
        "The project has no style “\(name)”. Its styles are "
          + "\(available.map { "“\($0)”" }.joined(separator: ", "))."
      }
    case .textStyleOfProject(let name, let available):
      "The project has no style “\(name)”. Its styles are "
        + "\(available.map { "“\($0)”" }.joined(separator: ", ")). "
        + "To draw Apple's \(name), add --system."
    case .baseWithProject:
      "--base sets a size for Apple's text styles, but a project has its own sizes. Leave out "
        + "--base, or --config and --style."
    case .exclusive(let one, let other):
      "\(one) and \(other) exclude each other. Leave out one of them."
    case .noFontsFolder:
      "There is no folder called Fonts here or above. Name a folder of fonts with --fonts."
    }
  }
}
