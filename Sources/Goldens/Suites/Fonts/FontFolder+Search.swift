import Work
import Files
package import DynamicType
package import Imaging
public import TextEngine
import Wording

extension FontFolder {
  /// Returns the face that a name refers to: a file below the folder, with `#index` for a face of a
  /// collection, or else a PostScript name, or else a family.
  ///
  /// In a family, the face nearest to the request is taken. An unreadable file is no error if
  /// another file has the name; it is then one of the ``doubts``.
  ///
  /// - Throws: `FontError.unknownFamily` where nothing has the name, `FontFolderError` where some
  ///   files could not be read, and the error of a file that is named itself.
  public func entry(named name: String, meeting request: FontRequest = FontRequest()) throws
    -> Entry
  {
    if let declared = declared(name) { return try nearest(in: declared, to: request).entry }
    if let exact = try exactEntry(named: name) { return exact }
    return nearest(in: try family(named: name), to: request)
  }

  /// A face, with the settings that its family fixes.
  package struct NamedFace {
    package let entry: Entry
    /// The position on its axes.
    package var place: [VariationSetting] = []
    /// The weight that the face counts as; `nil` for the one in its file.
    package var weight: FontWeight?
  }

  /// Returns the face that a name refers to, or a face of its family that is nearer to the request.
  ///
  /// - Parameters:
  ///   - name: As for `entry(named:meeting:)`.
  ///   - style: The name of a face of the family, or of a named instance of its variable face, such
  ///     as “Bold”; `nil` for the nearest.
  package func face(
    named name: String, style: String? = nil, meeting request: FontRequest
  ) throws -> NamedFace {
    if let declared = declared(name) { return try nearest(in: declared, to: request) }
    let exact = try exactEntry(named: name)
    if let style {
      let (entry, place) = try face(of: exact?.face.names.family ?? name, inStyle: style)
      return NamedFace(entry: entry, place: place)
    }
    guard let exact else {
      return NamedFace(entry: nearest(in: try family(named: name), to: request))
    }
    if exact.face.meets(request) { return NamedFace(entry: exact) }
    // The face that is named comes first, so that it is taken unless another is nearer.
    let siblings = readable().entries.filter {
      !$0.face.names.family.isEmpty && $0.face.names.family == exact.face.names.family
    }
    return NamedFace(entry: nearest(in: [exact] + siblings, to: request))
  }

  /// Returns the family that was declared under a name.
  private func declared(_ name: String) -> DeclaredFamily? {
    families.first { $0.name == name }
  }

  /// Returns the nearest face of a declared family; the first of equal ones.
  private func nearest(in family: DeclaredFamily, to request: FontRequest) throws -> NamedFace {
    var best: (face: NamedFace, distance: FontDistance)?
    for face in family.faces {
      guard let entry = try exactEntry(named: face.file) else {
        throw FontFolderError.noSuchFile(face.file, family: family.name, available: files)
      }
      let weight = face.fixedWeight(of: entry.face)
      let distance = entry.face.distance(to: request, countingAs: weight)
      if let best, best.distance <= distance { continue }
      best = (NamedFace(entry: entry, place: face.axes, weight: weight), distance)
    }
    guard let best else { throw FontFolderError.noFaces(family: family.name) }
    return best.face
  }

  private func face(
    of familyName: String, inStyle style: String
  ) throws -> (Entry, place: [VariationSetting]) {
    let family = try family(named: familyName)
    let wanted = style.lowercased()
    if let entry = family.first(where: { $0.face.names.style.lowercased() == wanted }) {
      return (entry, [])
    }
    for entry in family {
      if let named = entry.face.namedInstances.first(where: { $0.name.lowercased() == wanted }) {
        return (entry, named.place)
      }
    }
    let available = family.flatMap { entry in
      [entry.face.names.style] + entry.face.namedInstances.map(\.name)
    }
    throw FontError.noSuchStyle(
      family: familyName, style: style, available: Set(available).sorted())
  }

  private func exactEntry(named name: String) throws -> Entry? {
    let (file, index) = Self.divide(name)
    if files.contains(where: { ExactPath($0) == ExactPath(file) }) {
      let entries = try entries(ofFile: file)
      guard entries.indices.contains(index) else {
        throw FontError.noSuchFace(file: file, index: index, faceCount: entries.count)
      }
      return entries[index]
    }
    // A face may have no name, and is then not meant by none.
    guard !name.isEmpty else { return nil }
    return readable().entries.first { $0.face.names.postScript == name }
  }

  private func family(named name: String) throws -> [Entry] {
    let readable = readable()
    let all = readable.entries
    let troubles = readable.troubles
    let family =
      name.isEmpty
      ? []
      : all.filter {
        $0.face.names.family.lowercased() == name.lowercased()
      }
    if !family.isEmpty { return family }
    let families = Set(all.map(\.face.names.family)).filter { !$0.isEmpty }.sorted()
    guard troubles.isEmpty else {
      throw FontFolderError.notAmongReadable(name: name, available: families, troubles: troubles)
    }
    throw FontError.unknownFamily(name: name, available: families)
  }

  /// Returns the nearest of some faces; the first of equal ones, in the order of their files'
  /// paths.
  private func nearest(in family: [Entry], to request: FontRequest) -> Entry {
    family.dropFirst().reduce(family[0]) { best, entry in
      entry.face.distance(to: request) < best.face.distance(to: request) ? entry : best
    }
  }

  /// Returns the faces of all files that can be read. They are read once.
  private func readable() -> Readable {
    if let kept = everyFace.withLock({ $0 }) { return kept }
    var readable = Readable()
    for file in files {
      do {
        readable.entries += try entries(ofFile: file)
      } catch {
        readable.troubles.append("\(error)")
        if ![".woff", ".woff2"].contains(where: file.hasNameEnding) {
          readable.doubts.append("\(error)")
        }
      }
    }
    everyFace.withLock { $0 = readable }
    return readable
  }

  /// Returns the file in a name, and the index of the face in it.
  package static func divide(_ name: String) -> (file: String, index: Int) {
    guard let hash = name.lastIndex(of: "#"), let index = Int(name[name.index(after: hash)...])
    else { return (name, 0) }
    return (String(name[..<hash]), index)
  }
}
