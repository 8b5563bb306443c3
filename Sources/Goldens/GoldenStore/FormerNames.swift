import GoldenText
package import Suites
import DynamicType

/// Goldens that still have the names of an earlier version, which kept less of the names of samples
/// and styles.
package struct FormerNames {
  package let store: SnapshotStore

  /// Prepares to rename goldens in a store.
  package init(store: SnapshotStore) {
    self.store = store
  }

  /// Renames goldens of an earlier version to today's names, where today's names are not on record.
  ///
  /// Two ramps that shared a name in earlier versions could not be recorded together, so the golden
  /// belongs to one of them alone. Verifying the pictures shows which. A name that is itself
  /// declared belongs to its own ramp.
  ///
  /// - Throws: `FileError`, `LayoutDocumentError` or `FileTransactionError`.
  package func rename(_ ramps: [RampSpec], of suite: String) throws {
    var transaction = FileTransaction(in: store.path(suite))
    do {
      var taken = Set(ramps.map(\.name))
      for ramp in ramps {
        guard let former = ramp.name.former, !taken.contains(former),
          try store.layoutText(of: ramp.name) == nil, let layout = try store.layout(of: former)
        else { continue }
        taken.insert(former)
        try move(layout, to: ramp.name, in: &transaction)
      }
    } catch {
      transaction.discard()
      throw error
    }
    try transaction.commit()
  }

  private func move(
    _ layout: LayoutDocument, to name: RampName, in transaction: inout FileTransaction
  ) throws {
    var renamed = layout
    renamed.ramp = name
    for (category, cell) in layout.cells {
      guard let head = cell.head else { continue }
      guard let new = head.renamed(to: name) else {
        throw LayoutDocumentError.notCanonical(line: 1)
      }
      renamed.cells[category]?.head = new
    }
    try transaction.put(
      store.bytes(of: renamed.description, at: name.layoutPath), at: store.path(name.layoutPath),
      over: nil)
    for category in layout.cells.keys.sorted() {
      let old = SnapshotName(ramp: layout.ramp, category: category)
      let new = SnapshotName(ramp: name, category: category)
      guard let picture = try store.picture(of: old) else { continue }
      try transaction.put(
        picture, at: store.path(new.picturePath), over: try store.picture(of: new))
      try transaction.put(nil, at: store.path(old.picturePath), over: picture)
    }
    let path = layout.ramp.layoutPath
    try transaction.put(nil, at: store.path(path), over: try store.content(at: path))
  }
}

extension RampName {
  /// The name that earlier versions gave to the ramp; `nil` where it is the same.
  fileprivate var former: RampName? {
    let parts = [style.folder, sample] + variants
    let formers = parts.map(Self.former)
    guard formers.contains(where: { $0 != nil }) else { return nil }
    let names = zip(formers, parts).map { $0 ?? $1 }
    return RampName(
      suite: suite, style: style.textStyle == nil ? StyleName(names[0]) : style, sample: names[1],
      variants: Array(names.dropFirst(2)), scale: scale)
  }
}
