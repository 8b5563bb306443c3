import ImageDiff
import Testing

@Suite struct `A secure digest` {
  // By b2sum -l 256 of coreutils 9.1.
  @Test(arguments: [
    ("", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
    ("abc", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
  ])
  func `is the one b2sum prints`(text: String, digits: String) {
    #expect(SecureDigest(of: Array(text.utf8)).description == digits)
  }

  // By sha256sum of coreutils 9.1.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func `by SHA-256 is the one sha256sum prints`(text: String, digits: String) {
    #expect(SecureDigest.sha256(of: Array(text.utf8)).description == digits)
  }

  @Test func `is read as it is printed, in either case`() {
    let digest = SecureDigest(of: [1, 2, 3])
    #expect(SecureDigest("\(digest)") == digest)
    #expect(SecureDigest("\(digest)".uppercased()) == digest)
  }

  @Test(arguments: [
    "", "0", "é", String(repeating: "0", count: 63) + "g", String(repeating: "0", count: 66),
  ])
  func `is not read from anything else`(text: String) {
    #expect(SecureDigest(text) == nil)
  }

  @Test func `comes before another as its digits do`() throws {
    let digits = [String(repeating: "0", count: 64), String(repeating: "a", count: 64)]
    let digests = try digits.map { try #require(SecureDigest($0)) }
    #expect(digests[0] < digests[1] && !(digests[1] < digests[0]))
  }
}
