package import DynamicType
import Imaging
import Snapshots
import TextEngine

/// Fonts to fall back on for words of pictures, in the order in which they are asked.
struct LabelFonts {
  let folders: [FontFolder]

  /// A face of a folder, by a name that the folder takes.
  struct Candidate {
    let folder: FontFolder
    let name: String
    let face: FontFace
  }

  /// The faces that words may be set in, folder by folder; what cannot be read stands in nobody's way.
  ///
  /// Our own stand-in for the system font comes first in its folder, as words of pictures look as
  /// they are meant to in it. Italics and pictures are not for words.
  var candidates: some Sequence<Candidate> {
    folders.lazy.flatMap { folder in
      let own = BuiltInSuite.systemFont.name
      let files = folder.files.filter { $0 == own } + folder.files.filter { $0 != own }
      return files.lazy.flatMap { file in Self.faces(of: file, in: folder) }
    }
  }

  /// The candidates that have any of some characters: first those that have all of them.
  func candidates(for characters: [Unicode.Scalar]) -> [Candidate] {
    var some: [Candidate] = []
    for candidate in candidates {
      if characters.allSatisfy(candidate.face.covers) { return [candidate] }
      if characters.contains(where: candidate.face.covers) { some.append(candidate) }
    }
    return some
  }

  private static func faces(of file: String, in folder: FontFolder) -> [Candidate] {
    let entries: [FontFolder.Entry]
    do {
      entries = try folder.entries(ofFile: file)
    } catch {
      return []
    }
    return entries.filter { !$0.face.isColored && !$0.face.isItalic }.map {
      Candidate(folder: folder, name: "\(file)#\($0.face.index)", face: $0.face)
    }
  }
}

/// How words of a picture are set: in the system font's stand-in, with figures of one width.
package struct LabelLook: Hashable, Sendable {
  package let pointSize: Points
  package let weight: FontWeight

  /// The name of a picture.
  package static let title = LabelLook(pointSize: 20, weight: .semibold)
  /// What is read with the picture.
  package static let label = LabelLook(pointSize: 12, weight: .regular)
  /// What is looked for first among labels.
  package static let strongLabel = LabelLook(pointSize: 12, weight: .semibold)
  /// What explains: axes, notes. 11 pt is the smallest size of Apple's styles.
  package static let note = LabelLook(pointSize: 11, weight: .regular)
  /// A note to be found first.
  package static let strongNote = LabelLook(pointSize: 11, weight: .semibold)
}

extension String {
  /// The same words on one line, as labels are.
  var onOneLine: String {
    contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
  }
}

/// Why words are not set: boxes would say nothing.
package enum NoFontHere: Error, Equatable {
  /// No font at hand has these characters of a word of the picture itself.
  case forLabel(String, lacking: [Unicode.Scalar])
  /// No font at hand has these characters of what a font file calls its family.
  case forFamily(file: String, lacking: [Unicode.Scalar])
  /// The fonts of a style lack these characters of the sample that is to be shown in it.
  case forSample(style: String, lacking: [Unicode.Scalar])
}

extension NoFontHere: CustomStringConvertible {
  package var description: String {
    switch self {
    case .forLabel(let label, let lacking):
      "No font here has \(Self.list(lacking)) of “\(Self.beginning(of: label))”. Add one to the "
        + "folder of fonts."
    case .forFamily(let file, let lacking):
      "\(file) has \(Self.list(lacking)) in the name of its family, which no font here has. Add "
        + "one that does to the folder of fonts, or rename the family."
    case .forSample(let style, let lacking):
      "No font here of the style “\(style)” has \(Self.list(lacking)). Change the text, or give "
        + "the style a font that has them."
    }
  }

  private static func list(_ characters: [Unicode.Scalar]) -> String {
    let more = characters.count - 10
    return characters.prefix(10).map(\.codePoint).joined(separator: " ")
      + (more > 0 ? " and \(more) more" : "")
  }

  private static func beginning(of label: String) -> String {
    label.count > 40 ? label.prefix(40) + "…" : label
  }
}
