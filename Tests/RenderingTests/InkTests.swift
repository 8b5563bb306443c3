import Imaging
import Testing

@testable import Rendering

@Suite struct `Levels of ink` {
  @Test(
    arguments: [
      (0, 0), (8, 0), (9, 17), (25, 17), (26, 34), (127, 119), (128, 136), (246, 238), (247, 255),
      (255, 255),
    ] as [(UInt8, UInt8)])
  func `are the nearest multiple of 17`(coverage: UInt8, drawn: UInt8) {
    #expect(CoverageLayer.drawn(coverage) == drawn)
  }

  @Test func `are sixteen`() {
    let drawn = (0...255).map { Int(CoverageLayer.drawn($0)) }
    #expect(Set(drawn).count == 16)
    #expect(drawn == (0...255).map { CoverageLayer.level(of: $0) * 17 })
  }
}

/// A mask of one row.
private func mask(_ coverage: [UInt8]) -> GlyphMask {
  GlyphMask(
    bounds: PixelRect(x: 0, y: 0, width: coverage.count, height: 1), coverage: coverage)
}

@Suite struct `Ink on ink` {
  @Test func `covers what the other leaves open`() {
    var layer = CoverageLayer(width: 4, height: 1)
    layer.add(mask([0, 128, 200, 255]), x: 0, y: 0)
    layer.add(mask([128, 0, 200, 128]), x: 0, y: 0)
    // 200 + 200 - 200 × 200 / 255 = 243.1
    #expect(layer.coverage == [128, 128, 243, 255])
  }

