import DynamicType
package import Files
import Glibc
package import GoldenText
import ImageDiff
package import Suites
import Wording

/// Changes of a suite's cells that are made together, while the caller holds the lock of its
/// folder.
///
/// States are read and set in memory; `commit` writes all of them to disk at once.
package struct GoldenEdit {
  private var store: SnapshotStore
  private let suite: String
  private var layouts: [RampName: Kept<LayoutDocument>] = [:]
  private var pictures: [SnapshotName: Kept<[UInt8]?>] = [:]
  private var reviews: Kept<[UInt8]?>?
  private var deleted: [(path: String, former: [UInt8]?)] = []

  /// The content of a file on disk, and its new content.
  private struct Kept<Value: Equatable> {
    let former: [UInt8]?
    let original: Value
    var value: Value
  }

  package init(of suite: String, in store: SnapshotStore) {
    self.store = store
    self.suite = suite
  }

  /// Sets where another tool's picture is, as a path below the folder, unless the store knows it.
  package mutating func place(_ cell: SnapshotName, at path: String) {
    store = store.placing(cell, at: path)
  }

  /// Returns the state of a cell, including changes that were set already.
  ///
  /// - Throws: `FileError` where something cannot be read or a symbolic link is in the way, or
  ///   `UnreadableLayout`.
  package mutating func state(of cell: SnapshotName) throws -> GoldenState {
    GoldenState(
      picture: try picture(of: cell).value,
      block: try layout(of: cell.ramp).value.cells[cell.category])
  }

  /// Sets the new state of a cell.
  ///
  /// - Throws: As `state` does, and `LayoutDocumentError` where the facts could not be read again.
  package mutating func set(_ state: GoldenState, of cell: SnapshotName) throws {
    if let block = state.block { try Self.check(block, of: cell) }
    var layout = try layout(of: cell.ramp)
    layout.value.cells[cell.category] = state.block
    var picture = try picture(of: cell)
    picture.value = state.picture
    layouts[cell.ramp] = layout
    pictures[cell] = picture
  }

  /// Replaces a layout text and pictures, whether or not the current ones can be read.
  ///
  /// - Throws: `FileError` where a file cannot be read or is reached by a symbolic link, or
  ///   `LayoutDocumentError` where the text could not be read again.
  package mutating func replace(
    _ document: LayoutDocument, with pictures: [SnapshotName: [UInt8]?]
  ) throws {
    let text = Array(document.description.utf8)
    guard try LayoutDocument(parsing: text, ramp: document.ramp) == document else {
      throw LayoutDocumentError.notCanonical(line: 1)
    }
    let path = document.ramp.layoutPath
    if document.cells.isEmpty {
      try delete(path)
    } else {
      layouts[document.ramp] = Kept(
        former: try store.content(at: path), original: LayoutDocument(ramp: document.ramp),
        value: document)
    }
    for (cell, content) in pictures {
      var picture = try picture(of: cell)
      picture.value = content
      self.pictures[cell] = picture
    }
  }

  /// Replaces the record of reviews.
  ///
  /// - Throws: `FileError` where that cannot be read or is a symbolic link.
  package mutating func replaceReviews(with content: [UInt8]) throws(FileError) {
    let former = try Self.content(of: store.reviewsPath(of: suite), in: store)
    reviews = Kept(former: former, original: former, value: content)
  }

  /// Deletes a file that belongs to no declared cell.
  ///
  /// - Throws: `FileError` where it cannot be read or is reached by a symbolic link.
  package mutating func delete(_ path: String) throws(FileError) {
    deleted.append((path, try Self.content(of: path, in: store)))
  }

  /// Deletes the block of a cell in a layout text, and the text if it has no other block.
  ///
  /// - Throws: As `state` does.
  package mutating func deleteBlock(of cell: SnapshotName) throws {
    var layout = try layout(of: cell.ramp)
    layout.value.cells[cell.category] = nil
    layouts[cell.ramp] = layout
  }

  /// Adds lines to the record of reviews. A new record starts with a heading.
  ///
  /// - Throws: `FileError` where the record cannot be read or is a symbolic link, or
  ///   `ForeignReviews`.
  package mutating func addToReviews(_ lines: String, heading: String) throws {
    var kept: Kept<[UInt8]?>
    if let reviews {
      kept = reviews
    } else {
      let former = try store.reviews(of: suite)
      kept = Kept(former: former, original: former, value: former)
    }
    var content = kept.value ?? Array(heading.utf8)
    // An editor may have taken the last line's end.
    if content.last != UInt8(ascii: "\n") { content.append(UInt8(ascii: "\n")) }
    kept.value = content + Array(lines.utf8)
    reviews = kept
  }

  /// Writes all changes to disk: pictures first, then texts, the record of reviews last.
  package func commit() throws(FileTransactionError) {
    var transaction = FileTransaction(in: store.path(store.folder(of: suite)))
    do {
      try add(to: &transaction)
    } catch {
      transaction.discard()
      throw FileTransactionError(cause: error, isUnfinished: false)
    }
    try transaction.commit()
    // Git keeps no empty folder either. One that is not empty stays, and that is no failure.
    guard store.places == nil else { return }
    let paths = deleted.map(\.path) + layouts.keys.map(\.layoutPath)
    for folder in Set(paths.compactMap(Self.styleFolder)) { rmdir(store.path(folder)) }
  }

  private func add(to transaction: inout FileTransaction) throws(FileError) {
    for file in deleted { try transaction.put(nil, at: store.path(file.path), over: file.former) }
    for (cell, picture) in pictures.sorted(by: { $0.key < $1.key }) {
      try transaction.put(
        picture.value, at: store.path(store.picturePath(of: cell)), over: picture.former)
    }
    for (ramp, layout) in layouts.sorted(by: { $0.key < $1.key })
    where layout.value != layout.original {
      let text =
        layout.value.cells.isEmpty
        ? nil : try store.bytes(of: layout.value.description, at: ramp.layoutPath)
      try transaction.put(text, at: store.path(ramp.layoutPath), over: layout.former)
    }
    if let reviews {
      try transaction.put(
        reviews.value, at: store.path(store.reviewsPath(of: suite)),
        over: reviews.former)
    }
  }

  /// Returns the style's folder in a path; `nil` where the path is outside the folders of styles.
  private static func styleFolder(of path: String) -> String? {
    let parts = path.pathNames
    return parts.count > 2 ? "\(parts[0])/\(parts[1])" : nil
  }

  private func picture(of cell: SnapshotName) throws(FileError) -> Kept<[UInt8]?> {
    if let kept = pictures[cell] { return kept }
    let former = try store.picture(of: cell)
    return Kept(former: former, original: former, value: former)
  }

  private mutating func layout(of ramp: RampName) throws -> Kept<LayoutDocument> {
    if let kept = layouts[ramp] { return kept }
    if store.places != nil {
      let none = LayoutDocument(ramp: ramp)
      return Kept(former: nil, original: none, value: none)
    }
    let former = try store.content(at: ramp.layoutPath)
    let document: LayoutDocument
    do throws(LayoutDocumentError) {
      document =
        try former.map { bytes throws(LayoutDocumentError) in
          try LayoutDocument(parsing: bytes, ramp: ramp)
        } ?? LayoutDocument(ramp: ramp)
    } catch {
      throw UnreadableLayout(path: store.path(ramp.layoutPath), reason: error)
    }
    let kept = Kept(former: former, original: document, value: document)
    // A ramp has up to twelve cells, and its text is read once for all.
    layouts[ramp] = kept
    return kept
  }

  private static func content(
    of path: String, in store: SnapshotStore
  ) throws(FileError) -> [UInt8]? {
    try FileTree.read(path, within: store.root, atMost: FileTree.greatestFileSize)
  }

  /// Checks that facts can be read again. They may come from a stranger, who could have added an
  /// unescaped line break.
  private static func check(
    _ block: LayoutDocument.Cell, of cell: SnapshotName
  ) throws(LayoutDocumentError) {
    let text = LayoutDocument(ramp: cell.ramp, cells: [cell.category: block]).description
    let read = try LayoutDocument(parsing: Array(text.utf8), ramp: cell.ramp)
    guard read.cells.count == 1, read.cells[cell.category] == block else {
      throw .notCanonical(line: 1)
    }
  }
}

