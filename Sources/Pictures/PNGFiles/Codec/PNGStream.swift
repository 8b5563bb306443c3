package import Imaging
import PNGShim

/// A PNG file of at most 256 colours that is written row by row, for pictures that you look at
/// once.
///
/// Its use of memory grows only with the packed file.
package final class PNGStream {
  private let width: Int
  private let memory: UnsafeMutableRawPointer
  private let deflater: OpaquePointer
  private var file: [UInt8]
  /// Rows that are not packed yet, each after its filter.
  private var waiting: [UInt8] = []
  private var packed = [UInt8](repeating: 0, count: PNGStream.step)

  /// The number of bytes that are packed together.
  private static let step = 128 << 10

  /// Writes everything before the rows.
  ///
  /// - Parameter palette: Opaque colours, at most 256.
  /// - Throws: ``PNGError/notWritten(_:)`` for a picture with more pixels in a row or column than
  ///   PNG supports.
  package init(size: PixelSize, palette: [RGBAColor]) throws(PNGError) {
    guard let width = UInt32(exactly: size.width), let height = UInt32(exactly: size.height),
      max(width, height) < 1 << 31
    else { throw .notWritten("\(size) is more than PNG supports") }
    self.width = size.width
    memory = .allocate(byteCount: png_deflater_size(), alignment: 64)
    deflater = png_deflater_start(memory)
    file = PNGStructure.signature
    // Eight bits a sample, with a palette; the methods that PNG knows; no passes.
    append("IHDR", PNGStream.bytes(of: width) + PNGStream.bytes(of: height) + [8, 3, 0, 0, 0])
    append("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
  }

  deinit { memory.deallocate() }

  /// Adds the next row, as the number of each pixel's colour.
  package func append(row: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    precondition(row.count == width, "A row has a number for each pixel.")
    waiting.append(RowFilter.none.rawValue)
    waiting.append(contentsOf: row)
    if waiting.count >= PNGStream.step { try pack(isLast: false) }
  }

  /// Returns the whole file, after the last row.
  package func finish() throws(PNGError) -> [UInt8] {
    try pack(isLast: true)
    append("IEND", [])
    return file
  }

  private func pack(isLast: Bool) throws(PNGError) {
    var done = 0
    var isFinished = false
    while done < waiting.count || isLast && !isFinished {
      let step = waiting.withUnsafeBufferPointer { input in
        packed.withUnsafeMutableBufferPointer { output in
          png_deflater_run(
            deflater, input.baseAddress.map { $0 + done }, input.count - done, isLast,
            output.baseAddress, output.count)
        }
      }
      guard !step.has_failed, step.consumed + step.produced > 0 || step.is_finished else {
        throw .notWritten("its rows cannot be packed")
      }
      if step.produced > 0 { append("IDAT", packed[..<step.produced]) }
      done += step.consumed
      isFinished = step.is_finished
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private func append(_ name: String, _ data: some Collection<UInt8>) {
    file += PNGStream.bytes(of: UInt32(data.count))
    let start = file.count
    file += name.utf8
    file += data
    let checksum = file.withUnsafeBufferPointer { bytes in
      png_checksum(0, bytes.baseAddress.map { $0 + start }, bytes.count - start)
    }
    file += PNGStream.bytes(of: checksum)
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
