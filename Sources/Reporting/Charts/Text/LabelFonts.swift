package import DynamicType
import Imaging
import Snapshots
import TextEngine

/// The fallback fonts for words in pictures, in the order in which they are tried.
struct LabelFonts {
  let folders: [FontFolder]

  /// A face of a folder, by the name it has there.
  struct Candidate {
    let folder: FontFolder
    let name: String
    let face: FontFace
  }

  /// The faces that words may be set in, folder by folder. Files that cannot be read are left out.
  ///
  /// The stand-in for the system font comes first in its folder, because words of pictures are
  /// designed for it. Italics and fonts of pictures are left out.
  var candidates: some Sequence<Candidate> {
    folders.lazy.flatMap { folder in
      let own = BuiltInSuite.systemFont.name
      let files = folder.files.filter { $0 == own } + folder.files.filter { $0 != own }
      return files.lazy.flatMap { file in Self.faces(of: file, in: folder) }
    }
  }

  /// The first candidate that has all of some characters; if there is none, every candidate that
  /// has any.
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

/// The look of words in a picture. The font is the system font's stand-in, with figures of one
/// width.
package struct LabelLook: Hashable, Sendable {
  package let pointSize: Points
  package let weight: FontWeight

  /// The title of a picture: 20 pt, semibold.
  package static let title = LabelLook(pointSize: 20, weight: .semibold)
  /// Words to read with the picture: 12 pt.
  package static let label = LabelLook(pointSize: 12, weight: .regular)
  /// A label to find first: 12 pt, semibold.
  package static let strongLabel = LabelLook(pointSize: 12, weight: .semibold)
  /// Axes and notes: 11 pt, the smallest size of Apple's styles.
  package static let note = LabelLook(pointSize: 11, weight: .regular)
  /// A note to find first: 11 pt, semibold.
  package static let strongNote = LabelLook(pointSize: 11, weight: .semibold)
}

extension String {
  /// The same words with line breaks replaced, since a label has one line.
  var onOneLine: String {
    contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
  }
}

/// The reason why words are not set, instead of being drawn as boxes.
package enum NoFontHere: Error, Equatable {
  /// No available font has these characters of a label.
  case forLabel(String, lacking: [Unicode.Scalar])
  /// No available font has these characters of the family name in a font file.
  case forFamily(file: String, lacking: [Unicode.Scalar])
  /// The fonts of a style lack these characters of the sample to show.
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
