package import Files
import Glibc
package import ImageDiff
import Wording

/// Which files of a suite take their places together: written before the first does, deleted after
/// the last.
///
/// A rename replaces one file at once, but no file system replaces several at once. A process that is
/// killed between two renames would leave a picture without its layout text, or half a suite in
/// another colour. All new content is on disk before the journal is, so whoever finds one can take it
/// to its end; no former content has to be kept.
///
/// It lies among the goldens, where a stranger's pull request may put one. So it names nothing but
/// pictures and texts below its own folder, and its own kind of temporary file beside each.
package struct GoldenJournal: Equatable {
  /// What comes of taking the journal to its end.
  package enum Purpose: String {
    /// New files take their places.
    case finish
    /// Files that had taken their places already make way for the former ones.
    case undo
  }

  /// What becomes of one file.
  package struct Change: Equatable {
    /// The file below the suite's folder.
    package let path: String
    /// The file beside it that takes its place, and its content; `nil` where it is deleted.
    package let successor: Successor?
  }

  /// A file that waits to take the place of another in its folder.
  package struct Successor: Equatable {
    package let name: String
    package let digest: ContentDigest
  }

  /// The file's name; hidden, so that listings of goldens pass over it.
  package static let name = ".typeproof-journal"
  /// The version of the format, in the first line.
  package static let formatVersion = 1
  /// The most bytes that are read; a hundred thousand files take less.
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

  /// Reads exactly what `content` writes; `nil` for anything else, and for what names other files.
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

  /// The journal in a suite's folder; `nil` where there is none.
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

  /// Whether a suite's folder has a journal, whatever is in it.
  package static func exists(in folder: String) -> Bool { FileTree.exists("\(folder)/\(name)") }

  /// Puts the journal in a suite's folder, in place of another, synced with its folder.
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

  /// What is between the spaces of a record, the last with all that follows.
  private static func fields(of record: String, atMost count: Int) -> [String] {
    record.utf8.split(separator: UInt8(ascii: " "), maxSplits: count - 1).map { String($0) ?? "" }
  }

  /// Whether the path leads to a picture or text below the folder, by no hidden folder and no dots.
  private var isGolden: Bool {
    path.pathNames.allSatisfy { !$0.isEmpty && !$0.isHiddenName }
      && [".png", ".txt"].contains(where: path.hasNameEnding)
  }

  /// The successor below the suite's folder.
  package var successorPath: String? {
    guard let successor else { return nil }
    return path.pathBeforeLastName.map { "\($0)/\(successor.name)" } ?? successor.name
  }
}

/// A journal that this program did not write, or that is of a later version.
package struct GoldenJournalError: Error, Equatable, CustomStringConvertible {
  /// The file.
  package let path: String

  /// What is wrong, then the remedy.
  package var description: String {
    "\(path) is the journal of an interrupted recording and cannot be read. Delete it, and record "
      + "the suite again."
  }
}
