public import DynamicType
public import TextEngine
import Imaging
public import ImageDiff

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

  /// The faces of a file below the folder.
  public func entries(ofFile file: String) throws -> [Entry] {
    if let kept = loaded.withLock({ $0[file] }) { return kept }
    let content = try FileTree.read(path + "/" + file)
    let digest = ContentDigest(of: content)
    let entries = try FontFace.all(in: FontBytes(content), fileName: file)
      .map { Entry(path: file, face: $0, digest: digest) }
    loaded.withLock { $0[file] = entries }
    return entries
  }

  /// The face that a name means: a file below the folder, with `#index` for a face of a
  /// collection, or else a PostScript name, or else a family.
  ///
  /// Of a family, the face nearest in weight is taken, upright before italic.
  public func entry(named name: String, weight: FontWeight = .regular) throws -> Entry {
    let (file, index) = Self.divide(name)
    if files.contains(file) {
      let entries = try entries(ofFile: file)
      guard entries.indices.contains(index) else {
        throw FontError.noSuchFace(file: file, index: index, faceCount: entries.count)
      }
      return entries[index]
    }
    let all = try files.flatMap(entries(ofFile:))
    if let exact = all.first(where: { $0.face.names.postScript == name }) { return exact }
    let family = all.filter { $0.face.names.family.lowercased() == name.lowercased() }
    let best = family.min { left, right in
      let leftRank = Self.rank(left.face, weight: weight)
      let rightRank = Self.rank(right.face, weight: weight)
      return leftRank == rightRank ? left.path < right.path : leftRank < rightRank
    }
    guard let best else {
      throw FontError.unknownFamily(
        name: name, available: Set(all.map(\.face.names.family)).sorted())
    }
    return best
  }

  /// How far a face is from what is wanted: slant first, then weight.
  private static func rank(_ face: FontFace, weight: FontWeight) -> (Int, Int) {
    let distance =
      face.axes.contains { $0.tag == .weight } ? 0 : abs(face.weightClass - weight.rawValue)
    return (face.isItalic ? 1 : 0, distance)
  }

  private static func divide(_ name: String) -> (file: String, index: Int) {
    guard let hash = name.lastIndex(of: "#"), let index = Int(name[name.index(after: hash)...])
    else { return (name, 0) }
    return (String(name[..<hash]), index)
  }
}
