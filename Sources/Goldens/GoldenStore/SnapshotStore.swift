import DynamicType
public import Files
public import GoldenText
package import ImageDiff
package import Imaging
public import Suites
package import Wording

/// The folder of the goldens. Only this type reads and writes them.
public struct SnapshotStore: Sendable {
  /// The folder's path, such as `Snapshots`.
  public let root: String
  /// The pictures of another tool, as paths below the folder; `nil` for goldens, whose names are
  /// their paths. Such pictures have no layout texts.
  package let places: [SnapshotName: String]?

  /// Creates a store in a folder, which need not exist yet.
  public init(root: String) {
    self.root = root
    places = nil
  }

  /// Creates a store of another tool's pictures in a folder.
  ///
  /// - Parameter places: The paths of the pictures below the folder.
  public init(root: String, places: [SnapshotName: String]) {
    self.root = root
    self.places = places
  }

  /// Returns the store with one more picture of another tool; a store of goldens is returned as it
  /// is.
  func placing(_ cell: SnapshotName, at path: String) -> SnapshotStore {
    places.map {
      SnapshotStore(root: root, places: $0.merging([cell: path]) { known, _ in known })
    } ?? self
  }

  /// Returns the layout text of a ramp; `nil` where there is none.
  ///
  /// - Throws: `LayoutDocumentError` or `FileError`.
  public func layout(of ramp: RampName) throws -> LayoutDocument? {
    try layoutText(of: ramp).map { try LayoutDocument(parsing: $0, ramp: ramp) }
  }

  /// Returns the content of a ramp's layout text; `nil` where there is none.
  ///
  /// - Parameter folder: The ramp's folder, if it is already open.
  package func layoutText(
    of ramp: RampName, in folder: OpenFolder? = nil
  ) throws(FileError) -> [UInt8]? {
    try content(at: ramp.layoutPath, in: folder)
  }

  /// Returns the content of a cell's picture file; `nil` where there is none.
  public func picture(of cell: SnapshotName) throws(FileError) -> [UInt8]? {
    try picture(of: cell, in: nil)
  }

  /// Returns the content of a cell's picture file, read from the ramp's folder if that is already
  /// open.
  package func picture(of cell: SnapshotName, in folder: OpenFolder?) throws(FileError) -> [UInt8]?
  {
    try content(at: picturePath(of: cell), in: folder)
  }

  /// Returns the path of a cell's picture below the folder.
  package func picturePath(of cell: SnapshotName) -> String {
    places?[cell] ?? cell.picturePath
  }

  /// Returns the folder of a suite as a path below the store's; empty for a store of another tool's
  /// pictures.
  package func folder(of suite: String) -> String { places == nil ? suite : "" }

  /// Returns the path of a suite's record of reviews below the folder.
  package func reviewsPath(of suite: String) -> String {
    places == nil ? "\(suite)/\(Self.reviewsName)" : "typeproof-\(Self.reviewsName)"
  }

  /// The greatest size of a picture file in bytes. A smaller file is not read either if it is too
  /// large for its picture's dimensions.
  public static let greatestPictureSize = 64 << 20

  /// The greatest size of a layout text or fingerprint in bytes. The text of 100,000 letters at
  /// twelve categories, some forty to a line, has a third of that.
  public static let greatestTextSize = 16 << 20

  /// Returns the content for a golden's file: the current content, if it shows the same picture.
  package static func golden(
    showing bitmap: Bitmap, inPlaceOf present: [UInt8]?
  ) throws(PNGError) -> [UInt8] {
    // A file that cannot be decoded is no golden worth keeping, so its error does not matter here.
    if let present, (try? PNG.plainHeader(of: present)) != nil, let kept = try? PNG.decode(present),
      compare(expected: kept, actual: bitmap) == .equal
    {
      return present
    }
    return try PNG.encode(bitmap)
  }

  /// Returns the versions that a suite was recorded with; `nil` where they are not on disk.
  ///
  /// - Throws: `FingerprintError` or `FileError`.
  public func fingerprint(of suite: String) throws -> Fingerprint? {
    try text(at: "\(suite)/\(Self.fingerprintName)").map { try Fingerprint(text: $0) }
  }

  /// Returns the record of a suite's reviews; `nil` where there is none.
  ///
  /// - Throws: `ForeignReviews` or `FileError`.
  package func reviews(of suite: String) throws -> [UInt8]? {
    let path = reviewsPath(of: suite)
    guard let content = try FileTree.read(path, within: root, atMost: FileTree.greatestFileSize)
    else { return nil }
    if let line = ForeignLine(in: content) {
      throw ForeignReviews(path: self.path(path), line: line)
    }
    return content
  }

  /// The name of the file with a suite's versions.
  package static let fingerprintName = "fingerprint.txt"
  /// The name of the file in which earlier versions kept the declared cells. It is not read, and
  /// the next recording of the whole suite deletes it.
  package static let formerManifestName = "manifest.txt"
  /// The name of the file in which reviews of a suite record who decided what.
  package static let reviewsName = "reviews.txt"

