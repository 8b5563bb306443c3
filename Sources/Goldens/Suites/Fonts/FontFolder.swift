public import Files
package import Work
import Glibc
public import ImageDiff
public import Imaging
public import TextEngine
import Wording

/// A folder of font files: the only place fonts come from.
///
/// The folder is listed once, in the order of the file names. A file is read when it is first
/// needed. You can use a folder from several threads at once.
public final class FontFolder: Sendable {
  /// A face, with the digest of its file.
  public struct Entry: Sendable {
    /// The path below the folder.
    public let path: String
    /// The face.
    public let face: FontFace
    /// The digest of the file's content.
    public let digest: ContentDigest
  }

  /// The folder's path, as it was given.
  public let path: String
  /// The paths of the font files, sorted.
  public let files: [String]
  /// The families that take precedence over those in the files.
  public let families: [DeclaredFamily]

  /// The limits that font files must keep.
  public let limits: FontLimits

  /// Where the bytes of the files come from.
  private enum Place {
    /// From the files below the folder.
    case folder
    /// In one file that the user named. It may be a symbolic link to a file outside the folder.
    case namedFile
    /// From no file: the faces are known already.
    case nowhere
  }

  private let place: Place

  /// The faces of each file, or its error, so that a file that is no font is not read for each run
  /// of text.
  package let loaded = Guarded<[ExactPath: Result<[Entry], any Error>]>([:])
  /// The total size in bytes of the files whose faces are kept.
  private let keptSize = Guarded(0)
  /// The faces of all files, after the first request for a family.
  package let everyFace = Guarded<Readable?>(nil)
  /// The content of the files, after the first request for it.
  package let listed = Guarded<FontContents?>(nil)

  /// The faces of all readable files, and in words why others cannot be read.
  package struct Readable: Sendable {
    package var entries: [Entry] = []
    package var troubles: [String] = []
    /// The errors of files that might have had the family of a name, so that another face was
    /// taken.
    package var doubts: [String] = []
  }

