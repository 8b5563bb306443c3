import DynamicType
import Rendering
import Testing

@testable import Symbols

@Suite struct `The bounds of a drawing` {
  @Test func `are its box where nothing is drawn`() {
    let box = PointRect(x: 0, y: 0, width: 30, height: 24)
    #expect(SymbolDrawing(width: 30, pieces: []).inkBounds == box)
    #expect(SymbolDrawing(width: 30, pieces: [.gap("M1 2 L3 4")]).inkBounds == box)
  }

  @Test func `are around the middles of its lines, without its gaps`() {
    let drawing = SymbolDrawing(pieces: [.line("M4 6 L10 9"), .gap("M1 1 L20 20")])
    #expect(drawing.inkBounds == PointRect(x: 4, y: 6, width: 6, height: 3))
  }
}
