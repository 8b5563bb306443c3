import ImageDiff

/// PNG files of all kinds, put together by chance.
struct RandomFile {
  var png: HandmadePNG
  /// The bytes of each row before they were filtered.
  var rawRows: [[UInt8]]

  /// A kind of file that is streamed, or seldom one that is not.
  static func make(with random: inout FixedRandom) -> RandomFile {
    let kinds: [(colorType: UInt8, bits: UInt8)] = [
      (0, 1), (0, 2), (0, 4), (0, 8), (2, 8), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (6, 8),
      (0, 16),
      (6, 16),
    ]
    let kind = kinds.randomElement(using: &random) ?? (0, 8)
    let width = Int.random(in: 1...90, using: &random)
    let height = Int.random(in: 1...20, using: &random)
    var png = HandmadePNG(
      width: width, height: height, bits: kind.bits, colorType: kind.colorType, rows: [])
    png.chunks = chunks(of: kind, with: &random)
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(kind.colorType)] ?? 1
    let count = (width * samples * Int(kind.bits) + 7) / 8
    // Few values, so that neighbours are often equal and palettes seldom too short.
    let values = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    let rawRows = (0..<height).map { _ in
      (0..<count).map { _ in values.randomElement(using: &random) ?? 0 }
    }
    return RandomFile(png: png, rawRows: rawRows)
  }

  /// Changes a few bytes of the pixels.
  mutating func change(with random: inout FixedRandom) {
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let row = Int.random(in: rawRows.indices, using: &random)
      let column = Int.random(in: rawRows[row].indices, using: &random)
      rawRows[row][column] ^= UInt8.random(in: 0...255, using: &random)
    }
  }

  /// The file, each row with a filter by chance, the data in chunks by chance.
  func bytes(with random: inout FixedRandom) -> [UInt8] {
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(png.colorType)] ?? 1
    let distance = max(samples * Int(png.bits) / 8, 1)
    var filtered: [UInt8] = []
    var above = [UInt8](repeating: 0, count: rawRows.first?.count ?? 0)
    for row in rawRows {
      let filter = UInt8.random(in: 0...4, using: &random)
      filtered += [filter] + Self.apply(filter, to: row, below: above, distance: distance)
      above = row
    }
    var data = HandmadePNG.stored(filtered)[...]
    var chunks: [UInt8] = []
    while !data.isEmpty {
      let part = data.prefix(Int.random(in: 0...data.count, using: &random))
      chunks += HandmadePNG.chunk("IDAT", Array(part))
      data = data.dropFirst(part.count)
    }
    return HandmadePNG.signature + HandmadePNG.chunk("IHDR", png.header)
      + png.chunks.flatMap { HandmadePNG.chunk($0.name, $0.data) } + chunks
      + HandmadePNG.chunk("IEND", [])
  }

  /// A row's bytes less what their neighbours predict (PNG specification, sections 9.2 to 9.4).
  static func apply(
    _ filter: UInt8, to row: [UInt8], below above: [UInt8], distance: Int
  ) -> [UInt8] {
    row.indices.map { index in
      let a = index < distance ? 0 : Int(row[index - distance])
      let b = Int(above[index])
      let c = index < distance ? 0 : Int(above[index - distance])
      let estimate = a + b - c
      let nearest = [a, b, c].min { abs(estimate - $0) < abs(estimate - $1) } ?? 0
      let prediction = [0, a, b, (a + b) / 2, nearest][Int(filter)]
      return UInt8(truncatingIfNeeded: Int(row[index]) - prediction)
    }
  }

  private static func chunks(
    of kind: (colorType: UInt8, bits: UInt8), with random: inout FixedRandom
  ) -> [(name: String, data: [UInt8])] {
    var chunks: [(name: String, data: [UInt8])] = []
    if Int.random(in: 0...3, using: &random) == 0 { chunks.append(("gAMA", [0, 0, 0xB1, 0x8F])) }
    if kind.colorType == 3 {
      let most = 1 << Int(kind.bits)
      let count = Bool.random(using: &random) ? most : Int.random(in: 1...most, using: &random)
      let isGray = Bool.random(using: &random)
      let colors = (0..<count).flatMap { index in
        [
          UInt8(truncatingIfNeeded: index * 3), UInt8(truncatingIfNeeded: index * (isGray ? 3 : 5)),
          UInt8(truncatingIfNeeded: index * 3),
        ]
      }
      chunks.append(("PLTE", colors))
      if Int.random(in: 0...3, using: &random) == 0 { chunks.append(("tRNS", [9])) }
    } else if kind.colorType == 0, Int.random(in: 0...7, using: &random) == 0 {
      chunks.append(("tRNS", [0, 1]))
    }
    if Int.random(in: 0...3, using: &random) == 0 {
      chunks.append(("tEXt", Array("Comment\0none".utf8)))
    }
    return chunks
  }
}
