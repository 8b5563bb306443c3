/// Reads the chunks of a PNG file in memory, never beyond its end.
struct PNGChunks {
  /// The name of a chunk: four letters, as one number.
  struct Name: Equatable {
    let value: UInt32

    /// The letters of the name.
    var text: String {
      String(
        decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
    }

    init(_ letters: StaticString) {
      value = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    init?(_ bytes: ArraySlice<UInt8>) {
      let letters = bytes.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
      guard letters else { return nil }
      value = bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// A chunk's name and data, without length and checksum.
  struct Chunk {
    let name: Name
    let data: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var position: Int

  init(of bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The number of bytes after the chunks read so far.
  var bytesLeft: Int { bytes.count - position }

  /// Returns the next chunk; throws where the file ends before the chunk does.
  mutating func next() throws(PNGError) -> Chunk {
    let frame = 12  // Length, name and checksum: four bytes each.
    guard bytesLeft >= frame else { throw .truncated(missing: frame - bytesLeft) }
    let length = PNGHeader.number(bytes[position..<position + 4])
    guard length <= bytesLeft - frame else {
      throw .truncated(missing: length - (bytesLeft - frame))
    }
    guard let name = Name(bytes[position + 4..<position + 8]) else {
      throw .damaged("the chunk at byte \(position) has no name")
    }
    let start = position + 8
    position += frame + length
    return Chunk(name: name, data: bytes[start..<start + length])
  }
}
