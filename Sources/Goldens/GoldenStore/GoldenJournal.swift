package import Files
import Glibc
package import ImageDiff
import Wording

/// The list of a suite's files that change together. It is written before the first rename and
/// deleted after the last.
///
/// A rename replaces one file at once, but no file system replaces several at once. A process that
/// is killed between two renames would leave a picture without its layout text, or a half-changed
/// suite. All new content is on disk before the journal is, so the next writer can finish the
/// renames. No former content has to be kept.
///
/// The journal is among the goldens, where a stranger's pull request may add one. So it may name
/// only pictures and texts below its own folder, and its own kind of temporary file beside each.
package struct GoldenJournal: Equatable {
  /// What finishing the journal does.
  package enum Purpose: String {
    /// Moves new files to their places.
    case finish
    /// Puts the former files back.
    case undo
  }

  /// The change of one file.
  package struct Change: Equatable {
    /// The file, as a path below the suite's folder.
    package let path: String
    /// The file beside it that replaces it, and its content; `nil` where the file is deleted.
    package let successor: Successor?
  }

  /// A temporary file that will replace another in its folder.
  package struct Successor: Equatable {
    package let name: String
    package let digest: ContentDigest
  }

  /// The file's name; hidden, so that listings of goldens pass over it.
  package static let name = ".typeproof-journal"
  /// The version of the format, in the first line.
  package static let formatVersion = 1
  /// The greatest number of bytes read; a hundred thousand files need less.
  package static let greatestSize = 32 << 20

  package let purpose: Purpose
  package let changes: [Change]
}

extension GoldenJournal {
  /// The journal as it is written to disk: records that end with a zero byte, which no path has.
  package var content: [UInt8] {
    let records =
      ["typeproof journal \(Self.formatVersion) \(purpose.rawValue)"]
      + changes.map { change in
        change.successor.map { "put \($0.digest) \($0.name) \(change.path)" }
          ?? "delete \(change.path)"
      } + ["end"]
    return records.flatMap { Array($0.utf8) + [0] }
  }

  /// Reads exactly what `content` writes; `nil` for anything else, or where it names files that are
  /// not allowed.
  package init?(content: [UInt8]) {
    guard let text = String(validating: content, as: UTF8.self) else { return nil }
    let records = text.unicodeScalars.split(separator: "\0").map(String.init)
    guard let heading = records.first, records.last == "end",
      let purpose = heading.split(separator: " ").last.flatMap({ Purpose(rawValue: String($0)) })
    else { return nil }
    var changes: [Change] = []
    for record in records.dropFirst().dropLast() {
      guard let change = Change(record) else { return nil }
      changes.append(change)
    }
    self.init(purpose: purpose, changes: changes)
    // Else one large file could be read once for each record.
    let files = changes.map(\.path) + changes.compactMap(\.successorPath)
    guard Set(files).count == files.count else { return nil }
    guard self.content == content else { return nil }
  }

  /// Returns the journal in a suite's folder; `nil` where there is none.
  ///
  /// - Throws: `FileError` or `GoldenJournalError`.
  package static func pending(in folder: String) throws -> GoldenJournal? {
    guard let content = try FileTree.read(name, within: folder, atMost: greatestSize) else {
      return nil
    }
    guard let journal = GoldenJournal(content: content) else {
      throw GoldenJournalError(path: "\(folder)/\(name)")
    }
    return journal
  }

  /// Returns whether a suite's folder has a journal, readable or not.
  package static func exists(in folder: String) -> Bool { FileTree.exists("\(folder)/\(name)") }

  /// Writes the journal into a suite's folder in place of another, and syncs the folder.
  package func write(in folder: String) throws(FileError) {
    try AtomicFile.write(content, to: "\(folder)/\(Self.name)")
  }

  /// Deletes the journal of a suite's folder.
  package static func delete(in folder: String) throws(FileError) {
    try AtomicFile.delete("\(folder)/\(name)")
  }
}

extension GoldenJournal.Change {
  fileprivate init?(_ record: String) {
    let fields = Self.fields(of: record, atMost: 2)
    switch (fields.first, fields.last) {
    case ("delete", let path?): self.init(path: path, successor: nil)
    case ("put", _):
      let parts = Self.fields(of: record, atMost: 4)
      guard parts.count == 4, let digest = ContentDigest(parts[1]),
        AtomicFile.isTemporary(parts[2]), parts[2].pathNames.count == 1
      else { return nil }
      self.init(path: parts[3], successor: .init(name: parts[2], digest: digest))
    default: return nil
    }
    guard isGolden else { return nil }
  }

  /// Returns the fields between the spaces of a record; the last field has all that follows.
  private static func fields(of record: String, atMost count: Int) -> [String] {
    record.utf8.split(separator: UInt8(ascii: " "), maxSplits: count - 1).map { String($0) ?? "" }
  }

  /// Whether the path leads to a picture or text below the folder, without hidden names, `.` and
  /// `..`.
  private var isGolden: Bool {
    path.pathNames.allSatisfy { !$0.isEmpty && !$0.isHiddenName }
      && [".png", ".txt"].contains(where: path.hasNameEnding)
  }

  /// The path of the successor below the suite's folder.
  package var successorPath: String? {
    guard let successor else { return nil }
    return path.pathBeforeLastName.map { "\($0)/\(successor.name)" } ?? successor.name
  }
}

/// A journal that this program did not write, or that is of a later version.
package struct GoldenJournalError: Error, Equatable, CustomStringConvertible {
  /// The file.
  package let path: String

  /// The problem, then the remedy.
  package var description: String {
    "\(path) is the journal of an interrupted recording and cannot be read. Delete it, and record "
      + "the suite again."
  }
}
