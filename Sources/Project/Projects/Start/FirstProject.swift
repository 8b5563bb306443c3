import DynamicType
import JSON
public import Snapshots
import TextEngine

/// A first `typeproof.json` for a folder of fonts, with comments.
///
/// It has five styles at Apple's sizes, each along the text style of its name, and two samples. The
/// same fonts give the same text.
public struct FirstProject: Sendable {
  /// The content of the file.
  public let text: String
  /// The font families in use. The first is that of the body text.
  public let families: [String]
  /// The files that could not be read as fonts, in words.
  public private(set) var troubles: [String]
  /// The themes and modes of design tokens that were left out, and how to include them.
  public let notes: [String]

  /// Creates a project for a folder of fonts.
  ///
  /// - Parameters:
  ///   - fonts: The fonts.
  ///   - folder: The folder's path from the location of the file.
  /// - Throws: ``FirstProjectError`` if the folder has no font for text.
  public init(for fonts: FontFolder, in folder: String) throws(FirstProjectError) {
    try self.init(for: fonts, in: folder, with: FirstSources())
  }

  /// Creates a project for a folder of fonts, and for the token files and string files of another
  /// folder.
  ///
  /// The project loads. If it does not with those files, they are left out, and ``troubles`` say
  /// why.
  ///
  /// - Parameters:
  ///   - fonts: The fonts.
  ///   - folder: The path of the folder of fonts from the location of the file.
  ///   - location: The folder of the file.
  ///   - source: The fonts of the app's source, which replace token files.
  /// - Throws: ``FirstProjectError`` if the folder has no font for text.
  public init(
    for fonts: FontFolder, in folder: String, at location: String, from source: SourceFonts? = nil
  ) throws(FirstProjectError) {
    var sources = FirstSources(below: location)
    if let source, !source.styles.isEmpty { sources.use(source) }
    let usual = try FirstProject(for: fonts, in: folder, with: sources)
    guard !sources.tokens.imports.isEmpty || sources.strings != nil else {
      self = usual
      return
    }
    do {
      let missing = try usual.missingFamilies(in: location)
      self =
        missing.isEmpty
        ? usual : try FirstProject(for: fonts, in: folder, with: sources, missing: missing)
    } catch let error as FirstProjectError {
      throw error
    } catch {
      // Tokens or strings that load are taken without the others.
      let attempts = [
        (sources.without(tokens: true, strings: false), "The token files"),
        (sources.without(tokens: false, strings: true), "The string files"),
        (sources.without(tokens: true, strings: true), "The files of tokens and strings"),
      ]
      let why = "\(error)".split(separator: "\n").joined(separator: " ")
      var first = usual
      for (others, left) in attempts {
        first = try FirstProject(for: fonts, in: folder, with: others)
        first.troubles.append("\(left) were left out. \(why)")
        if (try? first.missingFamilies(in: location)) != nil { break }
      }
      self = first
    }
  }

  /// Returns the missing families that tokens name.
  ///
  /// - Throws: An error where the project does not load.
  private func missingFamilies(in location: String) throws -> [String] {
    let project = try Project(
      ProjectFile.spec(parsing: Array(text.utf8)), in: location, isEnclosed: true,
      limits: ReadingLimits())
    var missing: [String] = []
    for family in project.imported.compactMap(\.missingFamily) where !missing.contains(family) {
      missing.append(family)
    }
    return missing
  }

  private init(
    for fonts: FontFolder, in folder: String, with sources: FirstSources, missing: [String] = []
  ) throws(FirstProjectError) {
    let (found, troubles) = fonts.surveyedFamilies()
    // For running text a family that has Latin, rather a proportional one, rather one with a bold face, and
    // rather a plain one; else whatever there is.
    let letters = found.filter { !$0.isColored }
    let wishes: [(SurveyedFamily) -> Bool] = [
      { $0.hasLatin && $0.isForText && $0.hasBold }, { $0.hasLatin && $0.isForText },
      { $0.hasLatin }, { _ in true },
    ]
    let candidates = wishes.lazy.map { letters.filter($0) }.first { !$0.isEmpty } ?? []
    guard
      let body = candidates.min(by: {
        FamilyRank(of: $0, beside: nil) < FamilyRank(of: $1, beside: nil)
      })
    else {
      throw troubles.isEmpty
        ? .noFonts(folder: fonts.path) : .noReadableFonts(folder: fonts.path, troubles: troubles)
    }
    // Two families are one for headings and one for text; of more nobody knows which is which.
    let texts = letters.filter { $0.hasLatin && $0.isForText }
    let headings = texts.count == 2 ? texts.first { $0.name != body.name } ?? body : body
    let others = found.filter { $0.name != body.name && $0.name != headings.name }
    let rows = sources.fonts.map { SourceStyleRows($0, in: fonts, system: body) }
    let draft = FirstProjectDraft(
      folder: folder, body: body, headings: headings, others: others,
      sources: sources, source: rows, missing: rows?.missing ?? missing)
    self.troubles = troubles + (rows?.troubles ?? [])
    notes = sources.tokens.notes
    families = headings.name == body.name ? [body.name] : [body.name, headings.name]
    text = draft.text
  }
}

/// A reason why a first project cannot be created.
public enum FirstProjectError: Error, Equatable {
  /// The folder has no font, or only emoji and symbol fonts.
  case noFonts(folder: String)
  /// No font can be read. The words say why.
  case noReadableFonts(folder: String, troubles: [String])
}

extension FirstProjectError: CustomStringConvertible {
  /// What happened, then what to do.
  public var description: String {
    switch self {
    case .noFonts(let folder):
      "There is no font for text below “\(folder)”. Put .ttf or .otf files there, or name their "
        + "folder with --fonts."
    case .noReadableFonts(let folder, let troubles):
      "No font below \(folder) can be read. \(troubles.joined(separator: " "))"
    }
  }
}
