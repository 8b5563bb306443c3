extension PNG {
  /// The most bytes that a file needs for the picture its first bytes promise, and for a little besides:
  /// what packs nothing, and a megabyte of other things, as colour profiles and texts are.
  ///
  /// A file that has more holds something else, and need not be read to be known for damaged. Where no
  /// picture is promised, the megabyte remains.
  ///
  /// - Parameter start: The first 33 bytes: the signature and the header.
  public static func greatestFileSize(startingWith start: [UInt8]) -> Int {
    let besides = 1 << 20
    guard start.count >= 33, start.starts(with: PNGStructure.signature),
      let color = PNGHeader.ColorType(rawValue: start[25])
    else { return besides }
    let width = PNGHeader.number(start[16..<20])
    let height = PNGHeader.number(start[20..<24])
    // Each row has a byte that says how it is packed; in the passes of Adam7 there are twice as many.
    let row = (width * Int(start[24]) * color.samplesPerPixel + 7) / 8 + 16
    let (size, isOver) = row.multipliedReportingOverflow(by: height)
    return isOver || size > 1 << 60 ? .max : size + size / 64 + besides
  }
}
