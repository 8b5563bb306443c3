import Glibc
import PNGFiles

/// Checks whether two files have the same picture without decompressing them.
struct FileIdentity {
  let expected: PictureFile
  let actual: PictureFile

  /// Returns the evidence for equality; `nil` where pixels have to be compared.
  func evidence() -> PNGComparison.Evidence? {
    do throws(StreamStop) {
      if try haveSameBytes() { return .sameBytes }
      if try haveSameImageData() { return .sameImageData }
    } catch {
      // A file that cannot be read, or only by libpng: that is told where pixels are compared.
    }
    return nil
  }

  private func haveSameBytes() throws(StreamStop) -> Bool {
    guard expected.source.count == actual.source.count else { return false }
    let (old, new) = (expected.window(), actual.window())
    return try FileIdentity.areSame(
      { limit throws(StreamStop) in try old.next(atMost: limit) },
      { limit throws(StreamStop) in try new.next(atMost: limit) })
  }

  /// Returns whether header, palette and compressed data are the same, and the rest of both files
  /// is valid.
  private func haveSameImageData() throws(StreamStop) -> Bool {
    var old = try expected.imageData()
    var new = try actual.imageData()
    guard old.prologue == new.prologue else { return false }
    let isSame = try FileIdentity.areSame(
      { limit throws(StreamStop) in try old.next(atMost: limit) },
      { limit throws(StreamStop) in try new.next(atMost: limit) })
    guard isSame else { return false }
    try old.finish()
    try new.finish()
    return true
  }

  /// Reads the next bytes up to a limit; `nil` at the end.
  private typealias Take = (Int) throws(StreamStop) -> UnsafeRawBufferPointer?

  /// Returns whether two sequences of bytes are the same to their ends.
  private static func areSame(_ old: Take, _ new: Take) throws(StreamStop) -> Bool {
    while let part = try old(.max) {
      var rest = part
      while let start = rest.baseAddress, rest.count > 0 {
        guard let other = try new(rest.count), let otherStart = other.baseAddress,
          memcmp(start, otherStart, other.count) == 0
        else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[other.count...])
      }
    }
    return try new(1) == nil
  }
}

extension SourceWindow {
  /// Reads the next bytes like a PNG reader.
  fileprivate func next(atMost limit: Int) throws(StreamStop) -> UnsafeRawBufferPointer? {
    do { return try take(atMost: limit) } catch { throw .unread(error) }
  }
}