  /// Returns every picture and layout text of a suite, as paths below the folder, in the order of
  /// their bytes. File extensions count in upper case too, so `LATIN.PNG` is listed although it is
  /// no golden.
  public func files(of suite: String) throws(FileError) -> [String] {
    guard FileTree.exists(path(suite)) else { return [] }
    return try FileTree.files(below: path(suite))
      .filter { [".png", ".txt"].contains(where: $0.hasNameEnding) }
      .filter { ![Self.fingerprintName, Self.formerManifestName, Self.reviewsName].contains($0) }
      .map { "\(suite)/\($0)" }
  }

  /// Returns the full path of something below the folder.
  public func path(_ relativePath: String) -> String {
    relativePath.isEmpty ? root : "\(root)/\(relativePath)"
  }

  private func text(at relativePath: String) throws(FileError) -> String? {
    try content(at: relativePath).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the open folder of a ramp; `nil` where it cannot be opened. Reading a file in it then
  /// reports the error.
  package func folder(of ramp: RampName) -> OpenFolder? {
    try? OpenFolder(ramp.layoutPath.pathBeforeLastName ?? "", within: root)
  }

  /// Returns the content of a file below the folder; `nil` where there is none.
  ///
  /// Goldens come with the changes that people send. A link in place of one could expose any file
  /// of this machine, and a linked folder would have goldens written elsewhere.
  ///
  /// - Parameter folder: The folder of the file, if it is already open.
  package func content(
    at relativePath: String, in folder: OpenFolder? = nil
  ) throws(FileError) -> [UInt8]? {
    let isPicture = relativePath.hasNameEnding(".png")
    let limit = isPicture ? Self.greatestPictureSize : Self.greatestTextSize
    let promised = isPicture ? PNG.greatestFileSize(startingWith:) : { _ in .max }
    guard let folder else {
      return try FileTree.read(relativePath, within: root, atMost: limit, promised: promised)
    }
    return try folder.read(relativePath.lastPathName, atMost: limit, promised: promised)
  }

  /// Returns a text as bytes, to be written among goldens.
  ///
  /// - Throws: `FileError` where the text would be larger than what is read again.
  package func bytes(of text: String, at relativePath: String) throws(FileError) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.greatestTextSize else {
      throw FileError(.write, path(relativePath), tooLargeFor: Self.greatestTextSize)
    }
    return bytes
  }
}

extension SnapshotStore {
  /// Returns the files in a suite's folder that are never read as goldens but look like some:
  /// links, hidden pictures and texts, and those whose names are not UTF-8.
  ///
  /// Temporary files of writers are not included.
  ///
  /// - Returns: In ascending order of their paths.
  package func oddFiles(of suite: String) throws(FileError) -> [OddFile] {
    guard FileTree.exists(path(suite)) else { return [] }
    var found: [OddFile] = []
    var pending = [(path: "", isHidden: false)]
    while let folder = pending.popLast() {
      for listed in try FileTree.listing(of: path(suite) + folder.path) {
        let name = String(decoding: listed.bytes, as: UTF8.self)
        let isUTF8 = name.utf8.elementsEqual(listed.bytes)
        let isHidden = folder.isHidden || name.isHiddenName
        let relative = "\(folder.path)/\(name)"
        let isGolden = [".png", ".txt"].contains(where: name.hasNameEnding)
        let odd = OddFile(folder: suite + folder.path, name: listed.bytes)
        switch isUTF8 ? FileTree.kind(of: path(suite) + relative, listedAs: listed.kind) : .file {
        case .folder?: pending.append((relative, isHidden))
        case .link?: found.append(odd.link)
        case .file? where isGolden && (isHidden || !isUTF8): found.append(odd)
        case .file?, .unreadable?, nil: continue
        }
      }
    }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Deletes a file that is never read as a golden. The folder is not synced.
  package func delete(_ file: OddFile) throws(FileError) {
    try FileTree.unlink(file.name, in: path(file.folder))
  }
}

/// A file among goldens that is never read as one.
package struct OddFile: Hashable, Sendable {
  /// The folder of the file, as a path below the folder of goldens.
  package let folder: String
  /// The bytes of its name, which need not be UTF-8.
  package let name: [UInt8]
  /// Whether it is a symbolic link.
  package private(set) var isLink = false

  init(folder: String, name: [UInt8]) {
    self.folder = folder
    self.name = name
  }

  /// The same file marked as a link.
  fileprivate var link: OddFile {
    var link = self
    link.isLink = true
    return link
  }

  /// The path below the folder of goldens. U+FFFD replaces bytes that are not UTF-8.
  package var path: String { "\(folder)/\(String(decoding: name, as: UTF8.self))" }

  /// Whether its name is not UTF-8.
  package var isMisspelled: Bool { String(validating: name, as: UTF8.self) == nil }
}

/// The error that git or an editor left a line in a record of reviews.
package struct ForeignReviews: Error, Hashable, CustomStringConvertible {
  /// The file.
  package let path: String
  /// The line.
  package let line: ForeignLine

  package var description: String { line.words(in: path) }
}
