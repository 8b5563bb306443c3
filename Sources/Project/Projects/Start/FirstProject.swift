import DynamicType
import JSON
public import Snapshots
import TextEngine

/// A first `typeproof.json` for some fonts, with comments, to begin from.
///
/// It says what suits most apps: five styles at Apple's sizes, each following the style it is named
/// after, and two samples. The same fonts give the same text.
public struct FirstProject: Sendable {
  /// The file's text.
  public let text: String
  /// The families it uses, that of running text first.
  public let families: [String]
  /// Which files could not be read as fonts, in words.
  public let troubles: [String]

  /// A project for a folder of fonts.
  ///
  /// - Parameters:
  ///   - fonts: The fonts.
  ///   - folder: The folder as the file is to name it, from where the file will lie.
  /// - Throws: ``FirstProjectError`` where there is no font to set text in.
  public init(for fonts: FontFolder, in folder: String) throws(FirstProjectError) {
    let (found, troubles) = fonts.surveyedFamilies()
    // For running text a family that has Latin, rather a proportional one, and rather one with a bold
    // face; else whatever there is.
    let letters = found.filter { !$0.isColored }
    guard
      let body = letters.first(where: { $0.hasLatin && $0.isForText && $0.hasBold })
        ?? letters.first(where: { $0.hasLatin && $0.isForText })
        ?? letters.first(where: \.hasLatin) ?? letters.first
    else {
      throw troubles.isEmpty
        ? .noFonts(folder: fonts.path) : .noReadableFonts(folder: fonts.path, troubles: troubles)
    }
    // Two families are one for headings and one for text; of more nobody knows which is which.
    let texts = letters.filter { $0.hasLatin && $0.isForText }
    let headings = texts.count == 2 ? texts.first { $0.name != body.name } ?? body : body
    let others = found.filter { $0.name != body.name && $0.name != headings.name }
    let draft = FirstProjectDraft(folder: folder, body: body, headings: headings, others: others)
    self.troubles = troubles
    families = headings.name == body.name ? [body.name] : [body.name, headings.name]
    text = draft.text
  }
}

/// Why there is nothing to begin from.
public enum FirstProjectError: Error, Equatable {
  /// There is no font, or only fonts of pictures.
  case noFonts(folder: String)
  /// No font can be read; the words say why.
  case noReadableFonts(folder: String, troubles: [String])
}

extension FirstProjectError: CustomStringConvertible {
  /// What happened, then the remedy.
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
