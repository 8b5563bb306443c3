import Glibc

/// What only those know who were given the server's address by the program that started it.
package struct AccessToken {
  /// 64 hexadecimal digits, which need no escaping anywhere.
  package let text: String

  /// A token of 256 random bits.
  ///
  /// - Throws: `LoopbackServerError.noRandomness`.
  package init() throws(LoopbackServerError) {
    var bytes = [UInt8](repeating: 0, count: 32)
    // It is getrandom(2), called until all bytes are there.
    guard getentropy(&bytes, bytes.count) == 0 else {
      throw .noRandomness(errno: errno)
    }
    text = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// Whether a text is the token. How long that takes tells nothing of where they differ.
  func matches(_ offered: String) -> Bool {
    let own = Array(text.utf8)
    let other = Array(offered.utf8)
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
