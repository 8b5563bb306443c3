import DynamicType
import Imaging
import Rendering
import Testing

@Suite struct `A picture on a scene` {
  @Test func `has its own pixels in its own size`() throws {
    let bitmap = try picture(
      SceneLayer(.picture(gradient, in: rect(1, 0, 2, 2))), width: 3, height: 2)
    #expect(
      bitmap.colorRows == [
        ["#FFFFFF", "#000000", "#FF0000"], ["#FFFFFF", "#0000FF", "#FFFFFF"],
      ])
  }

  @Test func `is the mean of what each pixel covers when it is shrunk`() throws {
    let levels = Bitmap(width: 4, height: 2, format: .gray8, bytes: [0, 100, 8, 8, 50, 50, 8, 8])
    let bitmap = try picture(
      SceneLayer(.picture(levels, in: rect(0, 0, 2, 1))), width: 2, height: 1)
    #expect(bitmap.grayRows == [[50, 8]])
  }

  @Test func `goes to the nearest whole pixels`() throws {
    let black = Bitmap(width: 1, height: 1, format: .gray8, bytes: [0])
    let bitmap = try picture(
      SceneLayer(.picture(black, in: rect(0.6, 0.4, 2, 0.2))),
      SceneLayer(.picture(black, in: rect(0.6, 0.4, 2, 0.7))), width: 4, height: 2)
    #expect(bitmap.grayRows == [[255, 0, 0, 255], [255, 255, 255, 255]])
  }

  @Test func `fades and is cut off`() throws {
    let bitmap = try picture(
      SceneLayer(
        .picture(gradient, in: rect(0, 0, 2, 2)), clip: rect(0, 0, 1, 2), opacity: 0.5),
      width: 2, height: 2)
    #expect(bitmap.colorRows == [["#7F7F7F", "#FFFFFF"], ["#7F7FFF", "#FFFFFF"]])
  }

  @Test func `larger than the scene by far is drawn as far as it shows`() throws {
    let halves = Bitmap(width: 2, height: 1, format: .gray8, bytes: [0, 200])
    let bitmap = try picture(
      SceneLayer(.picture(halves, in: rect(-5_000_000, -5_000_000, 20_000_000, 10_000_001))),
      width: 2, height: 1)
    // A quarter from the left, where the left pixel has its middle.
    #expect(bitmap.grayRows == [[0, 0]])
  }

  @Test func `in a rectangle that holds nothing shows nothing`() throws {
    let bitmap = try picture(
      SceneLayer(.picture(gradient, in: rect(2, 2, -2, 2))),
      SceneLayer(.picture(gradient, in: rect(2, 2, 0, 2))))
    #expect(bitmap.bytes.allSatisfy { $0 == 255 })
  }
}
