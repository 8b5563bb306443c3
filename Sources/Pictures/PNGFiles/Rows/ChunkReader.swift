import PNGShim

/// Reads the chunks of a PNG file from front to back, and checks their checksums.
struct ChunkReader {
  /// The name of a chunk and the size of its data, without length, name and checksum.
  struct Heading {
    let name: PNGChunks.Name
    let length: Int

    /// Whether a reader may ignore the chunk: the first letter is a small one.
    var isAncillary: Bool { name.value & 0x2000_0000 != 0 }
  }

  private let window: SourceWindow
  /// The number of bytes of the current chunk that are not read yet.
  private var dataLeft = 0
  private var checksum: UInt32 = 0
  private var isOpen = false

  /// Reads the signature.
  init(of source: any ByteSource, memory: ComparisonMemory) throws(StreamStop) {
    window = SourceWindow(over: source, memory: memory)
    let opening: [UInt8]
    // Enough to tell what else a file is.
    do { opening = try window.peek(128) } catch { throw .unread(error) }
    do { try PNGStructure.checkSignature(of: opening) } catch { throw .refused(error) }
    _ = try take(PNGStructure.signature.count)
  }

  /// The number of bytes after the chunks read so far.
  var bytesLeft: Int { window.bytesLeft }

  /// Moves to the next chunk, past the rest of the current one.
  mutating func next() throws(StreamStop) -> Heading {
    try skip()
    let bytes = try take(8)
    let length = PNGHeader.number(bytes[..<4])
    guard let name = PNGChunks.Name(bytes[4...]), length <= window.bytesLeft else {
      throw .damaged("a chunk has no name, or reaches past the end of the file")
    }
    dataLeft = length
    checksum = png_checksum(0, Array(bytes[4...]), 4)
    isOpen = true
    return Heading(name: name, length: length)
  }

  /// Returns the next bytes of the chunk, which are valid until the next call.
  ///
  /// - Returns: `nil` at the end of the chunk, after its checksum was verified.
  mutating func data(atMost limit: Int = .max) throws(StreamStop) -> UnsafeRawBufferPointer? {
    guard isOpen else { return nil }
    guard dataLeft > 0 else {
      isOpen = false
      guard PNGHeader.number(try take(4)[...]) == Int(checksum) else {
        throw .damaged("a checksum is wrong")
      }
      return nil
    }
    let part: UnsafeRawBufferPointer?
    do { part = try window.take(atMost: min(limit, dataLeft)) } catch { throw .unread(error) }
    guard let bytes = part else { throw .tooShort }
    dataLeft -= bytes.count
    checksum = png_checksum(checksum, bytes.baseAddress, bytes.count)
    return bytes
  }

  /// Moves to the end of the chunk.
  mutating func skip() throws(StreamStop) {
    while try data() != nil {}
  }

  /// Returns all data of a short chunk.
  mutating func wholeData() throws(StreamStop) -> [UInt8] {
    var bytes: [UInt8] = []
    while let part = try data() { bytes.append(contentsOf: part) }
    return bytes
  }

  private func take(_ count: Int) throws(StreamStop) -> [UInt8] {
    let bytes: [UInt8]
    do { bytes = try window.take(count) } catch { throw .unread(error) }
    guard bytes.count == count else { throw .tooShort }
    return bytes
  }
}
