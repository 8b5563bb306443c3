import DynamicType
import ImageDiff

/// Ramps without goldens that look as goldens do which nothing declares any more: their style, their
/// sample or a variant has another name.
struct RenamedRamps {
  /// A ramp by both its names.
  struct Pair: Equatable {
    let today: RampName
    let onRecord: RampName
  }

  /// The ramps, by their names of today in ascending order.
  let pairs: [Pair]

  /// - Parameters:
  ///   - outcomes: Those of a whole run, with the goldens that nothing declares.
  ///   - store: Where these are.
  init(among outcomes: [CellOutcome], in store: SnapshotStore) {
    let obsolete = Set(outcomes.filter { $0.verdict == .obsolete }.map(\.name.ramp))
    let missing = obsolete.isEmpty ? [:] : Self.missing(among: outcomes)
    guard !missing.isEmpty else {
      pairs = []
      return
    }
    var left = Dictionary(
      obsolete.sorted().reversed().map { (Self.pictures(on: store, of: $0), [$0]) },
      uniquingKeysWith: +)
    pairs = missing.keys.sorted().compactMap { ramp in
      missing[ramp].flatMap { left[$0]?.popLast() }.map { Pair(today: ramp, onRecord: $0) }
    }
  }

  private typealias Pictures = [ContentSizeCategory: ContentDigest]

  /// What the ramps show of which no cell has a golden.
  private static func missing(among outcomes: [CellOutcome]) -> [RampName: Pictures] {
    Dictionary(grouping: outcomes.filter { $0.verdict != .obsolete }, by: \.name.ramp)
      .filter { $0.value.allSatisfy { $0.verdict == .missing } }
      .mapValues { cells in
        Dictionary(
          cells.compactMap { cell in cell.drawnFacts.map { (cell.name.category, $0.pixels) } },
          uniquingKeysWith: { first, _ in first })
      }
      .filter { !$0.value.isEmpty }
  }

  /// What goldens show; nothing where their layout text cannot be read, which is told elsewhere.
  private static func pictures(on store: SnapshotStore, of ramp: RampName) -> Pictures {
    guard let text = try? store.layoutText(of: ramp),
      let layout = try? LayoutDocument(parsing: text, ramp: ramp)
    else { return [:] }
    return layout.cells.mapValues(\.facts.pixels)
  }

  /// What a reader should know; `nil` where nothing was renamed.
  var note: String? {
    guard let pair = pairs.first else { return nil }
    let names = "\(pair.today.coordinates), which was \(pair.onRecord.coordinates)"
    return
      (pairs.count == 1
      ? "A ramp has another name and the same pictures: \(names). "
      : "\(pairs.count) ramps have other names and the same pictures, such as \(names). ")
      + "Record the suite, then take the old files away with “typeproof clean”."
  }
}
