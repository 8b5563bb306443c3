import Imaging

/// A screen before and after one to three edits.
struct EditedScreen {
  let before: ListScreen
  private(set) var after: ListScreen
  /// The number that each row of the list has before; `nil` for those that were inserted.
  private(set) var origins: [Int?]
  /// The numbers before of rows with another word.
  private(set) var changed: Set<Int> = []

  init(seed: UInt64) {
    var random = FixedRandom(state: seed)
    let count = Int.random(in: 6...10, using: &random)
    let rowHeight = [36, 40, 44, 52].randomElement(using: &random) ?? 40
    var rows: [ListScreen.Row] = []
    for _ in 0..<count {
      // Some rows are the same as the one above.
      if let last = rows.last, Int.random(in: 0..<8, using: &random) == 0 {
        rows.append(last)
      } else {
        rows.append(Self.row(&random))
      }
    }
    before = ListScreen(
      rows: rows, look: ListScreen.Look.allCases.randomElement(using: &random) ?? .plain,
      rowHeight: rowHeight, width: 360, height: ListScreen.top + rowHeight * (count + 3) + 60,
      hasTabs: Bool.random(using: &random))
    after = before
    origins = rows.indices.map { $0 }
    for _ in 0..<Int.random(in: 1...3, using: &random) { edit(&random) }
  }

  private static func row(_ random: inout FixedRandom) -> ListScreen.Row {
    let text = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      ListScreen.words.randomElement(using: &random) ?? ""
    }
    return ListScreen.Row(
      text: text, detail: (ListScreen.details + [""]).randomElement(using: &random) ?? "")
  }

  /// Makes an edit with a row between it and the others, and above the last row: two edits side by side are
  /// one change in place, and so is one at the end, where nothing moves.
  private mutating func edit(_ random: inout FixedRandom) {
    let isFree = { [origins, changed] (index: Int) in
      guard origins.indices.contains(index), let origin = origins[index] else { return false }
      return !changed.contains(origin)
    }
    let isKept = { [origins] (index: Int) in
      index == 0
        || origins[index].flatMap { origin in
          origins[index - 1].map { $0 + 1 == origin }
        } ?? false
    }
    let places = origins.indices.dropLast().filter { index in
      (index == 0 || isFree(index - 1)) && isFree(index) && isFree(index + 1) && isKept(index)
        && isKept(index + 1)
    }
    guard let place = places.randomElement(using: &random), let origin = origins[place] else {
      return
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      origins.insert(nil, at: place)
      after.rows.insert(Self.row(&random), at: place)
    case 1:
      origins.remove(at: place)
      after.rows.remove(at: place)
    default:
      changed.insert(origin)
      let word = Int.random(in: 0..<after.rows[place].text.count, using: &random)
      let old = after.rows[place].text[word]
      after.rows[place].text[word] =
        ListScreen.words.filter { $0 != old }.randomElement(using: &random) ?? ""
    }
  }

  var inserted: Int { origins.count { $0 == nil } }
  var removed: Int { before.rows.count - origins.count + inserted }
}

/// SplitMix64 (S. Vigna, 2015): the same numbers for the same seed everywhere.
private struct FixedRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
