import Imaging
import Testing

@testable import Rendering

@Suite struct `A premultiplied pixel` {
  @Test func `is multiplied by 255ths, each channel to the nearest`() {
    var wrong: [String] = []
    for share in 0...255 {
      for channel in 0...255 {
        let other = 255 - channel
        // The lowest byte is red, the highest alpha.
        let bits = channel | other << 8 | channel << 16 | other << 24
        let product = CanvasColor(bits: UInt32(bits)).multiplied(by: UInt32(share)).bits
        // No product lies in the middle of two 255ths.
        let (one, two) = ((channel * share + 127) / 255, (other * share + 127) / 255)
        if product != UInt32(one | two << 8 | one << 16 | two << 24) {
          wrong.append("\(channel) × \(share)")
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func `lets through what its alpha leaves`() {
    let (half, white) = (CanvasColor(bits: 0x8010_2030), CanvasColor(bits: 0xFFFF_FFFF))
    // 127 of 255 are left of each channel below.
    #expect(half.over(white).bits == 0xFF8F_9FAF)
    #expect(half.over(CanvasColor(bits: 0)).bits == 0x8010_2030)
    #expect(white.over(half).bits == 0xFFFF_FFFF)
    #expect(CanvasColor(bits: 0).over(half).bits == 0x8010_2030)
  }

  @Test func `comes of a colour by 16 bits, cut to eight`() {
    let color = RGBAColor(red: 255, green: 128, blue: 0)
    #expect(CanvasColor(color).bits == 0xFF00_80FF)
    #expect(CanvasColor(color, opacity: 0.5).bits == 0x8000_4080)
    #expect(CanvasColor(color, opacity: 0).bits == 0)
    #expect(CanvasColor(RGBAColor(red: 0, green: 0, blue: 255)).bits == 0xFFFF_0000)
    #expect(CanvasColor(RGBAColor(red: 255, green: 0, blue: 0, alpha: 128)).bits == 0x8000_0080)
  }

  @Test func `of a glyph's picture has red and blue the other way round`() {
    #expect(CanvasColor(glyphPixel: 0x1234_5678).bits == 0x1278_5634)
  }

  @Test func `has no channel above its alpha`() {
    #expect(CanvasColor(bits: 0x4050_3020).bounded.bits == 0x4040_3020)
    #expect(CanvasColor(bits: 0x4020_5030).bounded.bits == 0x4020_4030)
    #expect(CanvasColor(bits: 0x4020_3050).bounded.bits == 0x4020_3040)
    #expect(CanvasColor(bits: 0xFF01_80FF).bounded.bits == 0xFF01_80FF)
  }

  @Test func `is divided by its alpha for a picture, to the nearest and to 255 at most`() {
    var bytes: [UInt8] = [64, 32, 0, 128, 10, 20, 30, 255, 5, 6, 7, 0, 200, 1, 99, 100]
    CanvasColor.divideByAlpha(&bytes)
    // 32 × 255 / 128 is 63.75, 255 / 100 is 2.55, and 99 × 255 / 100 is 252.45.
    #expect(bytes == [128, 64, 0, 128, 10, 20, 30, 255, 0, 0, 0, 0, 255, 3, 252, 100])
  }
}

@Suite struct `A layer of coverage` {
  private func filled(height: Int, y: Int) -> [UInt8] {
    var layer = CoverageLayer(width: 2, height: 3)
    layer.fill(PixelRect(x: 0, y: 0, width: 1, height: height), x: 1, y: y)
    return stride(from: 1, to: 6, by: 2).map { layer.coverage[$0] }
  }

  @Test func `is filled as far as it reaches`() {
    #expect(filled(height: 1, y: 1) == [0, 255, 0])
    #expect(filled(height: 5, y: -1) == [255, 255, 255])
    #expect(filled(height: 2, y: -1) == [255, 0, 0])
    #expect(filled(height: 5, y: 2) == [0, 0, 255])
    for outside in [-5, -2, 3, 7] { #expect(filled(height: 2, y: outside) == [0, 0, 0]) }
  }

  private func added(y: Int) -> [UInt8] {
    var layer = CoverageLayer(width: 1, height: 3)
    let bounds = PixelRect(x: 0, y: 0, width: 1, height: 4)
    layer.add(GlyphMask(bounds: bounds, coverage: [1, 2, 3, 4]), x: 0, y: y)
    return layer.coverage
  }

  @Test func `takes the rows of a mask that it has`() {
    #expect(added(y: 0) == [1, 2, 3])
    #expect(added(y: 1) == [0, 1, 2])
    #expect(added(y: -2) == [3, 4, 0])
    #expect(added(y: 2) == [0, 0, 1])
    for outside in [-6, -4, 3, 5] { #expect(added(y: outside) == [0, 0, 0]) }
  }

  @Test func `is covered, or cut out, by a share of what there is`() {
    var layer = CoverageLayer(width: 3, height: 2)
    layer.cover(y: 1, x: 1, count: 2, by: 200, isCutOut: false)
    #expect(layer.coverage == [0, 0, 0, 0, 200, 200])
    // 200 × 100 / 255 is 78.4.
    layer.cover(y: 1, x: 1, count: 1, by: 100, isCutOut: false)
    layer.cover(y: 1, x: 2, count: 1, by: 100, isCutOut: true)
    #expect(layer.coverage == [0, 0, 0, 0, 222, 122])
    layer.cover(y: 1, x: 0, count: 3, by: 255, isCutOut: true)
    #expect(layer.coverage == [0, 0, 0, 0, 0, 0])
  }
}

@Suite struct `The pixels of a scaled picture` {
  private func scaled(
    _ pixels: [UInt32], from source: (width: Int, height: Int),
    to target: (width: Int, height: Int), part: PixelRect? = nil
  ) -> [UInt32] {
    PictureScaling(from: source, to: target, part: part).scaled(pixels)
  }

  @Test func `are the mean of what each covers where it shrinks`() {
    // Each covers one and a half.
    #expect(scaled([30, 60, 90], from: (3, 1), to: (2, 1)) == [40, 80])
    #expect(scaled([30, 60, 90], from: (1, 3), to: (1, 2)) == [40, 80])
    #expect(scaled([30, 60, 90], from: (3, 1), to: (1, 1)) == [60])
    #expect(scaled([0, 80, 160, 240], from: (2, 2), to: (1, 1)) == [120])
    #expect(scaled([30, 60, 90], from: (3, 1), to: (3, 1)) == [30, 60, 90])
  }

  @Test func `are rounded to the nearest, halves upwards`() {
    #expect(scaled([1, 0], from: (2, 1), to: (1, 1)) == [1])
    #expect(scaled([1, 0, 0], from: (3, 1), to: (1, 1)) == [0])
    #expect(scaled([1, 1, 0], from: (3, 1), to: (1, 1)) == [1])
  }

  @Test func `have each channel by itself`() {
    #expect(
      scaled([0x1020_3040, 0x3060_90C0], from: (2, 1), to: (1, 1)) == [0x2040_6080])
  }

  @Test func `lie between their neighbours where it grows`() {
    // Their middles are at -1/4, 1/4, 3/4 and 5/4 of the way.
    #expect(scaled([0, 80], from: (2, 1), to: (4, 1)) == [0, 20, 60, 80])
    #expect(scaled([0, 80], from: (1, 2), to: (1, 4)) == [0, 20, 60, 80])
    #expect(scaled([7], from: (1, 1), to: (3, 2)) == [7, 7, 7, 7, 7, 7])
  }

  @Test func `are those of a part alone`() {
    let pixels: [UInt32] = [0, 80, 160, 240]
    let whole = scaled(pixels, from: (2, 2), to: (4, 4))
    let part = PixelRect(x: 1, y: 1, width: 2, height: 1)
    // A quarter below 20 and 60 towards 180 and 220.
    #expect(scaled(pixels, from: (2, 2), to: (4, 4), part: part) == [60, 100])
    #expect(Array(whole[5...6]) == [60, 100])
  }
}
