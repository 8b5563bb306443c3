/// The image data of a PNG file, with all chunks as one sequence of bytes.
package struct ImageData {
  /// The header and palette before the image data.
  package let prologue: PicturePrologue
  private var chunks: ChunkReader
  /// The chunk after the image data, once it has been reached.
  private var following: ChunkReader.Heading?

  /// Reads a source up to its image data; the source starts with PNG's signature.
  init(
    of source: any ByteSource, limits: PNGLimits, memory: ComparisonMemory
  ) throws(StreamStop) {
    chunks = try ChunkReader(of: source, memory: memory)
    prologue = try PicturePrologue(reading: &chunks, limits: limits)
  }

  /// Returns the next bytes, at least one, which are valid until the next call.
  ///
  /// - Returns: `nil` at the end of the data.
  package mutating func next(atMost limit: Int = .max) throws(StreamStop) -> UnsafeRawBufferPointer?
  {
    while following == nil {
      if let bytes = try chunks.data(atMost: limit) { return bytes }
      let chunk = try chunks.next()
      if chunk.name == PNGChunks.Name("IDAT") {
        try prologue.checkImageData(chunk)
      } else {
        following = chunk
      }
    }
    return nil
  }

  /// Reads from the end of the image data to the end of the file.
  package mutating func finish() throws(StreamStop) {
    guard var chunk = following else { throw .damaged("image data is left over") }
    while chunk.name != PNGChunks.Name("IEND") {
      guard chunk.canBeSkipped else { throw .unusual }
      chunk = try chunks.next()
    }
    guard chunk.length == 0 else { throw .unusual }
    try chunks.skip()
    guard chunks.bytesLeft == 0 else { throw .damaged("bytes follow the end of the picture") }
  }
}
