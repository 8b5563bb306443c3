import ImageDiff

/// A source that gives as many bytes at a time as it likes, the same for the same seed.
final class ShortReads: ByteSource {
  let name: String
  private let bytes: [UInt8]
  private var random: FixedRandom
  private let most: Int

  init(_ bytes: [UInt8], name: String, seed: UInt64, most: Int) {
    self.bytes = bytes
    self.name = name
    self.most = most
    random = FixedRandom(state: seed)
  }

  var count: Int { bytes.count }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, from offset: Int
  ) throws(ByteSourceError) -> Int {
    let part = bytes[offset...].prefix(Int.random(in: 1...most, using: &random))
      .prefix(buffer.count)
    buffer.copyBytes(from: part)
    return part.count
  }
}

/// A source that breaks in the middle.
struct BrokenSource: ByteSource {
  let name = "broken.png"
  let bytes: [UInt8]
  let soundBytes: Int

  var count: Int { bytes.count }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, from offset: Int
  ) throws(ByteSourceError) -> Int {
    guard offset < soundBytes else {
      throw ByteSourceError(description: "The tape is torn. Mend it.")
    }
    let part = bytes[offset..<soundBytes].prefix(buffer.count)
    buffer.copyBytes(from: part)
    return part.count
  }
}
