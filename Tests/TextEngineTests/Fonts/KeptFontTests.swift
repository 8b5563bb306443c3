import Imaging
import Testing

@testable import TextEngine

@Suite struct `What is known of a face` {
  /// A place in its design space, told by the weight there.
  private func place(_ weight: Int) -> [VariationSetting] {
    [VariationSetting(axis: .weight, value: Double(weight))]
  }

  @Test func `is kept for a place until 32 others were asked for`() throws {
    let face = HarfBuzzFace(
      file: FontBytes(try TestFonts.content(TestFonts.axes)), index: 0, hasFixedAdvances: false)
    weak let kept = face.font(at: place(200))
    for weight in 201...231 { _ = face.font(at: place(weight)) }
    #expect(face.font(at: place(200)) === kept)
    for weight in 301...331 { _ = face.font(at: place(weight)) }
    #expect(kept != nil)
    // So it is among the last once more, wherever the older ones are dropped.
    #expect(face.font(at: place(200)) === kept)
    for weight in 341...345 { _ = face.font(at: place(weight)) }
    #expect(kept != nil)
    for weight in 401...464 { _ = face.font(at: place(weight)) }
    #expect(kept == nil)
  }

  @Test func `is where ink is, though it is farther out than HarfBuzz's numbers reach`() {
    let extents = GlyphExtents(left: .max, top: .min, width: .max, height: .min)
    #expect(extents.right == 4_294_967_294)
    #expect(extents.bottom == -4_294_967_296)
  }
}
