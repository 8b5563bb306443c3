import DynamicType
public import Suites

/// Cells with the same set of changes.
///
/// The same type also represents one change with all cells that have it, alone or with others.
public struct ChangeGroup: Hashable, Sendable {
  /// The changes, each as it appears in the first cell that has it; at least one.
  public let changes: [Change]
  /// The cells, in ascending order or as a report lists them; at least one.
  public let cells: [SnapshotName]

  /// Creates a group of known changes.
  public init(changes: [Change], cells: [SnapshotName]) {
    self.changes = changes
    self.cells = cells
  }

  /// The changes as one sentence. After eight changes, only a count follows.
  public var sentence: String { changes.words }

  /// How many cells changed in how many ways, and the changes, such as `12 cells, one cause: weight is 800, was
  /// 400`.
  public var summary: String {
    let share = changes.count == 1 ? "one cause" : "\(changes.count) changes"
    return "\(cells.count) cell\(cells.count == 1 ? "" : "s"), \(share): \(sentence)"
  }
}

extension ChangeGroup {
  /// Returns the letters that name a group by its place in a run: A to Z, then AA, AB and so on.
  public static func letter(at place: Int) -> String {
    var letters = ""
    var rest = place
    repeat {
      letters = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return letters
  }

  /// Returns the place of a group named by letters, in upper or lower case; `nil` for any other
  /// text.
  public static func place(ofLetter letters: String) -> Int? {
    guard !letters.isEmpty, letters.utf8.count <= 4 else { return nil }
    var place = 0
    for letter in letters.uppercased().utf8 {
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) else { return nil }
      place = place * 26 + Int(letter - UInt8(ascii: "A")) + 1
    }
    return place - 1
  }
}

/// The changes of all cells of a run, grouped by equal sets of changes.
public struct ChangeGroups: Sendable {
  /// The cells with equal sets of changes. Groups with more cells come first, then those with the
  /// earlier first cell.
  public let groups: [ChangeGroup]
  /// Each change with all cells that have it. Changes with more cells come first.
  public let changes: [ChangeGroup]
  /// For each cell the places of its changes in `changes`, in the order in which the cell has them.
  public let places: [SnapshotName: [Int]]

  /// Groups changed cells, in any order.
  ///
  /// Inputs are the same if they are equal in everything. Effects that are alike join the first of
  /// their kind, by the order of the cells. So neither the order of the cells nor sharding changes
  /// the groups.
  public init(of cells: [(name: SnapshotName, changes: [Change])]) {
    let cells = cells.sorted { $0.name < $1.name }
    let readings = SizeReadings(of: cells)
    var known = KnownChanges()
    var order: [[Int]] = []
    var members: [[Int]: [SnapshotName]] = [:]
    var owners: [Int: [SnapshotName]] = [:]
    var found: [SnapshotName: [Int]] = [:]
    for cell in cells {
      let places = cell.changes.map { known.place(of: $0, in: cell.name, readings) }
      found[cell.name] = places
      // The same set may come in another order of consequence.
      let set = Set(places).sorted()
      if members[set] == nil { order.append(set) }
      members[set, default: []].append(cell.name)
      for place in set { owners[place, default: []].append(cell.name) }
    }
    let told = known.told(owners: owners)
    groups = Self.sorted(
      order.map { set in
        ChangeGroup(changes: set.map { told[$0] }, cells: members[set] ?? [])
      })
    let ranks = told.indices.sorted {
      (owners[$1]?.count ?? 0, $0) < (owners[$0]?.count ?? 0, $1)
    }
    changes = ranks.map { ChangeGroup(changes: [told[$0]], cells: owners[$0] ?? []) }
    var rank = [Int](repeating: 0, count: told.count)
    for (place, index) in ranks.enumerated() { rank[index] = place }
    places = found.mapValues { $0.map { rank[$0] } }
  }

  private init(
    groups: [ChangeGroup], changes: [ChangeGroup], places: [SnapshotName: [Int]]
  ) {
    self.groups = groups
    self.changes = changes
    self.places = places
  }

  /// Returns the same groups in the same order, with each group's cells in the order of a report.
  package func listed(as names: [SnapshotName]) -> ChangeGroups {
    let order = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    func listed(_ groups: [ChangeGroup]) -> [ChangeGroup] {
      groups.map { group in
        let keys = group.cells.map { order[$0] ?? .max }
        return ChangeGroup(
          changes: group.changes,
          cells: keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { group.cells[$0] })
      }
    }
    return ChangeGroups(groups: listed(groups), changes: listed(changes), places: places)
  }

  private static func sorted(_ groups: [ChangeGroup]) -> [ChangeGroup] {
    groups.enumerated().sorted {
      ($1.element.cells.count, $0.offset) < ($0.element.cells.count, $1.offset)
    }
    .map(\.element)
  }
}

/// The changes seen so far. A change that is like an earlier one gets the place of that one.
private struct KnownChanges {
  private struct Known {
    let change: Change
    let reading: SizeReading?
    let cell: SnapshotName
  }

  private var known: [Known] = []
  private var places: [Change.Key: [Int]] = [:]

  mutating func place(
    of change: Change, in cell: SnapshotName, _ readings: SizeReadings
  ) -> Int {
    let reading = readings.reading(of: change, in: cell)
    let key = reading.map { change.key(of: $0, in: cell) } ?? change.key()
    let like = places[key]?.first { place in
      if reading != nil || known[place].reading != nil { return known[place].reading == reading }
      return known[place].change.amount.isLike(change.amount)
    }
    if let like { return like }
    places[key, default: []].append(known.count)
    known.append(Known(change: change, reading: reading, cell: cell))
    return known.count - 1
  }

  /// Returns the changes, each with the sentence that fits all cells that have it.
  func told(owners: [Int: [SnapshotName]]) -> [Change] {
    known.enumerated().map { place, known in
      let category = known.cell.category.shortName
      if let reading = known.reading {
        let subject = known.change.place.elements.first.map { "\($0)" }
        return known.change.told(
          as: "\(subject ?? known.cell.ramp.style.title) at \(category) is "
            + "\(known.change.after ?? ""), was \(known.change.before ?? ""): \(reading)")
      }
      let isOfNumbers = known.change.amount != .exact && !known.change.place.elements.isEmpty
      guard isOfNumbers, owners[place]?.count ?? 0 > 1 else { return known.change }
      return known.change.told(as: "at \(category) \(known.change.sentence)")
    }
  }
}

extension Change {
  /// Returns the key of an explained size. An explanation that can affect all styles at once is one
  /// change; one that names a curve or a size is a change of its own for each curve.
  fileprivate func key(of reading: SizeReading, in cell: SnapshotName) -> Key {
    let subject: String
    switch (reading, amount) {
    case (.ownCurve, _), (.scaledTwice, _), (.otherCategory, _), (.factor, _): subject = ""
    case (_, .sizes(_, _, let curve?)): subject = "\(curve.style.name) \(curve.sizeAtLarge)"
    default: return with(.all).key(besides: [cell.ramp.style.name])
    }
    return Key(kind: kind, role: role, parts: [], range: nil, words: [Array(subject.utf8)])
  }
}

extension Collection {
  /// The cells that a message names if they all have the same changes: all of up to three,
  /// otherwise only the first.
  package var listed: SubSequence { prefix(count <= 3 ? count : 1) }
}
