import Testing

@testable import Wording

@Suite struct `A number of bytes in words` {
  @Test(
    arguments: [
      (1 << 20, "1 MB"), (384 << 20, "384 MB"), (1_500_000, "1500000 bytes"),
      ((1 << 20) - 1, "1048575 bytes"), ((1 << 20) + 1, "1048577 bytes"),
    ])
  func `is exact`(bytes: Int, words: String) {
    #expect(byteCount(bytes) == words)
  }
}
