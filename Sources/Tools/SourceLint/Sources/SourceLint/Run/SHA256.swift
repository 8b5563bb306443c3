/// SHA-256 (FIPS 180-4), by which the cache knows a file.
struct SHA256 {
  private static let constants: [UInt32] = {
    // The fraction of the cube roots of the first 64 primes.
    var primes: [UInt32] = []
    var candidate: UInt32 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map(cubeRootFraction)
  }()

  /// The first 32 bits behind the point of a cube root, by bisection in whole numbers.
  private static func cubeRootFraction(_ prime: UInt32) -> UInt32 {
    // The largest r with r³ ≤ prime · 2^96.
    var low: UInt64 = 0
    var high: UInt64 = 1 << 36
    while high - low > 1 {
      let middle = (low + high) / 2
      let square = middle.multipliedFullWidth(by: middle)
      // middle < 2^36, so the square has less than 2^72 and the cube less than 2^108.
      let value = UInt128(square.high) << 64 | UInt128(square.low)
      if value * UInt128(middle) <= UInt128(prime) << 96 { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    var end = Array(bytes[(bytes.count / 64 * 64)...]) + [0x80]
    while end.count % 64 != 56 { end.append(0) }
    let length = UInt64(bytes.count) * 8
    end += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
    var words = [UInt32](repeating: 0, count: 64)
    bytes.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: buffer.count / 64 * 64, by: 64) {
        mix(UnsafeBufferPointer(rebasing: buffer[start..<(start + 64)]), &words, &state)
      }
    }
    end.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: buffer.count, by: 64) {
        mix(UnsafeBufferPointer(rebasing: buffer[start..<(start + 64)]), &words, &state)
      }
    }
    return state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
  }

  private static func mix(
    _ block: UnsafeBufferPointer<UInt8>, _ words: inout [UInt32], _ state: inout [UInt32]
  ) {
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    for index in 0..<16 {
      words[index] =
        UInt32(block[4 * index]) << 24 | UInt32(block[4 * index + 1]) << 16
        | UInt32(block[4 * index + 2]) << 8 | UInt32(block[4 * index + 3])
    }
    for index in 16..<64 {
      let early = words[index - 15]
      let late = words[index - 2]
      words[index] =
        words[index - 16] &+ (rotated(early, 7) ^ rotated(early, 18) ^ early >> 3)
        &+ words[index - 7] &+ (rotated(late, 17) ^ rotated(late, 19) ^ late >> 10)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let first =
        h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ (e & f ^ ~e & g)
        &+ constants[index] &+ words[index]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }
}
