import Glibc
public import Imaging

extension PNG {
  /// Returns whether a file contains exactly the given pixels.
  ///
  /// The result equals that of decoding the file and comparing the bitmaps, but takes less time and
  /// memory.
  ///
  /// - Parameters:
  ///   - file: The content of a file. The result is `false` for a file that is not a picture.
  ///   - bitmap: The pixels.
  ///   - limits: The limit for the size of the picture.
  ///   - memory: Working memory. Pass the same object to all comparisons on a thread.
  public static func shows(
    _ file: [UInt8], _ bitmap: Bitmap, limits: PNGLimits = PNGLimits(),
    memory: ComparisonMemory = ComparisonMemory()
  ) -> Bool {
    let picture = PictureFile(
      source: MemorySource(file, name: "the picture"), limits: limits, memory: memory)
    do throws(StreamStop) {
      let rows = try RowStream(of: picture.source, limits: limits, memory: memory)
      guard rows.size == bitmap.size else { return false }
      guard rows.layout.canBeWritten(as: bitmap.format) else { throw .unusual }
      return try rows.show(bitmap)
    } catch {
      do throws(PictureFileError) {
        return try picture.judge(error).reduced() == bitmap.reduced()
      } catch {
        return false
      }
    }
  }
}

extension RowLayout {
  fileprivate func canBeWritten(as format: Bitmap.Format) -> Bool {
    self.format == format || format == .rgba8
  }
}

extension RowStream {
  /// Returns whether all rows are those of a bitmap of the same size, and the rest of the file is
  /// valid.
  fileprivate func show(_ bitmap: Bitmap) throws(StreamStop) -> Bool {
    let pixels = BitmapRows(of: bitmap)
    let format = bitmap.format
    let block = memory.take(byteCount: bitmap.bytesPerRow)
    defer { memory.giveBack(block) }
    for _ in 0..<size.height {
      layout.write(0..<size.width, of: try next(), as: format, to: block.start)
      if memcmp(block.start, pixels.next(), bitmap.bytesPerRow) != 0 { return false }
    }
    try finish()
    return true
  }
}
