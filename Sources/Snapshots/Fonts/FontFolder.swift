public import DynamicType
public import ImageDiff
import Imaging
public import TextEngine

/// A folder of font files: the only place fonts come from.
///
/// Files are found once, in the order of their names, and read when they are first asked for.
/// Several threads may ask at once.
public final class FontFolder: Sendable {
  /// A face with the identity of its file.
  public struct Entry: Sendable {
    /// The path below the folder.
    public let path: String
    /// The face.
    public let face: FontFace
    /// The digest of the file's content.
    public let digest: ContentDigest
  }

  /// The folder's own path, as it was given.
  public let path: String
  /// The font files below it, in the order of their paths.
  public let files: [String]

  private let loaded = Guarded<[String: [Entry]]>([:])

  private static let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]

  /// A folder of fonts.
  ///
  /// - Throws: `FileError` where the folder cannot be listed.
  public init(path: String) throws(FileError) {
    self.path = path
    files = try FileTree.files(below: path).filter { file in
      Self.endings.contains { file.lowercased().hasSuffix($0) }
    }
  }

  /// The faces of a file below the folder, the same ones for all who ask.
  ///
  /// - Throws: `FileError` or `FontError`.
  public func entries(ofFile file: String) throws -> [Entry] {
    if let kept = loaded.withLock({ $0[file] }) { return kept }
    let content = try FileTree.read(path + "/" + file)
    let digest = ContentDigest(of: content)
    let entries = try FontFace.all(in: FontBytes(content), fileName: file)
      .map { Entry(path: file, face: $0, digest: digest) }
    // Another thread may have read it meanwhile. Its faces are kept, as fonts are told apart by the
    // memory they lie in.
    return loaded.withLock { loaded in
      if let kept = loaded[file] { return kept }
      loaded[file] = entries
      return entries
    }
  }

  /// The face that a name means: a file below the folder, with `#index` for a face of a
  /// collection, or else a PostScript name, or else a family.
  ///
  /// Of a family, the face nearest in weight is taken, upright before italic. A file that cannot
  /// be read stands in nobody's way as long as another one has the name.
  ///
  /// - Throws: `FontError.unknownFamily` where nothing has the name, `FontFolderError` where some
  ///   files could not be asked, and what is wrong with a file that is named itself.
  public func entry(named name: String, weight: FontWeight = .regular) throws -> Entry {
    let (file, index) = Self.divide(name)
    if files.contains(file) {
      let entries = try entries(ofFile: file)
      guard entries.indices.contains(index) else {
        throw FontError.noSuchFace(file: file, index: index, faceCount: entries.count)
      }
      return entries[index]
    }
    let (all, troubles) = readableEntries()
    // A face may have no name, and is then not meant by none.
    let named = name.isEmpty ? [] : all
    if let exact = named.first(where: { $0.face.names.postScript == name }) { return exact }
    // `min` takes the first of equals, and files come in the order of their paths.
    let best =
      named
      .filter { $0.face.names.family.lowercased() == name.lowercased() }
      .min { Self.rank($0.face, weight: weight) < Self.rank($1.face, weight: weight) }
    if let best { return best }
    let families = Set(all.map(\.face.names.family)).filter { !$0.isEmpty }.sorted()
    guard troubles.isEmpty else {
      throw FontFolderError.notAmongReadable(name: name, available: families, troubles: troubles)
    }
    throw FontError.unknownFamily(name: name, available: families)
  }

  /// The faces of all files that can be read, and in words why others cannot.
  private func readableEntries() -> (entries: [Entry], troubles: [String]) {
    var entries: [Entry] = []
    var troubles: [String] = []
    for file in files {
      do {
        entries += try self.entries(ofFile: file)
      } catch {
        troubles.append("\(error)")
      }
    }
    return (entries, troubles)
  }

  /// How far a face is from what is wanted: slant first, then weight.
  private static func rank(_ face: FontFace, weight: FontWeight) -> (Int, Double) {
    let wanted = Double(weight.rawValue)
    let nearest =
      face.axes.first { $0.tag == .weight }?.setting(nearestTo: wanted).value
      ?? Double(face.weightClass)
    return (face.isItalic ? 1 : 0, abs(nearest - wanted))
  }

  private static func divide(_ name: String) -> (file: String, index: Int) {
    guard let hash = name.lastIndex(of: "#"), let index = Int(name[name.index(after: hash)...])
    else { return (name, 0) }
    return (String(name[..<hash]), index)
  }
}

/// Why a name means no face of a folder.
public enum FontFolderError: Error, Equatable, CustomStringConvertible {
  /// No font that could be read has the name; `troubles` says in words why others could not be.
  case notAmongReadable(name: String, available: [String], troubles: [String])

  /// What happened, which files are in doubt, then the remedy.
  public var description: String {
    switch self {
    case .notAmongReadable(let name, let available, let troubles):
      "No font that can be read has the name “\(name)”. "
        + (available.isEmpty ? "" : "The families are \(available.joined(separator: ", ")). ")
        + "It may be in a file that cannot be read: \(troubles.joined(separator: " "))"
    }
  }
}
