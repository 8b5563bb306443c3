import GoldenText
package import Suites
import Work
import DynamicType
package import ImageDiff

/// Ramps without goldens that look the same as goldens that nothing declares any more. Their style,
/// sample or variant was renamed.
package struct RenamedRamps {
  /// Whether a cell is declared and has a golden.
  package enum Standing {
    /// The cell has no golden; its pixels have this digest.
    case missing(ContentDigest)
    /// The cell has a golden, but nothing declares it any more.
    case obsolete
    /// The cell is declared and has a golden, or was not drawn.
    case known
  }

  /// A ramp's name today and its name on record.
  package struct Pair: Equatable {
    package let today: RampName
    package let onRecord: RampName
  }

  /// The renamed ramps, in ascending order of today's names.
  package let pairs: [Pair]

  /// Finds renamed ramps.
  ///
  /// - Parameters:
  ///   - cells: The cells of a whole run, including goldens that nothing declares.
  ///   - store: The store with the goldens.
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

  /// Returns the digests of goldens' pixels; empty where their layout text cannot be read, which is
  /// reported elsewhere.
  private static func pictures(on store: SnapshotStore, of ramp: RampName) -> Pictures {
    WorkWatch.over(ramp.coordinates) {
      guard let text = try? store.layoutText(of: ramp),
        let layout = try? LayoutDocument(parsing: text, ramp: ramp)
      else { return [:] }
      return layout.cells.mapValues(\.facts.pixels)
    }
  }

  /// A note for the reader; `nil` where no ramp was renamed.
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
