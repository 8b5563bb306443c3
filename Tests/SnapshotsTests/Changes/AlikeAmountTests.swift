import Testing

@testable import Changes

@Suite struct `Amounts of a change` {
  @Test func `are alike where shifts are as many px, however large the text is`() {
    let small = ChangeAmount.shift(dx: 1, dy: -2, em: 14)
    #expect(small.isLike(.shift(dx: 1.5, dy: -2.5, em: 80)))
    #expect(!small.isLike(.shift(dx: 1, dy: -5, em: 80)))
    #expect(!small.isLike(.shift(dx: 4, dy: -2, em: 80)))
  }

  @Test func `are alike where shifts are as much of the text's size`() {
    let small = ChangeAmount.shift(dx: 2, dy: 4, em: 20)
    #expect(small.isLike(.shift(dx: 8, dy: 16, em: 80)))
    #expect(small.isLike(.shift(dx: 9.5, dy: 16, em: 80)))
    #expect(!small.isLike(.shift(dx: 12, dy: 16, em: 80)))
    #expect(!small.isLike(.shift(dx: 8, dy: 20, em: 80)))
    #expect(!small.isLike(.shift(dx: 2, dy: 16, em: 80)))
  }

  @Test func `are alike where lengths are up to three times as much of the text's size`() {
    let small = ChangeAmount.length(0.2, em: 20)
    #expect(small.isLike(.length(0.3, em: 1000)))
    #expect(small.isLike(.length(2.4, em: 80)))
    #expect(!small.isLike(.length(2.5, em: 80)))
    #expect(!small.isLike(.length(-0.8, em: 80)))
  }
}
