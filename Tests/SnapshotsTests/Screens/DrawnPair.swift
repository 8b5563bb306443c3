import Imaging

/// Two pictures that were drawn to differ in a known way.
struct DrawnPair {
  let name: String
  let expected: Bitmap
  let actual: Bitmap
  var ignored: [PixelRect] = []

  init(_ name: String, _ expected: Sketch, _ actual: Sketch, ignoring ignored: [PixelRect] = []) {
    self.name = name
    self.expected = expected.bitmap
    self.actual = actual.bitmap
    self.ignored = ignored
  }

  /// What differs.
  enum Kind: CaseIterable {
    case sizes, moves, parts, order, edits, colours, photos, columns, edges, ignored, many
  }

  /// The pairs of a kind.
  ///
  /// - Parameter words: The words that they show, each by itself.
  static func pairs(of kind: Kind, words: [String: Bitmap]) -> [DrawnPair] {
    switch kind {
    case .sizes: sizes(words)
    case .moves: moves(words)
    case .parts: parts(words)
    case .order: order(words)
    case .edits: edits(words)
    case .colours: colours(words)
    case .photos: photos
    case .columns: columns
    case .edges: edges
    case .ignored: ignoredAreas(words)
    case .many: many(words)
    }
  }
}

extension DrawnPair {
  private static func sizes(_ words: [String: Bitmap]) -> [DrawnPair] {
    let screen = PhotoScreen()
    let base = screen.sketch(words)
    var longer = screen
    longer.rows.append(PhotoScreen.Row(word: "Clock", icon: PhotoScreen.red))
    longer.height += 36
    var shorter = screen
    shorter.rows.removeLast()
    shorter.height -= 36
    var wider = screen
    wider.width += 40
    var other = wider
    other.rows[1].word = "Books"
    var larger = longer
    larger.width += 12
    let (rows, columns) = (Sketch(width: 240, height: 30), Sketch(width: 20, height: 300))
    return [
      DrawnPair("taller by 30 blank rows", base, Sketch(stacking: [base, rows])),
      DrawnPair("taller by 30 blank rows above", base, Sketch(stacking: [rows, base])),
      DrawnPair("lower by 30 blank rows", Sketch(stacking: [base, rows]), base),
      DrawnPair(
        "taller by noise", base,
        Sketch(stacking: [base, Sketch(noise: 3, width: 240, height: 9)])),
      DrawnPair("taller by a row of the list", base, longer.sketch(words)),
      DrawnPair("lower by a row of the list", base, shorter.sketch(words)),
      DrawnPair("lower in the middle of a word", base, base.rows(0..<267)),
      DrawnPair("wider by 20 blank columns", base, Sketch(joining: [base, columns])),
      DrawnPair("narrower by 8 columns", base, base.columns(0..<232)),
      DrawnPair("of a wider screen", base, wider.sketch(words)),
      DrawnPair("of a wider screen with another word", base, other.sketch(words)),
      DrawnPair("wider and taller", base, larger.sketch(words)),
      DrawnPair("of one pixel", base, base.rows(0..<1).columns(0..<1)),
    ]
  }

  private static func moves(_ words: [String: Bitmap]) -> [DrawnPair] {
    let base = PhotoScreen().sketch(words)
    return [
      (1, 0), (3, 0), (-8, 0), (24, 0), (0, 1), (0, 3), (0, 7), (0, 8), (0, 9), (0, 24), (0, -8),
      (2, 5), (-4, -12),
    ].map { right, down in
      DrawnPair("by \(right), \(down) px", base, base.moved(right: right, down: down))
    }
  }

