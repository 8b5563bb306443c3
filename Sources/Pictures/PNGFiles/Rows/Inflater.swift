import PNGShim

/// Decompresses the image data of one file, part by part.
final class Inflater {
  private var data: ImageData
  private let stream: OpaquePointer
  /// The memory of the stream's state.
  private let state: ComparisonMemory.Block
  private let memory: ComparisonMemory
  /// Bytes of the data that were read but not decompressed.
  private var input = UnsafeRawBufferPointer(start: nil, count: 0)
  private var isFinished = false
  /// The number of bytes read after the end of the stream.
  private var leftOver = 0

  /// - Throws: ``StreamStop/unusual`` where the data has an unusual header.
  init(of data: consuming ImageData, memory: ComparisonMemory) throws(StreamStop) {
    self.data = data
    self.memory = memory
    state = memory.take(byteCount: png_inflater_size())
    stream = png_inflater_start(state.start)
    guard let start = try self.data.next() else { throw .damaged("there is no image data") }
    input = start
    try checkWindow()
  }

  deinit { memory.giveBack(state) }

  /// Checks the window size. zlib rejects data that exceeds a declared window of less than 32 KB,
  /// but ISA-L does not. Data no longer than the window cannot exceed it.
  private func checkWindow() throws(StreamStop) {
    guard let method = input.first, method & 0x0F == 8, method >> 4 <= 7 else { throw .unusual }
    guard method >> 4 == 7 || data.prologue.filteredBytes <= 1 << (8 + method >> 4) else {
      throw .unusual
    }
  }

  /// Fills the buffer with decompressed bytes.
  func fill(_ output: UnsafeMutableRawBufferPointer) throws(StreamStop) {
    guard try unpack(into: output) == output.count else {
      throw .damaged("there is too little image data")
    }
  }

  /// Reads to the end of the file, which may have no more data.
  func finish() throws(StreamStop) {
    var spare: UInt8 = 0
    let isLeftOver = try withUnsafeMutableBytes(of: &spare) { room throws(StreamStop) in
      try unpack(into: room) > 0
    }
    guard !isLeftOver, isFinished, leftOver == 0, input.isEmpty, try data.next() == nil else {
      throw .damaged("there is too much image data")
    }
    try data.finish()
  }

  /// - Returns: The number of bytes written; the buffer is full unless the data ended.
  private func unpack(into output: UnsafeMutableRawBufferPointer) throws(StreamStop) -> Int {
    var count = 0
    while count < output.count, !isFinished {
      let step = png_inflater_run(
        stream, input.baseAddress, input.count, output.baseAddress.map { $0 + count },
        output.count - count)
      input = UnsafeRawBufferPointer(rebasing: input[step.consumed...])
      count += step.produced
      switch step.status {
      case png_inflate_finished:
        isFinished = true
        leftOver = step.left_over
      case png_inflate_needs_room: continue
      case png_inflate_needs_input:
        guard let more = try data.next() else { return count }
        input = more
      default: throw .damaged("the image data cannot be decompressed")
      }
    }
    return count
  }
}
