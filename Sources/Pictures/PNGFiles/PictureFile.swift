package import Imaging

/// One file of a comparison, and the ways to read it.
package struct PictureFile {
  package let source: any ByteSource
  package let limits: PNGLimits
  let memory: ComparisonMemory

  /// - Parameters:
  ///   - limits: The limits for the picture's size.
  ///   - memory: The working memory.
  package init(
    source: any ByteSource, limits: PNGLimits, memory: ComparisonMemory = ComparisonMemory()
  ) {
    self.source = source
    self.limits = limits
    self.memory = memory
  }

  /// Returns a window at the start of the file's bytes.
  package func window() -> SourceWindow { SourceWindow(over: source, memory: memory) }

  /// Returns the file's image data from the start.
  package func imageData() throws(StreamStop) -> ImageData {
    try ImageData(of: source, limits: limits, memory: memory)
  }

  /// Returns the rows of the decoded picture if there is one, otherwise those of the file's stream.
  package func rows(decoded: Bitmap?) throws(StreamStop) -> any PictureRows {
    if let decoded { return BitmapRows(of: decoded) }
    return try RowStream(of: source, limits: limits, memory: memory)
  }

  /// Checks that the file is a complete picture.
  package func check() throws(PictureFileError) -> PixelSize {
    do throws(StreamStop) {
      let rows = try RowStream(of: source, limits: limits, memory: memory)
      for _ in 0..<rows.size.height { try rows.pass() }
      try rows.finish()
      return rows.size
    } catch {
      return try judge(error).size
    }
  }

  /// Decides about a file that could not be read as a stream: decodes it, or throws its error.
  package func judge(_ stop: StreamStop) throws(PictureFileError) -> Bitmap {
    switch stop {
    case .refused(let reason): throw refusal(reason)
    case .unread(let reason): throw .notRead(name: source.name, reason)
    case .unusual: return try decode()
    case .damaged(let reason):
      do {
        return try decode()
      } catch .notPicture(_, .tooLarge) {
        // Too large for libpng, so it is our own verdict that counts.
        throw refusal(.damaged(reason))
      }
    }
  }

  /// Reads and decodes the whole picture.
  func decode() throws(PictureFileError) -> Bitmap {
    // What is read in bands may be larger than what is decoded whole, unless a limit was chosen.
    let whole = limits == .streamed ? PNGLimits() : limits
    let content = try content()
    do { return try PNG.decode(content, limits: whole) } catch { throw refusal(error) }
  }

  /// Returns whether a picture file has samples of 16 bits, by its 25th byte (PNG specification,
  /// sections 5.2 and 11.2.1).
  package func has16BitSamples() throws(PictureFileError) -> Bool {
    do throws(ByteSourceError) {
      return try window().take(25).last == 16
    } catch {
      throw .notRead(name: source.name, error)
    }
  }

  private func content() throws(PictureFileError) -> [UInt8] {
    guard source.count <= PictureFile.longestWhole else {
      throw .notRead(
        name: source.name,
        ByteSourceError(
          description: "It has \(source.count) bytes, too many to decode the file as a whole. "
            + "Save it without interlacing, with 8 bits per channel."))
    }
    let window = window()
    var content: [UInt8] = []
    content.reserveCapacity(source.count)
    do throws(ByteSourceError) {
      while let part = try window.take(atMost: .max) { content.append(contentsOf: part) }
    } catch {
      throw .notRead(name: source.name, error)
    }
    return content
  }

  private static let longestWhole = 512 << 20

  private func refusal(_ reason: PNGError) -> PictureFileError {
    .notPicture(name: source.name, reason)
  }
}