extension SnapshotStore {
  /// Returns the state of a cell on disk.
  ///
  /// - Throws: `FileError` or `UnreadableLayout`.
  package func state(of cell: SnapshotName) throws -> GoldenState {
    var edit = GoldenEdit(of: cell.ramp.suite, in: self)
    return try edit.state(of: cell)
  }

  /// Returns whether goldens of a suite were ever recorded, by its fingerprint. Pictures of other
  /// tools need none.
  ///
  /// - Throws: `FileError` or `FingerprintError`.
  package func isRecorded(_ suite: String) throws -> Bool {
    try places != nil ? FileTree.isFolder(root) : fingerprint(of: suite) != nil
  }

  /// Runs a body that changes cells of a suite, while the lock of the suite's folder is held.
  ///
  /// - Throws: `FileError` where the folder cannot be made or locked, or something in it is a link;
  ///   `InterruptedRecording`; and what the body throws.
  package func edit<Result>(
    _ suite: String, _ body: (inout GoldenEdit) throws -> Result
  ) throws -> Result {
    try whileLocked(suite) {
      var edit = GoldenEdit(of: suite, in: self)
      return try body(&edit)
    }
  }
}

/// The recorded files of one cell.
package struct GoldenState: Hashable, Sendable {
  /// The content of the picture file; `nil` without a file.
  package var picture: [UInt8]?
  /// The block of the layout text; `nil` without a block.
  package var block: LayoutDocument.Cell?

  /// Creates a state of known parts.
  package init(picture: [UInt8]?, block: LayoutDocument.Cell?) {
    self.picture = picture
    self.block = block
  }

  /// The state of a cell that has neither picture nor block.
  package static let absent = GoldenState(picture: nil, block: nil)
}
