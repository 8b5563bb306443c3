import Snapshots

/// The build ID of a file of code: a digest that the linker made of everything it wrote
/// (`NT_GNU_BUILD_ID`, in a note that is loaded with the file).
struct BuildID: CustomStringConvertible {
  /// The digest in hexadecimal digits.
  let description: String

  /// Reads the build ID of a 64-bit ELF file; `nil` if there is none among its first bytes, where
  /// linkers put it.
  ///
  /// - Throws: `FileError` if the file cannot be read.
  init?(of path: String) throws {
    guard let id = Self.find(in: try FileStart.bytes(of: path, atMost: 16_384)) else { return nil }
    description = id.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined()
  }

  /// Searches the notes that the program headers name (ELF-64 Object File Format, version 1.5,
  /// figures 2 and 6).
  private static func find(in file: [UInt8]) -> ArraySlice<UInt8>? {
    guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let headers = number(file, 32, 8),
      let size = number(file, 54, 2), let count = number(file, 56, 2)
    else { return nil }
    for index in 0..<count {
      let header = headers + index * size
      guard number(file, header, 4) == noteHeader, let start = number(file, header + 8, 8),
        let length = number(file, header + 32, 8)
      else { continue }
      if let id = buildID(amongNotesOf: file, from: start, to: start + length) { return id }
    }
    return nil
  }

  private static func buildID(
    amongNotesOf file: [UInt8], from start: Int, to end: Int
  ) -> ArraySlice<UInt8>? {
    var place = start
    while place + 12 <= end, let nameLength = number(file, place, 4),
      let length = number(file, place + 4, 4), let type = number(file, place + 8, 4)
    {
      let name = place + 12
      let content = name + (nameLength + 3) / 4 * 4
      guard content + length <= file.count else { return nil }
      if type == buildIDNote, file[name...].starts(with: "GNU\0".utf8) {
        return file[content..<content + length]
      }
      place = content + (length + 3) / 4 * 4
    }
    return nil
  }

  private static let noteHeader = 4
  private static let buildIDNote = 3

  /// Returns a little-endian number; `nil` if its bytes are missing, or it is larger than any file.
  private static func number(_ file: [UInt8], _ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= file.count else { return nil }
    var value: UInt64 = 0
    for byte in file[place..<place + count].reversed() { value = value << 8 | UInt64(byte) }
    return value < 1 << 40 ? Int(value) : nil
  }
}
