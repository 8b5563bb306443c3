import Git
import Snapshots
import Wording

/// The goldens in conflict, read from git's index.
struct UnmergedGoldens {
  private let unmerged: UnmergedFiles
  private let store: SnapshotStore

  /// The ramps with a file in conflict, sorted by their names.
  let ramps: [RampName]
  /// Files in conflict that belong to no ramp and are not a record of reviews.
  let strangers: [String]

  /// The reason why the sides of a ramp cannot be read, in words.
  struct Unreadable: Error {
    let words: String
  }

  init(_ unmerged: UnmergedFiles, in store: SnapshotStore) {
    self.unmerged = unmerged
    self.store = store
    var ramps: Set<RampName> = []
    var strangers: [String] = []
    for path in unmerged.files.keys.sorted() {
      if let ramp = RampName(layoutPath: path) ?? SnapshotName(picturePath: path)?.ramp {
        ramps.insert(ramp)
      } else if path.lastPathName != SnapshotStore.reviewsName {
        strangers.append(path)
      }
    }
    self.ramps = ramps.sorted()
    self.strangers = strangers
  }

  /// The suites with goldens or reviews in conflict.
  var suites: [String] {
    let reviews = unmerged.files.keys.filter { $0.lastPathName == SnapshotStore.reviewsName }
    return Set(ramps.map(\.suite) + reviews.compactMap(\.pathNames.first)).sorted()
  }

  /// Returns the layout texts of a ramp on both sides.
  func sides(of ramp: RampName) throws(Unreadable) -> MergeSides {
    guard unmerged.files[ramp.layoutPath] != nil else {
      throw Unreadable(
        words:
          "pictures are in conflict, but the layout text is not. Restore both sides with: git checkout "
          + "--merge -- \(store.path(ramp.layoutPath))")
    }
    do {
      return try MergeSides { side in
        let text = try unmerged.content(
          of: ramp.layoutPath, at: side.rawValue, atMost: SnapshotStore.greatestTextSize)
        return try text.map { try LayoutDocument(parsing: $0, ramp: ramp) }
          ?? LayoutDocument(ramp: ramp)
      }
    } catch {
      throw Unreadable(words: "\(error)")
    }
  }

  /// Returns the picture of a cell on a side. If git has merged it, it is the one on disk.
  func picture(of cell: SnapshotName, on side: MergeSide) throws -> [UInt8]? {
    guard unmerged.files[cell.picturePath] != nil else { return try store.picture(of: cell) }
    return try unmerged.content(
      of: cell.picturePath, at: side.rawValue, atMost: SnapshotStore.greatestPictureSize)
  }

  /// Returns the lines of both sides of a record of reviews; `nil` if it is not in conflict.
  func reviews(of suite: String) throws -> [UInt8]? {
    let path = "\(suite)/\(SnapshotStore.reviewsName)"
    guard unmerged.files[path] != nil else { return nil }
    var seen: Set<ArraySlice<UInt8>> = []
    var lines: [ArraySlice<UInt8>] = []
    for side in [MergeSide.ours, .theirs] {
      let content = try unmerged.content(
        of: path, at: side.rawValue, atMost: SnapshotStore.greatestTextSize)
      lines += (content ?? []).split(separator: UInt8(ascii: "\n"))
        .filter { seen.insert($0).inserted }
    }
    return lines.flatMap { $0 + [UInt8(ascii: "\n")] }
  }

  /// Returns whether a file is on disk or in git's index.
  func isKnown(_ path: String) -> Bool {
    unmerged.files[path] != nil || FileTree.exists(store.path(path))
  }

  /// Returns what to do about a file that typeproof does not merge.
  func remedy(for path: String) -> String {
    path.lastPathName == SnapshotStore.fingerprintName
      ? "the branches were recorded with different versions of libraries. Keep one side, then record what "
        + "drifts with: typeproof record --mode drift-only"
      : "is no golden. Resolve it by hand"
  }
}