  /// Parts of a screen that move.
  private static func parts(_ words: [String: Bitmap]) -> [DrawnPair] {
    let screen = PhotoScreen()
    let base = screen.sketch(words)
    var pairs: [DrawnPair] = []
    for (right, down) in [(1, 0), (2, 0), (30, 0), (0, 1), (0, 4), (-3, 3)] {
      var moved = screen
      moved.photo = screen.photo.offset(x: right, y: down)
      pairs.append(DrawnPair("the photo by \(right), \(down) px", base, moved.sketch(words)))
    }
    for indent in [1, 2, 12] {
      var moved = screen
      moved.rows[2].indent = indent
      pairs.append(DrawnPair("a word by \(indent) px", base, moved.sketch(words)))
    }
    for rows in [2, 5, 8, 16, 24, 40] {
      let moved = Sketch(
        stacking: [
          base.rows(0..<99), Sketch(width: 240, height: rows), base.rows(99..<300 - rows),
        ])
      pairs.append(DrawnPair("the list by \(rows) px down", base, moved))
    }
    return pairs
  }

  private static func order(_ words: [String: Bitmap]) -> [DrawnPair] {
    let screen = PhotoScreen()
    let base = screen.sketch(words)
    func pair(_ name: String, _ order: [Int]) -> DrawnPair {
      var other = screen
      other.rows = order.map { screen.rows[$0] }
      return DrawnPair(name, base, other.sketch(words))
    }
    let list = [base.rows(0..<36), base.rows(104..<284)]
    let below = Sketch(stacking: list + [base.rows(36..<104), base.rows(284..<300)])
    var icons = screen
    icons.rows[0].icon = screen.rows[3].icon
    icons.rows[3].icon = screen.rows[0].icon
    var texts = screen
    texts.rows[1].word = screen.rows[4].word
    texts.rows[4].word = screen.rows[1].word
    return [
      pair("neighbours swapped", [0, 2, 1, 3, 4]), pair("ends swapped", [4, 1, 2, 3, 0]),
      pair("two rows over one swapped", [0, 3, 2, 1, 4]), pair("first row last", [1, 2, 3, 4, 0]),
      pair("last row first", [4, 0, 1, 2, 3]), pair("reversed", [4, 3, 2, 1, 0]),
      pair("two rows before two others", [2, 3, 0, 1, 4]),
      DrawnPair("the photo below the list", base, below),
      DrawnPair("icons swapped", base, icons.sketch(words)),
      DrawnPair("words swapped", base, texts.sketch(words)),
    ]
  }

  private static func edits(_ words: [String: Bitmap]) -> [DrawnPair] {
    let screen = PhotoScreen()
    let base = screen.sketch(words)
    let clock = PhotoScreen.Row(word: "Clock", icon: PhotoScreen.gray)
    func pair(_ name: String, _ edit: (inout PhotoScreen) -> Void) -> DrawnPair {
      var other = screen
      edit(&other)
      return DrawnPair(name, base, other.sketch(words))
    }
    return [
      pair("a row inserted at the start") { $0.rows.insert(clock, at: 0) },
      pair("a row inserted in the middle") { $0.rows.insert(clock, at: 2) },
      pair("a row inserted at the end") { $0.rows.append(clock) },
      pair("a row inserted in a taller picture") {
        $0.rows.insert(clock, at: 2)
        $0.height += 36
      },
      pair("a row removed") { $0.rows.remove(at: 1) },
      pair("a row removed in a lower picture") {
        $0.rows.remove(at: 1)
        $0.height -= 36
      },
      pair("two rows removed") { $0.rows.removeSubrange(1...2) },
      pair("a row twice") { $0.rows.insert($0.rows[1], at: 2) },
      pair("one removed and one inserted") {
        $0.rows.remove(at: 0)
        $0.rows.insert(clock, at: 3)
      },
      pair("a row inserted and another word") {
        $0.rows[3].word = "Books"
        $0.rows.insert(clock, at: 1)
      },
      pair("another word") { $0.rows[2].word = "Books" },
      pair("a row without its word") { $0.rows[2].word = "" },
      pair("a higher row") { $0.rows[1].height = 48 },
      pair("a lower row") { $0.rows[1].height = 30 },
      pair("another title, and a row inserted") {
        $0.title = "Books"
        $0.rows.insert(clock, at: 0)
      },
    ]
  }
}