  /// The extensions of font files. Web fonts are included so that reading them reports an error.
  private static let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]

  /// Returns whether a file has the extension of a font.
  package static func isFontFile(_ path: String) -> Bool {
    endings.contains(where: path.hasNameEnding)
  }

  /// Why files cannot be read that may belong to a requested family, in words: another face may
  /// have been taken instead. Empty until a family is requested.
  ///
  /// Web fonts are left out, as they are never read and are often beside fonts that are.
  package var doubts: [String] { everyFace.withLock { $0?.doubts ?? [] } }

  /// Opens a folder of fonts.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - families: Families assembled from its files, under names of your own.
  ///   - limits: The limits that font files must keep.
  /// - Throws: `FileError` if the folder cannot be listed.
  public init(
    path: String, families: [DeclaredFamily] = [], limits: FontLimits = FontLimits()
  ) throws(FileError) {
    self.path = path
    self.limits = limits
    self.families = families
    place = .folder
    files = try FileTree.files(below: path).filter { file in
      Self.endings.contains(where: file.hasNameEnding)
    }
  }

  /// Opens the folder of a single font file.
  ///
  /// - Parameters:
  ///   - reference: The file's path; `#index` selects a face of a collection.
  ///   - limits: The limits that the file must keep.
  /// - Returns: The folder, and the name of the face in it.
  public static func holding(
    _ reference: String, limits: FontLimits = FontLimits()
  ) -> (folder: FontFolder, name: String) {
    let name = reference.lastPathName
    return (
      FontFolder(path: reference.folderOfPath, only: divide(name).file, limits: limits), name
    )
  }

  private init(path: String, only file: String, limits: FontLimits) {
    self.path = path
    self.limits = limits
    families = []
    files = [file]
    place = .namedFile
  }

  /// Creates a folder of known faces, without files on disk.
  ///
  /// - Parameter entries: The faces of each file by its path.
  package init(
    holding entries: [ExactPath: [Entry]], families: [DeclaredFamily], limits: FontLimits
  ) {
    path = ""
    self.limits = limits
    self.families = families
    files = entries.keys.map(\.text).sorted()
    place = .nowhere
    loaded.withLock { $0 = entries.mapValues { .success($0) } }
  }

  /// Reads the faces of a file below the folder. The result, or the error, is cached.
  ///
  /// - Throws: `FileError` or `FontError`.
  public func entries(ofFile file: String) throws -> [Entry] {
    let key = ExactPath(file)
    if let kept = loaded.withLock({ $0[key] }) { return try kept.get() }
    let read = Result { try self.read(file) }
    // Another thread may have read it meanwhile. Its faces are kept, as fonts are told apart by the
    // memory they lie in.
    let kept = loaded.withLock { loaded in
      let kept = loaded[key] ?? counted(read, of: file)
      loaded[key] = kept
      return kept
    }
    return try kept.get()
  }

  /// Returns the faces of a file that is the first to be read under its name, if the size limit
  /// permits.
  private func counted(
    _ read: Result<(entries: [Entry], size: Int), any Error>, of file: String
  ) -> Result<[Entry], any Error> {
    Result {
      let (entries, size) = try read.get()
      let total = keptSize.withLock { kept in
        let total = kept + size
        if total <= limits.totalSize { kept = total }
        return total
      }
      guard total <= limits.totalSize else {
        throw FontError.tooMuch(
          file: file, of: .totalSize, count: total, limit: limits.totalSize)
      }
      return entries
    }
  }

  private func read(_ file: String) throws -> (entries: [Entry], size: Int) {
    try WorkWatch.over(file) {
      let content = try content(of: file)
      return (try Self.entries(in: content, of: file, limits: limits), content.count)
    }
  }

  /// Reads the faces in the bytes of a file.
  ///
  /// - Throws: `FontError`.
  package static func entries(
    in content: [UInt8], of file: String, limits: FontLimits
  ) throws -> [Entry] {
    let digest = ContentDigest(of: content)
    let faces = try FontFace.all(
      in: FontBytes(content, name: file, limits: limits), fileName: file)
    return faces.map { Entry(path: file, face: $0, digest: digest) }
  }
}

extension FontFolder {
  package func content(of file: String) throws(FileError) -> [UInt8] {
    let content: [UInt8]? =
      switch place {
      case .namedFile: try FileTree.read("\(path)/\(file)")
      case .folder: try FileTree.read(file, within: path, atMost: limits.fileSize)
      case .nowhere: nil
      }
    guard let content else { throw FileError(.read, "\(path)/\(file)", code: ENOENT) }
    return content
  }
}

/// Why a name refers to no face of a folder.
public enum FontFolderError: Error, Equatable, CustomStringConvertible {
  /// No readable font has the name; `troubles` has the errors of the others, in words.
  case notAmongReadable(name: String, available: [String], troubles: [String])
  /// A declared family has a face in a missing file.
  case noSuchFile(String, family: String, available: [String])
  /// A declared family has no face.
  case noFaces(family: String)

  /// What happened and which files are in doubt, then the remedy.
  public var description: String {
    switch self {
    case .notAmongReadable(let name, let available, let troubles):
      "No font that can be read has the name “\(name)”. "
        + (available.isEmpty ? "" : "The families are \(available.joined(separator: ", ")). ")
        + "It may be in a file that cannot be read: \(troubles.joined(separator: " "))"
    case .noSuchFile(let file, let family, let available):
      "The family “\(family)” has a face in “\(file)”, but there is no such font. "
        + (available.isEmpty
          ? "Put the file there." : "The files are \(available.joined(separator: ", ")).")
    case .noFaces(let family): "The family “\(family)” has no face. Name a file for it."
    }
  }
}

extension FontFolder.Entry {
  /// The file, with `#index` for a face after the first.
  package var name: String { face.index == 0 ? path : "\(path)#\(face.index)" }
}