  @Test func `covers so of any two coverages, to the nearest 255th`() {
    var wrong: [String] = []
    // Nine columns, as a compiler may take eight at once; some of them meet nothing.
    for one in 0...255 {
      var layer = CoverageLayer(width: 9, height: 256)
      for (row, other) in (UInt8.min...UInt8.max).enumerated() {
        let here = UInt8(one)
        layer.add(mask([here, 0, here, 0, 0, 0, here, here, here]), x: 0, y: row)
        layer.add(mask([other, other, 0, 0, 0, other, other, other, other]), x: 0, y: row)
      }
      for other in 0...255 {
        let drawn = layer.coverage[other * 9..<(other + 1) * 9].map(Int.init)
        let both = drawn[0]
        let isNearest = abs(255 * both - (255 * (one + other) - one * other)) <= 127
        if !isNearest || drawn != [both, other, one, 0, 0, other, both, both, both] {
          wrong.append("\(one) and \(other): \(drawn)")
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func `goes where it is told`() {
    var layer = CoverageLayer(width: 3, height: 2)
    layer.add(mask([7, 9]), x: 1, y: 1)
    #expect(layer.coverage == [0, 0, 0, 0, 7, 9])
  }
}

@Suite struct `One ink looked up in a table` {
  private static let inks: [(RGBAColor, RGBAColor)] = [
    (.black, .white),
    (.white, .black),
    (RGBAColor(red: 60, green: 60, blue: 60), RGBAColor(red: 242, green: 242, blue: 242)),
    (RGBAColor(red: 10, green: 132, blue: 255), RGBAColor(red: 28, green: 28, blue: 30)),
    (RGBAColor(red: 255, green: 59, blue: 48, alpha: 128), .white),
    (
      RGBAColor(red: 60, green: 60, blue: 67, alpha: 153),
      RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
    ),
    (.white, RGBAColor(red: 200, green: 100, blue: 50, alpha: 77)),
  ]

  @Test(arguments: inks)
  func `is the picture that Cairo composites`(color: RGBAColor, background: RGBAColor) throws {
    // Wide enough that its rows are put together in several bands.
    let canvas = PixelRect(x: -3, y: -20, width: 4003, height: 71)
    var numbers = SplitMix64(seed: 17)
    var layers: [InkLayer] = []
    // The second overlaps the first, and both reach from one band into the next.
    for (place, height) in [
      (PixelRect(x: -3, y: -20, width: 67, height: 71), 71),
      (PixelRect(x: 31, y: -8, width: 67, height: 31), 31),
    ] {
      let coverage = (0..<67 * height).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
      layers.add(
        .mask(
          GlyphMask(bounds: place, coverage: coverage.enumerated().map { $0 % 64 < 24 ? 0 : $1 })),
        in: color, at: DevicePlacement.Origin(x: 0, y: 0, stepX: 0, stepY: 0))
    }
    layers.add([PixelRect(x: 3000, y: -10, width: 700, height: 40)], in: color)
    let surface = try CairoSurface(
      width: canvas.width, height: canvas.height, background: background)
    try surface.paint(color, through: layers[0].coverage(over: canvas))
    let looked = try InkTable(color: color, background: background)
      .bitmap(
        of: PlacedInk([layers[0]], frame: canvas, background: background), in: BandMemory())
    #expect(looked.expandedToRGBA() == (try surface.bitmap()))
  }

  @Test func `is grey where both are grey`() throws {
    let canvas = PixelRect(x: 0, y: 0, width: 19, height: 1)
    var layers: [InkLayer] = []
    layers.add(
      .mask(mask([255, 128])), in: .black,
      at: DevicePlacement.Origin(x: 9, y: 0, stepX: 0, stepY: 0))
    let blank = [UInt8](repeating: 255, count: 9)
    #expect(
      try InkTable(color: .black, background: .white)
        .bitmap(of: PlacedInk(layers, frame: canvas, background: .white), in: BandMemory())
        == Bitmap(
          width: 19, height: 1, format: .gray8, bytes: blank + [0, 119] + blank.dropLast()))
  }

  @Test func `is the background where there is no ink`() throws {
    let canvas = PixelRect(x: 0, y: 0, width: 2, height: 1)
    #expect(
      try InkTable(color: .black, background: RGBAColor(red: 1, green: 2, blue: 3))
        .bitmap(of: PlacedInk([], frame: canvas, background: .white), in: BandMemory())
        == Bitmap(
          width: 2, height: 1, format: .rgba8, bytes: [1, 2, 3, 255, 1, 2, 3, 255]))
  }

  @Test func `is drawn in the memory of another picture as if that had not been`() throws {
    let table = try InkTable(color: .black, background: .white)
    let memory = BandMemory()
    // A rule over all of its picture, and one at the right edge of a smaller one, then of a larger one.
    let pictures = [(40, 3, 0), (5, 2, 4), (2500, 60, 2499)].map { width, height, left in
      var layers: [InkLayer] = []
      layers.add([PixelRect(x: left, y: 0, width: width - left, height: height)], in: .black)
      return PlacedInk(
        layers, frame: PixelRect(x: 0, y: 0, width: width, height: height), background: .white)
    }
    for ink in pictures {
      let (width, height) = (ink.canvas.width, ink.canvas.height)
      let left = width == 40 ? 0 : width - 1
      let expected = [[UInt8]](
        repeating: (0..<width).map { $0 < left ? 255 : 0 }, count: height
      ).flatMap(\.self)
      #expect(table.bitmap(of: ink, in: memory).bytes == expected)
    }
  }

  @Test func `lies in the memory of the picture before it`() {
    let memory = BandMemory()
    func address(_ layer: CoverageLayer) -> Int {
      layer.coverage.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }
    }
    var layer = memory.blankLayer(width: 90, height: 90)
    let first = address(layer)
    layer.fill(PixelRect(x: 0, y: 0, width: 90, height: 90), x: 0, y: 0)
    memory.keep(layer)
    layer = CoverageLayer(width: 1, height: 1)
    let again = memory.blankLayer(width: 10, height: 8)
    #expect(address(again) == first)
    #expect(again.coverage[..<80].allSatisfy { $0 == 0 })
  }
}

/// A generator of numbers that are the same in every run (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
