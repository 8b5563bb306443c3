import PNGShim

/// Unpacks the image data of one file, a part at a time.
final class Inflater {
  private var data: ImageData
  private let stream: OpaquePointer
  /// Where the stream's state is.
  private let state: ComparisonMemory.Block
  private let memory: ComparisonMemory
  /// Bytes of the data that were taken but not unpacked.
  private var input = UnsafeRawBufferPointer(start: nil, count: 0)
  private var isFinished = false
  /// Bytes behind the end of the stream that it took all the same.
  private var leftOver = 0

  /// - Throws: ``StreamStop/unusual`` where the data is of no common kind.
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

  /// A window smaller than 32 KB is a promise that zlib holds the data to and ISA-L does not; it
  /// cannot be broken by data that is no longer than the window.
  private func checkWindow() throws(StreamStop) {
    guard let method = input.first, method & 0x0F == 8, method >> 4 <= 7 else { throw .unusual }
    guard method >> 4 == 7 || data.prologue.filteredBytes <= 1 << (8 + method >> 4) else {
      throw .unusual
    }
  }

  /// Fills the buffer.
  func fill(_ output: UnsafeMutableRawBufferPointer) throws(StreamStop) {
    guard try unpack(into: output) == output.count else {
      throw .damaged("there is too little image data")
    }
  }

  /// Reads to the end of the file, where no more data may come.
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

  /// - Returns: How many bytes were written: all there is room for, unless the data ended.
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
