import DynamicType
import ImageDiff
import TextEngine

extension FontFolder {
  /// A font file and the digest of what it holds.
  struct File: Hashable, Sendable {
    /// The path below the folder.
    let path: String
    let digest: ContentDigest
  }

  /// The files that the fonts of a ramp are named by, those to fall back on left out, in the order of their
  /// paths. Lines stand as these ask for, also where none of their glyphs show.
  ///
  /// Of what cannot be read there is none here; the drawing tells why.
  func files(namedBy ramp: RampSpec, systemFont: SystemFont) -> [File] {
    let files = Set(ramp.fontNames(systemFont).flatMap(files(meantBy:)))
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The files that a name can mean: one file, the faces of a declared family, or those that call themselves so.
  private func files(meantBy name: String) -> [File] {
    if let family = families.first(where: { $0.name == name }) {
      return family.faces.compactMap { file(at: Self.divide($0.file).file) }
    }
    let path = Self.divide(name).file
    if files.contains(where: { ExactPath($0) == ExactPath(path) }) {
      return [file(at: path)].compactMap(\.self)
    }
    if name.isEmpty { return [] }
    return readable().entries.filter {
      $0.face.names.postScript == name
        || $0.face.names.family.lowercased() == name.lowercased()
    }.map { File(path: $0.path, digest: $0.digest) }
  }

  private func file(at path: String) -> File? {
    (try? entries(ofFile: path))?.first.map { File(path: $0.path, digest: $0.digest) }
  }
}

extension RampSpec {
  /// The names of fonts that its text is set in.
  fileprivate func fontNames(_ systemFont: SystemFont) -> Set<String> {
    var names: Set<String>
    switch font {
    case .preferred: names = [systemFont.name]
    case .fixed(let name, _), .custom(let name, _, _, _): names = [name]
    case .steps(let steps):
      names = Set(ContentSizeCategory.allCases.map { steps[$0].name ?? systemFont.name })
    }
    let runs = sample.text.runs.map(\.attributes)
    for font in runs.compactMap(\.font) {
      switch font.fontDescriptor.origin {
      case .preferred, .system: names.insert(systemFont.name)
      case .custom(let family, _): names.insert(family)
      }
    }
    let traits = ([attributes] + runs).map { $0.traits.union($0.font?.symbolicTraits ?? []) }
    if let monospaced = systemFont.monospaced, traits.contains(where: { $0.contains(.monoSpace) }) {
      names.insert(monospaced)
    }
    return names
  }
}

extension ScalableFont {
  fileprivate var symbolicTraits: FontDescriptor.SymbolicTraits { fontDescriptor.symbolicTraits }
}
