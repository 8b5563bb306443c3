import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import TextEngine
import Testing

@testable import SwiftUITypography
@testable import Symbols

@Suite struct `A symbol in a text` {
  private let star = Image(systemName: "star")

  private func elements(
    _ view: some View, width: CGFloat? = nil, at size: DynamicTypeSize = .large
  ) throws -> [InterfaceElement] {
    try LayoutBench.interface(view.dynamicTypeSize(size), width: width).elements
  }

  private func symbols(_ elements: [InterfaceElement]) -> [InterfaceElement] {
    elements.filter { if case .symbol = $0.content { true } else { false } }
  }

  private func text(_ elements: [InterfaceElement]) throws -> SetText {
    try #require(elements.compactMap(\.text).first)
  }

  @Test func `moves the text behind it by its own width`() throws {
    let plain = try text(try elements(Text(verbatim: "Favourites")))
    let with = try text(try elements(Text("\(star)Favourites")))
    // 24 of 20 units in an em of 17 pt.
    let moved = (with.widestLine - plain.widestLine).value
    #expect(abs(moved - 17 * 1.2) < 0.02)
  }

  @Test func `stands on the baseline where its letters are`() throws {
    let all = try elements(Text("a \(star) b"))
    let line = try #require(try text(all).frame.lines.first)
    let symbol = try #require(symbols(all).first)
    let image = try #require(Symbol(named: "star")).image(pointSize: 17)
    #expect(symbol.path == "Text/Image")
    #expect(abs((symbol.box.y + image.baseline - line.baseline).value) < 0.001)
    #expect(abs((symbol.box.width - line.boxes[0].width).value) < 0.02)
    #expect(abs((symbol.box.x - line.boxes[0].left).value) < 0.001)
  }

  @Test func `grows with the text`() throws {
    let heights = try [DynamicTypeSize.xSmall, .large, .accessibility5].map { size in
      try #require(symbols(try elements(Text("\(star) x"), at: size)).first).box.height.value
    }
    // 1.2 em of body: 14, 17 and 53 pt.
    #expect(heights.map { ($0 * 100).rounded() } == [1680, 2040, 6360])
  }

  @Test func `has the size, weight and color of its run`() throws {
    let mixed =
      Text(star).font(.largeTitle).foregroundColor(.red) + Text(star).bold() + Text("word")
    let found = symbols(try elements(mixed))
    #expect(found.map(\.path) == ["Text/Image", "Text/Image[2]"])
    #expect(abs(found[0].box.height.value - 34 * 1.2) < 0.01)
    #expect(abs(found[1].box.height.value - 17 * 1.2) < 0.01)
    guard case .symbol(_, _, let red) = found[0].content,
      case .symbol(_, let bold, let black) = found[1].content
    else {
      Issue.record("These are no symbols.")
      return
    }
    #expect(red != black)
    // 2.4 or more of 20 units in an em of 17 pt.
    #expect((bold.parts.first?.line?.width.value ?? 0) > 1.9)
  }

  @Test func `is taken to the next line with the word it stands at`() throws {
    let all = try elements(Text("A few words \(star)\u{2060}more"), width: 120)
    let lines = try text(all).frame.lines
    #expect(lines.count == 2)
    #expect(lines.map(\.boxes.count) == [0, 1])
    let symbol = try #require(symbols(all).first)
    #expect(symbol.box.y > lines[0].baseline - 2)
  }

  @Test func `is not drawn where it was cut away`() throws {
    let all = try elements(
      Text("A text that is much too long \(star)").lineLimit(1), width: 100)
    #expect(try text(all).isTruncated)
    #expect(symbols(all).isEmpty)
  }

  @Test func `is the last thing before the ellipsis where what follows is cut away`() throws {
    let all = try elements(
      Text("\(star) A text that is much too long").lineLimit(1), width: 100)
    let line = try #require(try text(all).frame.lines.first)
    #expect(line.text.hasSuffix("…"))
    #expect(symbols(all).count == 1)
    #expect(try text(all).widestLine.value <= 100)
  }

  @Test func `shrinks with a text that shrinks to fit`() throws {
    let all = try elements(
      Text("\(star) Much too long").lineLimit(1).minimumScaleFactor(0.5), width: 90)
    let symbol = try #require(symbols(all).first)
    #expect(symbol.box.height.value < 20)
    #expect(try !text(all).isTruncated)
  }

  @Test func `has no letter that fonts lack`() throws {
    let frame = try text(try elements(Text("\(star) x"))).frame
    #expect(frame.missingCharacters == [])
    #expect(frame.flags == [])
  }

  @Test func `that is not known is told, and keeps its room`() throws {
    let all = try elements(Text("\(Image(systemName: "no.such")) x"))
    let symbol = try #require(symbols(all).first)
    #expect(symbol.isUnknownSymbol)
    #expect(abs(symbol.box.width.value - 17 * 1.2) < 0.02)
  }
}

@Suite struct `A symbol that is not known` {
  @Test func `has the room of a square, and is told in the layout text`() throws {
    func box(_ name: String) throws -> InterfaceElement {
      try #require(
        try LayoutBench.interface(Image(systemName: name), width: nil).elements.first {
          if case .symbol = $0.content { true } else { false }
        })
    }
    let unknown = try box("no.such.symbol")
    #expect(unknown.box == (try box("square")).box)
    #expect(unknown.isUnknownSymbol)
    #expect(ElementFacts(unknown)?.traits == ["unknown symbol"])
    #expect(ElementFacts(try box("square"))?.traits == [])
  }
}

@Suite struct `A variant of symbols` {
  private func names(_ view: some View) throws -> [String] {
    try LayoutBench.interface(view, width: nil).elements.compactMap {
      if case .symbol(let name, _, _) = $0.content { name } else { nil }
    }
  }

  @Test func `is shown where there is one`() throws {
    let heart = Image(systemName: "heart")
    #expect(try names(heart.symbolVariant(.fill)) == ["heart.fill"])
    #expect(try names(heart.symbolVariant(.circle)) == ["heart.circle"])
    #expect(try names(heart.symbolVariant(.circle.fill)) == ["heart.circle.fill"])
    #expect(try names(heart.symbolVariant(.slash)) == ["heart.slash"])
    #expect(
      try names(VStack { heart }.symbolVariant(.fill).symbolVariant(.circle)) == [
        "heart.circle.fill"
      ])
    #expect(try names(heart.symbolRenderingMode(.hierarchical)) == ["heart"])
    #expect(
      try names(Image(systemName: "heart.fill").symbolVariant(.slash)) == ["heart.slash.fill"])
  }

  @Test func `contains others`() {
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.fill.contains(.circle))
    #expect(SymbolVariants.fill.contains(.none))
  }
}
