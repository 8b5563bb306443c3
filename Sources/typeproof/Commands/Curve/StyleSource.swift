import Projects
import Snapshots

/// Where the styles of a picture and the fonts of its words come from.
struct StyleSource {
  /// The project, where one is asked for.
  let project: Project?
  let fonts: FontFolder
  let systemFont: SystemFont

  /// - Parameters:
  ///   - config: The project's file; `nil` for none unless styles of it are named.
  ///   - names: The styles of the project that are named.
  ///   - fonts: The folder of fonts where there is no project; `nil` for the nearest.
  /// - Throws: What is wrong with the file, or that there are no fonts, or why they cannot be listed.
  init(config: String?, names: [String], fonts: String?) throws {
    guard config != nil || !names.isEmpty else {
      guard let path = fonts ?? ProjectFolder.nearest()?.fonts else {
        throw StyleSourceError.noFontsFolder
      }
      project = nil
      self.fonts = try FontFolder(path: path)
      systemFont = try Self.systemFont(in: self.fonts)
      return
    }
    if fonts != nil { throw StyleSourceError.fontsOfProject }
    let project = try ProjectOnDisk(file: config ?? ProjectFile.name).project
    self.project = project
    self.fonts = project.fonts
    systemFont = project.spec.fonts.system
  }

  /// Our own stand-in for the system font, or, in a folder that lacks it, the first font there is.
  private static func systemFont(in fonts: FontFolder) throws(NoFonts) -> SystemFont {
    if fonts.files.contains(BuiltInSuite.systemFont.name) { return BuiltInSuite.systemFont }
    guard let first = fonts.files.first else { throw NoFonts(folder: fonts.path) }
    return SystemFont(first)
  }
}

extension Project {
  /// Its styles of some names, in the order of the names; all where none is named.
  ///
  /// - Throws: `StyleSourceError.noSuchStyle`.
  func styles(named names: [String]) throws(StyleSourceError) -> [TypeStyle] {
    let all = styles.map(\.style)
    guard !names.isEmpty else { return all }
    var found: [TypeStyle] = []
    for name in names {
      guard let style = all.first(where: { $0.name == name }) else {
        throw .noSuchStyle(name, available: all.map(\.name))
      }
      if !found.contains(style) { found.append(style) }
    }
    return found
  }
}
