import Imaging

/// A screen before and after one to three edits of its list.
///
/// Edits may lie beside each other and at both ends. None undoes another: a row is edited once.
struct EditedScreen {
  let before: ListScreen
  private(set) var after: ListScreen
  /// The number that each row of the list has before; `nil` for those that were inserted.
  private(set) var origins: [Int?]
  /// The numbers before of rows with another word.
  private(set) var changed: Set<Int> = []
  /// How many edits were made.
  private(set) var edits = 0

  /// - Parameter mostEdits: 1 to 3.
  init(seed: UInt64, mostEdits: Int = 3) {
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
    for _ in 0..<Int.random(in: 1...mostEdits, using: &random) { edit(&random) }
  }

  private static func row(_ random: inout FixedRandom) -> ListScreen.Row {
    let text = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      ListScreen.words.randomElement(using: &random) ?? ""
    }
    return ListScreen.Row(
      text: text, detail: (ListScreen.details + [""]).randomElement(using: &random) ?? "")
  }

  private mutating func edit(_ random: inout FixedRandom) {
    if Int.random(in: 0..<3, using: &random) == 0 {
      let place = Int.random(in: 0...origins.count, using: &random)
      origins.insert(nil, at: place)
      after.rows.insert(Self.row(&random), at: place)
      edits += 1
      return
    }
    let free = origins.indices.filter { index in
      origins[index].map { !changed.contains($0) } ?? false
    }
    guard let place = free.randomElement(using: &random), let origin = origins[place] else {
      return
    }
    edits += 1
    if Bool.random(using: &random) {
      origins.remove(at: place)
      after.rows.remove(at: place)
    } else {
      changed.insert(origin)
      let word = Int.random(in: 0..<after.rows[place].text.count, using: &random)
      let old = after.rows[place].text[word]
      let others = ListScreen.words.filter { $0 != old }
      let other = others.randomElement(using: &random) ?? ""
      let isLetter = Bool.random(using: &random)
      after.rows[place].text[word] = isLetter ? ListScreen.misspelt[old] ?? other : other
    }
  }
}

/// SplitMix64 (S. Vigna, 2015): the same numbers for the same seed everywhere.
struct FixedRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
