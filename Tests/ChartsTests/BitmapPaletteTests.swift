import Imaging
import Testing

@testable import Charts

@Suite struct `A picture in few colours` {
  /// A column of each colour in turn, two pixels high unless it is among the rare.
  private func picture(_ colors: [RGBAColor], rare: Set<RGBAColor> = []) -> Bitmap {
    var bytes: [UInt8] = []
    for row in 0..<2 {
      for color in colors {
        let shown = row == 1 && rare.contains(color) ? colors[0] : color
        bytes += [shown.red, shown.green, shown.blue, shown.alpha]
      }
    }
    return Bitmap(width: colors.count, height: 2, format: .rgba8, bytes: bytes)
  }

  /// 256 colours, eight levels of red apart.
  private let reds = (0..<32).flatMap { red in
    (0..<8).map { green in RGBAColor(red: UInt8(red * 8), green: UInt8(green * 32), blue: 0) }
  }

  @Test func `stays as it is while it has 256`() {
    let picture = picture(reds)
    #expect(picture.inFewColors() == picture)
  }

  @Test func `has its rarest colour taken for the nearest`() {
    let rare = RGBAColor(red: 83, green: 64, blue: 1)
    let reduced = picture(reds + [rare], rare: [rare]).inFewColors()
    #expect(reduced.color(x: 256, y: 0) == RGBAColor(red: 80, green: 64, blue: 0))
    for (x, color) in reds.enumerated() { #expect(reduced.color(x: x, y: 0) == color) }
  }

  @Test func `stays as it is where colours are what it shows`() {
    let many = (0..<1025).map {
      RGBAColor(red: UInt8($0 % 256), green: UInt8($0 / 256), blue: 9)
    }
    #expect(picture(many).inFewColors() == picture(many))
  }

  @Test func `in grey stays as it is`() {
    let gray = Bitmap(width: 2, height: 1, format: .gray8, bytes: [0, 255])
    #expect(gray.inFewColors() == gray)
  }
}
