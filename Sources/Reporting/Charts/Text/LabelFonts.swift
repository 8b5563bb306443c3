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
