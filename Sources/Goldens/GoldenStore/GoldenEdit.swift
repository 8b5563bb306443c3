import DynamicType
package import Files
import Glibc
package import GoldenText
import ImageDiff
package import Suites
import Wording

/// Changes of cells of one suite that are made together, by whoever holds the lock of its folder.
///
/// States are asked for and set in memory; `commit` puts all of them on disk at once.
package struct GoldenEdit {
  private var store: SnapshotStore
  private let suite: String
  private var layouts: [RampName: Kept<LayoutDocument>] = [:]
  private var pictures: [SnapshotName: Kept<[UInt8]?>] = [:]
  private var reviews: Kept<[UInt8]?>?
  private var deleted: [(path: String, former: [UInt8]?)] = []

  /// A file's content as it is on disk, and what it is to be.
  private struct Kept<Value: Equatable> {
    let former: [UInt8]?
    let original: Value
    var value: Value
  }

  package init(of suite: String, in store: SnapshotStore) {
    self.store = store
    self.suite = suite
  }

  /// Says where another tool's picture lies, below the folder, if the store does not know it.
  package mutating func place(_ cell: SnapshotName, at path: String) {
    store = store.placing(cell, at: path)
  }

  /// What there is for a cell, with what was set already.
  ///
  /// - Throws: `FileError` where something cannot be read or a symbolic link is in the way, or
  ///   `UnreadableLayout`.
  package mutating func state(of cell: SnapshotName) throws -> GoldenState {
    GoldenState(
      picture: try picture(of: cell).value,
      block: try layout(of: cell.ramp).value.cells[cell.category])
  }

  /// Sets what there is to be for a cell.
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

  /// Puts a layout text and pictures in the place of whatever is there, which need not be readable.
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

  /// Puts a record of reviews in the place of the one that is there.
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

  /// Deletes the block that a layout text has of a cell, and a text without blocks.
  ///
  /// - Throws: As `state` does.
  package mutating func deleteBlock(of cell: SnapshotName) throws {
    var layout = try layout(of: cell.ramp)
    layout.value.cells[cell.category] = nil
    layouts[cell.ramp] = layout
  }

  /// Adds lines to the record of reviews, which begins with a heading where there is none yet.
  ///
  /// - Throws: `FileError` where the record cannot be read or is a symbolic link, or `ForeignReviews`.
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

  /// Puts everything on disk: pictures first, then texts, the record of reviews last.
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

  /// The folder of a style that a path leads through; `nil` where it lies beside them.
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

  /// Facts may come from a stranger, who could have put a line break where none is escaped.
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
  /// What there is on disk for a cell.
  ///
  /// - Throws: `FileError` or `UnreadableLayout`.
  package func state(of cell: SnapshotName) throws -> GoldenState {
    var edit = GoldenEdit(of: cell.ramp.suite, in: self)
    return try edit.state(of: cell)
  }

  /// Whether goldens of a suite were ever recorded: it has a fingerprint. Pictures of other tools need none.
  ///
  /// - Throws: `FileError` or `FingerprintError`.
  package func isRecorded(_ suite: String) throws -> Bool {
    try places != nil ? FileTree.isFolder(root) : fingerprint(of: suite) != nil
  }

  /// Changes cells of a suite while nobody else does.
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

/// All that there is on disk for one cell.
package struct GoldenState: Hashable, Sendable {
  /// The content of the picture's file; `nil` where there is none.
  package var picture: [UInt8]?
  /// The block of the layout text; `nil` where there is none.
  package var block: LayoutDocument.Cell?

  /// A state of known parts.
  package init(picture: [UInt8]?, block: LayoutDocument.Cell?) {
    self.picture = picture
    self.block = block
  }

  /// Nothing at all.
  package static let absent = GoldenState(picture: nil, block: nil)
}
