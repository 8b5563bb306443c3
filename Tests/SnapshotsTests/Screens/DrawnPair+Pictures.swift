import Imaging

extension DrawnPair {
  /// The same screen in other colours.
  static func colours(_ words: [String: Bitmap]) -> [DrawnPair] {
    let screen = PhotoScreen()
    let base = screen.sketch(words)
    func pair(_ name: String, _ edit: (inout PhotoScreen) -> Void) -> DrawnPair {
      var other = screen
      edit(&other)
      return DrawnPair(name, base, other.sketch(words))
    }
    func lit(_ name: String, _ area: PixelRect, by levels: [Int]) -> DrawnPair {
      var other = base
      other.shift(area, by: levels)
      return DrawnPair(name, base, other)
    }
    let icon = PixelRect(x: 12, y: PhotoScreen.top + 6, width: 22, height: 22)
    var clear = base
    clear.fill(screen.area(ofRow: 1), RGBAColor(red: 255, green: 255, blue: 255, alpha: 0))
    var half = base
    half.fill(icon, RGBAColor(red: 220, green: 40, blue: 40, alpha: 128))
    return [
      lit("an icon by a level of red", icon, by: [1, 0, 0]),
      lit("an icon by two levels", icon, by: [-2, 2, 2]),
      lit("an icon by five levels of blue", icon, by: [0, 0, 5]),
      lit("an icon by twenty levels of green", icon, by: [0, 20, 0]),
      lit("the photo by a level", screen.photo, by: [1, 1, 1]),
      lit("the photo by ten levels", screen.photo, by: [10, 10, 10]),
      pair("an icon in another colour") { $0.rows[0].icon = PhotoScreen.blue },
      pair("a word in red") { $0.rows[2].ink = PhotoScreen.red },
      pair("a word in grey") { $0.rows[2].ink = PhotoScreen.gray },
      pair("a row on yellow") { $0.rows[3].ground = PhotoScreen.yellow },
      pair("the bar by three levels") { $0.bar = RGBAColor(red: 239, green: 239, blue: 244) },
      pair("lines by ten levels") { $0.line = RGBAColor(red: 200, green: 200, blue: 205) },
      pair("the ground by a level") { $0.ground = RGBAColor(red: 254, green: 254, blue: 254) },
      pair("a grey ground") { $0.ground = RGBAColor(red: 235, green: 235, blue: 240) },
      pair("another photo") { $0.photoSeed = 8 },
      DrawnPair("a row that is transparent", base, clear),
      DrawnPair("an icon that is half transparent", base, half),
    ]
  }

  /// Pictures of noise alone, of which rows come, go and move.
  static var photos: [DrawnPair] {
    let bands = (UInt64(1)...5).map { Sketch(noise: $0, width: 120, height: 32) }
    let base = Sketch(stacking: bands)
    func noise(_ rows: Int) -> Sketch {
      Sketch(noise: UInt64(rows), width: 120, height: rows)
    }
    func pair(_ name: String, _ parts: [Sketch]) -> DrawnPair {
      DrawnPair(name, base, Sketch(stacking: parts))
    }
    func inserted(_ part: Sketch) -> [Sketch] {
      [base.rows(0..<64), part, base.rows(64..<160)]
    }
    var pairs: [DrawnPair] = []
    for rows in [1, 5, 7, 8, 9, 24, 40] {
      pairs.append(pair("\(rows) rows inserted", inserted(noise(rows))))
      let cut = Sketch(stacking: inserted(noise(rows))).rows(0..<160)
      pairs.append(pair("\(rows) rows inserted in the same size", [cut]))
    }
    for rows in [8, 23, 24] {
      let blank = Sketch(width: 120, height: rows)
      pairs.append(pair("\(rows) blank rows inserted", inserted(blank)))
    }
    var spotted = base
    spotted.fill(PixelRect(x: 40, y: 130, width: 6, height: 6), .black)
    var lighter = base
    lighter.shift(PixelRect(x: 0, y: 0, width: 120, height: 160), by: [1, 1, 1])
    let shifted = [spotted.rows(0..<64), noise(16), spotted.rows(64..<160)]
    let faint = [lighter.rows(0..<64), noise(16), lighter.rows(64..<160)]
    pairs += [
      pair("a band removed", [bands[0], bands[1], bands[3], bands[4]]),
      pair(
        "a band removed, and another at the end",
        [bands[0], bands[2], bands[3], bands[4], noise(32)]),
      pair("a band moved", [bands[0], bands[2], bands[3], bands[1], bands[4]]),
      pair("two bands swapped", [bands[4], bands[1], bands[2], bands[3], bands[0]]),
      pair("a band replaced", [bands[0], bands[1], noise(32), bands[3], bands[4]]),
      pair("a band replaced by a higher one", [bands[0], bands[1], noise(44), bands[3], bands[4]]),
      pair("a band twice", [bands[0], bands[1], bands[1], bands[2], bands[3], bands[4]]),
      pair("rows at the start", [noise(20), base]),
      pair("rows at the end", [base, noise(20)]),
      pair(
        "two stretches",
        [bands[0], noise(12), base.rows(32..<96), noise(20), base.rows(96..<160)]),
      pair("rows and a dot", shifted),
      pair("rows, and a level everywhere", faint),
      pair("a level everywhere", [lighter]),
    ]
    return pairs
  }

  /// Pictures of noise alone, of which columns come, go and move.
  static var columns: [DrawnPair] {
    func block(_ seed: UInt64, width: Int = 36) -> Sketch {
      let (edge, gap) = (Sketch(width: width, height: 8), Sketch(width: width, height: 14))
      return Sketch(
        stacking: [
          edge, Sketch(noise: seed, width: width, height: 34), gap,
          Sketch(noise: seed + 50, width: width, height: 34), edge,
        ])
    }
    let blocks = (UInt64(1)...5).map { block($0) }
    let base = Sketch(joining: blocks)
    func pair(_ name: String, _ parts: [Sketch]) -> DrawnPair {
      DrawnPair(name, base, Sketch(joining: parts))
    }
    func inserted(_ part: Sketch) -> [Sketch] { Array(blocks[..<2]) + [part] + blocks[2...] }
    var pairs: [DrawnPair] = []
    for width in [7, 8, 24, 36] {
      pairs.append(pair("\(width) columns inserted", inserted(block(9, width: width))))
      let cut = Sketch(joining: inserted(block(9, width: width))).columns(0..<180)
      pairs.append(pair("\(width) columns inserted in the same size", [cut]))
    }
    var spotted = base
    spotted.fill(PixelRect(x: 150, y: 20, width: 5, height: 5), .black)
    pairs += [
      pair("30 blank columns inserted", inserted(Sketch(width: 30, height: 98))),
      pair("a block removed", [blocks[0], blocks[1], blocks[3], blocks[4]]),
      pair("a block moved", [blocks[0], blocks[2], blocks[3], blocks[1], blocks[4]]),
      pair("two blocks swapped", [blocks[4], blocks[1], blocks[2], blocks[3], blocks[0]]),
      pair("a block replaced", [blocks[0], blocks[1], block(9), blocks[3], blocks[4]]),
      pair("columns and a dot", [block(9, width: 24), spotted]),
    ]
    return pairs
  }
}
