import GoldenText
package import Suites
import Work
import DynamicType
package import ImageDiff

/// Ramps without goldens that look as goldens do which nothing declares any more: their style, their
/// sample or a variant has another name.
package struct RenamedRamps {
  /// What is known of a cell.
  package enum Standing {
    /// It has no golden, and shows pixels of a digest.
    case missing(ContentDigest)
    /// Nothing declares it any more.
    case obsolete
    /// It is declared and has a golden, or was not drawn.
    case known
  }

  /// A ramp by both its names.
  package struct Pair: Equatable {
    package let today: RampName
    package let onRecord: RampName
  }

  /// The ramps, by their names of today in ascending order.
  package let pairs: [Pair]

  /// - Parameters:
  ///   - cells: Those of a whole run, with the goldens that nothing declares.
  ///   - store: Where these are.
  package init(among cells: [(name: SnapshotName, standing: Standing)], in store: SnapshotStore) {
    // Most runs have a golden for all.
    guard cells.contains(where: { if case .missing = $0.standing { true } else { false } }) else {
      pairs = []
      return
    }
    var missing: [RampName: Pictures] = [:]
    var (obsolete, known) = (Set<RampName>(), Set<RampName>())
    for cell in cells {
      switch cell.standing {
      case .missing(let pixels): missing[cell.name.ramp, default: [:]][cell.name.category] = pixels
      case .obsolete: obsolete.insert(cell.name.ramp)
      case .known: known.insert(cell.name.ramp)
      }
    }
    let today = missing.keys.filter { !known.contains($0) && !obsolete.contains($0) }.sorted()
    // A ramp of which some cells are declared has the name it had.
    let gone = today.isEmpty ? [] : obsolete.filter { !known.contains($0) && missing[$0] == nil }
    var left = Dictionary(grouping: gone.sorted().reversed()) { Self.pictures(on: store, of: $0) }
    left[[:]] = nil
    pairs = today.compactMap { ramp in
      missing[ramp].flatMap { left[$0]?.popLast() }.map { Pair(today: ramp, onRecord: $0) }
    }
  }

  private typealias Pictures = [ContentSizeCategory: ContentDigest]

  /// What goldens show; nothing where their layout text cannot be read, which is told elsewhere.
  private static func pictures(on store: SnapshotStore, of ramp: RampName) -> Pictures {
    WorkWatch.over(ramp.coordinates) {
      guard let text = try? store.layoutText(of: ramp),
        let layout = try? LayoutDocument(parsing: text, ramp: ramp)
      else { return [:] }
      return layout.cells.mapValues(\.facts.pixels)
    }
  }

  /// What a reader should know; `nil` where nothing was renamed.
  package var note: String? {
    guard let pair = pairs.first else { return nil }
    let names = "\(pair.today.coordinates), which was \(pair.onRecord.coordinates)"
    return
      (pairs.count == 1
      ? "A ramp was renamed and has the same pictures: \(names). "
      : "\(pairs.count) ramps were renamed and have the same pictures, such as \(names). ")
      + "Record the suite, then delete the old files with: typeproof clean"
  }
}
