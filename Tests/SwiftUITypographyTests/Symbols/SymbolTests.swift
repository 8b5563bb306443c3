import DynamicType
import Imaging
import Rendering
import Testing

@testable import Symbols

/// The names that interface code is known to use, one by one.
private let wanted = """
  star star.fill gear gearshape gearshape.fill heart heart.fill magnifyingglass house house.fill
  person person.fill person.crop.circle bell bell.fill play play.fill pause.fill forward.fill
  backward.fill chevron.right chevron.left chevron.down chevron.up plus minus xmark checkmark
  checkmark.circle checkmark.circle.fill ellipsis circle circle.fill square wifi moon moon.fill
  speaker.wave.2.fill paperplane.fill envelope envelope.fill mic.fill photo trash
  square.and.arrow.up arrow.right textformat.size exclamationmark.triangle
  exclamationmark.triangle.fill info.circle lock lock.fill bookmark bookmark.fill airplane
  antenna.radiowaves.left.and.right battery.100 globe calendar clock camera camera.fill music.note
  list.bullet line.3.horizontal doc folder folder.fill flag chart.bar.fill hand.thumbsup.fill
  message message.fill phone.fill
  """.split(whereSeparator: \.isWhitespace).map(String.init)

@Suite struct `A symbol` {
  private func symbol(_ name: String) throws -> Symbol { try #require(Symbol(named: name)) }

  /// A picture of a symbol with room on all sides, black on white.
  private func picture(_ image: SymbolImage) throws -> Bitmap {
    try Renderer().render(
      Scene(
        width: image.width + 8, height: image.height + 8, background: .white,
        layers: [image.layer(x: 4, y: 4, color: .black)]), at: .x2)
  }

  /// How much ink there is, in px.
  private func ink(_ image: SymbolImage) throws -> Double {
    try picture(image).bytes.reduce(0) { $0 + Double(255 - $1) / 255 }
  }

  @Test(arguments: wanted)
  func `is known by its name, and has ink`(name: String) throws {
    #expect(try symbol(name).name == name)
    #expect(try ink(try symbol(name).image(pointSize: 17)) > 40)
  }

  @Test(arguments: ["", "star.fil", "Star", "swift", "star.fill "])
  func `of another name is none`(name: String) {
    #expect(Symbol(named: name) == nil)
  }

  @Test(arguments: Symbol.names)
  func `stays in its box in every weight and scale`(name: String) throws {
    for weight in [FontWeight.ultraLight, .regular, .bold] {
      for scale in Symbol.Scale.allCases {
        let image = try symbol(name).image(pointSize: 20, weight: weight, scale: scale)
        for part in image.stencil.parts where !part.isCutOut {
          let bounds = try #require(part.path.bounds)
          let reach = (part.line?.width ?? 0) * 0.5
          #expect(bounds.x >= reach && bounds.maxX <= image.width - reach, "\(weight) \(scale)")
          #expect(bounds.y >= reach && bounds.maxY <= image.height - reach, "\(weight) \(scale)")
        }
      }
    }
  }

  @Test(arguments: wanted)
  func `has more ink in heavier weights, or as much where it is a gap that grows`(
    name: String
  ) throws {
    let inks = try [FontWeight.light, .regular, .semibold, .bold].map {
      try ink(try symbol(name).image(pointSize: 40, weight: $0))
    }
    #expect(inks == inks.sorted(), "\(inks)")
  }

  @Test(arguments: Symbol.names)
  func `draws something that is not the sign for unknown names`(name: String) throws {
    let image = try symbol(name).image(pointSize: 20)
    #expect(!image.stencil.parts.isEmpty)
    #expect(image.stencil != Symbol(orUnknown: "no.such.symbol").image(pointSize: 20).stencil)
  }

  @Test func `looks different from those of another meaning`() throws {
    let names = """
      star heart house person bell gear trash plus minus xmark checkmark circle square lock photo camera
      video mic phone envelope message calendar clock globe map location car bus airplane bicycle cart bag
      creditcard gift tag book bookmark doc folder link paperclip pencil magnifyingglass ellipsis eye
      sun.max moon cloud drop flame bolt leaf wifi play pause stop forward backward shuffle repeat
      speaker.wave.2 arrow.up arrow.down arrow.left arrow.right chevron.up chevron.down list.bullet
      arrow.clockwise arrow.counterclockwise arrow.uturn.left square.and.arrow.up square.and.arrow.down
      star.fill heart.circle heart.circle.fill heart.slash heart.square bell.badge person.badge.plus
      person.badge.minus 1.circle 2.circle 1.circle.fill checkmark.seal checkmark.shield
      exclamationmark.octagon exclamationmark.triangle questionmark.circle info.circle
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    let stencils = try names.map { try symbol($0).image(pointSize: 20).stencil }
    #expect(Set(stencils).count == names.count)
  }

  @Test(arguments: [
    "heart.circle", "heart.circle.fill", "plus.rectangle.fill", "12.circle", "a.square.fill",
    "wifi.slash", "trash.slash.fill", "folder.badge.plus", "folder.fill.badge.gearshape",
    "person.crop.circle.badge.xmark", "app.badge", "lock.shield.fill", "xmark.octagon.fill",
    "doc.viewfinder", "cube.fill", "bell.slash.circle.fill",
  ])
  func `is made by rule of what its name says`(name: String) throws {
    #expect(!Symbol.names.contains(name))
    #expect(try ink(try symbol(name).image(pointSize: 17)) > 40)
  }

  @Test(arguments: [
    "no.such", "no.such.fill", "no.such.circle.fill", "no.such.slash", "star.badge.nothing",
    ".badge", "circle..fill", "fill", "badge.plus",
  ])
  func `is not made of what there is not`(name: String) {
    #expect(Symbol(named: name) == nil)
  }

  @Test func `is a crossed box as large as a square where its name is not known`() throws {
    let unknown = Symbol(orUnknown: "no.such.symbol")
    #expect(!unknown.isKnown && unknown.name == "no.such.symbol")
    let (box, square) = (
      unknown.image(pointSize: 20), try symbol("square").image(pointSize: 20)
    )
    #expect((box.width, box.height, box.baseline) == (square.width, square.height, square.baseline))
    #expect(try ink(box) > 100)
    #expect(Symbol(orUnknown: "star") == (try symbol("star")))
  }

  @Test func `of an icon font has heavier lines in a heavier weight`() throws {
    for name in ["cart", "bicycle", "wrench", "dollarsign"] {
      let inks = try [FontWeight.light, .regular, .semibold, .bold].map {
        try ink(try symbol(name).image(pointSize: 40, weight: $0))
      }
      #expect(inks == inks.sorted(), "\(name) \(inks)")
      #expect(inks[3] > inks[0] * 1.1, "\(name) \(inks)")
    }
  }

  @Test func `is 1.2 em wide and high, with its middle at half the height of capitals`() throws {
    let image = try symbol("star").image(pointSize: 20)
    #expect(image.width == 24)
    #expect(image.height == 24)
    // Inter's capitals are 1490 ⁄ 2048 em high: 14.55 pt, half of which is below the middle.
    #expect(abs(image.baseline.value - 19.2754) < 0.0001)
  }

  @Test func `is smaller and larger by its scale, with lines nearly as heavy`() throws {
    let images = try [Symbol.Scale.small, .medium, .large].map {
      try symbol("circle").image(pointSize: 10, scale: $0)
    }
    #expect(images.map { ($0.width.value * 100).rounded() } == [960, 1200, 1536])
    let widths = images.map { (($0.stencil.parts[0].line?.width.value ?? 0) * 1000).rounded() }
    // 1.8 of 20 units in an em, and a tenth less and more: by the roots of 0.8 and 1.28.
    #expect(widths == [805, 900, 1018])
  }

  @Test func `grows with its text`() throws {
    let (small, large) = (
      try symbol("bell").image(pointSize: 10), try symbol("bell").image(pointSize: 30)
    )
    #expect(abs(large.width.value - 3 * small.width.value) < 1e-9)
    #expect(abs(large.baseline.value - 3 * small.baseline.value) < 1e-9)
  }

  @Test func `turns with the text only where it points along it`() throws {
    let names = try Symbol.names.filter { name in
      let symbol = try symbol(name)
      let (there, back) = (
        symbol.image(pointSize: 20), symbol.image(pointSize: 20, isRightToLeft: true)
      )
      #expect(back == (symbol.isDirectional ? there.mirrored : there), "\(name)")
      return symbol.isDirectional
    }
    #expect(names.contains("arrow.backward") && names.contains("chevron.forward"))
    #expect(names.contains("list.number") && names.contains("list.bullet"))
    #expect(!names.contains("arrow.right") && !names.contains("play") && !names.contains("star"))
  }

  @Test func `is as high as asked for, and turns there too`() throws {
    let chevron = try symbol("chevron.forward")
    let image = chevron.image(height: 30, scale: .large, isRightToLeft: true)
    #expect(abs(image.height.value - 30) < 1e-9)
    // Its box is 24 units high and 14 wide.
    #expect(abs(image.width.value - 17.5) < 1e-9)
    #expect(image == chevron.image(height: 30, scale: .large, isRightToLeft: false).mirrored)
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.backward"), ("chevron.right", "chevron.left"),
    ("arrow.forward", "arrow.backward"), ("forward.fill", "backward.fill"),
  ])
  func `mirrored is its counterpart`(name: String, counterpart: String) throws {
    let mirrored = try symbol(name).image(pointSize: 20).mirrored
    let other = try symbol(counterpart).image(pointSize: 20)
    #expect(mirrored.width == other.width)
    let pixels = zip(try picture(mirrored).bytes, try picture(other).bytes)
    // FreeType makes lines of curves, which is a sixteenth of a pixel off at most.
    #expect(pixels.allSatisfy { abs(Int($0) - Int($1)) <= 34 })
    #expect(try picture(mirrored) != (try picture(try symbol(name).image(pointSize: 20))))
  }

  @Test func `shows what is behind it through its gaps`() throws {
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    let image = try symbol("gearshape.fill").image(pointSize: 20)
    let bitmap = try Renderer().render(
      Scene(
        width: image.width, height: image.height, background: red,
        layers: [image.layer(x: 0, y: 0, color: .white)]), at: .x1)
    #expect(bitmap.color(x: 12, y: 12) == red)
    #expect(bitmap.color(x: 12, y: 6) == .white)
  }
}

@Suite struct `A drawing's path` {
  private func bounds(_ text: String) -> PointRect? { ShapePath(symbol: text).bounds }

  @Test func `has lines that go on from the last place`() {
    #expect(
      ShapePath(symbol: "M1 2 H5 V7 L3 4 Z").elements == [
        .move(to: .init(x: 1, y: 2)), .line(to: .init(x: 5, y: 2)), .line(to: .init(x: 5, y: 7)),
        .line(to: .init(x: 3, y: 4)), .close,
      ])
  }

  @Test func `has arcs about a centre, the shorter way round`() throws {
    // A quarter of a circle of radius 5 about (5, 5), and then another third of one.
    let arc = ShapePath(symbol: "M0 5 A5 5 5 0 A5 5 9.33013 7.5")
    let bounds = try #require(arc.bounds)
    #expect(abs(bounds.maxX.value - 10) < 0.01)
    #expect(abs(bounds.maxY.value - 7.5) < 0.01)
    #expect(abs(bounds.y.value) < 0.01)
  }

  @Test func `has circles, ellipses and rectangles`() {
    #expect(bounds("O12 12 9") == rect(3, 3, 18, 18))
    #expect(bounds("E12 12 3 9") == rect(9, 3, 6, 18))
    #expect(bounds("R3 4 10 8 2") == rect(3, 4, 10, 8))
  }

  @Test func `has corners that are rounded`() throws {
    // A square whose corners are quarters of circles, but for the error of one curve for each.
    let square = ShapePath(symbol: "P2 0 0 10 0 10 10 0 10")
    #expect(square.elements.first == .move(to: .init(x: 0, y: 2)))
    guard case .cubic(let first, let second, let end) = square.elements[1] else {
      Issue.record("no corner")
      return
    }
    #expect(end == .init(x: 2, y: 0))
    // 2 · (1 − 0.5523) = 0.8954
    #expect(abs(first.y.value - 0.8954) < 0.001 && first.x == 0)
    #expect(abs(second.x.value - 0.8954) < 0.001 && second.y == 0)
    let open = ShapePath(symbol: "K2 0 0 10 0 10 10")
    #expect(open.elements.first == .move(to: .init(x: 0, y: 0)))
    #expect(open.elements.last == .line(to: .init(x: 10, y: 10)))
  }
}

private func rect(_ x: Points, _ y: Points, _ width: Points, _ height: Points) -> PointRect {
  PointRect(x: x, y: y, width: width, height: height)
}
