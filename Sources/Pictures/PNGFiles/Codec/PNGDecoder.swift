import Imaging
import PNGShim

/// Decodes a file whose chunks have been checked.
struct PNGDecoder {
  let file: [UInt8]
  let structure: PNGStructure

  func decode() throws(PNGError) -> Bitmap {
    let header = structure.header
    switch header.colorType {
    case .palette:
      return try colors(at: samples(as: png_shim_gray_or_index))
    case .gray where structure.transparency == nil:
      return Bitmap(
        width: header.width, height: header.height, format: .gray8,
        bytes: try samples(as: png_shim_gray_or_index))
    case .gray, .rgb, .grayAlpha, .rgba:
      return Bitmap(
        width: header.width, height: header.height, format: .rgba8,
        bytes: try samples(as: png_shim_rgba))
    }
  }

  /// Returns the picture's samples, row after row.
  private func samples(as pixel: png_shim_pixel) throws(PNGError) -> [UInt8] {
    let bytesPerRow = structure.header.width * Int(pixel.rawValue)
    let rows = structure.header.height
    var complaint = PNGComplaint()
    var isDone = false
    let samples = [UInt8](unsafeUninitializedCapacity: bytesPerRow * rows) { buffer, count in
      isDone = png_shim_decode(
        file, file.count, pixel, buffer.baseAddress, bytesPerRow, rows, &complaint.characters,
        complaint.characters.count)
      count = isDone ? bytesPerRow * rows : 0
    }
    guard isDone else { throw .damaged(complaint.text) }
    return samples
  }

  /// Returns the picture from the palette index of each pixel.
  private func colors(at indices: [UInt8]) throws(PNGError) -> Bitmap {
    let palette = palette
    if let highest = indices.max(), Int(highest) >= palette.count {
      throw .damaged("a pixel has colour \(highest), but the palette has \(palette.count) colours")
    }
    let header = structure.header
    guard palette.allSatisfy(\.isOpaqueGray) else {
      return Bitmap(
        width: header.width, height: header.height, format: .rgba8,
        bytes: IndexedPicture.pixels(
          of: indices, in: palette.map { UInt32(bigEndian: $0.bytes) }))
    }
    let levels = palette.map(\.red)
    return Bitmap(
      width: header.width, height: header.height, format: .gray8,
      bytes: indices.map { levels[Int($0)] })
  }

  /// The palette's colours. Those without an entry in `tRNS` are opaque.
  private var palette: [RGBAColor] {
    let levels = Array(structure.palette)
    let alpha = Array(structure.transparency ?? [])
    return (0..<levels.count / 3).map { index in
      RGBAColor(
        red: levels[index * 3], green: levels[index * 3 + 1], blue: levels[index * 3 + 2],
        alpha: index < alpha.count ? alpha[index] : 255)
    }
  }
}
