/// Reads the big-endian numbers of font tables; `nil` beyond the end.
struct BigEndianReader {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var byteCount: Int { bytes.count }

  func uint8(at offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  func uint16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  func int16(at offset: Int) -> Int16? {
    uint16(at: offset).map(Int16.init(bitPattern:))
  }

  func int32(at offset: Int) -> Int32? {
    uint32(at: offset).map(Int32.init(bitPattern:))
  }

  func uint32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
