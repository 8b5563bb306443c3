import DynamicType
import Git
import ImageDiff
import Imaging
import Snapshots

/// Reads goldens from commits, each object once.
struct RecordingReader {
  private let history: GoldenHistory
  private var layouts: [String: LayoutDocument] = [:]
  private var troubles: [String: (reason: String, lines: [String])] = [:]

  init(history: GoldenHistory) { self.history = history }

  /// Returns the golden in some files of a commit.
  mutating func recording(of files: GoldenHistory.Files, named name: SnapshotName) -> Recording {
    var cell: LayoutDocument.Cell?
    var unreadable: Recording.Unreadable?
    if let object = files.layout {
      read(object, of: name.ramp)
      cell = layouts[object]?.cells[name.category]
      unreadable = troubles[object].map { trouble in
        let heading = "[\(name.category.shortName)]"
        let block = trouble.lines.drop { $0 != heading }.prefix { !$0.isEmpty }
        return Recording.Unreadable(reason: trouble.reason, block: Array(block))
      }
    }
    return Recording(
      picture: files.picture, fingerprint: files.fingerprint, cell: cell, unreadable: unreadable)
  }

  private mutating func read(_ object: String, of ramp: RampName) {
    guard layouts[object] == nil, troubles[object] == nil else { return }
    guard let bytes = history.content(of: object, atMost: SnapshotStore.greatestTextSize) else {
      troubles[object] = ("git does not have it", [])
      return
    }
    do {
      layouts[object] = try WorkWatch.over(ramp.coordinates) {
        try LayoutDocument(parsing: bytes, ramp: ramp)
      }
    } catch {
      let lines = String(decoding: bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      // The sentence behind it says how to mend a file, and this one is history.
      let sentences = "\(error)".split(separator: ". ", maxSplits: 1)
      troubles[object] = (sentences.first.map(String.init) ?? "", lines)
    }
  }

  /// Returns the libraries whose version differs between two recordings.
  func drift(from before: Recording, to after: Recording) -> Drift {
    let versions = [before, after].map { recording -> Fingerprint? in
      guard let object = recording.fingerprint,
        let bytes = history.content(of: object, atMost: SnapshotStore.greatestTextSize)
      else { return nil }
      // A damaged one says nothing of this cell.
      return try? Fingerprint(text: String(decoding: bytes, as: UTF8.self))
    }
    guard before.fingerprint != after.fingerprint, let old = versions[0], let new = versions[1]
    else {
      return Drift(unicode: versions[0]?.version(of: "Unicode"), sizeTable: nil, libraries: [])
    }
    return Drift(recorded: old, current: new)
  }

  /// Returns both pictures; `nil` if they are the same, or one cannot be read, such as a Git LFS
  /// pointer.
  func pictures(_ before: Recording, _ after: Recording) -> (before: Bitmap, after: Bitmap)? {
    guard before.picture != after.picture, let old = picture(before.picture),
      let new = picture(after.picture)
    else { return nil }
    return (old, new)
  }

  private func picture(_ object: String?) -> Bitmap? {
    guard let object,
      let bytes = history.content(of: object, atMost: SnapshotStore.greatestPictureSize)
    else { return nil }
    return WorkWatch.over(object) { try? PNG.decode(bytes) }
  }

  /// Returns a description of the difference if a layout text cannot be read.
  func words(from before: Recording, to after: Recording) -> String {
    var words: [String] = []
    if before.picture != after.picture {
      switch (before.picture, after.picture) {
      case (nil, _): words.append("the picture was added")
      case (_, nil): words.append("the picture was deleted")
      case (_, _):
        let pair = pictures(before, after)
        words.append(
          pair.map { "\(compare(expected: $0.before, actual: $0.after))" }
            ?? "the picture is another")
      }
    } else {
      words.append("the picture is the same")
    }
    for (which, recording) in [("earlier", before), ("new", after)] {
      if let trouble = recording.unreadable {
        words.append("this version cannot read the \(which) layout text: \(trouble.reason)")
      } else if recording.cell == nil {
        words.append("the \(which) layout text has no block of the cell")
      }
    }
    return words.joined(separator: "; ")
  }
}
