import Glibc
import ImageDiff
import Testing

@Suite struct `A file as a source` {
  /// A file of these bytes while the body runs.
  private static func withFile(
    _ bytes: [UInt8], _ body: (_ path: String) throws -> Void
  ) throws {
    var path = Array("/tmp/imagediff-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    try #require(descriptor >= 0)
    defer { unlink(path) }
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
    try body(String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  @Test func `is compared in two lines`() throws {
    let file = HandmadePNG(width: 1, height: 1, bits: 8, colorType: 0, rows: [0, 1]).file
    try Self.withFile(file) { path in
      let found = try compare(expected: FileSource(path), actual: FileSource(path))
      #expect(found.pictures == .equal)
    }
  }

  @Test func `is named where it does not exist`() {
    #expect(
      throws: PictureFileError.notRead(
        name: "/nowhere.png",
        ByteSourceError(
          description: "It cannot be read: No such file or directory. Check the path."))
    ) {
      try FileSource("/nowhere.png")
    }
  }

  @Test func `may not be a folder or a device`() {
    for path in ["/tmp", "/dev/null"] {
      #expect(
        throws: PictureFileError.notRead(
          name: path,
          ByteSourceError(description: "It is not a regular file. Name one that is."))
      ) {
        try FileSource(path)
      }
    }
  }

  @Test func `is named where it is no picture`() throws {
    try Self.withFile(Array("Not found\n".utf8)) { path in
      let picture = MemorySource(
        HandmadePNG(width: 1, height: 1, bits: 8, colorType: 0, rows: [0, 1]).file, name: "old.png")
      let error = #expect(throws: PictureFileError.self) {
        try compare(expected: picture, actual: FileSource(path))
      }
      #expect(
        error?.description
          == "\(path): The file is a text file, not a PNG; it starts with 4e 6f 74 20 66 6f 75 6e. "
          + "Save it as PNG, or name another file.")
    }
  }

  @Test func `that breaks while it is read is named with its own words`() {
    let file = HandmadePNG(width: 1, height: 1, bits: 8, colorType: 0, rows: [0, 1]).file
    for soundBytes in [0, 10, 20, 50] {
      let error = #expect(throws: PictureFileError.self) {
        try compare(
          expected: BrokenSource(bytes: file, soundBytes: soundBytes),
          actual: MemorySource(file, name: "new.png"))
      }
      #expect(error?.description == "broken.png: The tape is torn. Mend it.")
    }
  }
}
