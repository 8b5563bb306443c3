import ImageDiff
import Imaging
import Testing

@Suite struct `Ignored pixels of aligned columns` {
  /// A white picture of three rows, with black pixels in the middle one.
  private static func picture(_ width: Int, black columns: [Int]) -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: width * 3)
    for column in columns { bytes[width + column] = 0 }
    return Bitmap(width: width, height: 3, format: .gray8, bytes: bytes)
  }

  /// Two columns are new after the second one.
  private static let alignment = PictureAlignment(
    axis: .columns,
    bands: [
      PictureAlignment.Band(.matched, expected: 0..<2, actual: 0..<2),
      PictureAlignment.Band(.inserted, expected: 2..<2, actual: 2..<4),
      PictureAlignment.Band(.matched, expected: 2..<6, actual: 4..<8),
    ])

  private static func colors(ignoring column: Int?) -> [RGBAColor] {
    let picture = differencePicture(
      expected: Self.picture(6, black: []), actual: Self.picture(8, black: [0, 4, 5, 6, 7]),
      clusters: [],
      ignoring: column.map { [PixelRect(x: $0, y: 1, width: 1, height: 1)] } ?? [],
      alignment: alignment)
    return (0..<8).map { picture.color(x: $0, y: 1) }
  }

  @Test func `show no difference, by their place in either picture`() throws {
    let blue = try #require(RGBAColor(hex: "#0072B2"))
    let all = Self.colors(ignoring: nil)
    #expect([0, 4, 5, 6, 7].allSatisfy { all[$0] == blue })
    #expect(all[1] == .white)
    // Column 5 of the expected picture is drawn in the last column.
    var wanted = all
    (wanted[5], wanted[7]) = (.white, .white)
    #expect(Self.colors(ignoring: 5) == wanted)
    // Column 2 is new in the actual picture; in the expected one it is drawn at 4.
    let second = Self.colors(ignoring: 2)
    #expect(second[4] == .white && second[5] == blue && second[0] == blue)
    let first = Self.colors(ignoring: 0)
    #expect(first[0] == .white && first.dropFirst() == all.dropFirst())
  }
}
