import DynamicType
import Testing

@Suite struct `Points and pixels` {
  @Test func `17 pt covers 51 px at 3x`() {
    #expect(Points(17).pixels(at: .x3) == Pixels(51))
  }

  @Test func `51 px are 17 pt at 3x`() {
    #expect(Pixels(51).points(at: .x3) == Points(17))
  }

  @Test func `conversion does not round`() {
    #expect(Points(0.25).pixels(at: .x2) == Pixels(0.5))
  }

  @Test func `points add, subtract, multiply and divide`() {
    let leading: Points = 22
    #expect(leading + 0.5 == 22.5)
    #expect(leading - 2 == 20)
    #expect(leading * 1.5 == 33)
    #expect(leading / 11 == 2)
  }

  @Test func `pixels add, subtract and multiply`() {
    let width = Pixels(51)
    #expect(width + Pixels(0.5) == Pixels(51.5))
    #expect(width - Pixels(2) == Pixels(49))
    #expect(width * 3 == Pixels(153))
  }

  @Test(arguments: [(17, "17"), (16.5, "16.5"), (-0.0, "0"), (0.1, "0.1"), (-2, "-2")])
  func `a number prints as short as it reads back`(value: Double, text: String) {
    #expect(Points(value).description == text)
    #expect(Pixels(value).description == text)
  }

  @Test func `a display scale prints as in file names`() {
    #expect(DisplayScale.x2.description == "2x")
    #expect(DisplayScale(pixelsPerPoint: 1.5).description == "1.5x")
  }
}

@Suite struct `A font weight` {
  @Test func `has UIKit's name at each hundred`() {
    let names = stride(from: 100, through: 900, by: 100).map { FontWeight(rawValue: $0).name }
    #expect(
      names == [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ])
  }

  @Test func `between two names is called by its number`() {
    #expect(FontWeight(rawValue: 450).name == "450")
  }

  @Test func `is ordered from light to heavy`() {
    #expect(FontWeight.ultraLight < .regular)
    #expect(FontWeight.semibold < .bold)
  }
}

@Suite struct `A rectangle` {
  private let whole = PointRect(x: 10, y: 20, width: 100, height: 50)

  @Test func `holds what reaches to its edges`() {
    #expect(whole.contains(whole))
    #expect(whole.contains(PointRect(x: 9, y: 19, width: 102, height: 52), tolerance: 1))
  }

  @Test(arguments: [
    PointRect(x: 9, y: 20, width: 10, height: 10), PointRect(x: 10, y: 19, width: 10, height: 10),
    PointRect(x: 101, y: 20, width: 10, height: 10), PointRect(x: 10, y: 61, width: 10, height: 10),
  ])
  func `does not hold what reaches over an edge`(part: PointRect) {
    #expect(!whole.contains(part))
    #expect(!whole.contains(part, tolerance: 0.5))
  }
}
