import Imaging

extension DrawnPair {
  /// Discs, lines and dots, whose edges are soft or hard.
  static var edges: [DrawnPair] {
    func grey(_ level: UInt8) -> RGBAColor { RGBAColor(red: level, green: level, blue: level) }
    func disc(
      _ x: Int = 0, _ y: Int = 0, radius: Int = 1200, in color: RGBAColor = .black,
      samples: Int = 4, on ground: RGBAColor = .white
    ) -> Sketch {
      var sketch = Sketch(width: 40, height: 40, ground: ground)
      sketch.addDisc(x: 2000 + x, y: 2000 + y, radius: radius, color, samples: samples)
      return sketch
    }
    func boxes(_ areas: [PixelRect], _ color: RGBAColor = .black) -> Sketch {
      var sketch = Sketch(width: 40, height: 40)
      for area in areas { sketch.fill(area, color) }
      return sketch
    }
    func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
      PixelRect(x: x, y: y, width: width, height: height)
    }
    let base = disc()
    var pairs: [DrawnPair] = []
    for step in [5, 10, 25, 50, 100, 200] {
      pairs.append(DrawnPair("a disc right by \(step)/100 px", base, disc(step)))
      pairs.append(DrawnPair("a disc larger by \(step)/100 px", base, disc(radius: 1200 + step)))
    }
    let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
    pairs += [
      DrawnPair("a disc down and right by 25/100 px", base, disc(25, 25)),
      DrawnPair("a disc with hard edges", base, disc(samples: 1)),
      DrawnPair("a disc with smoother edges", base, disc(samples: 8)),
      DrawnPair("a disc in grey", base, disc(in: grey(90))),
      DrawnPair("a disc in another grey", disc(in: grey(90)), disc(in: grey(96))),
      DrawnPair(
        "a disc in blue, which was red", disc(in: PhotoScreen.red), disc(in: PhotoScreen.blue)),
      DrawnPair(
        "a pale disc on a dark ground", disc(in: .white, on: grey(24)),
        disc(25, in: .white, on: grey(24))),
      DrawnPair("a disc without a ground", base, disc(on: clear)),
      DrawnPair("a disc without a ground by a pixel", disc(on: clear), disc(100, on: clear)),
      DrawnPair("no disc", base, boxes([])),
      DrawnPair("a line lower by a pixel", boxes([box(5, 20, 30, 1)]), boxes([box(5, 21, 30, 1)])),
      DrawnPair("a thicker line", boxes([box(5, 20, 30, 1)]), boxes([box(5, 20, 30, 2)])),
      DrawnPair(
        "a softer line", boxes([box(5, 20, 30, 1)]),
        boxes([box(5, 20, 30, 2)], grey(128))),
      DrawnPair("a dot", boxes([]), boxes([box(20, 20, 1, 1)])),
      DrawnPair("a dot in a corner", boxes([]), boxes([box(0, 0, 1, 1)])),
      DrawnPair("a dot at an edge", boxes([]), boxes([box(39, 17, 1, 1)])),
      DrawnPair("a pale dot", boxes([]), boxes([box(20, 20, 1, 1)], grey(225))),
      DrawnPair(
        "a half transparent box", boxes([box(8, 8, 9, 9)]),
        boxes([box(8, 8, 9, 9)], RGBAColor(red: 0, green: 0, blue: 0, alpha: 128))),
      DrawnPair("a larger box", boxes([box(8, 8, 9, 9)]), boxes([box(8, 8, 10, 10)])),
    ]
    return pairs
  }

  /// A screen with another title, photo and word, of which areas are ignored.
  static func ignoredAreas(_ words: [String: Bitmap]) -> [DrawnPair] {
    let screen = PhotoScreen()
    let base = screen.sketch(words)
    var other = screen
    other.title = "Clock"
    other.photoSeed = 8
    other.rows[1].word = "Books"
    let changed = other.sketch(words)
    var longer = other
    longer.rows.insert(PhotoScreen.Row(word: "Clock", icon: PhotoScreen.gray), at: 3)
    let inserted = longer.sketch(words)
    longer.height += 36
    let taller = longer.sketch(words)
    let (bar, row) = (PixelRect(x: 0, y: 0, width: 240, height: 36), screen.area(ofRow: 1))
    let (photo, far) = (screen.photo, PixelRect(x: 200, y: 250, width: 4000, height: 4000))
    func pair(_ name: String, _ ignored: [PixelRect]) -> DrawnPair {
      DrawnPair(name, base, changed, ignoring: ignored)
    }
    let half = PixelRect(x: photo.x, y: photo.y, width: 75, height: 25)
    let outside = PixelRect(x: -40, y: -40, width: 120, height: 100)
    let whole = PixelRect(x: .min, y: .min, width: .max, height: .max)
    return [
      pair("nothing", []), pair("the photo", [photo]), pair("the title", [bar]),
      pair("the row", [row]), pair("all but the row", [photo, bar]),
      pair("all that differs", [row, photo, bar]), pair("a part of the photo", [half]),
      pair("parts that overlap", [half, photo.offset(x: 20, y: 10), bar]),
      pair("a corner and beyond", [outside]), pair("far beyond", [far]),
      pair("an empty area", [PixelRect(x: 20, y: 50, width: 0, height: 9)]),
      pair("one pixel", [PixelRect(x: 46, y: 150, width: 1, height: 1)]),
      pair("all from the least place on", [whole]),
      pair("all", [PixelRect(x: 0, y: 0, width: 240, height: 300)]),
      DrawnPair("the photo, and a row inserted", base, inserted, ignoring: [photo]),
      DrawnPair(
        "all that differs, and a row inserted", base, inserted, ignoring: [photo, bar, row]),
      DrawnPair("the photo, and a taller screen", base, taller, ignoring: [photo]),
      DrawnPair("the end of a taller screen", base, taller, ignoring: [far, photo, bar]),
      DrawnPair("the bar, and all moved", base, base.moved(right: 0, down: 24), ignoring: [bar]),
    ]
  }

  /// More than is told one by one.
  static func many(_ words: [String: Bitmap]) -> [DrawnPair] {
    func dots(_ count: Int) -> Sketch {
      var sketch = Sketch(width: 250, height: 190)
      for index in 0..<count {
        let (x, y) = (4 + index % 20 * 12, 4 + index / 20 * 12)
        sketch.fill(PixelRect(x: x, y: y, width: 2 + index % 3, height: 3), .black)
      }
      return sketch
    }
    func stripes(_ count: Int) -> Sketch {
      var sketch = Sketch(width: 24, height: 300)
      for index in 0..<count {
        let y = 2 + index * 4 + index % 2
        sketch.fill(PixelRect(x: 3 + index % 9, y: y, width: 9, height: 1), .black)
      }
      return sketch
    }
    func grid(_ changed: Int) -> Sketch {
      var sketch = Sketch(width: 372, height: 236)
      for index in 0..<72 {
        let word = index < changed ? "Date" : "Data"
        sketch.write(words[word], x: 4 + index % 8 * 46, y: 2 + index / 8 * 26, .black)
      }
      return sketch
    }
    var pairs: [DrawnPair] = []
    for count in [1, 2, 99, 100, 101, 127, 128, 129, 300] {
      pairs.append(DrawnPair("\(count) dots", dots(0), dots(count)))
    }
    for count in [63, 64, 65, 70] {
      pairs.append(DrawnPair("\(count) stripes", stripes(0), stripes(count)))
    }
    for count in [1, 8, 63, 64, 65, 72] {
      pairs.append(DrawnPair("\(count) words", grid(0), grid(count)))
    }
    return pairs
  }
}
