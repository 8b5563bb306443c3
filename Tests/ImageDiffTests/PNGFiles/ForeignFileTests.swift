import ImageDiff
import Testing

@Suite struct `A file that is no PNG` {
  @Test func `is empty`() {
    #expect(throws: PNGError.empty) { try PNG.decode([]) }
  }

  @Test func `is a Git LFS pointer`() {
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345
      """
    #expect(throws: PNGError.gitLFSPointer) { try PNG.decode(Array(pointer.utf8)) }
  }

  @Test(arguments: [
    ("<!DOCTYPE html><html>", FileKind.html), ("\n <HTML lang=en>", .html), ("<svg/>", .xml),
    ("<?xml version='1.0'?>", .xml), ("GIF89a", .gif), ("BM", .bmp), ("%PDF-1.7", .pdf),
    ("<<<<<<< HEAD\n", .mergeConflict), ("RIFF\0\0\0\0WEBPVP8 ", .webP), ("Not found\n", .text),
    ("Grüße", .text), ("\0\u{1}", .unknown), ("\n", .unknown),
  ])
  func `is named by its first letters`(text: String, kind: FileKind) {
    let bytes = Array(text.utf8)
    #expect(throws: PNGError.notPNG(kind, startsWith: Array(bytes.prefix(8)))) {
      try PNG.decode(bytes)
    }
  }

  @Test(arguments: [
    ([UInt8](arrayLiteral: 0xFF, 0xD8, 0xFF, 0xE0), FileKind.jpeg), ([0x1F, 0x8B, 8, 0], .gzip),
    ([0x50, 0x4B, 3, 4], .zip), ([0x49, 0x49, 0x2A, 0], .tiff), ([0x4D, 0x4D, 0, 0x2A], .tiff),
    ([0xEF, 0xBB, 0xBF, 0x3C, 0x73, 0x76, 0x67], .xml),
  ])
  func `is named by its first bytes`(bytes: [UInt8], kind: FileKind) {
    #expect(throws: PNGError.notPNG(kind, startsWith: bytes)) { try PNG.decode(bytes) }
  }

  @Test(arguments: [
    // Line endings changed to LF; to CRLF; the high bit lost; the first byte taken for bad UTF-8.
    [UInt8](arrayLiteral: 0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0),
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A],
    [0x09, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    [0xEF, 0xBF, 0xBD, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
  ])
  func `was one before it was changed like text`(bytes: [UInt8]) {
    #expect(throws: PNGError.signatureDamaged) { try PNG.decode(bytes) }
  }

  @Test func `is described with the bytes it starts with`() {
    #expect(
      PNGError.notPNG(.jpeg, startsWith: [0xFF, 0xD8, 0x0F]).description
        == "The file is a JPEG picture, not a PNG; it starts with ff d8 0f. "
        + "Save it as PNG, or name another file.")
  }
}
