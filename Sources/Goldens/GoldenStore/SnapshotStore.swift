import DynamicType
public import Files
public import GoldenText
package import ImageDiff
package import Imaging
public import Suites
package import Wording

/// The folder that goldens lie in: the only thing that reads and writes them.
public struct SnapshotStore: Sendable {
  /// The folder's path, such as `Snapshots`.
  public let root: String
  /// Where the pictures of another tool lie, as paths below the folder; `nil` for goldens, whose names are their
  /// places. Such pictures have no layout texts.
  package let places: [SnapshotName: String]?

  /// A store in a folder, which need not exist yet.
  public init(root: String) {
    self.root = root
    places = nil
  }

  /// The pictures of another tool in a folder.
  ///
  /// - Parameter places: Their paths below the folder.
  public init(root: String, places: [SnapshotName: String]) {
    self.root = root
    self.places = places
  }

  /// The same with the place of one more picture of another tool; the same for goldens.
  func placing(_ cell: SnapshotName, at path: String) -> SnapshotStore {
    places.map {
      SnapshotStore(root: root, places: $0.merging([cell: path]) { known, _ in known })
    } ?? self
  }

  /// The layout text of a ramp; `nil` where there is none.
  ///
  /// - Throws: `LayoutDocumentError` or `FileError`.
  public func layout(of ramp: RampName) throws -> LayoutDocument? {
    try layoutText(of: ramp).map { try LayoutDocument(parsing: $0, ramp: ramp) }
  }

  /// The content of a ramp's layout text; `nil` where there is none.
  ///
  /// - Parameter folder: The ramp's, where that is open.
  package func layoutText(
    of ramp: RampName, in folder: OpenFolder? = nil
  ) throws(FileError) -> [UInt8]? {
    try content(at: ramp.layoutPath, in: folder)
  }

  /// The content of a cell's picture file; `nil` where there is none.
  public func picture(of cell: SnapshotName) throws(FileError) -> [UInt8]? {
    try picture(of: cell, in: nil)
  }

  /// The same from the folder of its ramp, where that is open.
  package func picture(of cell: SnapshotName, in folder: OpenFolder?) throws(FileError) -> [UInt8]?
  {
    try content(at: picturePath(of: cell), in: folder)
  }

  /// The path of a cell's picture below the folder.
  package func picturePath(of cell: SnapshotName) -> String {
    places?[cell] ?? cell.picturePath
  }

  /// The folder that all files of a suite lie in, as a path below the store's; empty for that itself.
  package func folder(of suite: String) -> String { places == nil ? suite : "" }

  /// The path of the record of a suite's reviews below the folder.
  package func reviewsPath(of suite: String) -> String {
    places == nil ? "\(suite)/\(Self.reviewsName)" : "typeproof-\(Self.reviewsName)"
  }

  /// The most bytes of a picture, as of one that a report has. One that holds more than its size asks for
  /// is not read either.
  public static let greatestPictureSize = 64 << 20

  /// The most bytes of a layout text or a fingerprint. The text of 100,000 letters at twelve
  /// categories, some forty to a line, has a third of it.
  public static let greatestTextSize = 16 << 20

  /// What a golden's file holds to show a picture: what it holds now, where that shows the same.
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

  /// The versions that a suite was recorded with; `nil` where they are not on disk.
  ///
  /// - Throws: `FingerprintError` or `FileError`.
  public func fingerprint(of suite: String) throws -> Fingerprint? {
    try text(at: "\(suite)/\(Self.fingerprintName)").map { try Fingerprint(text: $0) }
  }

  /// The record of a suite's reviews; `nil` where there is none.
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

  /// What the file of a suite's versions is called.
  package static let fingerprintName = "fingerprint.txt"
  /// What the file was called that earlier versions kept the declared cells in. It is not read, and the next
  /// recording of the whole suite deletes it.
  package static let formerManifestName = "manifest.txt"
  /// What the file is called in which reviews of a suite leave who decided what.
  package static let reviewsName = "reviews.txt"

  /// Every picture and layout text of a suite, as paths below the folder, in the order of their
  /// bytes. Endings count in upper case too: `LATIN.PNG` is no golden, and should not hide.
  public func files(of suite: String) throws(FileError) -> [String] {
    guard FileTree.exists(path(suite)) else { return [] }
    return try FileTree.files(below: path(suite))
      .filter { [".png", ".txt"].contains(where: $0.hasNameEnding) }
      .filter { ![Self.fingerprintName, Self.formerManifestName, Self.reviewsName].contains($0) }
      .map { "\(suite)/\($0)" }
  }

  /// The full path of something below the folder.
  public func path(_ relativePath: String) -> String {
    relativePath.isEmpty ? root : "\(root)/\(relativePath)"
  }

  private func text(at relativePath: String) throws(FileError) -> String? {
    try content(at: relativePath).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The folder that the files of a ramp lie in; `nil` where it cannot be opened, which reading one of them
  /// tells.
  package func folder(of ramp: RampName) -> OpenFolder? {
    try? OpenFolder(ramp.layoutPath.pathBeforeLastName ?? "", within: root)
  }

  /// What a file below the folder holds; `nil` where there is none.
  ///
  /// A golden is a file of whoever sends a change: a link in its place could show anything of this
  /// machine, and a folder that is one would have goldens written elsewhere.
  ///
  /// - Parameter folder: The folder that it lies in, where that is open.
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

  /// A text as bytes, to be put among goldens.
  ///
  /// - Throws: `FileError` where it would be larger than what is read again.
  package func bytes(of text: String, at relativePath: String) throws(FileError) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.greatestTextSize else {
      throw FileError(.write, path(relativePath), tooLargeFor: Self.greatestTextSize)
    }
    return bytes
  }
}

extension SnapshotStore {
  /// What lies in a suite's folder and is never read as a golden, though somebody could take it for one:
  /// links, hidden pictures and texts, and those whose names are not UTF-8.
  ///
  /// What writers leave for a moment is none of it.
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
  /// The folder that it lies in, as a path below the folder of goldens.
  package let folder: String
  /// The bytes of its name, which need not be UTF-8.
  package let name: [UInt8]
  /// Whether it is a symbolic link.
  package private(set) var isLink = false

  init(folder: String, name: [UInt8]) {
    self.folder = folder
    self.name = name
  }

  /// The same as a link.
  fileprivate var link: OddFile {
    var link = self
    link.isLink = true
    return link
  }

  /// Its path below the folder of goldens. U+FFFD stands for bytes that are not UTF-8.
  package var path: String { "\(folder)/\(String(decoding: name, as: UTF8.self))" }

  /// Whether its name is not UTF-8.
  package var isMisspelled: Bool { String(validating: name, as: UTF8.self) == nil }
}

/// Git or an editor left a line in a record of reviews.
package struct ForeignReviews: Error, Hashable, CustomStringConvertible {
  /// The file.
  package let path: String
  /// The line.
  package let line: ForeignLine

  package var description: String { line.words(in: path) }
}
