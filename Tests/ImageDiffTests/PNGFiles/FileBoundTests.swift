import PNGFiles
import Testing

@Suite struct `A pointer of Git LFS` {
  static let digits = String(repeating: "4d7a", count: 16)
  static let text = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:\(digits)
    size 12345

    """

  @Test func `has the digest of its file, and its size`() throws {
    let pointer = try #require(LFSPointer(Array(Self.text.utf8)))
    #expect(pointer.size == "12345" && pointer.object == "sha256:\(Self.digits)")
    #expect(pointer.sha256 == SecureDigest(Self.digits))
    #expect(pointer.sha256 != nil)
  }

  @Test func `has less than 1024 bytes`() {
    let bytes = Array(Self.text.utf8)
    let blanks = [UInt8](repeating: 0x0A, count: 1023 - bytes.count)
    #expect(LFSPointer(bytes + blanks) != nil)
    #expect(LFSPointer(bytes + blanks + [0x0A]) == nil)
  }

  @Test func `may lack what it is to have, but not its beginning`() throws {
    let version = "version https://git-lfs.github.com/spec/v1\n"
    let pointer = try #require(LFSPointer(Array((version + "oid md5:\(Self.digits)\n").utf8)))
    #expect(pointer.size == "?")
    #expect(pointer.sha256 == nil)
    #expect(LFSPointer(Array("oid sha256:\(Self.digits)".utf8)) == nil)
  }
}

@Suite struct `The data of a PNG file` {
  /// Data of 12 bytes are at most 12 × 1032 bytes, and not 13 × 1032.
  @Test func `are at least a 1032nd of the picture`() {
    func error(width: Int) -> PNGError? {
      let png = HandmadePNG(width: width, height: 1, bits: 8, colorType: 0, rows: [0])
      do throws(PNGError) {
        _ = try PNG.decode(png.file)
        return nil
      } catch {
        return error
      }
    }
    guard case .damaged = error(width: 13 * 1032 - 1) else {
      Issue.record("refused for its size")
      return
    }
    #expect(
      error(width: 13 * 1032) == .tooLittleData(width: 13 * 1032, height: 1, bytes: 12))
  }
}
